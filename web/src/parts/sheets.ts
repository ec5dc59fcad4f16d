// The device's Back button closes what is laid over the page before it leaves the page: as long as something is open, the browser's history
// has one entry more, at the same address.

interface Browser {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  addEventListener(type: 'popstate', heard: () => void): void;
}

const kSheet = { sheet: true } as const;
const is_sheet = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sheet' in state;

export class Sheets {
  readonly #browser: Browser;
  readonly #open: (() => void)[] = []; // how each is closed, the topmost last
  #leaving = false; // an entry is being taken away, which takes the browser a moment
  #then: (() => void)[] = [];

  #heard = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  // Until the answer is called, Back calls `close`.
  opened(close: () => void): () => void {
    if (!this.#heard) this.#browser.addEventListener('popstate', () => this.#popped());
    this.#heard = true;
    this.#open.push(close);
    queueMicrotask(() => this.#settle());
    return () => {
      const at = this.#open.lastIndexOf(close);
      if (at !== -1) this.#open.splice(at, 1);
      queueMicrotask(() => this.#settle()); // one may follow the other: then the entry serves both
    };
  }

  // To another page. The entry of what lay over this one is not something to come back to.
  visit(address: string, then: () => void): void {
    if (this.#leaving) {
      this.#then.push(() => this.visit(address, then));
      return;
    }
    const { history } = this.#browser;
    if (is_sheet(history.state)) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    then();
  }

  #settle(): void {
    if (this.#leaving) return;
    const { history } = this.#browser;
    if (this.#open.length > 0 && !is_sheet(history.state)) history.pushState(kSheet, '');
    else if (this.#open.length === 0 && is_sheet(history.state)) this.#leave();
  }

  #leave(): void {
    this.#leaving = true;
    this.#browser.history.back();
  }

  #popped(): void {
    const asked = !this.#leaving;
    this.#leaving = false;
    const { history } = this.#browser;
    if (is_sheet(history.state)) {
      if (this.#open.length === 0) this.#leave(); // what was open there is long closed
      return;
    }
    if (asked) this.#open.at(-1)?.();
    const then = this.#then;
    this.#then = [];
    for (const each of then) each();
    queueMicrotask(() => this.#settle());
  }
}

export const sheets = new Sheets(globalThis);
