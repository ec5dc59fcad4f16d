// Plays what happened, step by step, and always lands on the view. A game says how its events become steps of its scene; the queue,
// the tempo, skipping and calm are the same for all.
import { batch, signal } from '@preact/signals';
import type { Playback, Telling } from '../contract/playback';
import { Motions } from './motion';

export interface SceneStep<Scene, Event> {
  readonly event: Event; // what is told; perhaps a part of it
  readonly ms: number; // at the usual tempo
  readonly after: Scene;
  until?(): Promise<void>; // after its time it stays as long as this takes; what is hurried does not
  readonly alone?: boolean; // a long motion: nothing else is drawn anew meanwhile, so that no frame of it is late
}

export interface Script<View, Event, Scene, Step extends SceneStep<Scene, Event>> {
  // The scene of a view. Pieces that are alike keep the names they had before.
  land(view: View, before: Scene | null): Scene;
  plan(events: readonly Event[], from: Scene): readonly Step[];
  // Sets the step's motions going; they take so many milliseconds.
  start(step: Step, motions: Motions, ms: number): void;
  // Events that are not played, by wish or by a late arrival: what of them is to be seen all the same.
  tell?(events: readonly Event[]): void;
  // The view is reached. Fresh: nothing was shown before that leads there.
  landed?(view: View, fresh: boolean): void;
  follows?(before: View, next: View): boolean; // false: a decision was taken back, and what is shown is no way to what is next
}

const kManySteps = 14; // a queue longer than this is hurried through
const kHurried_ms = 120;
const kLate_ms = 400; // so long a motion may end after its time

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class EventPlayer<View, Event, Scene, Step extends SceneStep<Scene, Event>> implements Playback {
  readonly playing = signal(false);
  readonly telling = signal<Telling<Event> | null>(null);
  readonly scene = signal<Scene | null>(null);
  readonly settled = signal<Scene | null>(null); // as it was before the step being played
  readonly motions = new Motions();

  readonly #script: Script<View, Event, Scene, Step>;
  #view: View | null = null;
  #queue: Step[] = [];
  #current: Step | null = null;
  #untold: Event[] = []; // of the updates being played
  #tempo = 1;
  #cut = 0; // grows when play is cut short

  constructor(script: Script<View, Event, Scene, Step>) {
    this.#script = script;
  }

  // A new update: played, if there is something to play and somebody who wants to see it. Tempo: how long motions take as a
  // multiple of the usual; 0 is at once.
  show(next: View, events: readonly Event[], tempo: number): void {
    const before = this.#view;
    const fresh = before === null || this.scene.value === null || this.#script.follows?.(before, next) === false;
    this.#view = next;
    this.#tempo = tempo;
    batch(() => {
      if (tempo === 0 || fresh || events.length === 0) {
        this.#untold.push(...events);
        this.#finish(fresh);
        return;
      }
      const from = this.#queue.at(-1)?.after ?? this.#current?.after ?? this.scene.value ?? this.#script.land(next, null);
      this.#queue.push(...this.#script.plan(events, from));
      this.#untold.push(...events);
      if (!this.playing.value) void this.#play();
    });
  }

  readonly left = (): number => this.#queue.reduce((sum, { ms }) => sum + ms, this.#current?.ms ?? 0);

  readonly alone = (): boolean => this.#current?.alone === true;

  // To the truth at once, by the player's wish.
  readonly skip = (): void => {
    if (this.playing.value) batch(() => this.#finish(false));
  };

  // The board is gone.
  readonly forget = (): void => {
    ++this.#cut;
    this.#view = null;
    this.#queue = [];
    this.#current = null;
    this.#untold = [];
    this.motions.release();
    batch(() => {
      this.scene.value = null;
      this.settled.value = null;
      this.telling.value = null;
      this.playing.value = false;
    });
  };

  async #play(): Promise<void> {
    const turn = ++this.#cut;
    this.playing.value = true;
    for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) {
      const hurried = this.#queue.length > kManySteps;
      const ms = Math.round((hurried ? Math.min(step.ms, kHurried_ms) : step.ms) * this.#tempo);
      this.#current = step;
      const { event } = step;
      batch(() => {
        this.#script.start(step, this.motions, ms);
        this.scene.value = step.after;
        if (this.telling.value?.event !== event) this.telling.value = { event, ms }; // an event of several steps is told once
      });
      await sleep(ms);
      if (!hurried) await step.until?.();
      if (step.alone && this.motions.moving) await Promise.race([this.motions.arrival(), sleep(kLate_ms)]);
      if (turn !== this.#cut) return;
      this.settled.value = step.after;
      this.motions.release();
    }
    this.#untold = [];
    this.#finish(false);
  }

  #finish(fresh: boolean): void {
    ++this.#cut;
    const untold = this.#untold;
    this.#queue = [];
    this.#current = null;
    this.#untold = [];
    this.motions.release();
    batch(() => {
      this.playing.value = false;
      this.telling.value = null;
      if (this.#view === null) return;
      if (!fresh && untold.length > 0) this.#script.tell?.(untold);
      this.scene.value = this.#script.land(this.#view, fresh ? null : this.scene.value);
      this.settled.value = this.scene.value;
      this.#script.landed?.(this.#view, fresh);
    });
  }
}
