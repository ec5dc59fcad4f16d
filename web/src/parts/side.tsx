// The column with the players and what a game puts below them. It may be longer than the screen, so the keyboard can scroll it too.
import type { ComponentChildren } from 'preact';
import { texts } from '../texts';

export function Side({ children }: { readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="left-side" role="region" aria-label={texts.value.seats} tabIndex={0}>
      {children}
    </div>
  );
}
