// Who waits at the door of a table and who asks for a seat of it, as far as this viewer is concerned.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SeatInfo, SeatingMessage, TableMessage } from '../wire/messages';
import type { Person } from '../wire/table';
import { type Asked, asked_of, formers_of, type Verdict, verdict_of } from './asking';

interface Where {
  readonly table: ReadonlySignal<TableMessage | null>;
  readonly seat: ReadonlySignal<number | null>;
  readonly playing: ReadonlySignal<boolean>;
  readonly is_host: ReadonlySignal<boolean>;
}

export class Callers {
  readonly knocking = signal<readonly Person[]>([]); // who waits at the door: the host alone is told
  readonly requests = signal<readonly Asked[]>([]); // for seats of a match with secrets
  readonly verdict = signal<Verdict | null>(null); // why one's own request came to nothing
  readonly formers = signal<Readonly<Record<number, Person>>>({}); // who left the seats that are free now
  readonly own_request = computed(() => this.requests.value.find(({ person }) => person.id === this.#you()) ?? null);
  // What one is asked to agree to.
  readonly to_answer = computed(() => this.requests.value.filter(({ awaited }) => awaited.some((each) => each === this.#you())));
  readonly #where: Where;

  constructor(where: Where) {
    this.#where = where;
  }
  #you(): string | undefined {
    return this.#where.table.value?.you;
  }
  // After the seats were told; before: who sat there until now.
  mind(before: readonly SeatInfo[], { seats, requests }: Pick<SeatingMessage, 'seats' | 'requests'>): void {
    const { seat, playing, is_host } = this.#where;
    const mine = this.own_request.value;
    this.formers.value = playing.value ? formers_of(before, seats, this.formers.value) : {};
    this.requests.value = asked_of(requests ?? [], performance.now());
    if (this.own_request.value) this.verdict.value = null;
    else if (mine) {
      const fate = { seats, seated: seat.value !== null, playing: playing.value };
      this.verdict.value = verdict_of(mine, fate, performance.now());
    }
    if (!is_host.value) this.knocking.value = [];
  }
  // Without a connection nobody knows; who asked must ask again.
  forget(): void {
    if (this.own_request.value) this.verdict.value = 'left';
    this.requests.value = [];
    this.knocking.value = [];
  }
}
