// How finely the hall is drawn: while it moves, only as fine as the device can; when it rests, as fine as the screen.
const kFinest = 2; // pixels of the picture to a pixel of the page, at most
const kCoarsest = 0.5;
const kSlow_ms = 30; // a picture that takes longer is drawn less finely
const kQuick_ms = 14;
const kSharpen_ms = 180; // after the last motion
const kPause_ms = 200; // pictures that far apart do not belong to one motion
const kSamples = 5;

export class Tempo {
  readonly #refine: (ratio: number) => void;
  readonly #rest: () => void;
  ratio = 1;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #spent: number[] = [];
  #last = 0; // when the last picture was drawn
  #sharp = false;

  constructor(refine: (ratio: number) => void, rest: () => void) {
    this.#refine = refine;
    this.#rest = rest;
  }
  get finest(): number {
    return Math.min(kFinest, devicePixelRatio);
  }
  // `goes_on`: the picture before asked for this one, so the time between them is what it took, however long.
  take(now: number, goes_on: boolean): void {
    if (this.#sharp) this.#refine(this.ratio); // motion starts as coarsely as it ended
    this.#sharp = false;
    const apart = now - this.#last;
    this.#last = now;
    if (goes_on || apart < kPause_ms) this.#spent.push(apart);
    if (this.#spent.length >= kSamples) {
      const middle = [...this.#spent].sort((a, b) => a - b)[Math.floor(kSamples / 2)] ?? 0;
      this.#spent = [];
      if (middle > kSlow_ms) this.#set(Math.max(kCoarsest, this.ratio * 0.8));
      else if (middle < kQuick_ms && this.ratio < this.finest) this.#set(Math.min(this.finest, this.ratio * 1.15));
    }
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#sharp = true;
      this.#rest();
    }, kSharpen_ms);
  }
  #set(ratio: number): void {
    if (Math.abs(ratio - this.ratio) < 0.02) return;
    this.ratio = ratio;
    this.#refine(ratio);
  }
  dispose(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
