// A throw as one pair of eyes and two hands live it: the countdown, the instant, one's own touch and shout. It judges nothing; it says
// what is to be sent, or why nothing is.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Race as TableRace } from '../../contract/game';
import type { Card, Hand as Side, Signal } from '../../wire/pas_touche';
import { at_instant, type Frames } from './clock';
import type { Hand, Touch } from './hands';

export type Moment =
  | { readonly kind: 'rest' } // no throw is being played
  | { readonly kind: 'counting'; readonly left: number } // whole seconds until the dice are seen
  | { readonly kind: 'late' } // the instant has passed and the dice are not here yet
  | { readonly kind: 'seen'; readonly dice: Card; readonly at: number };

export interface Own {
  readonly touch: Touch | null;
  readonly shouted: number | null; // when
  readonly gave_up: boolean;
}
const kNothing: Own = { touch: null, shouted: null, gave_up: false };

export type Answer =
  | { readonly kind: 'send'; readonly signals: readonly Signal[] }
  | { readonly kind: 'refuse'; readonly why: 'rest' | 'soon' | 'once' | 'shout_at_nothing' };
const refuse = (why: Extract<Answer, { kind: 'refuse' }>['why']): Answer => ({ kind: 'refuse', why });
const send = (...signals: readonly Signal[]): Answer => ({ kind: 'send', signals });

const kSecond_ms = 1000;
export const kHandsUp_ms = 400; // before the instant: from here on a touch is a false start, before it only a slip
export const kMostReaction_ms = 65_000; // of the wire
export const kShoutBefore_ms = 1500; // a shout counts for a touch that follows so soon
export const kShoutWithin_ms = { usual: 1500, calm: 4000 } as const;

export class Throw {
  readonly #frames: Frames;
  readonly #moment = signal<Moment>({ kind: 'rest' });
  readonly #own = signal<Own>(kNothing);
  #point: number | null = null;
  #show_at = 0;
  #dice: Card | null = null;
  #instant: number | null = null; // the frame that could first show them
  #stop: (() => void)[] = [];

  constructor(frames: Frames) {
    this.#frames = frames;
  }
  get moment(): ReadonlySignal<Moment> {
    return this.#moment;
  }
  get own(): ReadonlySignal<Own> {
    return this.#own;
  }

  // What the table says of the race; null: there is none.
  follow(race: TableRace | null): void {
    batch(() => {
      if (race === null) return this.#end();
      if (race.point !== this.#point) this.#begin(race.point, race.show_at);
      if (this.#dice === null && race.shown !== null) {
        this.#dice = race.shown as Card;
        if (this.#instant !== null) this.#show(this.#frames.now());
      }
    });
  }

  #begin(point: number, show_at: number): void {
    this.#end();
    this.#point = point;
    this.#show_at = show_at;
    this.#stop = [at_instant(show_at, this.#frames, (at) => this.#instant_came(at))];
    this.#count();
  }
  #end(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#point = null;
    this.#dice = null;
    this.#instant = null;
    this.#own.value = kNothing;
    if (this.#moment.value.kind !== 'rest') this.#moment.value = { kind: 'rest' };
  }
  #count(): void {
    if (this.#instant !== null) return;
    const ms = this.#show_at - this.#frames.now();
    const left = Math.max(0, Math.ceil(ms / kSecond_ms));
    this.#moment.value = { kind: 'counting', left };
    if (left > 0) this.#stop.push(this.#frames.after(ms - (left - 1) * kSecond_ms, () => this.#count()));
  }
  #instant_came(at: number): void {
    this.#instant = at;
    if (this.#dice !== null) this.#show(at);
    else this.#moment.value = { kind: 'late' };
  }
  // Dice that come late are seen when they come, and the reaction counts from there.
  #show(at: number): void {
    if (this.#dice !== null) this.#moment.value = { kind: 'seen', dice: this.#dice, at };
  }

  touch(touch: Touch, card: Card, side: Side): Answer {
    const moment = this.#moment.value;
    const own = this.#own.value;
    if (moment.kind === 'rest') return refuse('rest');
    if (own.touch !== null || own.gave_up) return refuse('once');
    if (moment.kind === 'counting' && touch.at < this.#show_at - kHandsUp_ms) return refuse('soon');
    const since = moment.kind === 'seen' ? Math.round(touch.at - moment.at) : 0;
    const reaction_ms = Math.min(kMostReaction_ms, Math.max(0, since));
    const cried = touch.hand === 'other' && own.shouted !== null && touch.at - own.shouted <= kShoutBefore_ms;
    this.#own.value = { ...own, touch, shouted: cried ? own.shouted : null };
    const sent: Signal = { type: 'Touch', card, hand: side_of(touch.hand, side), reaction_ms };
    return cried ? send(sent, { type: 'Shout', after_ms: 0 }) : send(sent);
  }
  shout(at: number): Answer {
    const own = this.#own.value;
    if (this.#moment.value.kind === 'rest') return refuse('rest');
    if (own.gave_up || (own.touch !== null && own.touch.hand === 'touching')) return refuse('shout_at_nothing');
    if (own.touch !== null && own.shouted !== null) return send();
    this.#own.value = { ...own, shouted: at };
    if (own.touch === null) return send(); // kept for the touch
    const after_ms = Math.min(kMostReaction_ms, Math.max(0, Math.round(at - own.touch.at)));
    return send({ type: 'Shout', after_ms });
  }
  give_up(): Answer {
    const own = this.#own.value;
    if (this.#moment.value.kind === 'rest') return refuse('rest');
    if (own.touch !== null || own.gave_up) return refuse('once');
    this.#own.value = { ...own, gave_up: true };
    return send({ type: 'GiveUp' });
  }
}

export const other_side = (side: Side): Side => (side === 'left' ? 'right' : 'left');
export const side_of = (hand: Hand, touching: Side): Side => (hand === 'touching' ? touching : other_side(touching));
