// Why not, in one sentence, with the clause behind it; and other short news. One at a time: the latest counts.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { texts } from '../texts';
import { language } from '../texts/language';
import { ApiRefusal } from '../wire/api';
import { Icon } from './icon';

interface Toast {
  readonly number: number;
  readonly text: string;
  readonly clause: string | null;
}
const kShown_ms = 6000;
const toast = signal<Toast | null>(null);
let count = 0;

export function tell(text: string, clause?: string): void {
  toast.value = { number: ++count, text, clause: clause ? clause : null };
}
export function tell_refusal(refused: { readonly french: string; readonly english: string; readonly clause: string }): void {
  tell(language.value === 'fr' ? refused.french : refused.english, refused.clause);
}
export function tell_fault(fault: unknown): void {
  if (fault instanceof ApiRefusal) tell_refusal(fault.refused);
  else tell(texts.value.unreachable);
}
export function forget_toast(): void {
  toast.value = null;
}

export function Toasts() {
  const now = toast.value;
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => {
      if (toast.value === now) toast.value = null;
    }, kShown_ms);
    return () => clearTimeout(timer);
  }, [now]);
  const t = texts.value;
  return (
    <div class="toasts" role="alert">
      {now && (
        <div class="toast" key={now.number}>
          <p>
            {now.text}
            {now.clause && (
              <small>
                {t.rule} {now.clause}
              </small>
            )}
          </p>
          <button type="button" class="ib" aria-label={t.dismiss} onClick={forget_toast}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
