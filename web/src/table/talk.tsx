// What happened, in sentences, and what is said.

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { memo } from '../base/memo';
import { emotes_choice } from '../base/settings';
import type { GameClient } from '../contract/game';
import { EmoteFace } from '../parts/emotes';
import { colour_of } from '../parts/figures';
import { Icon } from '../parts/icon';
import { pattern_of } from '../parts/named';
import { Sentence } from '../parts/sentence';
import { ReportFlag } from '../report/report';
import type { Seen } from '../session/frame';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Speech } from '../wire/messages';
import type { Shown } from '../wire/table';
import { banner_of } from './dock';
import { EmoteBar } from './emotes';
import { Speaker } from './spoken';
import { device_texts } from './texts';

const kMostSpeechChars = 240;
const kSpoken = 4;
const kNear_px = 60;

// The newest line is kept in sight unless someone has scrolled away from where the last one was.
function useNewest(newest: string) {
  const ref = useRef<HTMLElement>(null);
  const before = useRef({ newest: '', height: 0 });
  useLayoutEffect(() => {
    // In the frame, when the page is laid out anyway: asked earlier, it would have to be laid out twice.
    const frame = requestAnimationFrame(() => {
      const list = ref.current;
      if (!list || before.current.newest === newest) return;
      const { scrollTop, clientHeight, scrollHeight } = list;
      const height = Math.min(before.current.height, scrollHeight); // the oldest lines may have gone
      if (height - scrollTop - clientHeight < kNear_px) list.scrollTop = scrollHeight;
      before.current = { newest, height: scrollHeight };
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return ref;
}

// Who is told of.
export function useNames({ names, game }: Pick<Seen, 'names' | 'game'>): RegExp | null {
  const all = names.value;
  const cast = game.value?.words.cast;
  return useMemo(() => pattern_of([...all.map(({ name }) => name), ...(cast ?? [])]), [all, cast]);
}

export const Log = memo(function Log({ session }: { readonly session: Session }) {
  const t = texts.value;
  const lines = session.lines.value;
  const id = useId();
  const ref = useNewest(lines.at(-1)?.key ?? '');
  const names = useNames(session);
  return (
    <section class="panel log-panel" aria-labelledby={id}>
      <h2 id={id}>{t.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol class="log" ref={ref as never} tabIndex={0} aria-labelledby={id}>
        {lines.length === 0 && <li class="nothing-yet">{t.log_empty}</li>}
        {lines.map(({ key, text, sign }) => (
          <li key={key}>
            <Sentence text={text} names={names} sign={sign} />
          </li>
        ))}
      </ol>
    </section>
  );
});

// For ears: what happened and what is asked, turn by turn, wherever the visible log is.
export const SpokenLog = memo(function SpokenLog({ session, game }: { readonly session: Session; readonly game: GameClient }) {
  const [said, set_said] = useState<readonly { readonly key: number; readonly text: string }[]>([]);
  const speaker = useMemo(
    () => new Speaker((text) => set_said((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, text }].slice(-kSpoken))),
    [session],
  );
  const lines = session.lines.value;
  const awaited = awaited_by(session);
  const closing = question_of(session, game);
  useEffect(() => speaker.hear(lines, awaited, closing), [speaker, lines, awaited, closing]);
  useEffect(() => () => speaker.stop(), [speaker]);
  return (
    <div class="visually-hidden" role="log" aria-label={texts.value.log}>
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
});

const awaited_by = (session: Session): string => {
  const awaiting = session.told.value?.turn.awaiting;
  if (awaiting?.type === 'Over') return 'over';
  return awaiting?.type === 'Seats' ? awaiting.set.join() : awaiting?.type === 'Nature' ? awaiting.prompters.join() : '';
};
// One's own question, while it is really open; or that another person is awaited, which no event tells.
function question_of(session: Session, game: GameClient): string {
  const frame = session.told.value;
  if (!frame) return '';
  const { decide, prompt, awaiting } = frame.turn;
  const { title, detail = '' } = banner_of(session, game);
  if (decide !== null || prompt !== null) return frame === session.frame.value ? `${title} ${detail}`.trim() : '';
  const seats = awaiting.type === 'Seats' ? awaiting.set : awaiting.type === 'Nature' ? awaiting.prompters : [];
  return seats.some((seat) => session.names.value[seat]?.kind === 'person') ? title : '';
}

// What was said, without the emotes of those who do not want them.
function talk_of(session: Session): readonly Speech[] {
  const all = session.speeches.value;
  return emotes_choice.value === 'off' ? all.filter((each) => !each.emote) : all;
}

// A place that was shown, in the game's words.
function shown_text(session: Session, { place, plan }: Shown): string {
  return session.game.value?.words.shown?.(place, plan, language.value) ?? '';
}

// For ears: what the others said last, wherever the visible chat is.
export const SpokenTalk = memo(function SpokenTalk({ session }: { readonly session: Session }) {
  const t = texts.value;
  const you = session.table.value?.you;
  return (
    <div class="visually-hidden" role="log" aria-label={t.chat}>
      {talk_of(session)
        .filter((each) => each.person.id !== you)
        .slice(-kSpoken)
        .map(({ version, person, text, emote, shown }) => {
          const name = person.name || t.guest;
          return (
            <p key={version}>
              {emote ? t.emoted[emote](name) : t.said(name, shown ? shown_text(session, shown) : text || t.words_erased)}
            </p>
          );
        })}
    </div>
  );
});

export const Chat = memo(function Chat({ session }: { readonly session: Session }) {
  const t = texts.value;
  const speeches = talk_of(session);
  const you = session.table.value?.you;
  const id = useId();
  const ref = useNewest(String(speeches.at(-1)?.version ?? ''));
  const [text, set_text] = useState('');
  const allowed = session.frame.value?.turn.may_talk ?? true;
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await session.ask({ type: 'Say', text: said }))) set_text('');
  };
  return (
    <section class="panel chat-panel" aria-labelledby={id}>
      <h2 id={id}>{t.chat}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="chat-messages" role="region" aria-labelledby={id} ref={ref as never} tabIndex={0}>
        {speeches.length === 0 && <p class="nothing-yet">{t.chat_empty}</p>}
        {speeches.map((each) => (
          <p
            key={each.version}
            class={`chat-message${each.person.id === you ? ' own-message' : ''}${each.emote ? ' chat-emote' : ''}`}
            style={{ '--c': each.seat == null ? 'var(--mute)' : colour_of(each.seat) }}
          >
            {each.person.id !== you && (
              <b>
                {each.person.name || t.guest}
                {each.seat == null && ` · ${device_texts.value.watcher}`}
                <ReportFlag table={session.id} as={session.as} person={each.person} />
              </b>
            )}
            {each.shown ? shown_text(session, each.shown) : each.text}
            {!each.shown && !each.emote && each.text === '' && <i>{t.words_erased}</i>}
            {each.emote && <EmoteFace emote={each.emote} />}
            {each.emote && <span class="visually-hidden">{t.emote_names[each.emote]}</span>}
          </p>
        ))}
      </div>
      <EmoteBar session={session} />
      <form class="chat-entry" onSubmit={send}>
        <input
          value={text}
          maxLength={kMostSpeechChars}
          placeholder={
            allowed ? t.chat_placeholder : session.seat.value === null ? device_texts.value.no_talking_watchers : t.no_talking
          }
          aria-label={t.chat_placeholder}
          disabled={!allowed}
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => set_text(event.currentTarget.value)}
        />
        <button type="submit" class="icon-button" aria-label={t.send} disabled={!allowed}>
          <Icon name="send" />
        </button>
      </form>
    </section>
  );
});
