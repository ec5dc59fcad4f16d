// What all of a page is made of: events, and nodes in a tree that hear them.
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
export const style_of = (element) =>
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
