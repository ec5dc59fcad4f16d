// A large drawing is put up in parts, each in a task of its own: nothing else has to wait for all of it.
import { useEffect, useState } from 'preact/hooks';

// How many of the parts are up: one at once, and one more after every painted frame.
export function useParts(count: number): number {
  const [up, set_up] = useState(1);
  useEffect(() => {
    if (up >= count) return;
    const timer = setTimeout(() => set_up(up + 1));
    return () => clearTimeout(timer);
  }, [up, count]);
  return up;
}
