// While something is being played, a tap on the board, Space or Escape jumps to the truth.
import { useEffect, useRef } from 'preact/hooks';

const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, textarea, select, dialog') !== null;

// What it returns is for the click, in its capturing phase, of what the board lies in.
export function useSkip(playing: boolean, skip: () => void): (event: MouseEvent) => void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    if (!playing) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Escape') return;
      if (elsewhere(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [playing]);
  return (event) => {
    if (!playing || elsewhere(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    latest.current();
  };
}
