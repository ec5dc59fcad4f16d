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

// Lays a layer of the page, whose pixels are the drawing's units, over a drawing that fills the element.
export function useFit(
  element: { readonly current: HTMLElement | null },
  layer: { readonly current: HTMLElement | null },
  { x, y, w, h }: Box,
  turn = 0, // by so many degrees, as the drawing is
): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const fit = () => {
      const { clientWidth, clientHeight } = box;
      const scale = Math.min(clientWidth / w, clientHeight / h);
      const [left, top] = [(clientWidth - w * scale) / 2 - x * scale, (clientHeight - h * scale) / 2 - y * scale];
      if (layer.current) layer.current.style.transform = `translate(${left}px, ${top}px) scale(${scale}) rotate(${turn}deg)`;
    };
    const observer = new ResizeObserver(fit); // asks at once, when the page is laid out
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, layer, x, y, w, h, turn]);
}
