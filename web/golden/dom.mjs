// A page made of no more than the client asks of one: elements, events, focus, and boxes that follow from what is drawn. Nothing is laid out.
import { matches } from './selector.mjs';

export class PageEvent {
  defaultPrevented = false;
  stopped = false;
  stopped_at_once = false;
  constructor(type, init = {}) {
    Object.assign(this, { bubbles: false, cancelable: false, detail: 0 }, init, { type });
  }
  preventDefault() {
    this.defaultPrevented = true;
  }
  stopPropagation() {
    this.stopped = true;
  }
  stopImmediatePropagation() {
    this.stopped = true;
    this.stopped_at_once = true;
  }
}

export class Target {
  #heard = [];
  addEventListener(type, then, how) {
    const capture = how === true || how?.capture === true;
    if (this.#heard.some((each) => each.type === type && each.then === then && each.capture === capture)) return;
    const it = { type, then, capture, once: how?.once === true };
    this.#heard.push(it);
    this.changed?.();
    how?.signal?.addEventListener('abort', () => this.removeEventListener(type, then, capture));
  }
  removeEventListener(type, then, how) {
    const capture = how === true || how?.capture === true;
    this.#heard = this.#heard.filter((each) => each.type !== type || each.then !== then || each.capture !== capture);
    this.changed?.();
  }
  tell(event, capture) {
    for (const each of [...this.#heard]) {
      if (each.type !== event.type || (capture !== null && each.capture !== capture) || event.stopped_at_once) continue;
      if (each.once) this.#heard = this.#heard.filter((other) => other !== each);
      event.currentTarget = this;
      (each.then.handleEvent ?? each.then).call(this, event);
    }
  }
  get heard() {
    return [...new Set(this.#heard.map(({ type }) => type))].sort();
  }
  get parent_target() {
    return null;
  }
  dispatchEvent(event) {
    event.target ??= this;
    const way = [];
    for (let each = this.parent_target; each !== null; each = each.parent_target) way.push(each);
    for (const each of way.toReversed()) if (!event.stopped) each.tell(event, true);
    if (!event.stopped) this.tell(event, null);
    if (event.bubbles) for (const each of way) if (!event.stopped) each.tell(event, false);
    return !event.defaultPrevented;
  }
}

class Style {
  setProperty(name, value) {
    this[name] = value;
  }
  removeProperty(name) {
    this[name] = '';
  }
  getPropertyValue(name) {
    return this[name] ?? '';
  }
}
const style_of = (element) =>
  new Proxy(new Style(), {
    set(style, name, value) {
      style[name] = value;
      element.changed();
      return true;
    },
  });

export class Node extends Target {
  childNodes = [];
  parentNode = null;
  printed = null; // by print.mjs, until something in it changes
  #data;
  constructor(page, nodeType, data = '') {
    super();
    Object.assign(this, { ownerDocument: page, nodeType });
    this.#data = data;
  }
  changed() {
    for (let each = this; each && each.printed !== null; each = each.parentNode) each.printed = null;
  }
  get data() {
    return this.#data;
  }
  set data(data) {
    this.#data = data;
    this.changed();
  }
  get parent_target() {
    return this.parentNode ?? (this === this.ownerDocument ? this.ownerDocument.defaultView : null);
  }
  get parentElement() {
    return this.parentNode?.nodeType === 1 ? this.parentNode : null;
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get children() {
    return this.childNodes.filter(({ nodeType }) => nodeType === 1);
  }
  get isConnected() {
    let top = this;
    while (top.parentNode) top = top.parentNode;
    return top === this.ownerDocument;
  }
  get textContent() {
    return this.data + this.childNodes.map((each) => each.textContent).join('');
  }
  set textContent(text) {
    for (const each of [...this.childNodes]) each.remove();
    this.append(new Node(this.ownerDocument, 3, text));
  }
  insertBefore(child, before) {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : -1;
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
    this.changed();
    this.ownerDocument.added(child);
    return child;
  }
  append(...children) {
    for (const each of children) this.insertBefore(each, null);
  }
  appendChild(child) {
    return this.insertBefore(child, null);
  }
  removeChild(child) {
    child.remove();
  }
  remove() {
    const all = this.parentNode?.childNodes;
    if (!all) return;
    const { ownerDocument } = this;
    if (this.contains(ownerDocument.focused)) ownerDocument.focused = null;
    this.parentNode.changed();
    all.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }
  contains(other) {
    for (let each = other; each; each = each.parentNode) if (each === this) return true;
    return false;
  }
  *walk() {
    for (const each of this.childNodes)
      if (each.nodeType === 1) {
        yield each;
        yield* each.walk();
      }
  }
  querySelectorAll(selector) {
    return [...this.walk()].filter((each) => matches(each, selector));
  }
  querySelector(selector) {
    for (const each of this.walk()) if (matches(each, selector)) return each;
    return null;
  }
}

const numbers = (text) => (text?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
// Not laid out: where the drawing says it is, or else one after the other.
function box_of(element) {
  const own = (name) => Number(element.getAttribute(name) ?? Number.NaN);
  const [x, y] = [own('cx'), own('cy')].some(Number.isNaN) ? [own('x'), own('y')] : [own('cx'), own('cy')];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return [x, y];
  const [dx, dy] = numbers(element.getAttribute('d') ?? element.getAttribute('points') ?? element.getAttribute('transform'));
  if (dy !== undefined) return [dx, dy];
  const inner = element.children[0];
  if (inner && element.namespaceURI?.endsWith('svg')) return box_of(inner);
  const at = element.parentNode?.children.indexOf(element) ?? 0;
  return [(at % 6) * 60, Math.floor(at / 6) * 50];
}

export class Element extends Node {
  attributes = new Map();
  style = style_of(this);
  scrollTop = 0;
  scrollLeft = 0;
  scrollHeight = 400;
  scrollWidth = 800;
  clientWidth = 800;
  clientHeight = 600;
  constructor(page, localName, namespaceURI) {
    super(page, 1);
    Object.assign(this, { localName, namespaceURI, tagName: localName.toUpperCase() });
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name, value) {
    if (this.attributes.get(name) === String(value)) return;
    this.attributes.set(name, String(value));
    this.changed();
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  removeAttribute(name) {
    if (this.attributes.delete(name)) this.changed();
  }
  get dataset() {
    const key = (name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return new Proxy(this, {
      get: (element, name) => element.getAttribute(key(name)) ?? undefined,
      set: (element, name, value) => element.setAttribute(key(name), value) ?? true,
      deleteProperty: (element, name) => element.removeAttribute(key(name)) ?? true,
    });
  }
  get classList() {
    const names = () => (this.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
    const toggle = (name, on = !names().includes(name)) => {
      const others = names().filter((each) => each !== name);
      this.setAttribute('class', (on ? [...others, name] : others).join(' '));
      return on;
    };
    return { contains: (name) => names().includes(name), toggle, add: (name) => toggle(name, true), remove: (name) => toggle(name, false) };
  }
  matches(selector) {
    return matches(this, selector);
  }
  closest(selector) {
    for (let each = this; each?.nodeType === 1; each = each.parentNode) if (matches(each, selector)) return each;
    return null;
  }
  focus() {
    const page = this.ownerDocument;
    if (page.focused === this || !this.isConnected || this.hasAttribute('disabled')) return;
    page.focused?.blur();
    page.focused = this;
    this.dispatchEvent(new PageEvent('focus'));
    this.dispatchEvent(new PageEvent('focusin', { bubbles: true }));
  }
  blur() {
    if (this.ownerDocument.focused === this) this.ownerDocument.focused = null;
    this.dispatchEvent(new PageEvent('blur'));
    this.dispatchEvent(new PageEvent('focusout', { bubbles: true }));
  }
  click(init = {}) {
    if (this.hasAttribute('disabled')) return;
    const event = new (this.ownerDocument.defaultView.MouseEvent)('click', { bubbles: true, cancelable: true, button: 0, ...init });
    if (!this.dispatchEvent(event)) return;
    if (this.localName === 'summary') {
      const details = this.parentNode;
      details.open = !details.open;
      details.dispatchEvent(new PageEvent('toggle'));
    }
    const form = this.localName === 'button' && (this.getAttribute('type') ?? 'submit') === 'submit' ? this.closest('form') : null;
    form?.dispatchEvent(new PageEvent('submit', { bubbles: true, cancelable: true }));
  }
  getBoundingClientRect() {
    const [left, top] = box_of(this);
    const [width, height] = [40, 30];
    return { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top };
  }
  getScreenCTM() {
    return { inverse: () => null };
  }
  // A motion of the browser: what was asked is kept, and it ends when its time is over.
  animate(frames, timing) {
    this.ownerDocument.motions.push({ element: this, frames, timing });
    const { duration = 0, iterations = 1, delay = 0 } = typeof timing === 'number' ? { duration: timing } : timing;
    const finished = new Promise((done) => setTimeout(done, delay + duration * Math.min(iterations, 1000)));
    return { finished, cancel: () => undefined, finish: () => undefined, play: () => undefined, pause: () => undefined };
  }
  getAnimations() {
    return [];
  }
  scrollIntoView() {
    this.ownerDocument.scrolled_to = this;
  }
  scrollTo() {}
  setPointerCapture() {}
  releasePointerCapture() {}
  hasPointerCapture() {
    return false;
  }
  showPopover() {
    this.opened = true;
  }
  hidePopover() {
    this.opened = false;
  }
  get offsetWidth() {
    return 40;
  }
  get offsetHeight() {
    return 30;
  }
}
export class SVGElement extends Element {}
export class HTMLElement extends Element {
  get id() {
    return this.getAttribute('id') ?? '';
  }
  // As a browser does it, a form's state shows in no attribute; here it does, because only those are looked at.
  get value() {
    return this.getAttribute('value') ?? '';
  }
  set value(value) {
    this.setAttribute('value', value);
  }
  get checked() {
    return this.hasAttribute('checked');
  }
  set checked(value) {
    if (value) this.setAttribute('checked', '');
    else this.removeAttribute('checked');
  }
  get open() {
    return this.hasAttribute('open');
  }
  set open(value) {
    if (value) this.setAttribute('open', '');
    else this.removeAttribute('open');
  }
  get disabled() {
    return this.hasAttribute('disabled');
  }
  set disabled(value) {
    if (value) this.setAttribute('disabled', '');
    else this.removeAttribute('disabled');
  }
  select() {}
  setSelectionRange() {}
  showModal() {
    this.open = true;
  }
  close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new PageEvent('close'));
  }
  getContext() {
    return null;
  }
}
export class HTMLAnchorElement extends HTMLElement {
  get pathname() {
    return new URL(this.getAttribute('href') ?? '', 'http://house.test/').pathname;
  }
  get search() {
    return new URL(this.getAttribute('href') ?? '', 'http://house.test/').search;
  }
}

const kSvg = 'http://www.w3.org/2000/svg';
export class Page extends Node {
  focused = null;
  hidden = false;
  title = '';
  readyState = 'complete';
  motions = [];
  scrolled_to = null;
  watchers = new Set();
  constructor() {
    super(null, 9);
    this.ownerDocument = this;
    this.documentElement = this.createElement('html');
    this.body = this.createElement('body');
    this.append(this.documentElement);
    this.documentElement.append(this.body);
  }
  get activeElement() {
    return this.focused ?? this.body;
  }
  get visibilityState() {
    return this.hidden ? 'hidden' : 'visible';
  }
  createElement(name) {
    return name === 'a' ? new HTMLAnchorElement(this, name) : new HTMLElement(this, name, 'http://www.w3.org/1999/xhtml');
  }
  createElementNS(space, name) {
    return space === kSvg ? new SVGElement(this, name, space) : this.createElement(name);
  }
  createTextNode(text) {
    return new Node(this, 3, text);
  }
  getElementById(id) {
    return this.querySelector(`#${id}`);
  }
  execCommand() {
    return true;
  }
  added(node) {
    for (const each of this.watchers ?? []) each.added(node);
  }
}
