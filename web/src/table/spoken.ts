// What those who listen are told of a match: one utterance for each turn of somebody else, with all that happened in it, and one's own
// question once, when it is really asked.

export interface Line {
  readonly key: string;
  readonly text: string;
}
const kQuiet_ms = 2500; // a turn that takes longer is told in parts
const kMostLines = 8; // of those who were away: the rest is in the log

type Timer = ReturnType<typeof setTimeout>;

export class Speaker {
  readonly #say: (text: string) => void;
  #awaited: string | null = null; // whose turn it was when last heard of
  #told: string | null = null; // the key of the last line that was said, or was there before
  #lines: readonly Line[] = [];
  #closing = '';
  #timer: Timer | null = null;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }
  // The log as it is told now; who is awaited; and what is to be said after all that happened: one's own question, or whose turn it is.
  // Nobody is awaited while the world answers, a card is drawn or a die falls: that belongs to the turn in which it happens.
  hear(lines: readonly Line[], waits_for: string, closing: string): void {
    const first = this.#awaited === null;
    const awaited = waits_for === '' ? (this.#awaited ?? '') : waits_for;
    const other = awaited !== this.#awaited;
    const asked = closing !== '' && closing !== this.#closing;
    this.#lines = lines;
    this.#awaited = awaited;
    this.#closing = closing;
    if (first) this.#told = lines.at(-1)?.key ?? null; // what happened before one came is in the log
    if (other || asked) this.#utter(asked ? closing : '');
    else if (this.#new().length > 0) this.#timer ??= setTimeout(() => this.#utter(''), kQuiet_ms);
  }
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
  #new(): readonly Line[] {
    const at = this.#lines.findIndex(({ key }) => key === this.#told);
    return this.#lines.slice(at + 1); // after a new match began the old line is not there: all is new
  }
  #utter(closing: string): void {
    this.stop();
    const parts = this.#new()
      .slice(-kMostLines)
      .map(({ text }) => text);
    this.#told = this.#lines.at(-1)?.key ?? this.#told;
    const text = [...parts, closing].filter((each) => each !== '').join(' ');
    if (text !== '') this.#say(text);
  }
}
