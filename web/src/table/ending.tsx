// The end of a match, told well: who won, the sheet, and again.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameClient, Result, SeatName } from '../games/game';
import { Figure } from '../parts/figures';
import { focus_story } from '../parts/focus';
import { Icon } from '../parts/icon';
import { follow, replay_path } from '../route';
import { texts } from '../texts';
import { language } from '../texts/language';
import { record_address } from '../wire/api';
import type { Session } from './session';
import { NextStep } from './waiting';

const kSettle_ms = 900; // until its buttons may be pressed: who was quick to play on sees first how it ended

export function headline(result: Result, names: readonly SeatName[]): string {
  const t = texts.value;
  if (result.type === 'Shared') return result.won ? t.won_together : t.lost_together;
  const winners = names.filter((each) => result.seats[each.seat]?.place === 1);
  if (winners.length === 1 && winners[0]?.you) return t.you_won;
  return winners.length === 1 ? t.winner(winners[0]?.name ?? '') : t.winners(winners.map((each) => each.name));
}

export function Ending({
  session,
  host,
  game,
  result,
}: {
  readonly session: Session;
  readonly host: Session;
  readonly game: GameClient;
  readonly result: Result;
}) {
  const t = texts.value;
  const [folded, fold] = useState(false);
  const story = useRef<HTMLDivElement>(null);
  useEffect(() => focus_story(story.current), [folded]);
  const frame = session.frame.value;
  const match = session.table.value?.match?.number ?? 1;
  if (!frame) return null;
  if (folded)
    return (
      <button type="button" class="btn gold unfold" onClick={() => fold(false)}>
        <Icon name="sheet" /> {t.score_sheet}
      </button>
    );
  const winners = result.type === 'Ranking' ? session.names.value.filter((each) => result.seats[each.seat]?.place === 1) : [];
  return (
    <section class="ending" aria-labelledby="ending" data-settle={kSettle_ms}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="ending-in" role="group" aria-labelledby="ending" tabIndex={0} ref={story}>
        <div class="podium" aria-hidden="true">
          {winners.map(({ seat }) => (
            <Figure key={seat} seat={seat} />
          ))}
        </div>
        <h2 id="ending">{headline(result, session.names.value)}</h2>
        <game.Score view={frame.view} names={session.names.value} language={language.value} over={result} />
      </div>
      <NextStep session={host} begin={t.again} />
      <div class="step-acts">
        <button type="button" class="btn small" onClick={() => fold(true)}>
          <Icon name="eye" /> {t.show_board}
        </button>
        <a class="btn small" href={replay_path(session.id, match)} onClick={follow}>
          <Icon name="reel" /> {t.replay.watch_again}
        </a>
        <a class="btn small" href={record_address(session.id, match)} download={`minuit-${session.id}-${match}.jsonl`}>
          <Icon name="download" /> {t.download_record}
        </a>
        <a class="btn small" href="/" onClick={follow}>
          <Icon name="home" /> {t.to_lobby}
        </a>
      </div>
    </section>
  );
}
