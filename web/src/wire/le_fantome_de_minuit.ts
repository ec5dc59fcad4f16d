// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.
import type { Seat } from './shared';

export type Action =
  | {
    readonly type: 'Place';
    readonly square: Square;
  }
  | {
    readonly type: 'Move';
    readonly from: Square;
  }
  | {
    readonly type: 'Hide';
    readonly from: Square;
    readonly room: Room;
  }
  | {
    readonly type: 'Stay';
  };

export type Band = {
  readonly seat: Seat;
  readonly figures: number;
};

export type Cause = 'rooms_full' | 'turn_cap';

export type Chance =
  | {
    readonly type: 'Bravest';
    readonly seat: Seat;
  }
  | {
    readonly type: 'Roll';
    readonly face: Face;
  };

export type Config = {
  readonly players?: number;
  readonly rounds?: number;
  readonly edition?: Edition;
  readonly starter?: Seat | null;
  readonly turn_cap?: number;
};

export type Edition = 'of_1989' | 'of_2003';

export type Event =
  | {
    readonly type: 'FoundBravest';
    readonly seat: Seat;
  }
  | {
    readonly type: 'Began';
    readonly round: number;
    readonly starter: Seat;
  }
  | {
    readonly type: 'Placed';
    readonly seat: Seat;
    readonly from: Spot;
    readonly square: Square;
  }
  | {
    readonly type: 'Rolled';
    readonly seat: Seat;
    readonly face: Face;
  }
  | {
    readonly type: 'RollLost';
    readonly seat: Seat;
  }
  | {
    readonly type: 'Moved';
    readonly seat: Seat;
    readonly from: Square;
    readonly to: Square;
  }
  | {
    readonly type: 'Hid';
    readonly seat: Seat;
    readonly from: Square;
    readonly room: Room;
  }
  | {
    readonly type: 'Stayed';
    readonly seat: Seat;
    readonly square: Square;
  }
  | {
    readonly type: 'HugoWalked';
    readonly from: Spot;
    readonly to: Spot;
  }
  | {
    readonly type: 'Captured';
    readonly square: Square;
    readonly figures: readonly Band[];
    readonly to: Spot;
  }
  | {
    readonly type: 'Trapped';
    readonly cause: Cause;
    readonly figures: readonly Band[];
  }
  | {
    readonly type: 'RoundEnded';
    readonly round: number;
    readonly points: readonly number[];
  }
  | {
    readonly type: 'CameOut';
    readonly seat: Seat;
    readonly room: Room;
    readonly square: Square;
  }
  | {
    readonly type: 'Ended';
    readonly winners: readonly Seat[];
  };

export type Face = 'ghost' | 'one' | 'two' | 'four' | 'five';

export type Header = {
  readonly game: 'le-fantome-de-minuit';
  readonly rules_version: 1;
  readonly config: Config;
};

export type Phase = 'bravest' | 'placing' | 'returning' | 'rolling' | 'moving' | 'over';

export type Resolution = Record<string, never>;

export type Room = 'cabinet' | 'music_room' | 'game_room' | 'hunting_room' | 'bedroom' | 'dressing_room' | 'ballroom' | 'dining_room' | 'library' | 'kitchen' | 'linen_room';

export type SeatView = {
  readonly figures: readonly Spot[];
  readonly points: readonly number[];
  readonly total: number;
};

export type Spot =
  | {
    readonly type: 'InHand';
  }
  | {
    readonly type: 'OnSquare';
    readonly square: Square;
  }
  | {
    readonly type: 'InRoom';
    readonly room: Room;
  }
  | {
    readonly type: 'OnStep';
    readonly value: number;
  }
  | {
    readonly type: 'InCellar';
  };

export type Square = number;

export type View = {
  readonly setup: Config;
  readonly phase: Phase;
  readonly round: number;
  readonly turns: number;
  readonly turn: Seat;
  readonly starter: Seat;
  readonly roll?: Face | null;
  readonly returning?: Spot | null;
  readonly hugo: Spot;
  readonly seats: readonly SeatView[];
};
