// A table's socket that outlives its connections: it comes back after a pause, says which version it has, and sends again what
// was not answered, with the same number.
import { type ReadonlySignal, signal } from '@preact/signals';
import { as_query, type Sharer } from './api';
import { type Ending, kEndings, kLastWords, kShutOut } from './endings';
import type { Refused, Wish } from './messages';
import { kProtocol } from './protocol';
import { random_number } from './random';
import type { ServerMessage } from './table';

export const kFirstPause_ms = 400;
export const kLongestPause_ms = 10_000;
export const kAnswerWithin_ms = 8_000; // then the connection is taken for dead

// connecting: the first time; reconnecting: it was there; offline: the device says so; ended: it will not come back by itself.
export type Link = 'connecting' | 'open' | 'reconnecting' | 'offline' | 'ended';
export type Answer = { readonly done: true } | { readonly done: false; readonly refused: Refused };

// What is used of a WebSocket.
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}
export interface World {
  open(): Socket;
  after(ms: number, then: () => void): () => void; // gives back how to stop it
  random(): number; // from 0 up to, not including, 1
  clock(): number; // milliseconds, by the clock that events are stamped with
  online(): boolean;
}

interface Pending {
  readonly text: string;
  readonly answer: (answer: Answer) => void;
}

export class Connection {
  readonly #world: World;
  readonly #hear: (message: ServerMessage) => void;
  readonly #link = signal<Link>('connecting');
  readonly #ending = signal<Ending | null>(null);
  readonly #last_word = signal<Refused | null>(null); // what the server said of this connection, if it ends now
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #greeted = false; // the server has answered Hello on this socket
  #at_door = false; // on this socket one was told to wait
  #version = 0;
  #asked_for = -1; // the version of a gap that was already asked about
  #failures = 0;
  #command: number;
  #stop_pause: (() => void) | null = null;
  #stop_patience: (() => void) | null = null;

  constructor(world: World, hear: (message: ServerMessage) => void) {
    this.#world = world;
    this.#hear = hear;
    // Never used twice at this table, also not by another window of the same person.
    this.#command = 1 + Math.floor(world.random() * 2 ** 50);
    this.#connect();
  }

  get link(): ReadonlySignal<Link> {
    return this.#link;
  }
  get ending(): ReadonlySignal<Ending | null> {
    return this.#ending;
  }
  // Why it has ended, as the server told it: until when one is banned.
  get last_word(): ReadonlySignal<Refused | null> {
    return this.#last_word;
  }

  ask(wish: Wish): Promise<Answer> {
    const command = this.#command++;
    const text = JSON.stringify({ ...wish, command });
    return new Promise((answer) => {
      this.#pending.set(command, { text, answer });
      if (this.#greeted) this.#send(text);
    });
  }

  // The device has, or has no longer, a network; or someone is tired of waiting.
  network_changed(): void {
    if (this.#link.value === 'ended') return;
    if (!this.#world.online()) {
      this.#drop();
      this.#stop_pause?.();
      this.#link.value = 'offline';
    } else if (!this.#socket) {
      this.#failures = 0;
      this.#connect();
    }
  }

  // Comes once more: after the door stayed shut, or to be announced under another name.
  again(): void {
    if (this.#link.value === 'ended' && this.#ending.value === null) return; // by one's own wish
    this.#ending.value = null;
    this.#link.value = 'connecting';
    this.#failures = 0;
    this.#connect();
  }

  close(): void {
    this.#end(null);
  }

  #connect(): void {
    this.#stop_pause?.();
    this.#stop_pause = null;
    this.#drop();
    this.#last_word.value = null;
    const socket = this.#world.open();
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#received(String(event.data));
    socket.onclose = (event) => this.#closed(event.code);
    this.#await_answer();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#at_door = false;
    this.#asked_for = -1;
    this.#stop_patience?.();
    this.#stop_patience = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #closed(code: number): void {
    const shut_out = this.#greeted ? 'sent_out' : this.#at_door ? 'turned_away' : 'shut_out';
    this.#drop();
    const ending = code === kShutOut ? shut_out : kEndings[code];
    if (ending) return this.#end(ending);
    this.#come_back();
  }

  #come_back(): void {
    if (!this.#world.online()) {
      this.#link.value = 'offline';
      return;
    }
    if (this.#link.value !== 'connecting') this.#link.value = 'reconnecting';
    const pause = Math.min(kLongestPause_ms, kFirstPause_ms * 2 ** this.#failures);
    this.#failures += 1;
    if (this.#failures > 2) this.#link.value = 'reconnecting';
    // Not everybody at the same moment, when a server was restarted.
    this.#stop_pause = this.#world.after(pause * (0.5 + this.#world.random() / 2), () => this.#connect());
  }

  #end(ending: Ending | null): void {
    this.#stop_pause?.();
    this.#drop();
    this.#ending.value = ending;
    this.#link.value = 'ended';
  }

  #hello(version = this.#version): void {
    this.#send(JSON.stringify({ type: 'Hello', protocol: kProtocol, version }));
  }
  // Asks for the table once more, with what happened after a version.
  look_back(version: number): void {
    this.#hello(version);
  }

  #send(text: string): void {
    this.#socket?.send(text);
    this.#await_answer();
  }

  #await_answer(): void {
    this.#stop_patience ??= this.#world.after(kAnswerWithin_ms, () => {
      this.#stop_patience = null;
      this.#drop();
      this.#come_back();
    });
  }

  #received(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'Ping') return this.#pong(message.nonce); // before anything else: its way is being timed
    this.#stop_patience?.();
    this.#stop_patience = null;
    switch (message.type) {
      case 'Table':
      case 'UpToDate':
        this.#asked_for = -1;
        this.#at_door = false;
        this.#version = message.version;
        this.#hear(message);
        this.#greeting_done();
        break;
      case 'Update':
        if (this.#follows(message.version)) this.#hear(message);
        if (message.done !== null && message.done !== undefined) this.#answered(message.done, { done: true });
        break;
      case 'Seating':
        this.#version = Math.max(this.#version, message.version);
        this.#hear(message);
        break;
      case 'Said':
        this.#version = Math.max(this.#version, message.speech.version);
        this.#hear(message);
        break;
      case 'Done':
        this.#answered(message.command, { done: true });
        break;
      case 'Advised':
        if (this.#answered(message.command, { done: true })) this.#hear(message);
        break;
      case 'Refused':
        if (kLastWords.has(message.clause)) {
          this.#last_word.value = message; // the page that follows tells it
          break;
        }
        if (message.command === 0) this.#asked_for = -1; // perhaps a Hello that came too soon: the next gap asks again
        if (!this.#answered(message.command, { done: false, refused: message })) this.#hear(message);
        break;
      case 'Waiting': // what one asks for is kept until the door is opened
        this.#at_door = true;
        this.#failures = 0;
        this.#link.value = 'open';
        this.#hear(message);
        break;
      case 'Knocking':
      case 'Countdown':
      case 'Reveal':
      case 'CalledOff':
        this.#hear(message);
        break;
      default: // a newer server's: not for us
        break;
    }
    if (this.#pending.size > 0 && this.#greeted) this.#await_answer();
  }

  #pong(nonce: number): void {
    this.#socket?.send(JSON.stringify({ type: 'Pong', nonce, clock_ms: Math.round(this.#world.clock()) }));
  }

  // An update that does not come next is not shown: something was missed, and a Table will tell it.
  #follows(version: number): boolean {
    if (version <= this.#version) return false;
    if (version === this.#version + 1) {
      this.#version = version;
      return true;
    }
    if (this.#asked_for !== this.#version) {
      this.#asked_for = this.#version;
      this.#hello();
    }
    return false;
  }

  #greeting_done(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#failures = 0;
    this.#link.value = 'open';
    for (const { text } of this.#pending.values()) this.#send(text);
  }

  #answered(command: number, answer: Answer): boolean {
    const pending = this.#pending.get(command);
    if (!pending) return false;
    this.#pending.delete(command);
    pending.answer(answer);
    return true;
  }
}

// The browser's own.
export function browser_world(table: string, as: Sharer): World {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    open: () => new WebSocket(`${scheme}//${location.host}/ws/${table}${as_query(as)}`) as unknown as Socket,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: random_number,
    clock: () => performance.now(),
    online: () => navigator.onLine,
  };
}
