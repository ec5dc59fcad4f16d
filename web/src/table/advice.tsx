// What the strongest bot would do, for those who ask. It advises; the player decides.
import type { GameClient } from '../games/game';
import { Icon } from '../parts/icon';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Session } from './session';

export function AdviceButton({ session }: { readonly session: Session }) {
  const { decide } = session.frame.value?.turn ?? {};
  if (decide === null || decide === undefined) return null;
  return (
    <button
      type="button"
      class="btn small advise"
      disabled={session.asking.value || session.advice.value !== null}
      onClick={() => void session.advise()}
    >
      <Icon name="bulb" />
      <span>{session.asking.value ? texts.value.thinking : texts.value.advice}</span>
    </button>
  );
}

export function AdviceNote({ session, game }: { readonly session: Session; readonly game: GameClient }) {
  const advice = session.advice.value;
  const frame = session.frame.value;
  if (advice === null || !frame) return <div class="vh" role="status" />;
  const { title } = game.action(advice.action, frame.view, language.value);
  return (
    <div class="advice" role="status">
      <Icon name="bulb" />
      <p>
        <b>{title}</b> {language.value === 'fr' ? advice.french : advice.english}
      </p>
      <button
        type="button"
        class="ib"
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
