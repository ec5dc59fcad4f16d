// Plays what happened and keeps what is picked. The board and the dock at the thumb both look at it. Each motion is one animation of the
// browser on a group of the drawing, so that nothing is drawn anew from frame to frame.
import { batch, signal } from '@preact/signals';
import type { Event, Face, Square, View } from '../../wire/le_fantome_de_minuit';
import { type Point, spot_point } from './geometry';
import { type Card, plan, type Step, type Travel } from './plan';
import { land, type Scene } from './scene';

export const picked = signal<Square | null>(null);
export const playing = signal(false);
export const scene = signal<Scene | null>(null);
export const settled = signal<Scene | null>(null); // as it was before the step being played: doors wait for it
export const card = signal<Card | null>(null);
export const die = signal<{ readonly face: Face | null; readonly tumble: number }>({ face: null, tumble: 0 });

// The groups to be moved, by piece; the board fills it in.
export const bodies = new Map<string, { readonly outer: SVGGElement; readonly inner: SVGGElement }>();
export const kHugo = 'hugo';
export const kAura = 'aura';

const kManySteps = 14; // a queue longer than this is hurried through

let view: View | null = null;
let queue: Step[] = [];
let current: Step | null = null;
let running: Animation[] = [];
let turn_of_play = 0; // grows when play is cut short

function px({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

function travel(travel: Travel, ms: number): void {
  const body = bodies.get(travel.id);
  if (body === undefined) return;
  const points = travel.path.map(spot_point);
  const carried = travel.gait === 'carried';
  run(
    body.outer,
    points.map((point) => ({ transform: px(point) })),
    { duration: ms, easing: points.length > 2 ? 'linear' : 'ease-in-out' },
  );
  const height = carried ? -46 : travel.gait === 'hop' ? -26 : -7;
  const hops = travel.gait === 'walk' ? points.length - 1 : 1;
  const up = carried ? ` scale(1.18) rotate(-8deg)` : '';
  run(body.inner, [{ transform: 'none' }, { transform: `translateY(${height}px)${up}` }, { transform: 'none' }], {
    duration: ms / hops,
    iterations: hops,
    easing: 'ease-in-out',
  });
}

function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  running.push(element.animate(frames, { ...timing, fill: 'both' }));
}

function start(step: Step, ms: number): void {
  for (const each of step.travels) travel(each, ms);
  const hugo = bodies.get(kHugo);
  if (step.hugo.length > 1) {
    const way = step.hugo.map((spot) => ({ transform: px(spot_point(spot)) }));
    for (const part of [hugo, bodies.get(kAura)])
      if (part !== undefined) run(part.outer, way, { duration: ms, easing: 'linear' });
  }
  if (hugo !== undefined && step.boo)
    run(hugo.inner, [{ transform: 'none' }, { transform: 'scale(1.28) translateY(-6px)' }, { transform: 'none' }], {
      duration: ms,
      easing: 'ease-out',
    });
  batch(() => {
    if (step.die !== null) die.value = { face: step.die.face, tumble: die.value.tumble + 1 };
    if (step.card !== null) card.value = step.card;
  });
}

// Those that ended let go once the drawing stands where they ended.
function release(): void {
  if (running.length === 0) return;
  const done = running;
  running = [];
  requestAnimationFrame(() => {
    for (const animation of done) animation.cancel();
  });
}

async function play(): Promise<void> {
  const turn = ++turn_of_play;
  playing.value = true;
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const ms = queue.length > kManySteps ? Math.min(step.ms, 120) : step.ms;
    current = step;
    start(step, ms);
    scene.value = step.after;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (turn !== turn_of_play) return;
    settled.value = step.after;
    release();
  }
  finish();
}

function finish(): void {
  ++turn_of_play;
  queue = [];
  current = null;
  release();
  batch(() => {
    playing.value = false;
    if (view !== null) {
      scene.value = land(view, scene.value);
      settled.value = scene.value;
      const unrolled = view.phase === 'bravest' || view.phase === 'placing';
      const face = unrolled ? null : (view.roll ?? die.value.face);
      if (face !== die.value.face) die.value = { face, tumble: die.value.tumble };
    }
  });
}

// To the end at once, by the player's wish.
export function skip(): void {
  if (playing.value) finish();
}

// A new update: told, if there is something to tell and somebody who wants to see it.
export function show(next: View, events: readonly Event[], calm: boolean): void {
  const fresh = view === null || view.seats.length !== next.seats.length || scene.value === null;
  view = next;
  batch(() => {
    picked.value = null;
    if (calm || fresh || events.length === 0) {
      if (fresh) [card.value, die.value] = [null, { face: next.roll ?? null, tumble: 0 }];
      tell_at_once(events);
      finish();
      return;
    }
    const from = queue.at(-1)?.after ?? current?.after ?? scene.value ?? land(next);
    queue.push(...plan(events, from));
    if (!playing.value) void play();
  });
}

function tell_at_once(events: readonly Event[]): void {
  for (const event of events) {
    if (event.type === 'Rolled') die.value = { face: event.face, tumble: die.value.tumble };
    if (event.type === 'RoundEnded') card.value = { kind: 'round', round: event.round, points: event.points };
  }
}

export function forget(): void {
  ++turn_of_play;
  view = null;
  queue = [];
  current = null;
  release();
  batch(() => {
    scene.value = null;
    settled.value = null;
    card.value = null;
    picked.value = null;
    playing.value = false;
    die.value = { face: null, tumble: 0 };
  });
}
