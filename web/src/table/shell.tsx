// The table around the board: the board is the hero, everything else a margin.
import { useEffect, useState } from 'preact/hooks';
import { useSkip } from '../board/skip';
import { code_of } from '../code';
import { Callers, call_of } from '../door/callers';
import type { BoardProps, GameClient } from '../games/game';
import { GuideHost } from '../guide/host';
import { game_here, open_help } from '../help/open';
import { focus_instead } from '../parts/focus';
import { Icon } from '../parts/icon';
import { calm } from '../parts/settings';
import { Side } from '../parts/side';
import { tell } from '../parts/toast';
import { ReportHost } from '../report/report';
import { follow } from '../route';
import { texts } from '../texts';
import { language } from '../texts/language';
import { AdviceNote } from './advice';
import { PassOn } from './curtain';
import type { Device } from './device';
import { Banner, banner_of, Dock } from './dock';
import { EmoteButton, Floating } from './emotes';
import { Ending } from './ending';
import { hand_of } from './hand';
import { KeptFocus } from './kept_focus';
import { type Page, Pages, useUnread } from './menu';
import { PlayerStrip, Players } from './players';
import { QuickSound } from './quick_sound';
import type { Session } from './session';
import { useSounds } from './sounds';
import { Chat, Log, SpokenLog, SpokenTalk } from './talk';
import { Waiting } from './waiting';

function where_of(session: Session): NonNullable<BoardProps['where']> | null {
  const match = session.table.value?.match?.number;
  return match === undefined ? null : { table: session.id, match };
}
export function board_props(session: Session, game: GameClient): BoardProps | null {
  const frame = session.frame.value;
  if (!frame) return null;
  const may_mark = game.shown !== undefined && session.seat.value !== null && session.playing.value && frame.turn.may_talk;
  return {
    view: frame.view,
    turn: frame.turn,
    seat: session.seat.value,
    names: session.names.value,
    events: frame.events,
    version: frame.version,
    language: language.value,
    calm: calm.value,
    tempo: frame.tempo,
    advice: session.advice.value?.action ?? null,
    busy: session.busy.value,
    marks: session.marks.value,
    onMark: may_mark ? (place, plan) => void session.ask({ type: 'Show', place, plan }) : null,
    race: session.race.value,
    where: where_of(session),
    onDecide: (action) => void session.decide(action),
    onSignal: (signal) => void session.signal(signal),
    onIntend: (intent) => void session.intend(intent),
    onPrompt: () => void session.prompt(),
    onRefusedTap: tell,
  };
}

interface MoonsProps {
  readonly round: number;
  readonly rounds: number;
  readonly name?: string;
}
export function Moons({ round, rounds, name }: MoonsProps) {
  return (
    <span class="rd">
      <b>{name ?? texts.value.round_of(round, rounds)}</b>
      <span class="moons" aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => (
          <i key={at} class={at + 1 < round ? 'd' : at + 1 === round ? 'n' : ''} />
        ))}
      </span>
    </span>
  );
}

export function LinkNote({ session }: { readonly session: Session }) {
  const t = texts.value;
  const link = session.connection.link.value;
  if (link === 'offline')
    return (
      <p class="strip-note" role="status">
        <Icon name="plug" /> {t.offline} · {t.offline_lead}
      </p>
    );
  if (link === 'reconnecting')
    return (
      <p class="strip-note mild" role="status">
        <Icon name="plug" /> {t.reconnecting}
      </p>
    );
  return null;
}

const kAnswers = '.answers button:enabled, .opts button:enabled';

interface ShellProps {
  readonly session: Session; // of who looks
  readonly game: GameClient;
  readonly device: Device;
}
export function Shell({ session, game, device }: ShellProps) {
  const t = texts.value;
  const hand = hand_of(session.id).value;
  const [page, set_page] = useState<Page | null>(null);
  const unread = useUnread(session, page === 'talk');
  const match = session.table.value?.match?.number; // another one is drawn anew: nothing of the last stays
  const props = board_props(session, game);
  const title = t.pitches[game.id]?.title ?? game.id;
  const progress = props && game.progress(session.told.value?.view ?? props.view, language.value);
  const turn_title = props ? banner_of(session, game).title : '';
  const call = call_of(device);
  const { turn } = session.told.value ?? {}; // of what the title tells
  const mine = turn !== undefined && (turn.decide !== null || turn.prompt !== null);
  useEffect(() => {
    document.title = call !== '' ? `● ${call}` : mine ? `● ${turn_title}` : `${title} · Minuit`;
  }, [call, mine, turn_title, title]);
  useEffect(() => {
    if (match !== undefined) focus_instead('.app > .act'); // the button that began it has gone
  }, [match]);
  useSounds(session, game);
  useEffect(() => {
    game_here.value = game.id;
    return () => {
      game_here.value = null;
    };
  }, [game.id]);
  const Reference = game.Reference;
  const playing = game.playback?.playing.value ?? false;
  const skip_by_tap = useSkip(playing, () => session.skip());
  return (
    <div class={`app${props ? '' : ' gathering'}${hand && session.playing.value ? ' hand' : ''}`} data-game={game.id}>
      <header class="top">
        <a class="ib only-s" href="/" aria-label={t.to_lobby} onClick={follow}>
          <Icon name="back" />
        </a>
        <a class="logo" href="/" onClick={follow}>
          Minuit
        </a>
        <h1>{title}</h1>
        <button type="button" class="tcode" onClick={() => set_page('invite')}>
          <span class="vh">{t.labelled(t.invite, '')}</span>
          {t.table} {code_of(session.id)}
        </button>
        {progress ? (
          <Moons {...progress} />
        ) : (
          <span class="rd aim">
            <b>{props && game.aim?.(language.value)}</b>
          </span>
        )}
        {session.seat.value === null && <span class="watch-tag">{t.you_watch}</span>}
        <button type="button" class="ib only-s" aria-label={t.log_and_chat} onClick={() => set_page('talk')}>
          <Icon name="chat" />
          {unread && <span class="dot" />}
        </button>
        <EmoteButton session={session} />
        <QuickSound />
        <button type="button" class="ib" aria-label={t.rules} title={`${t.rules} (?)`} onClick={() => open_help(game.id)}>
          <Icon name="help" />
        </button>
        <button type="button" class="ib only-l" aria-label={t.settings} onClick={() => set_page('settings')}>
          <Icon name="gear" />
        </button>
        <button type="button" class="ib" aria-label={t.menu} onClick={() => set_page('menu')}>
          <Icon name="menu" />
          {device.host.value.knocking.value.length > 0 && <span class="dot" />}
        </button>
      </header>
      <Callers device={device} onList={() => set_page('seats')} />
      <LinkNote session={session} />
      <GuideHost session={session} game={game} />
      {props ? (
        <>
          <PlayerStrip session={session} />
          <Banner session={session} game={game} />
          <main class="bd" aria-label={t.board} onClickCapture={skip_by_tap}>
            <game.Board key={match} {...props} />
            <AdviceNote session={session} game={game} />
            <Floating session={session} seat={null} />
            {playing && (
              <button type="button" class="btn small skip" aria-label={t.skip_motion} onClick={() => session.skip()}>
                <Icon name="skip" /> {t.skip}
              </button>
            )}
            {session.ended.value && (
              <Ending key={match} session={session} host={device.host.value} game={game} result={session.ended.value} />
            )}
          </main>
          <KeptFocus as="footer" class="act" answers={kAnswers}>
            <PassOn device={device} />
            <Dock key={match} session={session} game={game} props={props} device={device} />
          </KeptFocus>
          <Side>
            <Players session={session} />
            {Reference && <Reference view={props.view} language={language.value} />}
          </Side>
        </>
      ) : (
        <main class="gather-in">
          <Waiting session={device.host.value} device={device} />
        </main>
      )}
      <aside class="right">
        {props && <Log session={session} />}
        <Chat session={session} />
      </aside>
      <SpokenLog session={session} game={game} />
      <SpokenTalk session={session} />
      {page && <Pages session={session} device={device} page={page} onPage={set_page} />}
      <ReportHost />
    </div>
  );
}
