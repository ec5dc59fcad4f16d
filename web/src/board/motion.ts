// Motion of pieces. Each is one animation of the browser on a group of the drawing, so that nothing is drawn anew from frame to frame.
// Where pieces are elements of the page over the drawing, the browser need not even look at the rest of the drawing.
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Point {
  readonly x: number;
  readonly y: number;
}

// A piece is two groups, one in the other: the outer one is carried over the board, the inner one hops, swells or turns.
interface Body {
  readonly outer: Element;
  readonly inner: Element;
}

export type Gait = 'walk' | 'hop' | 'carried' | 'glide';
// How high a figure of about 46 is lifted, in units of the drawing.
const kLift: Readonly<Record<Gait, number>> = { walk: -7, hop: -26, carried: -46, glide: 0 };

export const px = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

export class Motions {
  readonly #bodies = new Map<string, Body>();
  #running: Animation[] = [];

  enter(id: string, body: Body): () => void {
    this.#bodies.set(id, body);
    return () => {
      if (this.#bodies.get(id) === body) this.#bodies.delete(id);
    };
  }

  // From point to point; the drawing is expected to have the piece at the last one when it is done.
  travel(id: string, path: readonly Point[], gait: Gait, ms: number): void {
    const body = this.#bodies.get(id);
    if (body === undefined || path.length < 2) return;
    const easing = path.length > 2 || gait === 'glide' ? 'linear' : 'ease-in-out';
    this.#run(
      body.outer,
      path.map((point) => ({ transform: px(point) })),
      { duration: ms, easing },
    );
    if (gait === 'glide') return;
    const hops = gait === 'walk' ? path.length - 1 : 1;
    const up = gait === 'carried' ? ' scale(1.18) rotate(-8deg)' : '';
    this.#run(body.inner, [{ transform: 'none' }, { transform: `translateY(${kLift[gait]}px)${up}` }, { transform: 'none' }], {
      duration: ms / hops,
      iterations: hops,
      easing: 'ease-in-out',
    });
  }

  // A motion of its own on the spot: any frames of transform and opacity.
  gesture(id: string, frames: Keyframe[], ms: number, easing = 'ease-out'): void {
    const body = this.#bodies.get(id);
    if (body !== undefined) this.#run(body.inner, frames, { duration: ms, easing });
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.#running.push(element.animate(frames, { ...timing, fill: 'both' }));
  }

  get moving(): boolean {
    return this.#running.length > 0;
  }
  // All that moves has arrived, and that was drawn. A motion begins with the frame after it was set going, and ends that much later.
  async arrival(): Promise<void> {
    await Promise.allSettled(this.#running.map(({ finished }) => finished));
    await new Promise((drawn) => setTimeout(drawn));
  }

  // Those that ended let go once the drawing stands where they ended.
  release(): void {
    if (this.#running.length === 0) return;
    const done = this.#running;
    this.#running = [];
    requestAnimationFrame(() => {
      for (const animation of done) animation.cancel();
    });
  }
}

// The two groups of a piece, known to the motions while they are in the drawing.
export function useBody<Group extends Element = SVGGElement>(motions: Motions, id: string) {
  const outer = useRef<Group>(null);
  const inner = useRef<Group>(null);
  useLayoutEffect(() => {
    if (outer.current === null) return;
    return motions.enter(id, { outer: outer.current, inner: inner.current ?? outer.current });
  }, [motions, id]);
  return { outer, inner };
}
