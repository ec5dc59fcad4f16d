// What the strongest bot would do, for those who ask. It advises; the player decides.
import { useEffect } from 'preact/hooks';
import { reason_of, reasons_of } from '../catalog/words';
import type { GameClient } from '../contract/game';
import { Icon } from '../parts/icon';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { language } from '../texts/language';

export function AdviceButton({ session }: { readonly session: Session }) {
  const { decide } = session.frame.value?.turn ?? {};
  const id = session.game.value?.id;
  if (decide === null || decide === undefined) return null;
  const ask = () => {
    if (id) void reasons_of(id)?.fetch(); // while the bot is thinking
    void session.advise();
  };
  return (
    <button
      type="button"
      class="button small advise"
      disabled={session.asking.value || session.advice.value !== null}
      onClick={ask}
    >
      <Icon name="bulb" />
      <span>{session.asking.value ? texts.value.thinking : texts.value.advice}</span>
    </button>
  );
}

export function AdviceNote({ session, game }: { readonly session: Session; readonly game: GameClient }) {
  const advice = session.advice.value;
  const frame = session.frame.value;
  const reasons = reasons_of(game.id);
  const has_reason = advice !== null && advice.why !== null;
  useEffect(() => {
    if (has_reason) void reasons?.fetch();
  }, [reasons, has_reason]);
  if (advice === null || !frame) return <div class="visually-hidden" role="status" />;
  const why = reason_of(game, advice.why, frame.view, session.names.value);
  const awaited = has_reason && reasons?.awaited;
  const { title } = game.words.action(advice.action, frame.view, language.value);
  return (
    <div class="advice" role="status">
      <Icon name="bulb" />
      <p>
        <b>{title}</b> {why ?? (awaited ? '' : texts.value.advice_plain)}
      </p>
      <button
        type="button"
        class="icon-button"
        aria-label={texts.value.dismiss}
        onClick={() => {
          session.advice.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
