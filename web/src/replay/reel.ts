// A finished match as frames that can be wound to and fro. The server works out what each pair of eyes saw; here it is only shown.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { calm } from '../base/settings';
import type { GameClient, SeatName } from '../contract/game';
import { kPlainTelling } from '../contract/plain';
import { Stages } from '../contract/stage';
import { me } from '../parts/me';
import type { Frame, Seen } from '../session/frame';
import { names_of } from '../session/names';
import { all_pages, type Shot, shots_of } from '../session/past';
import { language } from '../texts/language';
import { get_replay } from '../wire/api';
import type { Awaiting } from '../wire/shared';
import type { Replay } from '../wire/table';
import type { Opaque, Turn } from '../wire/turn';

// A turning point: what can be wound to by its name.
export interface Point {
  readonly at: number;
  readonly event: Opaque;
}

export const kSpeeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof kSpeeds)[number];
const kLeastPace_ms = 350; // at the usual speed: decisions that cause nothing to be seen pass quickly, but can be followed
const kCalmPace_ms = 1200;
const kBefore_ms = 60;

const nobodys = (awaiting: Awaiting): Turn => ({
  awaiting,
  decide: null,
  actions: null,
  prompt: null,
  take_back: null,
  may_talk: false,
  left_ms: null,
});

type Fetch = (eyes: string, from: number) => Promise<Replay>;

export class Reel implements Seen {
  readonly shots = signal<readonly Shot[]>([]);
  readonly at = signal(0); // after so many decisions
  readonly eyes = signal('all');
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly fault = signal<unknown>(null);
  readonly about = signal<Replay | null>(null);
  readonly game = signal<GameClient | null>(null);
  readonly stage = computed(() => this.#stages.of(this.game.value, 0)); // a replay is of one match
  readonly frame = signal<Frame | null>(null);
  readonly told = this.frame; // its log is wound, not told
  readonly floating = signal([]); // nobody shows anything here

  readonly table = computed(() => {
    const about = this.about.value;
    if (!about) return null;
    const seats = about.players.map((player) => ({ ...player, played_by: null, present: true, locked: false }));
    const own = about.players.findIndex(({ person }) => person && person.id === me.value?.id);
    return { seats, seat: own < 0 ? null : own, host: '', you: me.value?.id ?? '', watching: 0, watchers: [] };
  });
  readonly names: ReadonlySignal<readonly SeatName[]> = computed(() => names_of(this.table.value));
  readonly last = computed(() => Math.max(0, this.shots.value.length - 1));
  readonly shot = computed(() => this.shots.value[this.at.value] ?? null);
  readonly seat = computed(() => (/^\d$/.test(this.eyes.value) ? Number(this.eyes.value) : null));
  readonly points = computed<readonly Point[]>(() => {
    const game = this.game.value;
    const stage = this.stage.value;
    if (!game || !stage) return [];
    const spoken = language.peek(); // a point is one in all languages, but only of this one are the words there
    return this.shots.value.flatMap(({ events }, at) =>
      events.filter((event) => game.words.turning_point(event, [], spoken, stage)).map((event) => ({ at, event })),
    );
  });

  readonly #stages = new Stages();
  readonly #fetch: Fetch;
  #timer: ReturnType<typeof setTimeout> | undefined; // the next decision
  #opening: ReturnType<typeof setTimeout> | undefined; // what happens at a turning point that was gone to
  #version = 0;
  #wanted = 0; // the last loading counts

  constructor(fetch_page: Fetch) {
    this.#fetch = fetch_page;
  }

  // Through these eyes, at this moment if there is such a one.
  async load(eyes: string, at: number): Promise<void> {
    const number = ++this.#wanted;
    try {
      const pages = await all_pages((from) => this.#fetch(eyes, from));
      if (number !== this.#wanted) return;
      batch(() => {
        this.shots.value = shots_of(pages);
        this.about.value = pages[0] ?? null;
        this.eyes.value = eyes;
        this.fault.value = null;
        this.jump(at);
      });
    } catch (fault) {
      if (number === this.#wanted) this.fault.value = fault;
    }
  }
  look_through(eyes: string): Promise<void> {
    return this.load(eyes, this.at.value);
  }
  close(): void {
    ++this.#wanted;
    clearTimeout(this.#opening);
    this.pause();
  }

  // To a moment, at once.
  jump(to: number): void {
    const at = Math.min(Math.max(0, Math.trunc(to) || 0), this.last.value);
    batch(() => {
      this.stage.value?.player?.forget();
      this.at.value = at;
      this.#show([]);
    });
    if (this.playing.value) this.#plan();
  }
  // One decision on: what happened is seen happening. One back: as it was.
  step(by: 1 | -1): void {
    if (by < 0) return this.jump(this.at.value - 1);
    if (this.at.value >= this.last.value) return;
    batch(() => {
      this.stage.value?.player?.skip();
      this.at.value += 1;
      this.#show(this.shot.value?.events ?? []);
    });
    if (this.playing.value) this.#plan();
  }
  point(direction: 1 | -1): Point | null {
    const here = this.at.value;
    if (direction > 0) return this.points.value.find(({ at }) => at > here) ?? null;
    return this.points.value.findLast(({ at }) => at < here) ?? null;
  }
  // Shown as it was just before, then seen happening.
  to_point(point: Point): void {
    this.jump(point.at);
    const before = this.shots.value[point.at - 1];
    if (this.#tempo() === 0 || !before) return;
    this.#show([], before);
    this.#opening = setTimeout(() => {
      this.#show(this.shot.value?.events ?? []);
      if (this.playing.value) this.#plan();
    }, kBefore_ms);
  }

  play(): void {
    if (this.at.value >= this.last.value) this.jump(0);
    this.playing.value = true;
    this.#plan();
  }
  pause(): void {
    clearTimeout(this.#timer);
    this.playing.value = false;
  }
  toggle(): void {
    if (this.playing.value) this.pause();
    else this.play();
  }

  #tempo(): number {
    return calm.value ? 0 : 1 / this.speed.value;
  }
  // Whatever else was about to be shown no longer is.
  #show(events: readonly Opaque[], shot = this.shot.value): void {
    clearTimeout(this.#opening);
    if (!shot) return;
    this.frame.value = {
      version: ++this.#version,
      view: shot.view,
      turn: nobodys(shot.awaiting),
      events,
      tempo: this.#tempo(),
      until: null,
    };
  }
  #plan(): void {
    clearTimeout(this.#timer);
    if (this.at.value >= this.last.value) {
      this.playing.value = false;
      return;
    }
    const events = this.frame.value?.events ?? [];
    const seen = events.length === 0 ? 0 : (this.game.value?.telling ?? kPlainTelling).pace(events);
    const ms = calm.value ? kCalmPace_ms : Math.max(kLeastPace_ms, seen);
    this.#timer = setTimeout(() => this.step(1), ms / this.speed.value);
  }
}

export const reel_of = (table: string, match: number) => new Reel((eyes, from) => get_replay(table, match, eyes, from));
