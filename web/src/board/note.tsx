// A short note laid on the board for a while: who starts, the end of a round.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import './board.css';

interface NoteProps {
  readonly small?: boolean; // one line
  readonly ms: number; // it goes by itself after that
  readonly children: ComponentChildren;
  onGone(): void;
}
export function Note({ small = false, ms, children, onGone }: NoteProps) {
  useEffect(() => {
    const timer = setTimeout(onGone, ms);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class={small ? 'note-card note-small' : 'note-card'} role="status">
      {children}
    </div>
  );
}
