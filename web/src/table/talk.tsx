// What happened, in sentences, and what is said.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { colour_of } from '../parts/figures';
import { Icon } from '../parts/icon';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Session } from './session';

const kMostSpeechChars = 240;
const kSpoken = 4;
const kNear_px = 60;

export function sentences_of(session: Session): readonly { readonly key: string; readonly text: string }[] {
  const game = session.game.value;
  if (!game) return [];
  return session.log.value
    .map(({ version, event }, at) => ({
      key: `${version}.${at}`,
      text: game.sentence(event, session.names.value, language.value),
    }))
    .filter(({ text }) => text !== '');
}

// The newest line is kept in sight unless someone has scrolled away from where the last one was.
function useNewest(count: number) {
  const ref = useRef<HTMLElement>(null);
  const before = useRef({ count: 0, height: 0 });
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || before.current.count === count) return;
    if (before.current.height - list.scrollTop - list.clientHeight < kNear_px) list.scrollTop = list.scrollHeight;
    before.current = { count, height: list.scrollHeight };
  }, [count]);
  return ref;
}

export function Log({ session }: { readonly session: Session }) {
  const t = texts.value;
  const lines = sentences_of(session);
  const id = useId();
  const ref = useNewest(lines.length);
  return (
    <section class="panel lg" aria-labelledby={id}>
      <h2 id={id}>{t.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol class="log" ref={ref as never} tabIndex={0} aria-labelledby={id}>
        {lines.length === 0 && <li class="none">{t.log_empty}</li>}
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}

// For ears: the last lines, wherever the visible log is.
export function SpokenLog({ session }: { readonly session: Session }) {
  return (
    <div class="vh" role="log" aria-label={texts.value.log}>
      {sentences_of(session)
        .slice(-kSpoken)
        .map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
    </div>
  );
}

export function Chat({ session }: { readonly session: Session }) {
  const t = texts.value;
  const speeches = session.speeches.value;
  const you = session.table.value?.you;
  const id = useId();
  const ref = useNewest(speeches.length);
  const [text, set_text] = useState('');
  const allowed = session.frame.value?.turn.may_talk ?? true;
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await session.ask({ type: 'Say', text: said }))) set_text('');
  };
  return (
    <section class="panel ch" aria-labelledby={id}>
      <h2 id={id}>{t.chat}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="msgs" role="log" aria-labelledby={id} ref={ref as never} tabIndex={0}>
        {speeches.length === 0 && <p class="none">{t.chat_empty}</p>}
        {speeches.map((each) => (
          <p
            key={each.version}
            class={each.person.id === you ? 'm me' : 'm'}
            style={{ '--c': each.seat == null ? 'var(--mute)' : colour_of(each.seat) }}
          >
            {each.person.id !== you && <b>{each.person.name || t.guest}</b>}
            {each.text}
          </p>
        ))}
      </div>
      <form class="say" onSubmit={send}>
        <input
          value={text}
          maxLength={kMostSpeechChars}
          placeholder={allowed ? t.chat_placeholder : t.no_talking}
          aria-label={t.chat_placeholder}
          disabled={!allowed}
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => set_text(event.currentTarget.value)}
        />
        <button type="submit" class="ib" aria-label={t.send} disabled={!allowed}>
          <Icon name="send" />
        </button>
      </form>
    </section>
  );
}
