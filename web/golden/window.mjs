// The globals of a browser in which the whole client runs without one, in made-up time. It is imported before anything of web/src.
import { vi } from 'vitest';
import { Element, HTMLAnchorElement, HTMLElement, Page, SVGElement } from './dom.mjs';
import { Node, PageEvent, Target } from './node.mjs';

process.env.TZ = 'UTC';
export const real_turn = setImmediate;
vi.useFakeTimers({
  now: Date.UTC(2026, 5, 1, 20, 0),
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
});

const kOrigin = 'http://house.test';
export const page = new Page();
export const view = new Target();
page.defaultView = view;

class PlaceInPage {
  href = `${kOrigin}/`;
  reload = vi.fn();
  get url() {
    return new URL(this.href);
  }
  get origin() {
    return this.url.origin;
  }
  get protocol() {
    return this.url.protocol;
  }
  get host() {
    return this.url.host;
  }
  get hostname() {
    return this.url.hostname;
  }
  get port() {
    return this.url.port;
  }
  get pathname() {
    return this.url.pathname;
  }
  get search() {
    return this.url.search;
  }
  get hash() {
    return this.url.hash;
  }
  set hash(hash) {
    this.href = new URL(hash, this.href).href;
    view.dispatchEvent(new PageEvent('hashchange'));
  }
  assign(to) {
    this.href = new URL(to, this.href).href;
  }
  replace(to) {
    this.assign(to);
  }
}
const location = new PlaceInPage();
const history = {
  state: null,
  places: [],
  pushState(state, _, path) {
    this.places.push({ state: this.state, href: location.href });
    this.replaceState(state, _, path);
  },
  replaceState(state, _, path) {
    this.state = state;
    if (path !== undefined && path !== null) location.assign(path);
  },
  back() {
    const before = this.places.pop();
    if (!before) return;
    this.state = before.state;
    location.assign(before.href);
    view.dispatchEvent(new PageEvent('popstate', { state: this.state }));
  },
};

export class Kept {
  #kept = new Map();
  get length() {
    return this.#kept.size;
  }
  key(at) {
    return [...this.#kept.keys()][at] ?? null;
  }
  getItem(key) {
    return this.#kept.get(key) ?? null;
  }
  setItem(key, value) {
    this.#kept.set(key, String(value));
  }
  removeItem(key) {
    this.#kept.delete(key);
  }
  clear() {
    this.#kept.clear();
  }
  entries() {
    return [...this.#kept].sort();
  }
}

// What is watched for its size or its being in sight is told of it once.
class Watcher {
  constructor(then) {
    this.tell = then;
  }
  observe(target) {
    setTimeout(() => this.tell?.([{ target, isIntersecting: true, contentRect: { width: 800, height: 600 } }], this));
  }
  unobserve() {}
  disconnect() {
    this.tell = null;
  }
}
class Mutations {
  #nodes = [];
  constructor(then) {
    this.tell = then;
  }
  observe() {
    page.watchers.add(this);
  }
  disconnect() {
    page.watchers.delete(this);
  }
  added(node) {
    if (this.#nodes.length === 0)
      queueMicrotask(() => {
        const addedNodes = this.#nodes;
        this.#nodes = [];
        this.tell([{ addedNodes }], this);
      });
    this.#nodes.push(node);
  }
}
class DOMPoint {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }
  matrixTransform() {
    return this;
  }
}
class MouseEvent extends PageEvent {}
class PointerEvent extends MouseEvent {}
class KeyboardEvent extends PageEvent {}
class StorageEvent extends PageEvent {}
view.MouseEvent = PointerEvent;

export const wished = new Map(); // what matchMedia says yes to
export const kRegistered = []; // service workers
let chance = 1;
const kGlobals = {
  document: page,
  location,
  history,
  localStorage: new Kept(),
  sessionStorage: new Kept(),
  navigator: {
    languages: ['fr'],
    language: 'fr',
    onLine: true,
    serviceWorker: { register: async (path) => kRegistered.push(path) },
    userAgent: 'house',
    maxTouchPoints: 0,
  },
  screen: { width: 800, height: 600 },
  matchMedia: (query) => ({ matches: wished.get(query) ?? false, addEventListener() {}, removeEventListener() {} }),
  addEventListener: view.addEventListener.bind(view),
  removeEventListener: view.removeEventListener.bind(view),
  dispatchEvent: view.dispatchEvent.bind(view),
  isSecureContext: true,
  innerWidth: 800,
  innerHeight: 600,
  devicePixelRatio: 1,
  scrollTo: () => undefined,
  print: () => undefined,
  requestAnimationFrame: (then) => setTimeout(() => then(performance.now()), 16),
  cancelAnimationFrame: clearTimeout,
  ResizeObserver: Watcher,
  IntersectionObserver: Watcher,
  MutationObserver: Mutations,
  Node,
  Element,
  HTMLElement,
  HTMLAnchorElement,
  SVGElement,
  SVGGElement: SVGElement,
  Event: PageEvent,
  PopStateEvent: PageEvent,
  MouseEvent,
  PointerEvent,
  KeyboardEvent,
  StorageEvent,
  DOMPoint,
  getComputedStyle: (element) => element.style,
  CSS: { escape: (text) => text },
  // Chance that nobody has to foresee: the same in each run.
  crypto: { getRandomValues: (list) => list.map(() => (chance = (chance * 16807) % 2147483647)) },
  Image: class {
    decode() {
      return new Promise(() => undefined);
    }
  },
};
for (const [name, value] of Object.entries(kGlobals)) vi.stubGlobal(name, value);
for (const name of ['Input', 'TextArea', 'Details', 'Button', 'Dialog', 'Canvas']) {
  const kind = function Kind() {};
  Object.defineProperty(kind, Symbol.hasInstance, { value: (each) => each?.localName === name.toLowerCase() });
  vi.stubGlobal(`HTML${name}Element`, kind);
}
vi.stubGlobal('window', globalThis);
