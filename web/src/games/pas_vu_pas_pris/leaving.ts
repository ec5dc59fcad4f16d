// A look that lies over the page is left by its button, on which the keys are, or by Escape; then they are where they were.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { focus_instead, focus_story } from '../../parts/focus';
import { keeps_to_board } from './top_layer';

export function useLeaving(look: RefObject<HTMLElement | null>, button: string | null, leave: () => void): void {
  useLayoutEffect(() => {
    if (button === null || look.current === null || keeps_to_board(look.current)) return;
    const before = document.activeElement;
    focus_story(look.current.querySelector<HTMLElement>(button));
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus({ preventScroll: true });
      else focus_instead('.pv-chip', '.table-page > .dock-area'); // not an answer: nothing is sent off by a key too many
    };
  }, [button]);
}
