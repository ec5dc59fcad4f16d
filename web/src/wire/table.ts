// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.
import type { Awaiting, Seat, Standing } from './shared';

export type BanKind = 'person' | 'device' | 'network';

export type Chair = {
  readonly person?: Person | null;
  readonly bot?: string | null;
  readonly stand_in?: string | null;
  readonly locked: boolean;
  readonly device?: string | null;
};

export type ClientMessage =
  | {
    readonly type: 'Hello';
    readonly protocol: number;
    readonly version: number;
  }
  | {
    readonly type: 'Sit';
    readonly command: number;
    readonly seat: Seat;
  }
  | {
    readonly type: 'Stand';
    readonly command: number;
  }
  | {
    readonly type: 'FillSeat';
    readonly command: number;
    readonly seat: Seat;
    readonly level: string;
  }
  | {
    readonly type: 'FreeSeat';
    readonly command: number;
    readonly seat: Seat;
  }
  | {
    readonly type: 'LockSeat';
    readonly command: number;
    readonly seat: Seat;
    readonly locked: boolean;
  }
  | {
    readonly type: 'Remove';
    readonly command: number;
    readonly person: string;
  }
  | {
    readonly type: 'Admit';
    readonly command: number;
    readonly person: string;
  }
  | {
    readonly type: 'TurnAway';
    readonly command: number;
    readonly person: string;
  }
  | {
    readonly type: 'PassHost';
    readonly command: number;
    readonly person: string;
  }
  | {
    readonly type: 'ClaimHost';
    readonly command: number;
  }
  | {
    readonly type: 'Configure';
    readonly command: number;
    readonly config: unknown;
  }
  | {
    readonly type: 'SetOptions';
    readonly command: number;
    readonly options: Options;
  }
  | {
    readonly type: 'Begin';
    readonly command: number;
  }
  | {
    readonly type: 'Consent';
    readonly command: number;
    readonly person: string;
    readonly seat: Seat;
    readonly agree: boolean;
  }
  | {
    readonly type: 'Decide';
    readonly command: number;
    readonly point: number;
    readonly action: unknown;
  }
  | {
    readonly type: 'Intend';
    readonly command: number;
    readonly point: number;
    readonly intent: unknown;
  }
  | {
    readonly type: 'Prompt';
    readonly command: number;
    readonly point: number;
  }
  | {
    readonly type: 'TakeBack';
    readonly command: number;
    readonly point: number;
  }
  | {
    readonly type: 'HandOver';
    readonly command: number;
    readonly level: string;
  }
  | {
    readonly type: 'TakeOver';
    readonly command: number;
  }
  | {
    readonly type: 'Say';
    readonly command: number;
    readonly text: string;
  }
  | {
    readonly type: 'React';
    readonly command: number;
    readonly emote: Emote;
  }
  | {
    readonly type: 'Show';
    readonly command: number;
    readonly place: string;
    readonly plan: boolean;
  }
  | {
    readonly type: 'Advise';
    readonly command: number;
    readonly point: number;
  }
  | {
    readonly type: 'Pong';
    readonly nonce: number;
    readonly clock_ms: number;
  };

export type Counsel = {
  readonly action: unknown;
  readonly why?: Saying | null;
};

export type Emote = 'laugh' | 'gasp' | 'boo' | 'clap' | 'heart' | 'yawn';

export type EraseMe = {
  readonly id: string;
};

export type GameEntry = {
  readonly id: string;
  readonly name: string;
  readonly rules_version: number;
  readonly fewest_players: number;
  readonly most_players: number;
  readonly hidden: boolean;
  readonly bots: readonly string[];
  readonly setups: readonly SetupEntry[];
};

export type GameList = {
  readonly games: readonly GameEntry[];
};

export type Health = {
  readonly status: string;
  readonly disk: string;
  readonly version: string;
  readonly uptime_seconds: number;
  readonly tables: number;
  readonly connections: number;
};

export type KeptBan = {
  readonly at: string;
  readonly until: string;
  readonly kind: BanKind;
  readonly person: string;
};

export type KeptDecision = {
  readonly at: string;
  readonly person: string;
  readonly match: number;
  readonly decision: unknown;
};

export type KeptDevice = {
  readonly at: string;
  readonly device: string;
};

export type KeptEvent = {
  readonly at: string;
  readonly by: string;
  readonly what: What;
};

export type KeptName = {
  readonly at: string;
  readonly name: string;
};

export type KeptPerson = {
  readonly id: string;
  readonly as: string;
  readonly name: string;
  readonly names: readonly KeptName[];
  readonly tables: readonly KeptVisit[];
  readonly devices: readonly KeptDevice[];
};

export type KeptReport = {
  readonly at: string;
  readonly table: string;
  readonly game: string;
  readonly role: ReportRole;
  readonly reason?: ReportReason | null;
  readonly done?: string | null;
  readonly words: readonly KeptWords[];
};

export type KeptRevocation = {
  readonly at: string;
  readonly person: string;
};

export type KeptSeat = {
  readonly at: string;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat;
};

export type KeptSpeech = {
  readonly at: string;
  readonly person: string;
  readonly name: string;
  readonly seat?: Seat | null;
  readonly text: string;
  readonly emote?: Emote | null;
  readonly shown?: Shown | null;
};

export type KeptTable = {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly KeptSeat[];
  readonly chat: readonly KeptSpeech[];
  readonly decisions: readonly KeptDecision[];
  readonly events: readonly KeptEvent[];
};

export type KeptVisit = {
  readonly at: string;
  readonly table: string;
};

export type KeptWords = {
  readonly at: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
};

export type LineInfo = {
  readonly seat: Seat;
  readonly measured: boolean;
  readonly round_trip_ms: number;
  readonly spread_ms: number;
  readonly credit_ms: number;
};

export type ListedTable = {
  readonly table: string;
  readonly listing: Listing;
};

export type Listing = {
  readonly game: string;
  readonly host: string;
  readonly seats: number;
  readonly free: number;
  readonly playing: boolean;
};

export type LogEntry = {
  readonly at: number;
  readonly by: string;
  readonly command: number;
  readonly waited_ms: number;
  readonly what: What;
};

export type MatchInfo = {
  readonly number: number;
  readonly view: unknown;
  readonly turn: Turn;
};

export type MatchSummary = {
  readonly number: number;
  readonly begun: number;
  readonly ended?: number | null;
  readonly players: readonly Player[];
  readonly result?:
    | {
      readonly type: 'Ranking';
      readonly seats: readonly Standing[];
    }
    | {
      readonly type: 'Shared';
      readonly won: boolean;
      readonly score: number;
    }
    | null;
};

export type Me = {
  readonly id: string;
  readonly name: string;
  readonly tables: readonly string[];
};

export type Missed = {
  readonly version: number;
  readonly events: unknown;
};

export type MoveCode = {
  readonly code: string;
  readonly seconds: number;
};

export type MoveHere = {
  readonly code: string;
};

export type NewMe = {
  readonly id: string;
};

export type OpenTable = {
  readonly command?: number;
  readonly game?: string;
  readonly config?: unknown;
  readonly players?: number;
  readonly options?: Options;
  readonly bots?: readonly string[];
};

export type Options = {
  readonly listed?: boolean;
  readonly closed?: boolean;
  readonly turn_seconds?: number;
  readonly away_seconds?: number;
  readonly knock?: boolean;
};

export type OwnData = {
  readonly made: string;
  readonly people: readonly KeptPerson[];
  readonly bans: readonly KeptBan[];
  readonly revoked: readonly KeptRevocation[];
  readonly reports: readonly KeptReport[];
  readonly tables: readonly KeptTable[];
  readonly next?: string | null;
};

export type OwnTables = {
  readonly tables: readonly TableSummary[];
};

export type Person = {
  readonly id: string;
  readonly name: string;
};

export type PersonEntry = {
  readonly at: number;
  readonly name?: string | null;
  readonly table?: string | null;
};

export type Player = {
  readonly person?: Person | null;
  readonly bot?: string | null;
};

export type Refused = {
  readonly command: number;
  readonly clause: string;
  readonly reason: string;
  readonly arguments: unknown;
  readonly path: string;
  readonly fault: string;
};

export type Replay = {
  readonly game: string;
  readonly rules_version: number;
  readonly config: unknown;
  readonly match: number;
  readonly begun: number;
  readonly players: readonly Player[];
  readonly eyes: string;
  readonly decisions: number;
  readonly from: number;
  readonly view: unknown;
  readonly awaiting: Awaiting;
  readonly steps: readonly ReplayStep[];
};

export type ReplayStep = {
  readonly by?: Seat | null;
  readonly why?: Saying | null;
  readonly events: unknown;
  readonly changes: unknown;
  readonly awaiting: Awaiting;
};

export type ReportReason = 'insults' | 'cheating' | 'name' | 'spam' | 'other';

export type ReportRole = 'made' | 'about' | 'quoted';

export type ReportTaken = Record<string, never>;

export type Saying = {
  readonly name: string;
  readonly arguments: unknown;
};

export type SeatInfo = {
  readonly person?: Person | null;
  readonly bot?: string | null;
  readonly played_by?: string | null;
  readonly present: boolean;
  readonly locked: boolean;
};

export type SeatRequest = {
  readonly person: Person;
  readonly seat: Seat;
  readonly agreed: readonly string[];
  readonly awaited: readonly string[];
  readonly left_ms: number;
};

export type SeatsLeft = {
  readonly seats: number;
};

export type SendReport = {
  readonly person: string;
  readonly reason?: ReportReason | null;
};

export type ServerMessage =
  | {
    readonly type: 'Table';
    readonly version: number;
    readonly game: string;
    readonly rules_version: number;
    readonly config: unknown;
    readonly options: Options;
    readonly host: string;
    readonly you: string;
    readonly seat?: Seat | null;
    readonly seats: readonly SeatInfo[];
    readonly watching: number;
    readonly watchers: readonly Person[];
    readonly requests: readonly SeatRequest[];
    readonly match?: MatchInfo | null;
    readonly speeches: readonly SpeechInfo[];
    readonly missed: readonly Missed[];
  }
  | {
    readonly type: 'UpToDate';
    readonly version: number;
  }
  | {
    readonly type: 'Seating';
    readonly version: number;
    readonly options: Options;
    readonly host: string;
    readonly seats: readonly SeatInfo[];
    readonly watching: number;
    readonly watchers: readonly Person[];
    readonly requests: readonly SeatRequest[];
  }
  | {
    readonly type: 'Update';
    readonly version: number;
    readonly done?: number | null;
    readonly events: unknown;
    readonly changes: unknown;
    readonly turn: Turn;
  }
  | {
    readonly type: 'Said';
    readonly speech: SpeechInfo;
  }
  | {
    readonly type: 'Done';
    readonly command: number;
    readonly version: number;
  }
  | {
    readonly type: 'Refused';
    readonly command: number;
    readonly clause: string;
    readonly reason: string;
    readonly arguments: unknown;
    readonly path: string;
    readonly fault: string;
  }
  | {
    readonly type: 'Advised';
    readonly command: number;
    readonly point: number;
    readonly counsel: Counsel;
  }
  | {
    readonly type: 'Ping';
    readonly nonce: number;
  }
  | {
    readonly type: 'Countdown';
    readonly point: number;
    readonly in_ms: number;
    readonly show_at_ms?: number | null;
    readonly lines: readonly LineInfo[];
  }
  | {
    readonly type: 'Reveal';
    readonly point: number;
    readonly shown: unknown;
  }
  | {
    readonly type: 'CalledOff';
    readonly point: number;
  }
  | {
    readonly type: 'Waiting';
    readonly game: string;
    readonly host: string;
    readonly you: string;
  }
  | {
    readonly type: 'Knocking';
    readonly people: readonly Person[];
  };

export type SetName = {
  readonly name: string;
};

export type SetupEntry = {
  readonly players: number;
  readonly config: unknown;
};

export type Shown = {
  readonly place: string;
  readonly plan: boolean;
};

export type SpeechInfo = {
  readonly version: number;
  readonly at: number;
  readonly person: Person;
  readonly seat?: Seat | null;
  readonly text: string;
  readonly emote?: Emote | null;
  readonly shown?: Shown | null;
};

export type TableList = {
  readonly tables: readonly ListedTable[];
};

export type TableOpened = {
  readonly table: string;
};

export type TableSummary = {
  readonly table: string;
  readonly game: string;
  readonly host: Person;
  readonly seats: readonly Player[];
  readonly playing: boolean;
  readonly last: number;
  readonly matches: readonly MatchSummary[];
};

export type Trust = {
  readonly http_port: number;
  readonly https_port: number;
  readonly certificate: string;
  readonly fingerprint: string;
  readonly short_fingerprint: string;
  readonly names: readonly string[];
};

export type Turn = {
  readonly awaiting: Awaiting;
  readonly decide?: number | null;
  readonly actions: unknown;
  readonly prompt?: number | null;
  readonly take_back?: number | null;
  readonly may_talk: boolean;
  readonly left_ms?: number | null;
};

export type What =
  | {
    readonly type: 'Opened';
    readonly game: string;
    readonly config: unknown;
    readonly host: Person;
    readonly options: Options;
    readonly device?: string | null;
  }
  | {
    readonly type: 'ChairSet';
    readonly seat: Seat;
    readonly chair: Chair;
  }
  | {
    readonly type: 'HostSet';
    readonly person: Person;
    readonly device?: string | null;
  }
  | {
    readonly type: 'Removed';
    readonly person: Person;
    readonly device?: string | null;
  }
  | {
    readonly type: 'Admitted';
    readonly person: Person;
    readonly device: string;
  }
  | {
    readonly type: 'Configured';
    readonly config: unknown;
  }
  | {
    readonly type: 'OptionsSet';
    readonly options: Options;
  }
  | {
    readonly type: 'Begun';
    readonly rules_version: number;
  }
  | {
    readonly type: 'Decided';
    readonly decision: unknown;
  }
  | {
    readonly type: 'TakenBack';
  }
  | {
    readonly type: 'Spoken';
    readonly person: Person;
    readonly seat?: Seat | null;
    readonly text: string;
    readonly emote?: Emote | null;
    readonly shown?: Shown | null;
  };
