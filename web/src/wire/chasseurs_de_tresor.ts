// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.
import type { Pips, Seat } from './shared';

export type Action =
  | {
    readonly type: 'Move';
    readonly to: Space;
  }
  | {
    readonly type: 'Stay';
  }
  | {
    readonly type: 'Take';
  }
  | {
    readonly type: 'Swap';
  }
  | {
    readonly type: 'Leave';
  };

export type BattleFace = 'ghost' | 'spirit' | 'blank';

export type Card = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'shuffle' | 'draw_2' | 'draw_3' | 'blue_doors' | 'green_doors';

export type Chance =
  | {
    readonly type: 'First';
    readonly seat: Seat;
  }
  | {
    readonly type: 'Roll';
    readonly pips: Pips;
  }
  | {
    readonly type: 'Draw';
    readonly card: Card;
  }
  | {
    readonly type: 'Reveal';
    readonly number: JewelNumber;
  }
  | {
    readonly type: 'Battle';
    readonly first: BattleFace;
    readonly second?: BattleFace | null;
  };

export type Colour = 'blue' | 'green';

export type Config = {
  readonly players?: number;
  readonly mode?: Mode;
  readonly difficulty?: Difficulty;
  readonly swap?: boolean;
  readonly starter?: Seat | null;
  readonly turn_cap?: number;
};

export type Difficulty = 'gentle' | 'usual' | 'fierce';

export type Ending = 'escaped' | 'haunted' | 'standoff' | 'too_late';

export type Event =
  | {
    readonly type: 'FirstChosen';
    readonly hunter: Hunter;
    readonly seat: Seat;
  }
  | {
    readonly type: 'Rolled';
    readonly hunter: Hunter;
    readonly pips: Pips;
    readonly ghost: boolean;
  }
  | {
    readonly type: 'CardTurned';
    readonly card: Card;
  }
  | {
    readonly type: 'CardSetAside';
    readonly card: Card;
  }
  | {
    readonly type: 'PileShuffled';
    readonly cards: number;
  }
  | {
    readonly type: 'GhostCame';
    readonly room: Room;
    readonly due: Room;
    readonly ghosts: number;
  }
  | {
    readonly type: 'RoomHaunted';
    readonly room: Room;
    readonly spirits: number;
  }
  | {
    readonly type: 'DoorsClosed';
    readonly colour: Colour;
  }
  | {
    readonly type: 'DoorsOpened';
    readonly colour: Colour;
  }
  | {
    readonly type: 'Moved';
    readonly hunter: Hunter;
    readonly path: readonly Space[];
  }
  | {
    readonly type: 'Stayed';
    readonly hunter: Hunter;
    readonly at: Space;
  }
  | {
    readonly type: 'JewelRevealed';
    readonly hunter: Hunter;
    readonly room: Room;
    readonly number: JewelNumber;
  }
  | {
    readonly type: 'JewelTaken';
    readonly hunter: Hunter;
    readonly room: Room;
    readonly number?: JewelNumber | null;
  }
  | {
    readonly type: 'JewelLeft';
    readonly hunter: Hunter;
    readonly room: Room;
    readonly number?: JewelNumber | null;
  }
  | {
    readonly type: 'JewelsSwapped';
    readonly hunter: Hunter;
    readonly room: Room;
    readonly taken: JewelNumber;
    readonly left: JewelNumber;
  }
  | {
    readonly type: 'JewelRescued';
    readonly hunter: Hunter;
    readonly number?: JewelNumber | null;
    readonly rescued: number;
  }
  | {
    readonly type: 'Fought';
    readonly hunter: Hunter;
    readonly room: Room;
    readonly dice: readonly BattleFace[];
    readonly gone: number;
    readonly left: number;
    readonly spirit_gone: boolean;
  }
  | {
    readonly type: 'Ended';
    readonly ending: Ending;
    readonly rescued: number;
  };

export type Header = {
  readonly game: 'chasseurs-de-tresor';
  readonly rules_version: 1;
  readonly config: Config;
};

export type Hunter = number;

export type HunterView = {
  readonly seat: Seat;
  readonly at: Space;
  readonly backpack?: Jewel | null;
  readonly held: boolean;
};

export type Jewel = {
  readonly number?: JewelNumber | null;
};

export type JewelNumber = number;

export type Mode = 'classic' | 'advanced';

export type Phase = 'first' | 'rolling' | 'drawing' | 'moving' | 'revealing' | 'choosing' | 'fighting' | 'over';

export type Reachable = {
  readonly to: Space;
  readonly steps: number;
};

export type Resolution = Record<string, never>;

export type Room = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l';

export type RoomView = {
  readonly room: Room;
  readonly ghosts: number;
  readonly haunted: boolean;
  readonly jewel?: Jewel | null;
};

export type Space = 'outside' | 'hall_1' | 'hall_2' | 'hall_3' | 'hall_4' | 'hall_5' | 'hall_6' | 'hall_7' | 'hall_8' | 'hall_9' | 'hall_10' | 'hall_11' | 'hall_12' | 'hall_13' | 'hall_14' | 'hall_15' | 'hall_16' | 'hall_17' | 'hall_18' | 'hall_19' | 'hall_20' | 'hall_21' | 'hall_22' | 'hall_23' | 'room_a' | 'room_b' | 'room_c' | 'room_d' | 'room_e' | 'room_f' | 'room_g' | 'room_h' | 'room_i' | 'room_j' | 'room_k' | 'room_l';

export type View = {
  readonly setup: Config;
  readonly phase: Phase;
  readonly turns: number;
  readonly turn: Hunter;
  readonly first: Hunter;
  readonly roll?: Pips | null;
  readonly reach: readonly Reachable[];
  readonly hunters: readonly HunterView[];
  readonly rooms: readonly RoomView[];
  readonly spirits: number;
  readonly rescued: number;
  readonly unseen: readonly JewelNumber[];
  readonly pile: number;
  readonly discard: readonly Card[];
  readonly aside: readonly Card[];
  readonly card?: Card | null;
  readonly to_draw: number;
  readonly closed?: Colour | null;
  readonly ending?: Ending | null;
};
