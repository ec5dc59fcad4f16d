// What has been told of a match: its events with who sat there then, each in words once it has been seen. A part of it survives a
// reload of the page.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { for_this_visit, recall, remember } from '../base/memory';
import { type GameClient, type SeatName, sign_of } from '../contract/game';
import type { GameStage } from '../contract/stage';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { SeatInfo } from '../wire/messages';
import type { Opaque } from '../wire/turn';
import { names_of } from './names';

interface Entry {
  readonly version: number;
  readonly number: number; // among the events of its version
  readonly event: Opaque;
  readonly seats: readonly SeatInfo[]; // who sat there then
}
interface Kept {
  readonly match: number;
  readonly casts: readonly (readonly SeatInfo[])[]; // who sat there, each once
  readonly entries: readonly (Omit<Entry, 'seats'> & { readonly cast: number })[];
}
interface Words {
  readonly key: string; // where the browser keeps it
  readonly game: ReadonlySignal<GameClient | null>;
  readonly stage: ReadonlySignal<GameStage | null>;
  readonly seat: ReadonlySignal<number | null>; // of who reads it
  match(): number; // that is on the table; 0: none
  later(): boolean; // this is no moment to keep anything: the board wants all frames for itself
}
const kMost = 120;
const kKeep_ms = 2000;

export class Log {
  readonly #words: Words;
  readonly #told = signal<readonly Entry[]>([]);
  #heard: readonly Entry[] = []; // with what is still to be told
  #keeping: ReturnType<typeof setTimeout> | null = null;
  // The names of each seating and what was said with them; other words, other names.
  readonly #casts = computed(() => {
    void texts.value;
    void this.#words.seat.value;
    return new Map<readonly SeatInfo[], readonly SeatName[]>();
  });
  readonly #sentences = new WeakMap<Entry, { readonly names: readonly SeatName[]; readonly text: ReadonlySignal<string> }>();
  readonly lines = computed(() => {
    const game = this.#words.game.value;
    const stage = this.#words.stage.value;
    if (!game || !stage) return [];
    const told = this.#told.value.map((entry) => ({
      key: `${entry.version}.${entry.number}`,
      text: this.#sentence(game, entry, stage),
      sign: sign_of(game, entry.event),
    }));
    return told.filter(({ text }) => text !== '');
  });

  constructor(words: Words) {
    this.#words = words;
    addEventListener('pagehide', this.#keep);
  }
  close(): void {
    this.#keep();
    removeEventListener('pagehide', this.#keep);
  }

  get is_empty(): boolean {
    return this.#heard.length === 0;
  }
  // What happened, to be told later.
  write(version: number, events: readonly Opaque[], seats: readonly SeatInfo[]): void {
    if (events.length === 0 || (this.#heard.at(-1)?.version ?? -1) >= version) return;
    this.#heard = [...this.#heard, ...events.map((event, number) => ({ version, number, event, seats }))].slice(-kMost);
    this.#keep_later();
  }
  // The last decision was taken back.
  untell(): void {
    const last = this.#heard.at(-1)?.version;
    this.#heard = this.#heard.filter(({ version }) => version !== last);
    this.#keep_later();
  }
  // All before a version, and the first so many events of it.
  tell(version: number, number: number): void {
    const told = this.#heard.filter((each) => each.version < version || (each.version === version && each.number < number));
    if (told.at(-1) !== this.#told.value.at(-1)) this.#told.value = told;
  }
  // Another match: told is what it tells.
  forget(): void {
    this.#heard = [];
  }

  #sentence(game: GameClient, entry: Entry, stage: GameStage): string {
    const casts = this.#casts.value;
    const names = casts.get(entry.seats) ?? names_of({ seats: entry.seats, seat: this.#words.seat.value });
    casts.set(entry.seats, names);
    const known = this.#sentences.get(entry);
    if (known?.names === names) return known.text.value;
    const text = computed(() => game.words.sentence(entry.event, names, language.value, stage)); // a game's words may come later than its events
    this.#sentences.set(entry, { names, text });
    return text.value;
  }

  // Now and then, and when the page goes: writing it at each move would hold up what is to be seen.
  #keep_later(): void {
    this.#keeping ??= setTimeout(() => {
      if (!this.#words.later()) return this.#keep();
      this.#keeping = null;
      this.#keep_later();
    }, kKeep_ms);
  }
  readonly #keep = (): void => {
    if (!this.#keeping) return; // nothing new
    clearTimeout(this.#keeping);
    this.#keeping = null;
    const casts = [...new Set(this.#heard.map(({ seats }) => seats))];
    const entries = this.#heard.map(({ seats, ...entry }) => ({ ...entry, cast: casts.indexOf(seats) }));
    const kept: Kept = { match: this.#words.match(), casts, entries };
    remember(this.#words.key, JSON.stringify(kept), for_this_visit);
  };
  // What was told before a reload, if it was of this match.
  recall(): void {
    const text = recall(this.#words.key, for_this_visit);
    const kept = text ? (JSON.parse(text) as Partial<Kept>) : null; // perhaps by an older page
    if (kept?.match !== this.#words.match() || !kept.casts || !kept.entries) return;
    const { casts } = kept;
    this.#heard = kept.entries.map(({ cast, ...entry }) => ({ ...entry, seats: casts[cast] ?? [] }));
  }
}
