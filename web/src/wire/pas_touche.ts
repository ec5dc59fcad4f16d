// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.
import type { Seat } from './shared';

export type Action =
  | {
    readonly type: 'Prepare';
    readonly level: Level;
    readonly hand: Hand;
  };

export type Card = {
  readonly sweet: Sweet;
  readonly count: Count;
};

export type Chance =
  | {
    readonly type: 'Call';
  }
  | {
    readonly type: 'Turn';
    readonly card: ConstraintId;
  };

export type Colour = 'green' | 'orange' | 'red' | 'violet';

export type Config = {
  readonly players?: number;
  readonly children?: boolean;
  readonly throw_seconds?: number;
  readonly throw_cap?: number;
  readonly levels?: readonly Level[];
  readonly calm?: readonly Seat[];
  readonly allowance_ms?: number;
};

export type ConstraintId = number;

export type Cost = 'none' | 'off_track' | 'padlock' | 'arrow' | 'crossed';

export type Count = number;

export type Cube = {
  readonly slot: Slot;
  readonly space: number;
};

export type Ending = 'won' | 'too_long';

export type Event =
  | {
    readonly type: 'GridLaid';
    readonly cards: readonly Card[];
  }
  | {
    readonly type: 'Prepared';
    readonly seat: Seat;
    readonly level: Level;
    readonly hand: Hand;
  }
  | {
    readonly type: 'Called';
    readonly number: number;
  }
  | {
    readonly type: 'Thrown';
    readonly dice: Card;
    readonly place: Place;
  }
  | {
    readonly type: 'Touched';
    readonly touch: Finish;
    readonly outcome: Outcome;
  }
  | {
    readonly type: 'Advanced';
    readonly seat: Seat;
    readonly from?: Cube | null;
    readonly to?: Cube | null;
  }
  | {
    readonly type: 'Blocked';
    readonly seat: Seat;
  }
  | {
    readonly type: 'Penalised';
    readonly seat: Seat;
    readonly space?: Space | null;
    readonly from?: Cube | null;
    readonly to?: Cube | null;
    readonly lost?: ConstraintId | null;
  }
  | {
    readonly type: 'NobodyScored';
  }
  | {
    readonly type: 'CardTurned';
    readonly seat: Seat;
    readonly slot: Slot;
    readonly card: ConstraintId;
    readonly binds: boolean;
  }
  | {
    readonly type: 'CardPassed';
    readonly seat: Seat;
    readonly slot: Slot;
    readonly card: ConstraintId;
  }
  | {
    readonly type: 'Ended';
    readonly ending: Ending;
    readonly winners: readonly Seat[];
    readonly next_levels: readonly Level[];
  };

export type Finish = {
  readonly seat: Seat;
  readonly card: Card;
  readonly hand: Hand;
  readonly shout: boolean;
  readonly reaction_ms: number;
  readonly margin_ms: number;
  readonly by_arrival: boolean;
  readonly by_lot: boolean;
};

export type Hand = 'left' | 'right';

export type Header = {
  readonly game: 'pas-touche';
  readonly rules_version: 1;
  readonly config: Config;
};

export type Level = number;

export type Outcome = 'advanced' | 'blocked' | 'late' | 'false_start' | 'wrong_card' | 'forbidden' | 'wrong_hand' | 'no_shout';

export type Phase = 'laying' | 'preparing' | 'waiting' | 'racing' | 'turning' | 'over';

export type PhotoView = {
  readonly dice: Card;
  readonly place: Place;
  readonly touches: readonly TouchView[];
};

export type Place = number;

export type PlayerView = {
  readonly level?: Level | null;
  readonly hand?: Hand | null;
  readonly calm: boolean;
  readonly slots: readonly SlotView[];
  readonly cube?: Cube | null;
  readonly progress: number;
  readonly length: number;
  readonly sweets: readonly Sweet[];
  readonly counts: readonly Count[];
  readonly next_level?: Level | null;
};

export type Resolution =
  | {
    readonly type: 'Layout';
    readonly cards: readonly Card[];
  }
  | {
    readonly type: 'Race';
    readonly dice: Card;
    readonly touches: readonly Finish[];
  };

export type Shown = Card;

export type Signal =
  | {
    readonly type: 'Touch';
    readonly card: Card;
    readonly hand: Hand;
    readonly reaction_ms: number;
  }
  | {
    readonly type: 'Shout';
    readonly after_ms: number;
  }
  | {
    readonly type: 'GiveUp';
  };

export type Slot = number;

export type SlotView = {
  readonly colour: Colour;
  readonly track: readonly Space[];
  readonly card?: ConstraintId | null;
  readonly binds: boolean;
  readonly sweets: readonly Sweet[];
  readonly counts: readonly Count[];
};

export type Space = 'padlock' | 'arrow' | 'crossed';

export type Sweet = 'churros' | 'croissant' | 'macaron' | 'eclair' | 'waffle' | 'doughnut';

export type TouchView = {
  readonly touch: Finish;
  readonly outcome: Outcome;
  readonly cost: Cost;
};

export type View = {
  readonly setup: Config;
  readonly phase: Phase;
  readonly throws: number;
  readonly grid: readonly Card[];
  readonly players: readonly PlayerView[];
  readonly piles: readonly number[];
  readonly under: ReadonlyArray<readonly ConstraintId[]>;
  readonly turning?: Seat | null;
  readonly passed: number;
  readonly last?: PhotoView | null;
  readonly ending?: Ending | null;
  readonly winners: readonly Seat[];
};
