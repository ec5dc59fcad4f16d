// Emotes: sent by anyone at the table, seen for a moment over who sent them.
import { useState } from 'preact/hooks';
import { emotes_choice } from '../base/settings';
import { EmoteFace, kEmotes } from '../parts/emotes';
import { Icon } from '../parts/icon';
import type { Seen } from '../session/frame';
import type { Session } from '../session/session';
import { texts } from '../texts';
import type { Emote } from '../wire/table';

interface BarProps {
  readonly session: Session;
  onSent?(): void;
}
export function EmoteBar({ session, onSent }: BarProps) {
  const t = texts.value;
  const allowed = session.frame.value?.turn.may_talk ?? true;
  const send = (emote: Emote) => {
    void session.ask({ type: 'React', emote });
    onSent?.();
  };
  return (
    <div class="emote-bar" role="group" aria-label={t.emotes}>
      {kEmotes.map((emote) => (
        <button
          type="button"
          key={emote}
          aria-label={t.emote_names[emote]}
          title={t.emote_names[emote]}
          disabled={!allowed}
          onClick={() => send(emote)}
        >
          <EmoteFace emote={emote} />
        </button>
      ))}
    </div>
  );
}

// On a phone: a button in the bar that unfolds them.
export function EmoteButton({ session }: { readonly session: Session }) {
  const [open, set_open] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds it again, wherever inside the focus is
    <span
      class="emote-fold only-small"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') set_open(false);
      }}
    >
      <button
        type="button"
        class="icon-button"
        aria-label={texts.value.emotes}
        aria-expanded={open}
        onClick={() => set_open(!open)}
      >
        <Icon name="smile" />
      </button>
      {open && <EmoteBar session={session} onSent={() => set_open(false)} />}
    </span>
  );
}

// The last one of a seat; of those who watch, if there is no seat.
export function Floating({ session, seat }: { readonly session: Pick<Seen, 'floating'>; readonly seat: number | null }) {
  if (emotes_choice.value === 'off') return null;
  const shown = session.floating.value.findLast((each) => (each.seat ?? null) === seat);
  if (!shown?.emote) return null;
  return (
    <span class="floating-emote" key={shown.version} aria-hidden="true">
      <EmoteFace emote={shown.emote} />
      {seat === null && <b>{shown.person.name || texts.value.guest}</b>}
    </span>
  );
}
