// Whose rules are meant: by the letters of a clause, the key "?", or an address that ends in #FM-12.
import { kGames } from '../catalog/catalog';
import { type Asked, asked, game_here, open_help } from '../parts/rules';

const kClause = /^#?([A-Z]{2})-\d{2}$/;

export function game_of(clause: string): string | null {
  const letters = kClause.exec(clause)?.[1];
  return letters === undefined ? null : (kGames.find((each) => each.letters === letters)?.id ?? null);
}
export const is_clause = (text: string): boolean => kClause.test(text);

// A clause that is no game's own is read beside those of the game at hand.
export const game_asked = ({ game, clause }: Asked): string | null => (clause === null ? null : game_of(clause)) ?? game;

export function open_help_here(): void {
  open_help(game_here.value ?? kGames.find((each) => each.letters !== undefined)?.id ?? null);
}
export function close_help(): void {
  asked.value = null;
  if (is_clause(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
}
