// Which presses count. A control that has just appeared ignores fingers for a moment, because they meant what was there before; a click
// counts only where its press began; and a key that is held down presses once. One guard for the whole page: no control has one of its own.

export const kSettle_ms = 400;
const kMostSettle_ms = 3000; // however often somebody taps
const kForgotten_ms = 1000; // a click comes sooner after its press

// The decisions, in whatever time they are told.
export class Presses<Control extends object> {
  readonly #fresh = new Map<Control, { readonly born: number; readonly ms: number; until: number }>();
  readonly #pressed = new Map<number, { readonly control: Control | null; readonly at: number }>();
  #held: { readonly key: string; readonly control: Control | null } | null = null;

  appeared(control: Control, now: number, ms = kSettle_ms): void {
    this.#fresh.set(control, { born: now, ms, until: now + ms });
  }
  is_fresh(control: Control): boolean {
    return this.#fresh.has(control);
  }
  fresh(): readonly Control[] {
    return [...this.#fresh.keys()];
  }
  // Somebody goes on tapping where a control has just come up: it waits until they stop.
  tapped(control: Control, now: number): void {
    const it = this.#fresh.get(control);
    if (it) it.until = Math.min(Math.max(it.until, now + it.ms), it.born + kMostSettle_ms);
  }
  // Those that may be pressed from now on.
  settled(now: number): readonly Control[] {
    const found = [...this.#fresh].filter(([, { until }]) => until <= now).map(([control]) => control);
    for (const each of found) this.#fresh.delete(each);
    return found;
  }
  // When the next one may be; null: all may.
  next(): number | null {
    return this.#fresh.size === 0 ? null : Math.min(...[...this.#fresh.values()].map(({ until }) => until));
  }

  pressed(pointer: number, control: Control | null, now: number): void {
    for (const [each, { at }] of this.#pressed) if (now - at > kForgotten_ms && each !== pointer) this.#pressed.delete(each);
    this.#pressed.set(pointer, { control, at: now });
  }
  // A click of a pointer, or of one that the browser does not name. Without any press it comes from an assistive program.
  may_click(pointer: number | undefined, control: Control): boolean {
    const own = pointer === undefined ? undefined : this.#pressed.get(pointer);
    const from = own ? [own] : [...this.#pressed.values()];
    if (pointer !== undefined) this.#pressed.delete(pointer);
    return from.length === 0 || from.some((each) => each.control === control);
  }

  // A key that presses went down. False: it was down already, and what has the focus now is not what it was meant for.
  may_press_key(key: string, control: Control | null, repeat: boolean): boolean {
    if (repeat) return false;
    this.#held = { key, control };
    return true;
  }
  // The space bar presses when it comes up: where it went down.
  may_release_key(key: string, control: Control): boolean {
    const held = this.#held;
    if (held?.key === key) this.#held = null;
    return held === null || held.key !== key || held.control === control;
  }
}

const kControls = 'button, a[href]';
const kByKey = `${kControls}, [role="button"]`;
const kFresh = 'data-fresh'; // base.css takes it out of the fingers' way

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;
const refuse = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

// For as long as the page lives. What encloses a control may ask for more time with `data-settle`, in milliseconds.
export function guard_presses(): void {
  const presses = new Presses<Element>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const wait = () => {
    const next = presses.next();
    if (timer === null && next !== null) timer = setTimeout(settle, Math.max(0, next - performance.now()));
  };
  const settle = () => {
    timer = null;
    for (const each of presses.settled(performance.now())) each.removeAttribute(kFresh);
    wait();
  };
  const appear = (control: Element) => {
    const ms = Number(control.closest('[data-settle]')?.getAttribute('data-settle') ?? kSettle_ms);
    presses.appeared(control, performance.now(), ms);
    control.setAttribute(kFresh, '');
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || !node.isConnected) continue;
        if (node.matches(kControls)) appear(node);
        else for (const each of node.querySelectorAll(kControls)) appear(each);
      }
    wait();
  }).observe(document.body, { childList: true, subtree: true });

  const on = <Name extends keyof WindowEventMap>(name: Name, listen: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listen, true);
  on('pointerdown', (event) => {
    const now = performance.now();
    presses.pressed(event.pointerId, within(event.target, kControls), now);
    for (const each of presses.fresh()) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      if (inside) presses.tapped(each, now);
    }
  });
  on('click', (event) => {
    const control = within(event.target, kControls);
    if (control === null || event.detail === 0) return; // by key, or by an assistive program
    const pointer = event instanceof PointerEvent && event.pointerId >= 0 ? event.pointerId : undefined;
    if (!presses.may_click(pointer, control)) refuse(event);
  });
  on('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const control = within(event.target, kByKey);
    if (!presses.may_press_key(event.key, control, event.repeat) && control !== null) refuse(event);
  });
  on('keyup', (event) => {
    const control = event.key === ' ' ? within(event.target, kByKey) : null;
    if (control !== null && !presses.may_release_key(event.key, control)) refuse(event);
  });
}
