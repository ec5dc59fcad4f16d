// A table as this viewer sees it: fed by the connection, watched by the page.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Asked, asked_of, formers_of, verdict_of } from '../door/asking';
import { door_texts, type Verdict } from '../door/texts';
import { type GameClient, type Mark, type Opaque, type Race, type SeatName, sign_of, type Turn } from '../games/game';
import { recall, remember } from '../parts/memory';
import { tempo } from '../parts/settings';
import { tell, tell_refusal } from '../parts/toast';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Sharer } from '../wire/api';
import { is_same, with_changes } from '../wire/changes';
import { browser_world, Connection } from '../wire/connection';
import {
  type Options,
  type SeatInfo,
  type SeatingMessage,
  type Speech,
  type TableMessage,
  turn_of,
  type WaitingMessage,
  type Wish,
} from '../wire/messages';
import type { Person, ServerMessage, Shown } from '../wire/table';

// What the board shows at one time.
export interface Frame {
  readonly version: number;
  readonly view: Opaque;
  readonly turn: Turn;
  readonly events: readonly Opaque[];
  readonly tempo: number; // at which they are told; 0: at once
  readonly until: number | null; // when the clock decides, by performance.now()
}
// What the strongest bot would do, and why.
export interface Advice {
  readonly action: Opaque;
  readonly french: string;
  readonly english: string;
}
export interface LogEntry {
  readonly version: number;
  readonly number: number; // among the events of its version
  readonly event: Opaque;
  readonly seats: readonly SeatInfo[]; // who sat there then
}
interface KeptLog {
  readonly match: number;
  readonly casts: readonly (readonly SeatInfo[])[]; // who sat there, each once
  readonly entries: readonly (Omit<LogEntry, 'seats'> & { readonly cast: number })[];
}

const kMostLog = 120;
const kMostSpeeches = 100;
const kMostWaitingFrames = 6; // beyond: someone was away for long, the rest is shown at once
const kLookBack = 16; // versions; the server keeps at least as many decisions in mind
const kUsualPace_ms = 500;
const kBreath_ms = 60; // so long after the board the words of what was seen come: each is drawn in a frame of its own
const kKeepLog_ms = 2000;
const kSlowAnswer_ms = 150;
const kPing_ms = 5000;
const kPlan_ms = 90_000;
const kMostMarks = 12;
const kFloating_ms = 3200;
const kMostFloating = 12;

const as_list = (events: unknown): readonly Opaque[] => (Array.isArray(events) ? events : []);
const seats_of = ({ awaiting }: Turn): readonly number[] =>
  awaiting.type === 'Seats' ? awaiting.set : awaiting.type === 'Nature' ? awaiting.prompters : [];
const may_act = ({ decide, actions, prompt, take_back }: Turn): boolean =>
  decide !== null || actions !== null || prompt !== null || take_back !== null;
const nobody = (turn: Turn): Turn => ({ ...turn, decide: null, actions: null, prompt: null, take_back: null });

// What the list of players needs to know; a replay has it too.
export interface Seen {
  readonly table: ReadonlySignal<Pick<TableMessage, 'seats' | 'host' | 'you' | 'watching' | 'watchers'> | null>;
  readonly told: ReadonlySignal<Frame | null>; // what all has been told of; the board may be telling more
  readonly game: ReadonlySignal<GameClient | null>;
  readonly names: ReadonlySignal<readonly SeatName[]>;
  readonly floating: ReadonlySignal<readonly Speech[]>; // emotes just shown
  readonly requests?: ReadonlySignal<readonly Asked[]>;
}

export class Session {
  readonly id: string;
  readonly as: Sharer;
  readonly connection: Connection;
  readonly table = signal<TableMessage | null>(null);
  readonly waiting = signal<WaitingMessage | null>(null); // at the door
  readonly knocking = signal<readonly Person[]>([]); // who waits at the door: the host alone is told
  readonly requests = signal<readonly Asked[]>([]); // for seats of a match with secrets
  readonly verdict = signal<Verdict | null>(null); // why one's own request came to nothing
  readonly formers = signal<Readonly<Record<number, Person>>>({}); // who left the seats that are free now
  readonly frame = signal<Frame | null>(null); // on the board, which may still be telling how it came about
  readonly told = signal<Frame | null>(null); // the last one of which all has been told: what is said of the table speaks of this
  readonly log = signal<readonly LogEntry[]>([]); // as far as it has been told
  readonly speeches = signal<readonly Speech[]>([]);
  readonly floating = signal<readonly Speech[]>([]); // emotes to be seen now
  readonly marks = signal<readonly Mark[]>([]); // what the players point at now
  readonly asking = signal(false); // for advice
  readonly advice = signal<Advice | null>(null); // to the question of the frame that is shown
  readonly busy = signal(false); // a decision of ours is on its way, and has been for long enough to say so
  readonly race = signal<Race | null>(null); // that is being run
  readonly resting = signal(true); // what is shown has been there long enough to be seen
  readonly game = signal<GameClient | null>(null);
  readonly levels = signal<readonly string[]>([]); // of the game's bots, weakest first
  readonly names: ReadonlySignal<readonly SeatName[]>;
  readonly seat = computed(() => this.table.value?.seat ?? null);
  readonly is_host = computed(() => this.table.value !== null && this.table.value.host === this.table.value.you);
  readonly over = computed(() => {
    const awaiting = this.frame.value?.turn.awaiting;
    return awaiting?.type === 'Over' ? awaiting.result : null;
  });
  // A match is on the table and not at its end.
  readonly playing = computed(() => this.frame.value !== null && this.over.value === null);
  // Likewise, once it has been seen how it came about: nothing is laid over a board that is still telling.
  readonly ended = computed(() => {
    if (this.game.value?.playback?.playing.value) return null;
    const awaiting = this.told.value?.turn.awaiting;
    return awaiting?.type === 'Over' ? awaiting.result : null;
  });
  // The log in sentences, with the names of those who sat there.
  readonly lines = computed(() => {
    const game = this.game.value;
    if (!game) return [];
    const told = this.log.value.map((entry) => ({
      key: `${entry.version}.${entry.number}`,
      text: this.#sentence(game, entry),
      sign: sign_of(game, entry.event),
    }));
    return told.filter(({ text }) => text !== '');
  });
  readonly options = computed(() => (this.table.value?.options ?? {}) as Options);
  // What one asks for oneself, and what one is asked to agree to.
  readonly own_request = computed(() => this.requests.value.find(({ person }) => person.id === this.table.value?.you) ?? null);
  readonly to_answer = computed(() => {
    const you = this.table.value?.you;
    return this.requests.value.filter(({ awaited }) => awaited.some((each) => each === you));
  });

  #waiting: Frame[] = [];
  #heard: readonly LogEntry[] = []; // the log with what is still to be told
  #look_back = kLookBack; // how far to ask for what happened before one came; 0: it is known, or nothing did
  #telling: ReturnType<typeof setTimeout> | null = null;
  // The names of each seating and what was said with them; other words, other names.
  readonly #casts = computed(() => {
    void texts.value;
    void this.seat.value;
    return new Map<readonly SeatInfo[], readonly SeatName[]>();
  });
  readonly #sentences = new WeakMap<LogEntry, { readonly names: readonly SeatName[]; readonly text: ReadonlySignal<string> }>();
  #version = 0; // as last heard of
  #view: Opaque; // as last heard of; what is shown may lag behind
  #deciding = false; // nothing more is decided until the server has answered
  #timer: ReturnType<typeof setTimeout> | null = null;
  #keep_log_timer: ReturnType<typeof setTimeout> | null = null;
  readonly #network_changed = () => this.connection.network_changed();
  readonly #stop_link: () => void;

  constructor(id: string, as: Sharer = 0) {
    this.id = id;
    this.as = as;
    this.names = computed(() => names_of(this.table.value));
    this.connection = new Connection(browser_world(id, as), (message) => batch(() => this.#hear(message)));
    this.#stop_link = this.connection.link.subscribe((link) => link !== 'open' && batch(() => this.#forget_callers()));
    addEventListener('pagehide', this.#keep_log);
    addEventListener('online', this.#network_changed);
    addEventListener('offline', this.#network_changed);
  }

  close(): void {
    this.#keep_log();
    removeEventListener('pagehide', this.#keep_log);
    removeEventListener('online', this.#network_changed);
    removeEventListener('offline', this.#network_changed);
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#telling) clearTimeout(this.#telling);
    this.#stop_link();
    this.connection.close();
  }

  // True if it was done; else the reason was told.
  async ask(wish: Wish): Promise<boolean> {
    const answer = await this.connection.ask(wish);
    if (!answer.done) tell_refusal(answer.refused);
    return answer.done;
  }
  // Somebody is out for good; they might come back as somebody else, so that newcomers knock from then on.
  async send_out(wish: Extract<Wish, { type: 'Remove' | 'TurnAway' }>): Promise<void> {
    const knocked = this.options.value.knock;
    if ((await this.ask(wish)) && !knocked) tell(door_texts.value.from_now_on);
  }
  async begin(): Promise<void> {
    const view = this.over.value ? this.frame.value?.view : undefined;
    const config = this.table.value?.config as Readonly<Record<string, unknown>>;
    const next = view === undefined ? null : (this.game.value?.next_setup?.(view, config) ?? null);
    if (next === null || (await this.ask({ type: 'Configure', config: next }))) await this.ask({ type: 'Begin' });
  }
  async decide(action: Opaque): Promise<void> {
    const point = this.frame.value?.turn.decide;
    if (point === null || point === undefined || this.#deciding) return;
    await this.#alone({ type: 'Decide', point, action });
  }
  async advise(): Promise<void> {
    const point = this.frame.value?.turn.decide;
    if (point === null || point === undefined || this.asking.value) return;
    this.asking.value = true;
    await this.ask({ type: 'Advise', point });
    this.asking.value = false;
  }
  async prompt(): Promise<void> {
    const point = this.frame.value?.turn.prompt;
    if (point === null || point === undefined || this.#deciding) return;
    await this.#alone({ type: 'Prompt', point });
  }
  // In a race every moment counts: a signal waits for nothing.
  async signal(intent: Opaque): Promise<void> {
    const point = this.race.value?.point;
    if (point !== undefined) await this.ask({ type: 'Intend', point, intent });
  }
  // An answer of which the world makes a decision.
  async intend(intent: Opaque): Promise<void> {
    const point = this.frame.value?.turn.decide;
    if (point === null || point === undefined || this.#deciding) return;
    await this.#alone({ type: 'Intend', point, intent });
  }
  async take_back(): Promise<void> {
    const point = this.frame.value?.turn.take_back;
    if (point === null || point === undefined || this.#deciding) return;
    await this.#alone({ type: 'TakeBack', point });
  }
  // An answer usually comes within a frame or two: drawing the table once more only to say that it is on its way would hold it up.
  async #alone(wish: Wish): Promise<void> {
    this.#deciding = true;
    const slow = setTimeout(() => {
      this.busy.value = true;
    }, kSlowAnswer_ms);
    await this.ask(wish);
    clearTimeout(slow);
    this.#deciding = false;
    this.busy.value = false;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'Update' || message.type === 'Seating') this.#version = message.version;
    if (message.type === 'Said') this.#version = message.speech.version;
    switch (message.type) {
      case 'Table':
        return this.#take_table(message);
      case 'Seating': {
        const { type: _type, version: _version, ...seating } = message;
        const before = this.table.value;
        if (!before) return;
        this.table.value = { ...before, ...seating };
        return this.#mind_callers(before.seats, message);
      }
      case 'UpToDate':
        this.waiting.value = null;
        return;
      case 'Waiting':
        this.waiting.value = message;
        return;
      case 'Knocking':
        this.knocking.value = message.people;
        return;
      case 'Update': {
        const events = as_list(message.events);
        this.#write(message.version, events);
        this.#view = with_changes(this.#view, message.changes) as Opaque;
        const turn = turn_of(message.turn);
        this.#drop_plans(this.frame.value?.turn, turn);
        this.race.value = null; // it is judged
        const mine = message.done !== null && message.done !== undefined;
        return this.#show(this.#frame(message.version, this.#view, turn_of(message.turn), events), mine);
      }
      case 'Said':
        this.speeches.value = [...this.speeches.value, message.speech].slice(-kMostSpeeches);
        if (message.speech.emote) this.#float(message.speech);
        if (message.speech.shown) this.#mark(message.speech, message.speech.shown);
        return;
      case 'Advised': {
        const { point, counsel } = message;
        if (this.frame.value?.turn.decide === point)
          this.advice.value = { action: counsel.action, french: counsel.french, english: counsel.english };
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

  // Who waits and who asks, after the seats were told.
  #mind_callers(before: readonly SeatInfo[], { seats, requests }: Pick<SeatingMessage, 'seats' | 'requests'>): void {
    const mine = this.own_request.value;
    this.formers.value = this.playing.value ? formers_of(before, seats, this.formers.value) : {};
    this.requests.value = asked_of(requests ?? [], performance.now());
    if (this.own_request.value) this.verdict.value = null;
    else if (mine) {
      const fate = { seats, seated: this.seat.value !== null, playing: this.playing.value };
      this.verdict.value = verdict_of(mine, fate, performance.now());
    }
    if (!this.is_host.value) this.knocking.value = [];
  }
  // Without a connection nobody knows; who asked must ask again.
  #forget_callers(): void {
    if (this.own_request.value) this.verdict.value = 'left';
    this.requests.value = [];
    this.knocking.value = [];
  }

  // A finger is taken back after a while; a plan is kept until the next one, or the end of that seat's turn.
  #mark({ version, seat = null }: Speech, { place, plan }: Shown): void {
    const mark: Mark = { id: version, seat, place, plan };
    const others = this.marks.value.filter((each) => !(plan && each.plan && each.seat === seat));
    this.marks.value = [...others, mark].slice(-kMostMarks);
    setTimeout(
      () => {
        this.marks.value = this.marks.value.filter((each) => each !== mark);
      },
      plan ? kPlan_ms : kPing_ms,
    );
  }
  #drop_plans(before: Turn | undefined, now: Turn): void {
    if (this.marks.value.length === 0 || !before) return;
    const done = seats_of(before).filter((seat) => !seats_of(now).includes(seat));
    this.marks.value = this.marks.value.filter(({ seat, plan }) => !plan || seat === null || !done.includes(seat));
  }

  #float(speech: Speech): void {
    this.floating.value = [...this.floating.value, speech].slice(-kMostFloating);
    setTimeout(() => {
      this.floating.value = this.floating.value.filter((each) => each !== speech);
    }, kFloating_ms);
  }

  #frame(version: number, view: Opaque, turn: Turn, events: readonly Opaque[]): Frame {
    return {
      version,
      view,
      turn,
      events,
      tempo: tempo.value,
      until: turn.left_ms === null ? null : performance.now() + turn.left_ms,
    };
  }

  #take_table(table: TableMessage): void {
    const before = this.table.value;
    this.waiting.value = null;
    this.table.value = table;
    this.speeches.value = table.speeches.slice(-kMostSpeeches);
    this.marks.value = [];
    this.advice.value = null;
    this.race.value = null; // one that is being run is told again
    this.#waiting = [];
    const match = table.match;
    if (before?.match && before.match.number !== match?.number) this.#end_match();
    // Of what is heard as it happens nothing but a taking back changes the view without an event.
    const stays = before?.match && before.match.number === match?.number && before.seat === table.seat;
    const live = table.missed.length === 0 && table.version === this.#version + 1;
    if (stays && live && !is_same(this.#view, match.view)) this.#untell();
    this.#version = table.version;
    this.#view = match?.view as Opaque;
    this.frame.value = match ? this.#frame(table.version, match.view, turn_of(match.turn), []) : null;
    if (!before) this.#recall_log(match?.number ?? 0);
    for (const missed of table.missed) {
      const events = as_list(missed.events);
      if (events.length > 0) this.#write(missed.version, events);
      else this.#untell();
    }
    this.#all_told();
    this.#mind_callers(before?.match?.number === match?.number ? (before?.seats ?? []) : [], table);
    if (this.seat.value !== null || !this.playing.value) this.verdict.value = null;
    this.#remind(table);
  }

  // Of a match that is no longer on the table nothing is told, shown or floating any more.
  #end_match(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#telling) clearTimeout(this.#telling);
    [this.#timer, this.#telling] = [null, null];
    this.floating.value = [];
    this.resting.value = true;
    this.#heard = [];
  }

  // Who comes to a match that is going on is told what happened last; if that is asked for from before its beginning, from later on.
  #remind({ match, version }: TableMessage): void {
    if (!match || this.#heard.length > 0) this.#look_back = 0;
    while (this.#look_back > 0 && this.#look_back >= version) this.#look_back = Math.floor(this.#look_back / 2);
    if (this.#look_back === 0) return;
    const from = version - this.#look_back;
    this.#look_back = Math.floor(this.#look_back / 2);
    this.connection.look_back(from);
  }

  // Frames that come faster than they can be seen wait for their turn, save the answer to what one did oneself. Nobody can act on
  // a frame that is not the last.
  #show(frame: Frame, mine: boolean): void {
    this.#waiting.push(frame);
    if (mine) {
      this.#waiting = [frame];
      this.#next();
    } else if (tempo.value === 0 || document.hidden || (this.#too_many() && !this.game.value?.playback?.alone())) {
      this.#catch_up();
    } else if (!this.#timer) {
      this.#next();
    } else if (this.frame.value && may_act(this.frame.value.turn)) {
      this.frame.value = { ...this.frame.value, turn: nobody(this.frame.value.turn) };
    }
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
  // To the truth, by the player's wish.
  skip(): void {
    batch(() => {
      this.game.value?.playback?.skip();
      if (this.#waiting.length > 0) this.#catch_up();
      else this.#next();
    });
  }
  #next(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#all_told();
    const frame = this.#waiting.shift();
    this.resting.value = frame === undefined;
    if (!frame) return;
    this.advice.value = null;
    this.frame.value = this.#waiting.length === 0 ? frame : { ...frame, turn: nobody(frame.turn) };
    const ms = (frame.events.length === 0 ? 0 : this.#pace(frame.events)) * frame.tempo;
    const told_later = ms > 0 && this.game.value?.playback !== undefined;
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
  #pace(events: readonly Opaque[]): number {
    return this.game.value?.pace?.(events) ?? kUsualPace_ms;
  }
  // The board, if it plays, has come to the end of the first so many of its events. A slow device takes longer than planned.
  #seen(events: readonly Opaque[], number = events.length): boolean {
    const playback = this.game.value?.playback;
    if (playback?.alone()) return false;
    const left = playback?.left() ?? 0;
    return left === 0 || left <= this.#pace(events) - this.#pace(events.slice(0, number));
  }
  // What stands on the board has been told, and all that led to it.
  #all_told(): void {
    if (this.#telling) clearTimeout(this.#telling);
    this.#telling = null;
    this.told.value = this.frame.value;
    this.#reveal(this.#waiting[0]?.version ?? Number.POSITIVE_INFINITY, -1);
  }
  // Each event's line comes when it has been seen.
  #tell(frame: Frame, number: number): void {
    if (!this.#seen(frame.events, number)) {
      this.#telling = setTimeout(() => this.#tell(frame, number), kBreath_ms);
      return;
    }
    this.#reveal(frame.version, number - 1);
    if (number >= frame.events.length) return;
    const before = number === 0 ? 0 : this.#pace(frame.events.slice(0, number));
    const breath = number === 0 ? kBreath_ms : 0;
    const ms = (this.#pace(frame.events.slice(0, number + 1)) - before) * frame.tempo + breath;
    this.#telling = setTimeout(() => this.#tell(frame, number + 1), ms);
  }
  #reveal(version: number, number: number): void {
    const told = this.#heard.filter((each) => each.version < version || (each.version === version && each.number <= number));
    if (told.at(-1) !== this.log.value.at(-1)) this.log.value = told;
  }

  // The last decision was taken back.
  #untell(): void {
    const last = this.#heard.at(-1)?.version;
    this.#heard = this.#heard.filter(({ version }) => version !== last);
    this.#keep_log_later();
  }
  #write(version: number, events: readonly Opaque[]): void {
    if (events.length === 0 || (this.#heard.at(-1)?.version ?? -1) >= version) return;
    const seats = this.table.value?.seats ?? [];
    this.#heard = [...this.#heard, ...events.map((event, number) => ({ version, number, event, seats }))].slice(-kMostLog);
    this.#keep_log_later();
  }
  #keep_log_later(): void {
    this.#keep_log_timer ??= setTimeout(() => {
      if (!this.game.value?.playback?.alone()) return this.#keep_log();
      this.#keep_log_timer = null;
      this.#keep_log_later();
    }, kKeepLog_ms);
  }
  #sentence(game: GameClient, entry: LogEntry): string {
    const casts = this.#casts.value;
    const names = casts.get(entry.seats) ?? names_of({ seats: entry.seats, seat: this.seat.value });
    casts.set(entry.seats, names);
    const known = this.#sentences.get(entry);
    if (known?.names === names) return known.text.value;
    const text = computed(() => game.sentence(entry.event, names, language.value)); // a game's words may come later than its events
    this.#sentences.set(entry, { names, text });
    return text.value;
  }
  // Now and then, and when the page goes: writing it at each move would hold up what is to be seen.
  readonly #keep_log = (): void => {
    if (!this.#keep_log_timer) return; // nothing new
    clearTimeout(this.#keep_log_timer);
    this.#keep_log_timer = null;
    const casts = [...new Set(this.#heard.map(({ seats }) => seats))];
    const entries = this.#heard.map(({ seats, ...entry }) => ({ ...entry, cast: casts.indexOf(seats) }));
    const kept: KeptLog = { match: this.table.value?.match?.number ?? 0, casts, entries };
    remember(this.#log_key, JSON.stringify(kept), () => sessionStorage);
  };
  // Who share a device may have seen different things.
  get #log_key(): string {
    return this.as === 0 ? `log.${this.id}` : `log.${this.id}.${this.as}`;
  }
  // The log survives a reload of the page.
  #recall_log(match: number): void {
    const text = recall(this.#log_key, () => sessionStorage);
    const kept = text ? (JSON.parse(text) as Partial<KeptLog>) : null; // perhaps by an older page
    if (kept?.match !== match || !kept.casts || !kept.entries) return;
    const { casts } = kept;
    this.#heard = kept.entries.map(({ cast, ...entry }) => ({ ...entry, seats: casts[cast] ?? [] }));
  }
}

function name_of(info: SeatInfo, seat: number): string {
  const t = texts.value;
  if (info.person) return info.person.name || t.guest;
  return info.bot ? t.bot_name(info.bot) : t.seat_number(seat);
}

// Two bots of one level, or two people of one name, are told apart by a number.
export function names_of(table: Pick<TableMessage, 'seats' | 'seat'> | null): readonly SeatName[] {
  if (!table) return [];
  const plain = table.seats.map(name_of);
  return table.seats.map((info, seat) => {
    const name = plain[seat] ?? '';
    const same = plain.flatMap((each, at) => (each === name ? [at] : []));
    return {
      seat,
      name: same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name,
      kind: info.person ? 'person' : info.bot ? 'bot' : 'empty',
      you: table.seat === seat,
      present: info.present,
    };
  });
}
