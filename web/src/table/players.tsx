// Who sits here: the list beside the board, and the strip above it on a phone.
import { memo } from '../base/memo';
import type { SeatName } from '../contract/game';
import { free_state } from '../door/free_seat';
import { colour_of, Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import type { Seen } from '../session/frame';
import { texts } from '../texts';
import { language } from '../texts/language';
import { Floating } from './emotes';
import { Watchers } from './watching';

const kOneRow = 5; // rounds that stand beside each other in the list

// With the minus that type has.
export const with_sign = (points: number): string => String(points).replace('-', '−');

function awaited(session: Seen): readonly number[] {
  const awaiting = session.told.value?.turn.awaiting;
  if (awaiting?.type === 'Seats') return awaiting.set;
  return awaiting?.type === 'Nature' ? awaiting.prompters : [];
}

export function useRows(session: Seen) {
  const table = session.table.value;
  const frame = session.told.value;
  const game = session.game.value;
  const turns = awaited(session);
  return session.names.value.map((name) => ({
    name,
    info: table?.seats[name.seat],
    host: table?.seats[name.seat]?.person?.id === table?.host,
    turn: turns.includes(name.seat),
    score: frame && game ? game.words.score(frame.view, name.seat, language.value) : null,
    badge: frame && game?.drawn.Badge ? <game.drawn.Badge view={frame.view} seat={name.seat} /> : null,
  }));
}

export const Players = memo(function Players({ session }: { readonly session: Seen }) {
  const t = texts.value;
  const rows = useRows(session);
  return (
    <section class="panel players" aria-labelledby="players">
      <h2 id="players">{t.seats}</h2>
      <ul class={rows.length > 4 ? 'many' : ''}>
        {rows.map(({ name, info, host, turn, score, badge }) => (
          <li key={name.seat} class={turn ? 'player-row turn' : 'player-row'} style={{ '--c': colour_of(name.seat) }}>
            <Figure seat={name.seat} />
            <Floating session={session} seat={name.seat} />
            <div class="player-name">
              <b>{name.name}</b>
              {name.you && <i>{t.you}</i>}
              {host && (
                <span class="player-tag" title={t.host}>
                  <Icon name="crown" />
                  <span class="visually-hidden">{t.host}</span>
                </span>
              )}
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
            {badge}
            {score && score.rounds.length > 0 && (
              <div
                class={score.rounds.length > kOneRow ? 'player-score long' : 'player-score'}
                style={{ '--rounds': 2 * Math.ceil(score.rounds.length / 2) }}
              >
                {score.rounds.map((points, at) => (
                  <span key={at} class={at === score.current ? 'score-now' : points === null ? 'score-missing' : ''}>
                    <em>{t.round_short(at + 1)}</em>
                    {points === null ? '–' : with_sign(points)}
                  </span>
                ))}
                <strong>
                  <em>{t.total}</em>
                  {with_sign(score.total)}
                </strong>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Watchers session={session} />
    </section>
  );
});

// What is to be seen where there is little room; who listens hears the whole of it.
const ShortName = ({ name: { name, short } }: { readonly name: SeatName }) =>
  short === undefined ? (
    <bdi>{name}</bdi>
  ) : (
    <>
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{name}</span>
    </>
  );

export const PlayerStrip = memo(function PlayerStrip({ session }: { readonly session: Seen }) {
  const t = texts.value;
  const rows = useRows(session);
  return (
    <ul class={rows.length > 4 ? 'player-strip many' : 'player-strip'} aria-label={t.seats}>
      {rows.map(({ name, turn, score, badge }) => (
        <li key={name.seat} class={`${turn ? 'turn' : ''} ${name.present ? '' : 'gone'}`} style={{ '--c': colour_of(name.seat) }}>
          <Floating session={session} seat={name.seat} />
          <span class="player-strip-name">
            <ShortName name={name} />
            {name.you && <span class="visually-hidden"> ({t.you})</span>}
          </span>
          <span class="player-strip-in">
            <Figure seat={name.seat} />
            {badge ?? <b>{score ? with_sign(score.total) : ''}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
});
