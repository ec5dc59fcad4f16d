// The table around the board: the board is the hero, everything else a margin.
import { useEffect, useState } from 'preact/hooks';
import { code_of } from '../base/code';
import { follow } from '../base/route';
import { calm } from '../base/settings';
import { useSkip } from '../board/skip';
import type { BoardProps, GameClient } from '../contract/game';
import { StageProvider } from '../contract/stage';
import { Callers, call_of } from '../door/callers';
import { GuideHost } from '../guide/host';
import { focus_instead } from '../parts/focus';
import { Icon } from '../parts/icon';
import { KeptFocus } from '../parts/kept_focus';
import { game_here, open_help } from '../parts/rules';
import { Side } from '../parts/side';
import { tell } from '../parts/toast';
import { ReportHost } from '../report/report';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import { language } from '../texts/language';
import { AdviceNote } from './advice';
import { PassOn } from './curtain';
import type { Device } from './device';
import { Banner, banner_of, Dock } from './dock';
import { EmoteButton, Floating } from './emotes';
import { Ending, useParts } from './ending';
import { hand_of } from './hand';
import { type Page, Pages, useUnread } from './menu';
import { OfferSound } from './offer_sound';
import { PlayerStrip, Players } from './players';
import { QuickSound } from './quick_sound';
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
  const may_mark = game.words.shown !== undefined && session.seat.value !== null && session.playing.value && frame.turn.may_talk;
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
    onRefusedTap: (say, clause) => tell(() => say(language.value), clause),
  };
}

interface MoonsProps {
  readonly round: number;
  readonly rounds: number;
  readonly name?: string;
}
export function Moons({ round, rounds, name }: MoonsProps) {
  return (
    <span class="round-banner">
      <b>{name ?? texts.value.round_of(round, rounds)}</b>
      <span class="round-moons" aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => (
          <i key={at} class={at + 1 < round ? 'moon-past' : at + 1 === round ? 'moon-now' : ''} />
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

const kAnswers = '.answers button:enabled, .choice-list button:enabled';

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
  const title = at_key(t.pitches, game.id)?.title ?? game.id;
  const progress = props && game.words.progress(session.told.value?.view ?? props.view, language.value);
  const turn_title = props ? banner_of(session, game).title : '';
  const call = call_of(device);
  const { turn } = session.told.value ?? {}; // of what the title tells
  const mine = turn !== undefined && (turn.decide !== null || turn.prompt !== null);
  useEffect(() => {
    document.title = call !== '' ? `● ${call}` : mine ? `● ${turn_title}` : `${title} · Minuit`;
  }, [call, mine, turn_title, title]);
  useEffect(() => {
    if (match !== undefined) focus_instead('.table-page > .dock-area'); // the button that began it has gone
  }, [match]);
  useSounds(session, game);
  const parts = useParts(game, session.over.value !== null);
  useEffect(() => {
    game_here.value = game.id;
    return () => {
      game_here.value = null;
    };
  }, [game.id]);
  const Reference = game.drawn.Reference;
  const stage = session.stage.value;
  const playing = stage?.player?.playing.value ?? false;
  const skip_by_tap = useSkip(playing, () => session.skip());
  return (
    <StageProvider value={stage}>
      <div class={`table-page${props ? '' : ' gathering'}${hand && session.playing.value ? ' hand' : ''}`} data-game={game.id}>
        <header class="top-bar">
          <a class="icon-button only-small" href="/" aria-label={t.to_lobby} onClick={follow}>
            <Icon name="back" />
          </a>
          <a class="logo" href="/" onClick={follow}>
            Minuit
          </a>
          <h1>{title}</h1>
          <button type="button" class="table-code" onClick={() => set_page('invite')}>
            <span class="visually-hidden">{t.labelled(t.invite, '')}</span>
            {t.table} {code_of(session.id)}
          </button>
          {progress ? (
            <Moons {...progress} />
          ) : (
            <span class="round-banner round-aim">
              <b>{props && game.words.aim(language.value)}</b>
            </span>
          )}
          {session.seat.value === null && <span class="watch-tag">{t.you_watch}</span>}
          <button type="button" class="icon-button only-small" aria-label={t.log_and_chat} onClick={() => set_page('talk')}>
            <Icon name="chat" />
            {unread && <span class="news-dot" />}
          </button>
          <EmoteButton session={session} />
          <QuickSound />
          <button
            type="button"
            class="icon-button"
            aria-label={t.rules}
            title={`${t.rules} (?)`}
            onClick={() => open_help(game.id)}
          >
            <Icon name="help" />
          </button>
          <button type="button" class="icon-button only-large" aria-label={t.settings} onClick={() => set_page('settings')}>
            <Icon name="gear" />
          </button>
          <button type="button" class="icon-button" aria-label={t.menu} onClick={() => set_page('menu')}>
            <Icon name="menu" />
            {device.host.value.knocking.value.length > 0 && <span class="news-dot" />}
          </button>
        </header>
        <Callers device={device} onList={() => set_page('seats')} />
        <LinkNote session={session} />
        <GuideHost session={session} game={game} />
        {props ? (
          <>
            <PlayerStrip session={session} />
            <Banner session={session} game={game} />
            <main class="board-area" aria-label={t.board} onClickCapture={skip_by_tap}>
              <game.drawn.Board key={match} {...props} />
              <AdviceNote session={session} game={game} />
              <Floating session={session} seat={null} />
              {playing && (
                <button type="button" class="button small skip-button" aria-label={t.skip_motion} onClick={() => session.skip()}>
                  <Icon name="skip" /> {t.skip}
                </button>
              )}
              {session.ended.value && (
                <Ending
                  key={match}
                  session={session}
                  host={device.host.value}
                  game={game}
                  result={session.ended.value}
                  parts={parts}
                />
              )}
            </main>
            <KeptFocus as="footer" class="dock-area" answers={kAnswers}>
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
        <aside class="right-side">
          {props && <Log session={session} />}
          <Chat session={session} />
        </aside>
        <SpokenLog session={session} game={game} />
        <SpokenTalk session={session} />
        {page && <Pages session={session} device={device} page={page} onPage={set_page} />}
        <OfferSound session={session} />
        <ReportHost />
      </div>
    </StageProvider>
  );
}
