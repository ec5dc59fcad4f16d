// What is shown over the board for a while: where the players point, and their emotes.
import { signal } from '@preact/signals';
import type { Mark } from '../contract/game';
import type { Speech } from '../wire/messages';
import type { Shown } from '../wire/table';
import type { Turn } from '../wire/turn';
import { awaited_in } from './frame';

const kPing_ms = 5000;
const kPlan_ms = 90_000;
const kMostMarks = 12;
const kFloating_ms = 3200;
const kMostFloating = 12;

export class Marks {
  readonly marks = signal<readonly Mark[]>([]); // what the players point at now
  readonly floating = signal<readonly Speech[]>([]); // emotes to be seen now

  hear(speech: Speech): void {
    if (speech.emote) this.#float(speech);
    if (speech.shown) this.#mark(speech, speech.shown);
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
  // Whose turn is over has done what they had planned, or not.
  drop_plans(before: Turn | undefined, now: Turn): void {
    if (this.marks.value.length === 0 || !before) return;
    const done = awaited_in(before).filter((seat) => !awaited_in(now).includes(seat));
    this.marks.value = this.marks.value.filter(({ seat, plan }) => !plan || seat === null || !done.includes(seat));
  }
  #float(speech: Speech): void {
    this.floating.value = [...this.floating.value, speech].slice(-kMostFloating);
    setTimeout(() => {
      this.floating.value = this.floating.value.filter((each) => each !== speech);
    }, kFloating_ms);
  }
}
