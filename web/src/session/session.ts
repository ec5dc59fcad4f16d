// A table as this viewer sees it: fed by the connection, watched by the page. What it hears goes to its parts: transport, pacing,
// log, marks and callers.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { tempo } from '../base/settings';
import type { GameClient, Race, SeatName } from '../contract/game';
import { kPlainTelling } from '../contract/plain';
import { type GameStage, Stages } from '../contract/stage';
import { tell_refusal } from '../parts/toast';
import type { Sharer } from '../wire/api';
import { is_same, with_changes } from '../wire/changes';
import { browser_world } from '../wire/connection';
import {
  type Message,
  type Options,
  type Speech,
  type TableMessage,
  turn_of,
  type WaitingMessage,
  type Wish,
} from '../wire/messages';
import type { Saying, ServerMessage } from '../wire/table';
import type { Opaque, Turn } from '../wire/turn';
import { Callers } from './callers';
import type { Frame } from './frame';
import { Log } from './log';
import { Marks } from './marks';
import { names_of } from './names';
import { Pacing } from './pacing';
import { Transport } from './transport';

// What the strongest bot would do, and why.
export interface Advice {
  readonly action: Opaque;
  readonly why: Saying | null;
}

const kMostSpeeches = 100;
const kLookBack = 16; // versions; the server keeps at least as many decisions in mind

const as_list = (events: unknown): readonly Opaque[] => (Array.isArray(events) ? events : []);

export class Session {
  readonly id: string;
  readonly as: Sharer;
  readonly table = signal<TableMessage | null>(null);
  readonly waiting = signal<WaitingMessage | null>(null); // at the door
  readonly speeches = signal<readonly Speech[]>([]);
  readonly asking = signal(false); // for advice
  readonly advice = signal<Advice | null>(null); // to the question of the frame that is shown
  readonly race = signal<Race | null>(null); // that is being run
  readonly game = signal<GameClient | null>(null);
  readonly levels = signal<readonly string[]>([]); // of the game's bots, weakest first
  readonly names: ReadonlySignal<readonly SeatName[]> = computed(() => names_of(this.table.value));
  readonly seat = computed(() => this.table.value?.seat ?? null);
  readonly is_host = computed(() => this.table.value !== null && this.table.value.host === this.table.value.you);
  readonly options = computed(() => (this.table.value?.options ?? {}) as Options);

  readonly #match = computed(() => this.table.value?.match?.number ?? null);
  readonly stage: ReadonlySignal<GameStage | null>; // of the match on the table
  readonly #pacing = new Pacing({
    playback: () => this.stage.value?.player,
    pace: (events) => (this.game.value?.telling ?? kPlainTelling).pace(events),
    next: () => {
      this.advice.value = null;
    },
    told: (version, number) => this.#log.tell(version, number),
  });
  readonly frame = this.#pacing.frame;
  readonly told = this.#pacing.told;
  readonly resting = this.#pacing.resting;
  readonly over = computed(() => result_of(this.frame.value));
  // A match is on the table and not at its end.
  readonly playing = computed(() => this.frame.value !== null && this.over.value === null);
  // Likewise, once it has been seen how it came about: nothing is laid over a board that is still telling.
  readonly ended = computed(() => (this.stage.value?.player?.playing.value ? null : result_of(this.told.value)));

  readonly #log: Log;
  readonly lines;
  readonly #marks = new Marks();
  readonly marks = this.#marks.marks;
  readonly floating = this.#marks.floating;
  readonly #callers = new Callers(this);
  readonly knocking = this.#callers.knocking;
  readonly requests = this.#callers.requests;
  readonly verdict = this.#callers.verdict;
  readonly formers = this.#callers.formers;
  readonly own_request = this.#callers.own_request;
  readonly to_answer = this.#callers.to_answer;
  readonly #transport: Transport;
  readonly connection;
  readonly busy;

  #look_back = kLookBack; // how far to ask for what happened before one came; 0: it is known, or nothing did
  #version = 0; // as last heard of
  #view: Opaque; // as last heard of; what is shown may lag behind

  // The stages are those of the board on which it is drawn: one for all who share a device.
  constructor(id: string, as: Sharer = 0, stages = new Stages()) {
    this.id = id;
    this.as = as;
    this.stage = computed(() => stages.of(this.game.value, this.#match.value));
    this.#log = new Log({
      key: as === 0 ? `log.${id}` : `log.${id}.${as}`, // who share a device may have seen different things
      game: this.game,
      stage: this.stage,
      seat: this.seat,
      match: () => this.#match.value ?? 0,
      later: () => this.stage.value?.player?.alone() ?? false,
    });
    this.lines = this.#log.lines;
    const hear = (message: ServerMessage) => batch(() => this.#hear(message));
    this.#transport = new Transport(browser_world(id, as), hear, () => batch(() => this.#callers.forget()));
    this.connection = this.#transport.connection;
    this.busy = this.#transport.busy;
  }
  close(): void {
    this.#log.close();
    this.#pacing.stop();
    this.#transport.close();
  }

  // True if it was done; else the reason was told.
  ask(wish: Wish): Promise<boolean> {
    return this.#transport.ask(wish);
  }
  async begin(): Promise<void> {
    const view = this.over.value ? this.frame.value?.view : undefined;
    const config = this.table.value?.config as Readonly<Record<string, unknown>>;
    const next = view === undefined ? null : (this.game.value?.terms.next_setup(view, config) ?? null);
    if (next === null || (await this.ask({ type: 'Configure', config: next }))) await this.ask({ type: 'Begin' });
  }
  decide(action: Opaque): Promise<void> {
    return this.#transport.decide(this.#turn?.decide, (point) => ({ type: 'Decide', point, action }));
  }
  prompt(): Promise<void> {
    return this.#transport.decide(this.#turn?.prompt, (point) => ({ type: 'Prompt', point }));
  }
  // An answer of which the world makes a decision.
  intend(intent: Opaque): Promise<void> {
    return this.#transport.decide(this.#turn?.decide, (point) => ({ type: 'Intend', point, intent }));
  }
  take_back(): Promise<void> {
    return this.#transport.decide(this.#turn?.take_back, (point) => ({ type: 'TakeBack', point }));
  }
  // In a race every moment counts: a signal waits for nothing.
  async signal(intent: Opaque): Promise<void> {
    const point = this.race.value?.point;
    if (point !== undefined) await this.ask({ type: 'Intend', point, intent });
  }
  async advise(): Promise<void> {
    const point = this.#turn?.decide ?? null;
    if (point === null || this.asking.value) return;
    this.asking.value = true;
    await this.ask({ type: 'Advise', point });
    this.asking.value = false;
  }
  // To the truth, by the player's wish.
  skip(): void {
    this.#pacing.skip();
  }
  get #turn(): Turn | undefined {
    return this.frame.value?.turn;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'Update' || message.type === 'Seating') this.#version = message.version;
    if (message.type === 'Said') this.#version = message.speech.version;
    switch (message.type) {
      case 'Table':
        return this.#take_table(message);
      case 'Seating':
        return this.#take_seating(message);
      case 'UpToDate':
        this.waiting.value = null;
        return;
      case 'Waiting':
        this.waiting.value = message;
        return;
      case 'Knocking':
        this.knocking.value = message.people;
        return;
      case 'Update':
        return this.#take_update(message);
      case 'Said':
        this.speeches.value = [...this.speeches.value, message.speech].slice(-kMostSpeeches);
        return this.#marks.hear(message.speech);
      case 'Advised': {
        const { point, counsel } = message;
        if (this.#turn?.decide === point) this.advice.value = { action: counsel.action, why: counsel.why ?? null };
        return;
      }
      case 'Countdown': {
        const { point, in_ms, show_at_ms, lines } = message;
        this.skip(); // whatever is still being told: a race wants all eyes
        this.race.value = { point, show_at: show_at_ms ?? performance.now() + in_ms, shown: null, lines };
        return;
      }
      case 'Reveal': {
        const race = this.race.value;
        if (race?.point === message.point) this.race.value = { ...race, shown: message.shown as Opaque };
        return;
      }
      case 'CalledOff':
        if (this.race.value?.point === message.point) this.race.value = null;
        return;
      case 'Refused':
        return tell_refusal(message);
      default:
        return;
    }
  }

  #take_seating(message: Message<'Seating'>): void {
    const { type: _type, version: _version, ...seating } = message;
    const before = this.table.value;
    if (!before) return;
    this.table.value = { ...before, ...seating };
    this.#callers.mind(before.seats, message);
  }
  #take_update(message: Message<'Update'>): void {
    const events = as_list(message.events);
    this.#log.write(message.version, events, this.table.value?.seats ?? []);
    this.#view = with_changes(this.#view, message.changes) as Opaque;
    const turn = turn_of(message.turn);
    this.#marks.drop_plans(this.#turn, turn);
    this.race.value = null; // it is judged
    const mine = message.done !== null && message.done !== undefined;
    this.#pacing.show(frame_of(message.version, this.#view, turn, events), mine);
  }
  #take_table(table: TableMessage): void {
    const before = this.table.value;
    const { match } = table;
    this.waiting.value = null;
    this.table.value = table;
    this.speeches.value = table.speeches.slice(-kMostSpeeches);
    this.marks.value = [];
    this.advice.value = null;
    this.race.value = null; // one that is being run is told again
    if (before?.match && before.match.number !== match?.number) this.#end_match();
    // Of what is heard as it happens nothing but a taking back changes the view without an event.
    const stays = before?.match && before.match.number === match?.number && before.seat === table.seat;
    const live = table.missed.length === 0 && table.version === this.#version + 1;
    if (stays && live && !is_same(this.#view, match.view)) this.#log.untell();
    this.#version = table.version;
    this.#view = match?.view as Opaque;
    if (!before) this.#log.recall();
    for (const missed of table.missed) {
      const events = as_list(missed.events);
      if (events.length > 0) this.#log.write(missed.version, events, table.seats);
      else this.#log.untell();
    }
    this.#pacing.land(match ? frame_of(table.version, match.view, turn_of(match.turn), []) : null);
    this.#callers.mind(before?.match?.number === match?.number ? (before?.seats ?? []) : [], table);
    if (this.seat.value !== null || !this.playing.value) this.verdict.value = null;
    this.#remind(table);
  }
  // Of a match that is no longer on the table nothing is told, shown or floating any more.
  #end_match(): void {
    this.#pacing.forget();
    this.#log.forget();
    this.floating.value = [];
  }
  // Who comes to a match that is going on is told what happened last; if that is asked for from before its beginning, from later on.
  #remind({ match, version }: TableMessage): void {
    if (!match || !this.#log.is_empty) this.#look_back = 0;
    while (this.#look_back > 0 && this.#look_back >= version) this.#look_back = Math.floor(this.#look_back / 2);
    if (this.#look_back === 0) return;
    const from = version - this.#look_back;
    this.#look_back = Math.floor(this.#look_back / 2);
    this.connection.look_back(from);
  }
}

function result_of(frame: Frame | null) {
  const awaiting = frame?.turn.awaiting;
  return awaiting?.type === 'Over' ? awaiting.result : null;
}
function frame_of(version: number, view: Opaque, turn: Turn, events: readonly Opaque[]): Frame {
  const until = turn.left_ms === null ? null : performance.now() + turn.left_ms;
  return { version, view, turn, events, tempo: tempo.value, until };
}
