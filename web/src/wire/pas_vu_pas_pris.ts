// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.
import type { Pips, Seat } from './shared';

export type Action =
  | {
    readonly type: 'Decline';
  }
  | {
    readonly type: 'Seize';
    readonly piece: Piece;
  }
  | {
    readonly type: 'PutBack';
  }
  | {
    readonly type: 'Plan';
    readonly walks: readonly Walk[];
    readonly fusions: readonly Fusion[];
  }
  | {
    readonly type: 'ChooseSide';
    readonly side: Side;
  }
  | {
    readonly type: 'Tip';
    readonly towards: Side;
  }
  | {
    readonly type: 'CatchGhost';
    readonly figure: Figure;
  }
  | {
    readonly type: 'PutIn';
    readonly rest: Rest;
  }
  | {
    readonly type: 'Grow';
    readonly figure: Figure;
    readonly into: Size;
  };

export type Bell = 'double_look' | 'lie_down' | 'tip_over' | 'grimaces' | 'tag' | 'dance' | 'perch' | 'big_brother' | 'knock' | 'dizzy' | 'crystal' | 'sun';

export type CardView = {
  readonly card: MoveCardId;
  readonly value: number;
  readonly one?: Piece | null;
  readonly other?: Piece | null;
};

export type Chance =
  | {
    readonly type: 'Arrange';
    readonly layout: number;
  }
  | {
    readonly type: 'HangKeyhole';
    readonly door: Door;
  }
  | {
    readonly type: 'GiveDie';
    readonly seat: Seat;
  }
  | {
    readonly type: 'Draw';
    readonly card: MoveCardId;
  }
  | {
    readonly type: 'Ring';
    readonly bell: Bell;
  }
  | {
    readonly type: 'Roll';
    readonly pips: Pips;
  };

export type Config = {
  readonly players?: number;
  readonly fusions?: boolean;
  readonly bells?: boolean;
  readonly seating?: Seating;
  readonly layout?: number;
  readonly hall_points?: HallPoints;
  readonly first_die?: Seat | null;
};

export type Coordinate = number;

export type Door = {
  readonly side: Side;
  readonly number: DoorNumber;
};

export type DoorNumber = number;

export type Event =
  | {
    readonly type: 'HallArranged';
    readonly pieces: readonly Pose[];
  }
  | {
    readonly type: 'KeyholeHung';
    readonly door: Door;
  }
  | {
    readonly type: 'DieGiven';
    readonly seat: Seat;
  }
  | {
    readonly type: 'BellRang';
    readonly bell: Bell;
  }
  | {
    readonly type: 'CardDrawn';
    readonly seat: Seat;
    readonly card: MoveCardId;
  }
  | {
    readonly type: 'PieceLeft';
    readonly seat: Seat;
    readonly piece?: Piece | null;
  }
  | {
    readonly type: 'PieceSeized';
    readonly seat: Seat;
    readonly piece: Piece;
  }
  | {
    readonly type: 'PieceRests';
    readonly piece: Piece;
    readonly pose: Pose;
    readonly by?: Seat | null;
  }
  | {
    readonly type: 'PlanMade';
    readonly seat: Seat;
    readonly plan?: Plan | null;
    readonly last: boolean;
  }
  | {
    readonly type: 'GhostWalked';
    readonly seat: Seat;
    readonly figure: Figure;
    readonly path: readonly Square[];
    readonly pose: Pose;
    readonly shifted: boolean;
  }
  | {
    readonly type: 'GhostLeft';
    readonly seat: Seat;
    readonly figure: Figure;
    readonly path: readonly Square[];
  }
  | {
    readonly type: 'GhostPut';
    readonly seat: Seat;
    readonly figure: Figure;
    readonly pose: Pose;
  }
  | {
    readonly type: 'GhostReplaced';
    readonly seat: Seat;
    readonly figure: Figure;
    readonly by: Seat;
    readonly with: Figure;
    readonly pose: Pose;
  }
  | {
    readonly type: 'GhostsFused';
    readonly seat: Seat;
    readonly one: Figure;
    readonly other: Figure;
    readonly into: Figure;
    readonly pose: Pose;
  }
  | {
    readonly type: 'FusionUndone';
    readonly seat: Seat;
    readonly one: Figure;
    readonly other: Figure;
  }
  | {
    readonly type: 'GhostWentBack';
    readonly seat: Seat;
    readonly figure: Figure;
    readonly seen: boolean;
  }
  | {
    readonly type: 'DieRolled';
    readonly seat: Seat;
    readonly pips: Pips;
  }
  | {
    readonly type: 'SideChosen';
    readonly seat: Seat;
    readonly side: Side;
  }
  | {
    readonly type: 'Looked';
    readonly look: LookRecord;
    readonly hall: HallSeen;
  }
  | {
    readonly type: 'HallTurned';
    readonly sides: readonly Side[];
  }
  | {
    readonly type: 'MatchEnded';
    readonly points: readonly number[];
  };

export type Evidence = {
  readonly look: LookRecord;
  readonly hall: HallSeen;
  readonly side: number;
  readonly runs: readonly Run[];
};

export type Fallen = {
  readonly piece: Piece;
  readonly pose: Pose;
};

export type Figure = number;

export type Fusion = {
  readonly one: Figure;
  readonly other: Figure;
  readonly rest: Rest;
};

export type GhostSeen = {
  readonly ghost: number;
  readonly pose: Pose;
};

export type GhostView = {
  readonly figure: Figure;
  readonly size: Size;
  readonly where: Where;
  readonly pose?: Pose | null;
  readonly lying: boolean;
  readonly fixed: boolean;
  readonly entered: boolean;
};

export type Glimpse = {
  readonly ghost: number;
  readonly in_mirror: boolean;
  readonly samples: number;
  readonly silhouette: number;
  readonly column: number;
  readonly row: number;
  readonly ray: Ray;
};

export type HallPoints = 'as_printed' | 'none_for_small';

export type HallSeen = {
  readonly ghosts: readonly GhostSeen[];
  readonly pieces: readonly Pose[];
};

export type Header = {
  readonly game: 'pas-vu-pas-pris';
  readonly rules_version: 1;
  readonly config: Config;
};

export type Heading = number;

export type Intent =
  | {
    readonly type: 'Release';
    readonly pose: Pose;
  };

export type LookRecord = {
  readonly number: number;
  readonly door: Door;
  readonly glimpses: readonly Glimpse[];
};

export type MoveCardId = number;

export type Phase = 'arranging' | 'hanging' | 'dicing' | 'ringing' | 'crystal' | 'ringing_in_turn' | 'tipping' | 'settling' | 'drawing' | 'seizing' | 'placing' | 'planning' | 'rolling' | 'choosing' | 'aiming' | 'over';

export type Piece = 'mirror' | 'trolley' | 'desk' | 'piano' | 'armchair' | 'table';

export type Plan = {
  readonly walks: readonly Walk[];
  readonly fusions: readonly Fusion[];
};

export type PlayerView = {
  readonly side: Side;
  readonly ghosts: readonly GhostView[];
  readonly card?: CardView | null;
  readonly choices: number;
  readonly points: number;
  readonly planned: boolean;
};

export type Pose = {
  readonly at: Spot;
  readonly turn: Quaternion;
};

export type Quaternion = {
  readonly w: QuaternionPart;
  readonly x: QuaternionPart;
  readonly y: QuaternionPart;
  readonly z: QuaternionPart;
};

export type QuaternionPart = number;

export type Ray = {
  readonly eye: Spot;
  readonly glass?: Spot | null;
  readonly hit: Spot;
};

export type Resolution =
  | {
    readonly type: 'Released';
    readonly seat: Seat;
    readonly rests: Fallen;
    readonly others: readonly Fallen[];
  }
  | {
    readonly type: 'Settled';
    readonly pieces: readonly Fallen[];
  };

export type Rest = {
  readonly x: Coordinate;
  readonly y: Coordinate;
  readonly z: Coordinate;
  readonly heading: Heading;
};

export type Run = {
  readonly tag: number;
  readonly length: number;
};

export type Seating = 'neighbours' | 'opposite';

export type Side = 'south' | 'west' | 'north' | 'east';

export type Size = 'small' | 'medium' | 'large';

export type Spot = {
  readonly x: Coordinate;
  readonly y: Coordinate;
  readonly z: Coordinate;
};

export type Square = number;

export type View = {
  readonly setup: Config;
  readonly phase: Phase;
  readonly round: number;
  readonly players: readonly PlayerView[];
  readonly pieces: readonly Fallen[];
  readonly moved: readonly Piece[];
  readonly keyhole?: Door | null;
  readonly looks: readonly LookRecord[];
  readonly die?: Seat | null;
  readonly turn: Seat;
  readonly seized?: Piece | null;
  readonly bell?: Bell | null;
  readonly crystal?: Pips | null;
  readonly cards_left: number;
  readonly bells_left: number;
  readonly rolling: readonly Seat[];
  readonly best: readonly Seat[];
  readonly highest: number;
  readonly plan?: Plan | null;
};

export type Walk = {
  readonly figure: Figure;
  readonly path: readonly Square[];
  readonly leaves: boolean;
  readonly rest: Rest;
};

export type Where = 'side' | 'edge' | 'hall' | 'out';
