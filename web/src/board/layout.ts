// Boards are drawn wide and, on a phone held upright, tall: whichever makes the drawing larger.
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Layout = 'wide' | 'tall';

export const view_box = ({ x, y, w, h }: Box): string => `${x} ${y} ${w} ${h}`;

export function useLayout(element: { readonly current: HTMLElement | null }, views: Readonly<Record<Layout, Box>>): Layout {
  const [layout, set_layout] = useState<Layout>(() => (window.innerWidth < 0.8 * window.innerHeight ? 'tall' : 'wide'));
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const { clientWidth: w, clientHeight: h } = box;
      if (w === 0 || h === 0) return;
      const scale = (of: Layout) => Math.min(w / views[of].w, h / views[of].h);
      set_layout(scale('tall') > scale('wide') ? 'tall' : 'wide');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, views]);
  return layout;
}
