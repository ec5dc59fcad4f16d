// What a game gives to its guided first game: hints are data, and each waits for its moment in a real match.
import type { ByHand } from '../parts/pointer';
import type { Language } from '../texts/language';
import type { Opaque, Turn } from '../wire/turn';
import type { GameStage } from './stage';

export interface Moment<View = Opaque, Action = Opaque, Event = Opaque, Stage = GameStage> {
  readonly view: View;
  readonly turn: Turn<Action>;
  readonly events: readonly Event[];
  readonly seat: number | null;
  readonly stage?: Stage; // of the board on which it is seen
}
export interface Hint<View = Opaque, Action = Opaque, Event = Opaque, Stage = GameStage> {
  readonly id: string;
  readonly text: (language: Language) => string | ByHand; // asked when it is shown: the catalogue holds the loaded languages only
  when(moment: Moment<View, Action, Event, Stage>): boolean; // its time has come
  holds?(moment: Moment<View, Action, Event, Stage>): boolean; // it is still worth saying; without it, until it is dismissed
  anchor(moment: Moment<View, Action, Event, Stage>): string; // a selector: what on the screen it speaks of
}
export interface Guide<View = Opaque, Action = Opaque, Event = Opaque, Stage = GameStage> {
  readonly players: number; // the others are bots
  readonly level: string;
  readonly config: Readonly<Record<string, Opaque>>; // what differs from the usual setup
  quiet?(moment: Moment<View, Action, Event, Stage>): boolean; // nothing is said now; it waits
  readonly hints: readonly Hint<View, Action, Event, Stage>[]; // with the last one the guide is done
}
