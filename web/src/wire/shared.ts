// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.

export type Awaiting =
  | {
    readonly type: 'Seats';
    readonly set: readonly Seat[];
    readonly deadline: Deadline;
  }
  | {
    readonly type: 'Nature';
    readonly prompters: readonly Seat[];
  }
  | {
    readonly type: 'World';
  }
  | {
    readonly type: 'Over';
    readonly result:
      | {
        readonly type: 'Ranking';
        readonly seats: readonly Standing[];
      }
      | {
        readonly type: 'Shared';
        readonly won: boolean;
        readonly score: number;
      };
  };

export type Deadline = {
  readonly after_ms: number;
};

export type Pips = number;

export type Seat = number;

export type Standing = {
  readonly place: number;
  readonly score: number;
};

export type Decision<Action, Chance, Resolution> =
  | {
    readonly type: 'Chosen';
    readonly seat: Seat;
    readonly action: Action;
  }
  | {
    readonly type: 'Chance';
    readonly outcome: Chance;
  }
  | {
    readonly type: 'Elapsed';
  }
  | {
    readonly type: 'Resolved';
    readonly outcome: Resolution;
  };
