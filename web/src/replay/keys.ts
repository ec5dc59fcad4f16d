// The keys of a replay, wherever the focus is, unless what has it needs them itself.
import { useEffect } from 'preact/hooks';
import type { Reel } from './reel';

type Act = (reel: Reel) => void;
const kKeys: Readonly<Record<string, Act>> = {
  ArrowLeft: (reel) => reel.step(-1),
  ArrowRight: (reel) => reel.step(1),
  Home: (reel) => reel.jump(0),
  End: (reel) => reel.jump(reel.last.value),
  PageUp: (reel) => to(reel, -1),
  PageDown: (reel) => to(reel, 1),
};
function to(reel: Reel, direction: 1 | -1): void {
  const point = reel.point(direction);
  if (point) reel.to_point(point);
}

export function key_act(key: string, target: EventTarget | null): Act | null {
  const element = target instanceof Element ? target : null;
  if (element?.closest('select, textarea, dialog')) return null;
  if (element?.closest('.board-area') && !element.closest('[data-aside]')) return null; // on the board arrows go from place to place
  const slider = element?.matches('input[type=range]') ?? false;
  if (element?.matches('input') && !slider) return null;
  if (key === ' ') return element?.closest('button, a') ? null : (reel) => reel.toggle();
  return kKeys[key] ?? null;
}

export function useReelKeys(reel: Reel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const act = key_act(event.key, event.target);
      if (!act) return;
      event.preventDefault();
      act(reel);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [reel]);
}
