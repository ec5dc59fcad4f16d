// A finished match in a list: when it was, who won, and the way to its replay.

import { follow, replay_path } from '../base/route';
import { texts } from '../texts';
import { kLocales, type Language, language } from '../texts/language';
import type { MatchSummary, Player } from '../wire/table';
import type { Result } from '../wire/turn';
import { Figure } from './figures';
import { Icon } from './icon';
import { me } from './me';

export function player_names(players: readonly Player[]): readonly string[] {
  const t = texts.value;
  return players.map(({ person, bot }, seat) =>
    person ? person.name || t.guest : bot ? t.bot_name(bot) : t.seat_number(seat + 1),
  );
}

export function winners_of(result: Result | null | undefined): readonly number[] {
  if (result?.type !== 'Ranking') return [];
  return result.seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
}

export function result_text({ result, players }: Pick<MatchSummary, 'result' | 'players'>): string {
  const t = texts.value;
  if (!result) return '';
  if (result.type === 'Shared') return result.won ? t.won_together : t.lost_together;
  const names = player_names(players);
  const winners = winners_of(result);
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) {
    const mine = players[first]?.person?.id;
    return mine && mine === me.value?.id ? t.you_won : t.winner(names[first] ?? '');
  }
  return t.winners(winners.map((seat) => names[seat] ?? ''));
}

export function when_text(ms: number, of: Language): string {
  return new Date(ms).toLocaleString(kLocales[of], { dateStyle: 'medium', timeStyle: 'short' });
}

interface Props {
  readonly table: string;
  readonly match: MatchSummary;
  readonly title?: string; // of the game, where matches of several are listed
}
export function MatchRow({ table, match, title }: Props) {
  const t = texts.value;
  const winners = winners_of(match.result);
  const others = player_names(match.players).join(', ');
  return (
    <li class="match-row">
      <span class="row-seats" aria-hidden="true">
        {winners.length > 0 ? winners.slice(0, 2).map((seat) => <Figure key={seat} seat={seat} />) : <Icon name="reel" />}
      </span>
      <span class="row-title">
        <b>{result_text(match)}</b>
        <span>{title ?? others}</span>
        {title && <span>{others}</span>}
        <time dateTime={new Date(match.ended ?? match.begun).toISOString()}>
          {when_text(match.ended ?? match.begun, language.value)}
        </time>
      </span>
      <a
        class="button small"
        href={replay_path(table, match.number)}
        onClick={follow}
        aria-label={t.labelled(t.replay.watch_match(match.number), result_text(match))}
      >
        <Icon name="reel" /> {t.replay.watch}
      </a>
    </li>
  );
}
