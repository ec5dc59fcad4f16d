// Why not, in one sentence, with the clause behind it; and other short news. One at a time: the latest counts.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts';
import { ApiRefusal } from '../wire/api';
import type { Refused } from '../wire/table';
import { Icon } from './icon';
import { sentence_of, words_for } from './refusals';
import { open_clause } from './rules';

interface Toast {
  readonly number: number;
  say(): string; // in the language that is spoken when it is read
  readonly clause: string | null;
}
const kShown_ms = 6000;
// for the page: one is told at a time, whoever tells it
const toast = signal<Toast | null>(null);
// for the page: likewise
let count = 0;

// It may stand there while another language is chosen: so it is given how to say it, with words that are looked up then.
export function tell(say: () => string, clause?: string): void {
  toast.value = { number: ++count, say, clause: clause ? clause : null };
}
// Once there are words for it, unless something else was told meanwhile.
export function tell_refusal(refused: Omit<Refused, 'command'>): void {
  const number = ++count;
  const say = () => {
    if (count === number) tell(() => sentence_of(refused, refused.clause !== ''), refused.clause);
  };
  const coming = words_for(refused);
  if (coming) void coming.then(say);
  else say();
}
export function tell_fault(fault: unknown): void {
  if (fault instanceof ApiRefusal) tell_refusal(fault.refused);
  else tell(() => texts.value.unreachable);
}
export const toast_clause = (): string | null => toast.peek()?.clause ?? null;
export function forget_toast(): void {
  toast.value = null;
}

// The sentence itself leads to its rule.
function Why({ text, clause }: { readonly text: string; readonly clause: string }) {
  const read = () => {
    forget_toast();
    open_clause(clause);
  };
  return (
    <button type="button" class="toast-why" onClick={read}>
      {text}
      <small>{texts.value.rule_more(clause)}</small>
    </button>
  );
}

export function Toasts() {
  const now = toast.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!now) return;
    const timer = setInterval(() => {
      if (box.current?.matches(':hover, :focus-within')) return; // someone is reading it
      if (toast.value === now) toast.value = null;
    }, kShown_ms);
    return () => clearInterval(timer);
  }, [now]);
  // Over a dialog too, which the browser lays over everything that is not a popover.
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.hidePopover();
    if (now) layer.current?.showPopover();
  }, [now]);
  const t = texts.value;
  return (
    <div class="toasts" role="alert" popover="manual" ref={layer}>
      {now && (
        <div class="toast" key={now.number} ref={box}>
          {now.clause ? <Why text={now.say()} clause={now.clause} /> : <p>{now.say()}</p>}
          <button type="button" class="icon-button" aria-label={t.dismiss} onClick={forget_toast}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
