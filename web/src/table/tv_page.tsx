// The table on a big screen: what everyone may see, as large as it gets. Nobody plays here, nothing has to be touched.

import { useEffect, useState } from 'preact/hooks';
import { code_of } from '../base/code';
import { load_game } from '../catalog/catalog';
import type { GameClient } from '../contract/game';
import { StageProvider } from '../contract/stage';
import { free_state } from '../door/free_seat';
import { door_texts } from '../door/texts';
import { Candle } from '../parts/candle';
import { colour_of, Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { Qr } from '../parts/qr';
import { tell_fault } from '../parts/toast';
import { Session } from '../session/session';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import { language } from '../texts/language';
import { shared_origin } from '../trust/house';
import { Banner, banner_of } from './dock';
import { headline } from './ending';
import { useRows, with_sign } from './players';
import { board_props, LinkNote, Moons } from './shell';
import { SpokenLog } from './talk';
import { device_texts } from './texts';
import { useAwake } from './wake';
import { Watchers } from './watching';
import './style.css';
import './tv_page.css';
import './tv_seats.css';
import './tv_join.css';

const kLastSentences = 2;
const kTryAgain_ms = 20_000;

function Seats({ session }: { readonly session: Session }) {
  const t = texts.value;
  const rows = useRows(session);
  return (
    <ul class={rows.length > 5 ? 'tv-seats many' : 'tv-seats'} aria-label={t.seats}>
      {rows.map(({ name, info, turn, score }) => (
        <li
          key={name.seat}
          class={`${turn ? 'turn' : ''} ${name.kind} ${name.present ? '' : 'gone'}`}
          style={{ '--c': colour_of(name.seat) }}
        >
          {name.kind === 'empty' ? (
            <span class="seat-gap">{info?.locked && <Icon name="lock" />}</span>
          ) : (
            <Figure seat={name.seat} />
          )}
          <div>
            <b>{name.name}</b>
            <span class="player-state">
              {name.kind === 'empty'
                ? free_state(session, name.seat)
                : info?.played_by
                  ? t.played_by(info.played_by)
                  : name.kind === 'person' && !name.present
                    ? t.away
                    : (score?.detail ?? '')}
            </span>
          </div>
          {score && <strong>{with_sign(score.total)}</strong>}
        </li>
      ))}
    </ul>
  );
}

function Join({ session }: { readonly session: Session }) {
  const t = texts.value;
  const free = session.table.value?.seats.some((each) => !each.person && !each.bot && !each.locked);
  if (session.options.value.closed) return null;
  return (
    <div class="tv-join">
      <Qr link={`${shared_origin.value}/t/${session.id}`} label={t.qr_label} />
      <div>
        <h2>{free ? device_texts.value.tv_join : device_texts.value.tv_watch}</h2>
        <p class="tv-scan">{device_texts.value.tv_scan}</p>
        <p class="invite-code">{code_of(session.id)}</p>
        <p class="tv-address">{new URL(shared_origin.value).host}</p>
      </div>
    </div>
  );
}

function Ending({ session, game }: { readonly session: Session; readonly game: GameClient }) {
  const result = session.ended.value;
  const frame = session.frame.value;
  if (!result || !frame) return null;
  const winners = result.type === 'Ranking' ? session.names.value.filter((each) => result.seats[each.seat]?.place === 1) : [];
  return (
    <section class="tv-ending" aria-labelledby="ending">
      <div class="ending-podium" aria-hidden="true">
        {winners.map(({ seat }) => (
          <Figure key={seat} seat={seat} />
        ))}
      </div>
      <h2 id="ending">{headline(result, session.names.value)}</h2>
      <game.drawn.Score view={frame.view} names={session.names.value} language={language.value} over={result} />
    </section>
  );
}

function Last({ session }: { readonly session: Session }) {
  return (
    <ol class="tv-last" aria-label={device_texts.value.tv_last}>
      {session.lines.value.slice(-kLastSentences).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  );
}

function Screen({ session, game }: { readonly session: Session; readonly game: GameClient }) {
  const t = texts.value;
  const props = board_props(session, game);
  const match = session.table.value?.match?.number;
  const title = at_key(t.pitches, game.id)?.title ?? game.id;
  const progress = props && game.words.progress(session.told.value?.view ?? props.view, language.value);
  const turn_title = props ? banner_of(session, game).title : '';
  useEffect(() => {
    document.title = turn_title === '' ? `${title} · Minuit` : turn_title;
  }, [turn_title, title]);
  const empty = session.names.value.filter((each) => each.kind === 'empty').length;
  const host = session.table.value?.seats.find((each) => each.person?.id === session.table.value?.host)?.person?.name;
  return (
    <StageProvider value={session.stage.value}>
      <div class={props ? 'tv' : 'tv tv-gathering'}>
        <header class="tv-top">
          <span class="logo">Minuit</span>
          <h1>{title}</h1>
          {progress && <Moons {...progress} />}
        </header>
        <LinkNote session={session} />
        {props ? (
          <>
            <Banner session={session} game={game} />
            <main class="board-area" aria-label={t.board}>
              <game.drawn.Board key={match} {...props} onRefusedTap={() => undefined} />
              <Ending key={match} session={session} game={game} />
            </main>
            <Last session={session} />
          </>
        ) : (
          <main class="tv-wait">
            <h2>{empty > 0 ? t.waiting_title : t.ready_title}</h2>
            {empty === 0 && <p>{t.waiting_host(host ?? t.host)}</p>}
            <Seats session={session} />
            <Watchers session={session} />
          </main>
        )}
        <aside class="tv-side">
          {props && <Seats session={session} />}
          {props && <Watchers session={session} />}
          <Join session={session} />
        </aside>
        <SpokenLog session={session} game={game} />
      </div>
    </StageProvider>
  );
}

export function TvPage({ table }: { readonly table: string }) {
  const t = texts.value;
  const [session, set_session] = useState<Session | null>(null);
  useAwake();
  useEffect(() => {
    const opened = new Session(table, 'screen');
    set_session(opened);
    return () => opened.close();
  }, [table]);
  const id = session?.table.value?.game;
  useEffect(() => {
    if (!session || !id) return;
    load_game(id).then((game) => {
      session.game.value = game;
    }, tell_fault);
  }, [session, id]);
  // Nobody is there to press a button: a newer page, or a place among those who watch, is found by trying.
  const ending = session?.connection.ending.value;
  useEffect(() => {
    if (!ending || ending === 'no_table') return;
    const timer = setTimeout(() => location.reload(), kTryAgain_ms);
    return () => clearTimeout(timer);
  }, [ending]);
  const game = session?.game.value;
  const waiting = session?.waiting.value;
  const d = door_texts.value;
  if (session?.table.value && game && !ending && !waiting) return <Screen session={session} game={game} />;
  return (
    <main class="whole-page tv-whole">
      <Candle />
      {ending && <h1>{t.endings[ending].title}</h1>}
      {waiting && !ending && <h1>{d.knocked}</h1>}
      <p role="status">
        {ending ? t.endings[ending].help : waiting ? (waiting.host ? d.opens(waiting.host) : d.somebody_opens) : t.connecting}
      </p>
    </main>
  );
}
