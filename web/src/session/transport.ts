// What this viewer says to the server, and whether an answer is still on its way.
import { signal } from '@preact/signals';
import { renew_page } from '../base/renew';
import { tell_refusal } from '../parts/toast';
import { Connection, type World } from '../wire/connection';
import type { Wish } from '../wire/messages';
import type { ServerMessage } from '../wire/table';

const kSlowAnswer_ms = 150;

export class Transport {
  readonly connection: Connection;
  readonly busy = signal(false); // a decision of ours is on its way, and has been for long enough to say so
  #deciding = false; // nothing more is decided until the server has answered
  readonly #network_changed = () => this.connection.network_changed();
  readonly #stop_link: () => void;
  readonly #stop_ending: () => void;

  // `lost` is called whenever the connection is not there.
  constructor(world: World, hear: (message: ServerMessage) => void, lost: () => void) {
    this.connection = new Connection(world, hear);
    this.#stop_link = this.connection.link.subscribe((link) => link !== 'open' && lost());
    this.#stop_ending = this.connection.ending.subscribe((ending) => ending === 'outdated' && renew_page());
    addEventListener('online', this.#network_changed);
    addEventListener('offline', this.#network_changed);
  }
  close(): void {
    removeEventListener('online', this.#network_changed);
    removeEventListener('offline', this.#network_changed);
    this.#stop_link();
    this.#stop_ending();
    this.connection.close();
  }

  // True if it was done; else the reason was told.
  async ask(wish: Wish): Promise<boolean> {
    const answer = await this.connection.ask(wish);
    if (!answer.done) tell_refusal(answer.refused);
    return answer.done;
  }
  // What answers a question of the game, one at a time; without a point the question is not ours. An answer usually comes within a
  // frame or two: drawing the table once more only to say that it is on its way would hold it up.
  async decide(point: number | null | undefined, wish: (point: number) => Wish): Promise<void> {
    if (point === null || point === undefined || this.#deciding) return;
    this.#deciding = true;
    const slow = setTimeout(() => {
      this.busy.value = true;
    }, kSlowAnswer_ms);
    await this.ask(wish(point));
    clearTimeout(slow);
    this.#deciding = false;
    this.busy.value = false;
  }
}
