// When what happened is shown, and when it is told in words: updates that come faster than they can be seen wait for their turn, and
// words wait for the board. The last frame is always the truth, and nobody can act on another one.
import { batch, signal } from '@preact/signals';
import { tempo } from '../base/settings';
import type { Playback } from '../contract/playback';
import type { Opaque } from '../wire/turn';
import { type Frame, may_act, nobody } from './frame';

const kMostWaitingFrames = 6; // beyond: someone was away for long, the rest is shown at once
const kBreath_ms = 60; // so long after the board the words of what was seen come: each is drawn in a frame of its own

export interface Shown {
  playback(): Playback | undefined; // the board's player of events, if it has one
  pace(events: readonly Opaque[]): number; // how long they are to be seen, in milliseconds
  next(): void; // another frame comes onto the board
  told(version: number, number: number): void; // all has been told before this version, and so many events of it
}
type Timer = ReturnType<typeof setTimeout>;

export class Pacing {
  readonly frame = signal<Frame | null>(null); // on the board, which may still be telling how it came about
  readonly told = signal<Frame | null>(null); // the last one of which all has been told: what is said of the table speaks of this
  readonly resting = signal(true); // what is shown has been there long enough to be seen
  readonly #shown: Shown;
  #waiting: readonly Frame[] = [];
  #timer: Timer | null = null;
  #telling: Timer | null = null;

  constructor(shown: Shown) {
    this.#shown = shown;
  }
  // Nothing is shown or told any more by itself.
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#telling) clearTimeout(this.#telling);
    [this.#timer, this.#telling] = [null, null];
  }
  // Of a match that is no longer on the table.
  forget(): void {
    this.stop();
    this.resting.value = true;
  }
  // Straight to the truth, or to an empty table.
  land(frame: Frame | null): void {
    this.#waiting = [];
    this.frame.value = frame;
    this.#all_told();
  }
  // The answer to what one did oneself waits for nothing.
  show(frame: Frame, mine: boolean): void {
    this.#waiting = [...this.#waiting, frame];
    if (mine) {
      this.#waiting = [frame];
      this.#next();
    } else if (tempo.value === 0 || document.hidden || (this.#too_many() && !this.#shown.playback()?.alone())) {
      this.#catch_up();
    } else if (!this.#timer) {
      this.#next();
    } else if (this.frame.value && may_act(this.frame.value.turn)) {
      this.frame.value = { ...this.frame.value, turn: nobody(this.frame.value.turn) };
    }
  }
  // To the truth, by the player's wish.
  skip(): void {
    batch(() => {
      this.#shown.playback()?.skip();
      if (this.#waiting.length > 0) this.#catch_up();
      else this.#next();
    });
  }

  #too_many(): boolean {
    return this.#waiting.length > kMostWaitingFrames;
  }
  // All that waits, told at once.
  #catch_up(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    this.#waiting = [{ ...last, events: this.#waiting.flatMap(({ events }) => events), tempo: 0 }];
    this.#next();
  }
  #next(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#all_told();
    const [frame, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    this.resting.value = frame === undefined;
    if (!frame) return;
    this.#shown.next();
    this.frame.value = waiting.length === 0 ? frame : { ...frame, turn: nobody(frame.turn) };
    const ms = (frame.events.length === 0 ? 0 : this.#shown.pace(frame.events)) * frame.tempo;
    const told_later = ms > 0 && this.#shown.playback() !== undefined;
    if (told_later) this.#tell(frame, 0);
    else this.#all_told();
    this.#timer = setTimeout(() => this.#rest(), told_later ? ms + kBreath_ms : ms);
  }
  // All of it was told; what comes next begins when that is drawn.
  #rest(): void {
    if (!this.#seen(this.frame.value?.events ?? [])) {
      this.#timer = setTimeout(() => this.#rest(), kBreath_ms);
      return;
    }
    if (this.#too_many()) return this.#catch_up();
    if (this.#waiting.length === 0) return this.#next();
    this.#all_told();
    this.#timer = setTimeout(() => this.#next(), kBreath_ms);
  }
  // The board, if it plays, has come to the end of the first so many of its events. A slow device takes longer than planned.
  #seen(events: readonly Opaque[], number = events.length): boolean {
    const playback = this.#shown.playback();
    if (playback?.alone()) return false;
    const left = playback?.left() ?? 0;
    return left === 0 || left <= this.#shown.pace(events) - this.#shown.pace(events.slice(0, number));
  }
  // What stands on the board has been told, and all that led to it.
  #all_told(): void {
    if (this.#telling) clearTimeout(this.#telling);
    this.#telling = null;
    this.told.value = this.frame.value;
    this.#shown.told(this.#waiting[0]?.version ?? Number.POSITIVE_INFINITY, 0);
  }
  // Each event's line comes when it has been seen.
  #tell(frame: Frame, number: number): void {
    if (!this.#seen(frame.events, number)) {
      this.#telling = setTimeout(() => this.#tell(frame, number), kBreath_ms);
      return;
    }
    this.#shown.told(frame.version, number);
    if (number >= frame.events.length) return;
    const before = number === 0 ? 0 : this.#shown.pace(frame.events.slice(0, number));
    const breath = number === 0 ? kBreath_ms : 0;
    const ms = (this.#shown.pace(frame.events.slice(0, number + 1)) - before) * frame.tempo + breath;
    this.#telling = setTimeout(() => this.#tell(frame, number + 1), ms);
  }
}
