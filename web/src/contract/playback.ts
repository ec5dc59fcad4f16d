import type { ReadonlySignal } from '@preact/signals';

// What is being told, and for how long.
export interface Telling<Event = unknown> {
  readonly event: Event;
  readonly ms: number;
}

// What the table needs to know of a game's player.
export interface Playback {
  readonly telling: ReadonlySignal<Telling | null>;
  readonly playing: ReadonlySignal<boolean>;
  left(): number; // milliseconds of steps not yet played to their end, at the usual tempo
  alone(): boolean; // what is played now wants all frames for itself: words wait
  skip(): void;
  forget(): void; // what comes next has nothing to do with what is shown
}
