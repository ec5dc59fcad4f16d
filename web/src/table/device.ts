// This device at a table: its own person, the guests it is passed to, each with a connection of their own, and who looks.
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from '../base/memory';
import type { GameClient } from '../contract/game';
import { Stages } from '../contract/stage';
import { door_texts } from '../door/texts';
import { tell, tell_fault } from '../parts/toast';
import { Session } from '../session/session';
import { texts } from '../texts';
import { set_name } from '../wire/api';
import {
  type Eyes,
  kOwnEyes,
  type Look,
  lift,
  next_asked,
  number_for,
  pass_to,
  recall_guests,
  recall_roster,
  remember_guests,
  remember_name,
  turn_eyes,
} from './sharing';
import { device_texts } from './texts';

const kCurtainKey = 'curtain';
// For games in which nothing is hidden; in the others it always falls.
// for the page: a setting of this browser
export const curtain_wished = signal(recall(kCurtainKey) === 'on');
effect(() => remember(kCurtainKey, curtain_wished.value ? 'on' : 'off'));

function look_of(session: Session): Look {
  const table = session.table.value;
  const frame = session.frame.value;
  const seat = session.seat.value;
  const by_bot = seat !== null && Boolean(table?.seats[seat]?.played_by);
  return {
    as: session.as as number,
    seat,
    version: frame?.version ?? 0,
    asked: frame !== null && (frame.turn.decide !== null || frame.turn.prompt !== null) && !by_bot,
    open: session.connection.link.value === 'open',
  };
}

// Tells if the table does not let them in at once: false if its door is closed to newcomers, true if they wait there until the host opens.
function at_door(session: Session, name: string): { readonly answer: Promise<boolean>; stop(): void } {
  let stop = () => {};
  const answer = new Promise<boolean>((resolve) => {
    stop = effect(() => {
      const ending = session.connection.ending.value;
      const waiting = session.waiting.value !== null;
      if (ending) tell(() => texts.value.endings[ending].title);
      else if (waiting) tell(() => door_texts.value.guest_waits(name));
      if (ending || waiting) resolve(!ending);
    });
  });
  return { answer, stop };
}

export class Device {
  readonly own: Session;
  readonly guests = signal<readonly Session[]>([]);
  readonly everyone = computed(() => [this.own, ...this.guests.value]);
  readonly eyes = signal<Eyes>(kOwnEyes);
  readonly shown: ReadonlySignal<Session>;
  // Who may do what only the host may, if that is somebody here.
  readonly host: ReadonlySignal<Session>;
  readonly shared = computed(() => this.guests.value.length > 0);
  readonly covered = computed(() => this.shared.value && (this.hidden.value || curtain_wished.value));
  // The one of them who is to decide, if it is not who looks.
  readonly waiting_for = computed(() => {
    const looks = this.everyone.value.map(look_of);
    return next_asked(looks, this.eyes.value.looking)?.as ?? null;
  });
  readonly hidden = signal(true); // the game has secrets, for all we know
  readonly #stages = new Stages(); // one board for all of them
  readonly #arriving = new Set<Session>();
  readonly #stop: readonly (() => void)[];

  constructor(table: string) {
    this.own = new Session(table, 0, this.#stages);
    this.shown = computed(() => this.#session(this.eyes.value.looking) ?? this.own);
    this.host = computed(() => this.everyone.value.find((each) => each.is_host.value) ?? this.own);
    this.guests.value = recall_guests(table).map((as) => new Session(table, as, this.#stages));
    // After a reload nobody knows who holds the device.
    if (this.shared.value) this.eyes.value = { ...kOwnEyes, curtain: 0 };
    this.#stop = [effect(() => this.#look()), effect(() => this.#forget_gone())];
  }
  close(): void {
    for (const stop of this.#stop) stop();
    for (const each of this.everyone.peek()) each.close();
  }

  // What is known of the game, for all.
  equip(game: GameClient | null, levels: readonly string[], hidden: boolean): void {
    batch(() => {
      this.hidden.value = hidden;
      for (const each of this.everyone.peek()) {
        each.game.value = game;
        each.levels.value = levels;
      }
    });
  }

  #session(as: number): Session | undefined {
    return this.everyone.value.find((each) => each.as === as);
  }
  name_of(as: number): string {
    const session = this.#session(as);
    const seat = session?.seat.value ?? null;
    return (seat === null ? undefined : session?.names.value[seat]?.name) ?? recall_roster()[as] ?? texts.value.guest;
  }

  #look(): void {
    const { own, shown, covered } = this;
    if (!own.table.value) return;
    const looks = this.everyone.value.map(look_of);
    const known = looks.filter((each) => each.seat !== null || each.as === 0);
    const terms = { playing: shown.value.playing.value, covered: covered.value, resting: shown.value.resting.value };
    const eyes = this.eyes.value;
    const uncovered = covered.value || eyes.curtain === null ? eyes : lift(eyes);
    const next = turn_eyes(uncovered, known, terms);
    if (next !== eyes) this.eyes.value = next;
  }
  // Passes the device to who is awaited.
  pass_on(): void {
    const next = this.waiting_for.peek();
    if (next !== null) this.eyes.value = pass_to(this.eyes.peek(), next, this.covered.peek());
  }
  lift(): void {
    this.eyes.value = lift(this.eyes.peek());
  }
  // By their own wish, whoever's turn it is.
  pass_to(as: number): void {
    this.eyes.value = { ...pass_to(this.eyes.peek(), as, this.covered.peek()), kept: true };
  }
  look_again(): void {
    this.eyes.value = { ...this.eyes.peek(), curtain: null, kept: true };
  }

  async add(name: string): Promise<boolean> {
    const table = this.own.table.value;
    const seat = table?.seats.findIndex((each) => !each.person && !each.bot && !each.locked) ?? -1;
    if (seat < 0) {
      tell(() => device_texts.value.no_seat);
      return false;
    }
    const here = this.guests.value.map((each) => each.as as number);
    const as = number_for(name, recall_roster(), here);
    if (as === null) {
      tell(() => device_texts.value.device_full);
      return false;
    }
    try {
      await set_name(name, as);
    } catch (fault) {
      tell_fault(fault);
      return false;
    }
    remember_name(as, name);
    const session = new Session(this.own.id, as, this.#stages);
    session.game.value = this.own.game.value;
    session.levels.value = this.own.levels.value;
    this.#arriving.add(session);
    this.#set_guests([...this.guests.value, session]);
    const door = at_door(session, name);
    const seated = await Promise.race([session.ask({ type: 'Sit', seat }), door.answer]);
    door.stop();
    if (!seated) this.#drop(session);
    return seated;
  }
  // Between matches: the seat is free again.
  async remove(session: Session): Promise<void> {
    if (await session.ask({ type: 'Stand' })) this.#drop(session);
  }

  #set_guests(guests: readonly Session[]): void {
    this.guests.value = guests;
    remember_guests(
      this.own.id,
      guests.map((each) => each.as as number),
    );
  }
  #drop(session: Session): void {
    this.#arriving.delete(session);
    if (!this.guests.peek().includes(session)) return;
    this.#set_guests(this.guests.peek().filter((each) => each !== session));
    session.close();
  }
  // A guest whose seat was taken from them, or who was sent out, is no longer here.
  #forget_gone(): void {
    for (const each of this.guests.value) {
      // Each hears over a connection of its own: that the seat was given may be known before it is seen.
      if (each.seat.value !== null) this.#arriving.delete(each);
      const out = each.connection.ending.value !== null;
      const standing = each.table.value !== null && each.seat.value === null && !this.#arriving.has(each);
      if (out || standing) queueMicrotask(() => this.#drop(each));
    }
  }
}
