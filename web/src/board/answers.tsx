// The buttons at the thumb: rolling, and one for each answer.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Label } from '../contract/game';
import './style.css';

interface AnswerProps {
  readonly label: Label;
  readonly letter?: string; // as on the board
  readonly icon?: ComponentChildren;
  onChoose(): void;
}
export function Answer({ label, letter, icon, onChoose }: AnswerProps) {
  return (
    <button type="button" class="answer answer-gold answer-choice" aria-label={label.spoken} onClick={onChoose}>
      <span>
        {icon}
        {letter !== undefined && <kbd>{letter}</kbd>}
        {label.title}
      </span>
      {label.detail !== undefined && <small>{label.detail}</small>}
    </button>
  );
}

// The one thing to do: roll, draw, go on.
export function MainAnswer({ title, onChoose }: { readonly title: string; onChoose(): void }) {
  return (
    <button type="button" class="answer answer-gold answer-main" onClick={onChoose}>
      <span>{title}</span>
    </button>
  );
}

// Where the keys have nothing else to do: nowhere, where answers are waited for, or on a place of the board while none of them can be acted on.
function is_idle(at: Element | null): boolean {
  if (at === null || at === document.body || at.matches('.dock-area')) return true;
  return at.matches('.target') && document.querySelector('.target-open') === null;
}

// With nothing else in hand, the space bar does the one thing there is to do.
export function useSpaceBar(able: boolean, act: () => void): void {
  useEffect(() => {
    if (!able) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter') || !is_idle(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', press, true); // before the place that has the focus says why not
    return () => window.removeEventListener('keydown', press, true);
  }, [able, act]);
}
