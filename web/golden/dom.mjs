// A page made of no more than the client asks of one: elements, focus, and boxes that follow from what is drawn. Nothing is laid out.
import { Node, PageEvent, style_of } from './node.mjs';
import { matches } from './selector.mjs';

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
    return {
      contains: (name) => names().includes(name),
      toggle,
      add: (name) => toggle(name, true),
      remove: (name) => toggle(name, false),
    };
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
    const event = new this.ownerDocument.defaultView.MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
    if (!this.dispatchEvent(event)) return;
    if (this.localName === 'summary') {
      const details = this.parentNode;
      details.open = !details.open;
      details.dispatchEvent(new PageEvent('toggle'));
    }
    const form =
      this.localName === 'button' && (this.getAttribute('type') ?? 'submit') === 'submit' ? this.closest('form') : null;
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
