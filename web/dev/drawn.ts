// A page made of no more than what drawing asks for, in which a component is really drawn where there is no browser: for tests. It is imported before what it
// is to draw.
import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

export class Drawn {
  readonly childNodes: Drawn[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => undefined };
  readonly nodeType: number;
  parentNode: Drawn | null = null;
  readonly #heard = new Map<string, (event: object) => void>();
  constructor(
    readonly localName: string,
    public data = '',
  ) {
    this.nodeType = localName === '' ? 3 : 1;
  }
  get firstChild(): Drawn | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Drawn | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get all(): readonly Drawn[] {
    return [this, ...this.childNodes.flatMap((each) => each.all)];
  }
  get text(): string {
    return this.data + this.childNodes.map((each) => each.text).join('');
  }
  insertBefore(child: Drawn, before: Drawn | null) {
    child.remove();
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
  }
  remove() {
    const all = this.parentNode?.childNodes ?? [];
    if (this.parentNode) all.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }
  setAttribute(name: string, value: unknown) {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string) {
    this.attributes.delete(name);
  }
  addEventListener(name: string, heard: (event: object) => void) {
    this.#heard.set(name.toLowerCase(), heard);
  }
  removeEventListener(name: string) {
    this.#heard.delete(name.toLowerCase());
  }
  hear(type: string, event: object) {
    const heard = this.#heard.get(type);
    if (!heard) throw new Error('nothing listens');
    heard.call(this, { type, ...event });
  }
  press() {
    this.hear('click', { detail: 1 });
  }
  showPopover = () => undefined;
  hidePopover = () => undefined;
  animate = () => ({ cancel: () => undefined, finished: Promise.resolve() });
  of_class = (name: string) => this.all.filter((each) => each.attributes.get('class')?.split(' ').includes(name));
  of_name = (name: string) => this.all.filter((each) => each.localName === name);
}

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('innerWidth', 1000);
vi.stubGlobal('innerHeight', 700);
vi.stubGlobal('window', globalThis);
vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));
vi.stubGlobal('cancelAnimationFrame', clearTimeout);
class Observer {
  observe() {}
  disconnect() {}
}
for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) vi.stubGlobal(name, Observer);
vi.stubGlobal('document', {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  documentElement: { lang: '', classList: { toggle: () => false } },
  createElementNS: (_: string, name: string) => new Drawn(name),
  createTextNode: (text: string) => new Drawn('', text),
});

export async function drawn(what: ComponentChildren): Promise<Drawn> {
  const page = new Drawn('main');
  await act(() => render(what, page as unknown as HTMLElement));
  return page;
}
