// What a game gives to the client: its folder's index.ts has it as the default export. The table around it (seats, chat, log, host's menu, refusals) is the same for all games.
import type { ComponentType } from 'preact';
import type { ClockProps } from '../parts/burning_candle';
import type { IconName } from '../parts/icon';
import type { Cue } from '../sound/cues';
import type { Language } from '../texts/language';
import type { Saying } from '../wire/table';
import type { Opaque, Result, Turn } from '../wire/turn';
import type { GameEnding } from './ending';
import type { Guide } from './guide';
import type { GameHelp } from './help';
import { kPlainDrawn, kPlainTelling, kPlainTerms, kPlainWords } from './plain';
import type { GameStage } from './stage';

export interface SeatName {
  readonly seat: number;
  readonly name: string; // of the person or the bot, in the viewer's language; "Place 3" while it is empty
  readonly short?: string; // of a bot, for where its name would be cut off
  readonly kind: 'person' | 'bot' | 'empty';
  readonly you: boolean;
  readonly present: boolean;
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
  onRefusedTap(say: (language: Language) => string, clause?: string): void; // a tap that is not allowed: one short sentence
}

// Somebody points at a place of the board, or plans to go there. The place is the game's own word for it.
export interface Mark {
  readonly id: number;
  readonly seat: number | null;
  readonly place: string;
  readonly plan: boolean;
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

// What of a game is drawn. A dock, a slip in the margin and a badge are not there unless a game gives them.
export interface Drawn<View = Opaque, Action = Opaque, Event = Opaque> {
  readonly Board: ComponentType<BoardProps<View, Action, Event>>;
  // The die and the answer buttons at the thumb. Without it the table lists `turn.actions` as plain buttons; with it that list
  // stays reachable for keyboards and screen readers.
  readonly Dock?: ComponentType<BoardProps<View, Action, Event>>;
  readonly Score: ComponentType<ScoreProps<View>>; // the whole sheet, for the end of a match and on demand
  // The margin on the desktop: what there is to know ("Frayeurs"). On a phone it is in the help.
  readonly Reference?: ComponentType<{ readonly view: View; readonly language: Language }>;
  // Beside a seat's name instead of its total: what it carries. Decoration: `score` says it in words.
  readonly Badge?: ComponentType<{ readonly view: View; readonly seat: number }>;
  readonly Clock: ComponentType<ClockProps>; // usually a candle
}

// What of a game is said.
export interface Words<View = Opaque, Action = Opaque, Event = Opaque, Stage = GameStage> {
  // One line of the log. Empty: not worth a line.
  sentence(event: Event, names: readonly SeatName[], language: Language, stage: Stage): string;
  readonly signs: Readonly<Partial<Record<string, IconName>>>; // drawn beside that line, by the type of the event
  readonly cast: readonly string[]; // who is told of by name besides the players
  // What is asked or awaited now: "À toi, Biscotte !" and "Tu as fait 4 : où va ton invité ?"
  banner(
    view: View,
    turn: Turn<Action>,
    seat: number | null,
    names: readonly SeatName[],
    language: Language,
    stage: Stage,
  ): Label;
  action(action: Action, view: View, language: Language): Label;
  prompt(view: View, language: Language): Label; // the button that rolls or draws
  score(view: View, seat: number, language: Language): Score; // for the list of players
  // The moons, and what they are called if not rounds.
  progress(view: View, language: Language): { readonly round: number; readonly rounds: number; readonly name?: string } | null;
  aim(language: Language): string; // in the head of the table, where there are no rounds to count
  // What showing a place, or planning to go there, says in the chat. Without it nobody points in this game.
  shown?(place: string, plan: boolean, language: Language): string;
  // A bot's reason (catalog/words.ts says it) with what is called otherwise at this table: a player's name instead of a colour.
  reason(why: Saying, view: View, names: readonly SeatName[], language: Language): Saying;
  // What a replay may be wound to: its name, if the event is a turning point. Great ones part the match; there are few of them.
  turning_point(event: Event, names: readonly SeatName[], language: Language, stage: Stage): TurningPoint | null;
}

// How events are told. How fast is for the table to say: `pace` is multiplied by the tempo.
export interface Telling<Event = Opaque> {
  pace(events: readonly Event[]): number; // how long these are to be seen before the next ones are shown, in milliseconds
  sounds(event: Event): readonly Cue[]; // what is heard of it, and when while it is told
}

// Where a game differs from the others in what the table does.
export interface Terms<View = Opaque, Action = Opaque> {
  readonly changeable: boolean; // a decision is changed by another one: taking back is offered only to who waits
  readonly advises: boolean; // players may ask the strongest bot
  listed(action: Action): boolean; // whether it stands in the plain list of choices, where those are too many
  figure(view: View): number | null; // where a seat runs several figures: the one shown with the question
  // The setup of the next match at this table, if the one that ended changes it.
  next_setup(view: View, config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null;
  // What is offered to who has lost: a setup that makes the match easier, or easy bots where they play against people.
  easier(config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null;
  readonly rivals: boolean;
}

export interface GameClient<View = Opaque, Action = Opaque, Event = Opaque, Stage extends GameStage = GameStage> {
  readonly id: string; // as in /api/games
  stage(): Stage; // for one board and one match: what its components share (`use_stage`)
  readonly drawn: Drawn<View, Action, Event>;
  readonly words: Words<View, Action, Event, Stage>;
  readonly telling: Telling<Event>;
  readonly terms: Terms<View, Action>;
  // Fetched when someone reads the rules, or plays a guided first game.
  help?(): Promise<{ readonly default: GameHelp }>;
  guide?(): Promise<{ readonly default: Guide<View, Action, Event, Stage> }>;
  // Fetched when a match is over: its picture, and what can be concluded from how it went.
  ending?(): Promise<{ readonly ending: GameEnding }>;
}

// Events are told apart by their type in every game.
export function sign_of({ words }: GameClient, event: Opaque): IconName | null {
  return words.signs[(event as { readonly type: string }).type] ?? null;
}

// What a game has to give is its name; whatever else it leaves out is plain (plain.tsx), so that it can be played from its views alone.
type Given<Group> = { readonly [Member in keyof Group]?: Group[Member] };
export interface GivenGame<View, Action, Event, Stage extends GameStage>
  extends Pick<GameClient<View, Action, Event, Stage>, 'id' | 'help' | 'guide' | 'ending'> {
  stage?(): Stage;
  readonly drawn?: Given<Drawn<View, Action, Event>>;
  readonly words?: Given<Words<View, Action, Event, Stage>>;
  readonly telling?: Given<Telling<Event>>;
  readonly terms?: Given<Terms<View, Action>>;
}
// Forgets a game's own types: the table passes its members through without looking at them.
export function define_game<View, Action, Event, Stage extends GameStage>(
  given: GivenGame<View, Action, Event, Stage>,
): GameClient {
  const { drawn, words, telling, terms, ...game } = given as unknown as GivenGame<Opaque, Opaque, Opaque, GameStage>;
  return {
    stage: () => ({}),
    ...game,
    drawn: { ...kPlainDrawn, ...drawn },
    words: { ...kPlainWords, ...words },
    telling: { ...kPlainTelling, ...telling },
    terms: { ...kPlainTerms, ...terms },
  };
}
