// A short note laid on the board for a while: who starts, the end of a round. Those who listen hear it from the log.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './style.css';

interface NoteProps {
  readonly small?: boolean; // one line
  readonly ms: number; // it goes by itself after that; a large one counts down, and waits for who is reading it
  readonly children: ComponentChildren;
  onGone(): void;
}
const kSecond_ms = 1000;

export function Note({ small = false, ms, children, onGone }: NoteProps) {
  const box = useRef<HTMLDivElement>(null);
  const whole = Math.ceil(ms / kSecond_ms);
  const [left, set_left] = useState(whole);
  useEffect(() => {
    if (small) {
      const timer = setTimeout(onGone, ms);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) set_left((now) => now - 1);
    }, kSecond_ms);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) onGone();
  }, [left]);
  if (small) return <div class="note-card note-small">{children}</div>;
  return (
    <div class="note-card" ref={box}>
      {children}
      <span class="note-left" aria-hidden="true">
        <i style={{ transform: `scaleX(${left / whole})` }} />
        {left}
      </span>
    </div>
  );
}
