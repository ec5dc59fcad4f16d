// What a game gives to the client: its folder's index.ts has it as the default export. The table around it (seats, chat, log, host's menu, refusals) is the same for all games.
import type { ComponentType } from 'preact';
import type { Playback } from '../board/player';
import type { Guide } from '../guide/guide';
import type { GameHelp } from '../help/help';
import type { IconName } from '../parts/icon';
import type { Cue } from '../sound/cues';
import type { Language } from '../texts/language';

// A member of the wire that only the game itself understands.
export type Opaque = unknown;

export interface SeatName {
  readonly seat: number;
  readonly name: string; // of the person or the bot, in the viewer's language; "Place 3" while it is empty
  readonly kind: 'person' | 'bot' | 'empty';
  readonly you: boolean;
  readonly present: boolean;
}

export type Awaiting =
  | { readonly type: 'Seats'; readonly set: readonly number[]; readonly deadline: { readonly after_ms: number } }
  | { readonly type: 'Nature'; readonly prompters: readonly number[] }
  | { readonly type: 'World' }
  | { readonly type: 'Over'; readonly result: Result };

export type Result =
  | { readonly type: 'Ranking'; readonly seats: readonly { readonly place: number; readonly score: number }[] }
  | { readonly type: 'Shared'; readonly won: boolean; readonly score: number };

// What is awaited, for this viewer. A point that is null is not theirs.
export interface Turn<Action = Opaque> {
  readonly awaiting: Awaiting;
  readonly decide: number | null;
  readonly actions: readonly Action[] | null; // what this seat may decide now
  readonly prompt: number | null; // not null: this seat lets the dice fall
  readonly take_back: number | null;
  readonly may_talk: boolean;
  readonly left_ms: number | null;
}

// Something is shown to all at one instant, and hands race (docs/PROTOCOL.md, Races).
export interface Race {
  readonly point: number;
  readonly show_at: number; // by performance.now()
  readonly shown: Opaque | null; // once it is known; not to be seen before the instant
  readonly lines: readonly Line[];
}
// How well the server knows the line to a seat: what it makes up for, and by how much it varies.
export interface Line {
  readonly seat: number;
  readonly measured: boolean;
  readonly round_trip_ms: number;
  readonly spread_ms: number;
  readonly credit_ms: number;
}

export interface BoardProps<View = Opaque, Action = Opaque, Event = Opaque> {
  readonly view: View; // the truth, after all events
  readonly turn: Turn<Action>;
  readonly seat: number | null; // null: a spectator
  readonly names: readonly SeatName[]; // by seat
  readonly events: readonly Event[]; // of the last update, to be animated; empty after a (re)connection
  readonly version: number; // grows with every update: the same view object may come again with the same version
  readonly language: Language;
  readonly calm: boolean; // nothing moves by itself: the system's or the player's wish
  readonly tempo: number; // how long motions take, as a multiple of the usual; 0: all at once. Always 0 when calm
  readonly advice: Action | null; // asked for: what the strongest bot would do
  readonly busy: boolean; // a decision is on its way: no second one now
  readonly marks: readonly Mark[]; // to be seen now
  onMark: ((place: string, plan: boolean) => void) | null; // null: nobody may point now
  readonly race?: Race | null; // in games where hands race, while they do
  readonly where?: { readonly table: string; readonly match: number } | null; // what the server can be asked more about
  onDecide(action: Action): void;
  onPrompt(): void;
  onSignal?(signal: Opaque): void; // of the seat, in a race
  onIntend?(intent: Opaque): void; // of the seat: what the world is to make of it
  onRefusedTap(text: string, clause?: string): void; // a tap that is not allowed: one short sentence, in the viewer's language
}

// Somebody points at a place of the board, or plans to go there. The place is the game's own word for it.
export interface Mark {
  readonly id: number;
  readonly seat: number | null;
  readonly place: string;
  readonly plan: boolean;
}

// The turn's clock, drawn by the game: the seconds beside it and what is told of them are the table's.
export interface ClockProps {
  readonly until: number; // by performance.now()
  readonly whole_ms: number;
  readonly seconds: number; // left
  readonly calm: boolean;
}

export interface ScoreProps<View = Opaque> {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly language: Language;
  readonly over: Result | null;
}

export interface Label {
  readonly title: string; // on the button: "Cuisine"
  readonly detail?: string; // under it: "à l'abri, 0"
  readonly spoken?: string; // for those who listen: what pressing it does, if the title only names a place
}

export interface Score {
  readonly total: number;
  readonly rounds: readonly (number | null)[]; // null: not played yet
  readonly current: number | null; // the index of the round being played
  readonly detail: string; // "3 en galerie, 1 à l'abri"
}

export interface TurningPoint {
  readonly name: string; // "Hugo attrape un invité de Léa"
  readonly great: boolean;
}

export interface GameClient<View = Opaque, Action = Opaque, Event = Opaque> {
  readonly id: string; // as in /api/games
  readonly Board: ComponentType<BoardProps<View, Action, Event>>;
  // The die and the answer buttons at the thumb. Without it the table lists `turn.actions` as plain buttons; with it that list
  // stays reachable for keyboards and screen readers.
  readonly Dock?: ComponentType<BoardProps<View, Action, Event>>;
  readonly Score: ComponentType<ScoreProps<View>>; // the whole sheet, for the end of a match and on demand
  // The margin on the desktop: what there is to know ("Frayeurs"). On a phone it is in the help.
  readonly Reference?: ComponentType<{ readonly view: View; readonly language: Language }>;
  // One line of the log. Empty: not worth a line.
  sentence(event: Event, names: readonly SeatName[], language: Language): string;
  readonly signs?: Readonly<Partial<Record<string, IconName>>>; // drawn beside that line, by the type of the event
  readonly cast?: readonly string[]; // who is told of by name besides the players
  // What is asked or awaited now: "À toi, Biscotte !" and "Tu as fait 4 : où va ton invité ?"
  banner(view: View, turn: Turn<Action>, seat: number | null, names: readonly SeatName[], language: Language): Label;
  action(action: Action, view: View, language: Language): Label;
  listed?(action: Action): boolean; // whether it stands in the plain list of choices, where those are too many
  prompt(view: View, language: Language): Label; // the button that rolls or draws
  score(view: View, seat: number, language: Language): Score; // for the list of players
  // Drawn beside a seat's name instead of its total: what it carries. Decoration: `score` says it in words.
  readonly Badge?: ComponentType<{ readonly view: View; readonly seat: number }>;
  figure?(view: View): number; // whose turn it is, where a seat runs several figures: the one shown with the question
  readonly Clock?: ComponentType<ClockProps>; // instead of the candle
  readonly changeable?: boolean; // a decision is changed by another one: taking back is offered only to who waits
  readonly advises?: boolean; // players may ask the strongest bot
  // What showing a place, or planning to go there, says in the chat. Without it nobody points in this game.
  shown?(place: string, plan: boolean, language: Language): string;
  aim?(language: Language): string; // in the head of the table, where there are no rounds to count
  // How long these events are to be seen before the next ones are shown, in milliseconds. Without it, half a second.
  pace?(events: readonly Event[]): number;
  // What is heard of an event, and when while it is told. Without it a game is silent, save for the table's own sounds.
  sounds?(event: Event): readonly Cue[];
  // What a replay may be wound to: its name, if the event is a turning point. Great ones part the match; there are few of them.
  turning_point?(event: Event, names: readonly SeatName[], language: Language): TurningPoint | null;
  readonly playback?: Playback; // its player of events: the table shows when it plays, and skips
  // Fetched when someone reads the rules, or plays a guided first game.
  help?(): Promise<{ readonly default: GameHelp }>;
  guide?(): Promise<{ readonly default: Guide<View, Action, Event> }>;
  // The setup of the next match at this table, if the one that ended changes it.
  next_setup?(view: View, config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null;
  // The moons, and what they are called if not rounds.
  progress(view: View, language: Language): { readonly round: number; readonly rounds: number; readonly name?: string } | null;
}

// Events are told apart by their type in every game.
export function sign_of({ signs }: GameClient, event: Opaque): IconName | null {
  return signs?.[(event as { readonly type: string }).type] ?? null;
}

// Forgets a game's own types: the table passes its members through without looking at them.
export function define_game<View, Action, Event>(game: GameClient<View, Action, Event>): GameClient {
  return game as unknown as GameClient;
}
