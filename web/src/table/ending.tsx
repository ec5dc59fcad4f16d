// The end of a match, told as a scene: a picture of who won, the sheet and the way to another match, then what can be said of this one.
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { follow, replay_path } from '../base/route';
import { type Ended, type GameEnding, has_lost } from '../contract/ending';
import type { GameClient, SeatName } from '../contract/game';
import { Figure } from '../parts/figures';
import { focus_story } from '../parts/focus';
import { Icon } from '../parts/icon';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { with_words } from '../texts/fetched';
import { language } from '../texts/language';
import type { Result } from '../wire/turn';
import type { Easier } from './easier';
import type { MomentsProps } from './ending_moments';
import { NextStep } from './waiting';

const kSettle_ms = 900; // until its buttons may be pressed: who was quick to play on sees first how it ended
const kManyRows = 5;

export function headline(result: Result, names: readonly SeatName[]): string {
  const t = texts.value;
  if (result.type === 'Shared') return result.won ? t.won_together : t.lost_together;
  const winners = names.filter((each) => result.seats[each.seat]?.place === 1);
  if (winners.length === 1 && winners[0]?.you) return t.you_won;
  return winners.length === 1 ? t.winner(winners[0]?.name ?? '') : t.winners(winners.map((each) => each.name));
}

// What the scene is made of. It is fetched when the match is over, while the board still tells how that came about.
interface Parts {
  readonly told: GameEnding;
  readonly Moments: ComponentType<MomentsProps>;
  readonly Easier: typeof Easier;
}
async function fetch_parts(game: GameClient): Promise<Parts | null> {
  const [own, { Moments, Easier }] = await Promise.all([game.ending?.(), with_words(import('./ending_moments'))]);
  return own ? { told: own.ending, Moments, Easier } : null;
}
export function useParts(game: GameClient, over: boolean): Parts | null {
  const [parts, set_parts] = useState<Parts | null>(null);
  useEffect(() => {
    if (!over) return;
    let gone = false;
    fetch_parts(game).then(
      (found) => !gone && set_parts(found),
      () => undefined, // without the picture the sheet still tells who won
    );
    return () => {
      gone = true;
    };
  }, [game, over]);
  return parts;
}

function Podium({ result, names }: Pick<Ended, 'result' | 'names'>) {
  const winners = result.type === 'Ranking' ? names.filter((each) => result.seats[each.seat]?.place === 1) : [];
  return (
    <div class="ending-podium">
      {winners.map(({ seat }) => (
        <Figure key={seat} seat={seat} />
      ))}
    </div>
  );
}

interface EndingProps {
  readonly session: Session;
  readonly host: Session;
  readonly game: GameClient;
  readonly result: Result;
  readonly parts: Parts | null;
}
export function Ending({ session, host, game, result, parts }: EndingProps) {
  const t = texts.value;
  const [folded, fold] = useState(false);
  const story = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => focus_story(story.current), [folded]);
  // On a low screen a long sheet scrolls beside the picture: then the keyboard reaches it.
  useEffect(() => {
    const it = sheet.current;
    if (it) it.tabIndex = it.scrollHeight > it.clientHeight ? 0 : -1;
  });
  const frame = session.frame.value;
  const match = session.table.value?.match?.number ?? 1;
  if (!frame) return null;
  if (folded)
    return (
      <button type="button" class="button gold ending-unfold" onClick={() => fold(false)}>
        <Icon name="sheet" /> {t.score_sheet}
      </button>
    );
  const names = session.names.value;
  const ended: Ended = { view: frame.view, result, names, seat: session.seat.value, language: language.value };
  const lost = result.type === 'Shared' && !result.won;
  const lead = parts?.told.lead(ended) ?? '';
  const many = names.length > kManyRows ? ' many' : '';
  return (
    <section class={`ending${lost ? ' lost' : ''}${many}`} aria-labelledby="ending" data-settle={kSettle_ms}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="ending-in" role="group" aria-labelledby="ending" aria-describedby="ending-lead" tabIndex={0} ref={story}>
        <div class="ending-scene" aria-hidden="true">
          {parts ? <parts.told.Scene {...ended} /> : <Podium result={result} names={names} />}
        </div>
        <header class="ending-title">
          <h2 id="ending">{headline(result, names)}</h2>
          <p id="ending-lead">{lead}</p>
        </header>
        <div class="ending-sheet" ref={sheet}>
          <game.drawn.Score view={frame.view} names={names} language={language.value} over={result} />
        </div>
        {parts && <parts.Moments {...{ session, game, told: parts.told, ended, match }} />}
        <footer class="ending-steps">
          <NextStep session={host} begin={t.again} />
          <div class="ending-ways">
            <button type="button" class="button small" onClick={() => fold(true)}>
              <Icon name="eye" /> {t.show_board}
            </button>
            <a class="button small" href={replay_path(session.id, match)} onClick={follow}>
              <Icon name="reel" /> {t.replay.watch_again}
            </a>
            <a class="button small" href="/" onClick={follow}>
              <Icon name="home" /> {t.to_lobby}
            </a>
          </div>
          {parts && has_lost(ended) && <parts.Easier session={host} game={game} />}
        </footer>
      </div>
    </section>
  );
}
