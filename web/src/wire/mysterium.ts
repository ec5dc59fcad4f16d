// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.
import type { Seat } from './shared';

export type Action =
  | {
    readonly type: 'Give';
    readonly medium: Medium;
    readonly visions: readonly Vision[];
  }
  | {
    readonly type: 'SendCrow';
    readonly visions: readonly Vision[];
  }
  | {
    readonly type: 'Choose';
    readonly medium: Medium;
    readonly card: Clue;
  }
  | {
    readonly type: 'Bet';
    readonly about: Medium;
    readonly stance: Stance;
  }
  | {
    readonly type: 'Withdraw';
    readonly about: Medium;
  }
  | {
    readonly type: 'Ready';
  }
  | {
    readonly type: 'Convey';
    readonly culprit: GroupNumber;
    readonly visions: readonly Vision[];
  }
  | {
    readonly type: 'Vote';
    readonly group: GroupNumber;
  };

export type Ballot = {
  readonly seat: Seat;
  readonly group: GroupNumber;
};

export type Chance =
  | {
    readonly type: 'Lay';
    readonly kind: Kind;
    readonly card: Clue;
  }
  | {
    readonly type: 'Assign';
    readonly medium: Medium;
    readonly kind: Kind;
    readonly card: Clue;
  }
  | {
    readonly type: 'Draw';
    readonly vision: Vision;
  }
  | {
    readonly type: 'Join';
    readonly group: GroupNumber;
    readonly kind: Kind;
    readonly card: Clue;
  }
  | {
    readonly type: 'Turn';
    readonly vision: Vision;
  };

export type Clue = number;

export type Config = {
  readonly players?: number;
  readonly difficulty?: Difficulty;
  readonly ghost?: Seat;
  readonly eldest?: Seat | null;
  readonly timer?: number | null;
  readonly either_tokens?: boolean;
};

export type Difficulty = 'easy' | 'medium' | 'hard';

export type Ending = 'solved' | 'mistaken' | 'too_late';

export type Event =
  | {
    readonly type: 'ClueLaid';
    readonly kind: Kind;
    readonly card: Clue;
  }
  | {
    readonly type: 'TargetDrawn';
    readonly ghost: Seat;
    readonly medium: Medium;
    readonly kind: Kind;
    readonly card?: Clue | null;
  }
  | {
    readonly type: 'HourStruck';
    readonly hour: number;
  }
  | {
    readonly type: 'TokensReturned';
  }
  | {
    readonly type: 'PileShuffled';
    readonly cards: number;
  }
  | {
    readonly type: 'VisionDrawn';
    readonly ghost: Seat;
    readonly vision?: Vision | null;
    readonly hand: number;
  }
  | {
    readonly type: 'VisionsGiven';
    readonly medium: Medium;
    readonly visions: readonly Vision[];
  }
  | {
    readonly type: 'CrowSent';
    readonly ghost: Seat;
    readonly visions: readonly Vision[];
    readonly cards: number;
    readonly left: number;
  }
  | {
    readonly type: 'GlassTurned';
  }
  | {
    readonly type: 'CardChosen';
    readonly medium: Medium;
    readonly kind: Kind;
    readonly card: Clue;
  }
  | {
    readonly type: 'BetPlaced';
    readonly medium: Medium;
    readonly about: Medium;
    readonly stance: Stance;
  }
  | {
    readonly type: 'BetWithdrawn';
    readonly medium: Medium;
    readonly about: Medium;
  }
  | {
    readonly type: 'SaidReady';
    readonly seat: Seat;
  }
  | {
    readonly type: 'TimeUp';
  }
  | {
    readonly type: 'Answered';
    readonly medium: Medium;
    readonly kind: Kind;
    readonly card?: Clue | null;
    readonly right: boolean;
  }
  | {
    readonly type: 'BetSettled';
    readonly medium: Medium;
    readonly about: Medium;
    readonly stance: Stance;
    readonly right: boolean;
    readonly track: number;
  }
  | {
    readonly type: 'CameThrough';
    readonly medium: Medium;
    readonly steps: number;
    readonly track: number;
  }
  | {
    readonly type: 'GroupJoined';
    readonly group: GroupNumber;
    readonly kind: Kind;
    readonly card: Clue;
  }
  | {
    readonly type: 'Conveyed';
    readonly ghost: Seat;
    readonly culprit?: GroupNumber | null;
    readonly visions: readonly Vision[];
  }
  | {
    readonly type: 'SharedTurned';
    readonly vision: Vision;
    readonly cards: number;
  }
  | {
    readonly type: 'Voted';
    readonly seat: Seat;
    readonly shown_to: readonly Seat[];
    readonly group?: GroupNumber | null;
  }
  | {
    readonly type: 'Disagreed';
  }
  | {
    readonly type: 'VotesCounted';
    readonly votes: readonly Ballot[];
    readonly accused?: GroupNumber | null;
  }
  | {
    readonly type: 'CulpritShown';
    readonly culprit: GroupNumber;
    readonly visions: readonly Vision[];
  }
  | {
    readonly type: 'TargetShown';
    readonly medium: Medium;
    readonly kind: Kind;
    readonly card: Clue;
  }
  | {
    readonly type: 'Ended';
    readonly ending: Ending;
  };

export type GivenVision = {
  readonly vision: Vision;
  readonly hour: number;
};

export type Group = {
  readonly medium?: Medium | null;
  readonly cards: readonly Clue[];
};

export type GroupNumber = number;

export type Header = {
  readonly game: 'mysterium';
  readonly rules_version: 1;
  readonly config: Config;
};

export type Kind = 'person' | 'place' | 'object';

export type Medium = number;

export type MediumView = {
  readonly seat: Seat;
  readonly sleeve: readonly Clue[];
  readonly targets_dealt: number;
  readonly targets: readonly Clue[];
  readonly visions: readonly GivenVision[];
  readonly gifted: boolean;
  readonly choice?: Clue | null;
  readonly wrong: readonly Clue[];
  readonly agree_left: number;
  readonly disagree_left: number;
  readonly tokens: readonly Token[];
  readonly track: number;
  readonly cards_seen: number;
};

export type Phase = 'laying' | 'assigning' | 'drawing' | 'giving' | 'guessing' | 'joining' | 'conveying' | 'turning' | 'voting' | 'over';

export type PlayerView = {
  readonly ready: boolean;
  readonly changes_left: number;
  readonly voted: boolean;
  readonly vote?: GroupNumber | null;
};

export type Resolution = Record<string, never>;

export type Stance = 'agree' | 'disagree';

export type Token = {
  readonly about: Medium;
  readonly stance: Stance;
};

export type View = {
  readonly setup: Config;
  readonly phase: Phase;
  readonly hour: number;
  readonly laid: ReadonlyArray<readonly Clue[]>;
  readonly mediums: readonly MediumView[];
  readonly players: readonly PlayerView[];
  readonly hand_size: number;
  readonly hand: readonly Vision[];
  readonly crows: number;
  readonly pile: number;
  readonly heap: number;
  readonly groups: readonly Group[];
  readonly shared: readonly Vision[];
  readonly face_down: readonly Vision[];
  readonly culprit?: GroupNumber | null;
  readonly accused?: GroupNumber | null;
  readonly ending?: Ending | null;
};

export type Vision = number;
