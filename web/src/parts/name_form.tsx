import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { texts } from '../texts';
import { me, rename } from './me';
import { tell_fault } from './toast';

export const kMostNameChars = 24;

// Asks for the name, and hands on once it is known to the server.
export function NameForm({ action, onDone }: { readonly action: string; onDone(): void }) {
  const t = texts.value;
  const id = useId();
  const [name, set_name] = useState(me.value?.name ?? '');
  const [missing, set_missing] = useState(false);
  const [busy, set_busy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // it is all that is asked here
  const send = async (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') {
      field.current?.focus();
      return set_missing(true);
    }
    set_busy(true);
    await rename(name.trim()).then(onDone, tell_fault);
    set_busy(false);
  };
  return (
    <form class="name-form" onSubmit={send}>
      <label for={id}>{t.your_name}</label>
      <input
        ref={field}
        id={id}
        class="field"
        value={name}
        maxLength={kMostNameChars}
        autocomplete="given-name"
        autocapitalize="words"
        enterkeyhint="go"
        aria-describedby={`${id}-help`}
        aria-invalid={missing}
        onInput={(event) => {
          set_name(event.currentTarget.value);
          set_missing(false);
        }}
      />
      <p id={`${id}-help`} class={missing ? 'help-text wrong' : 'help-text'}>
        {missing ? t.name_missing : t.name_help}
      </p>
      <button type="submit" class="button gold wide" disabled={busy}>
        {action}
      </button>
    </form>
  );
}
