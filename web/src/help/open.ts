// Asking for the rules, from anywhere: a button, the key "?", a refusal, an address that ends in #FM-12. The panel itself is fetched then.
import { signal } from '@preact/signals';
import { kGames } from '../games/catalog';

export interface Asked {
  readonly game: string | null; // null: only what holds at every table
  readonly clause: string | null; // where to open it
}
export const asked = signal<Asked | null>(null);
export const game_here = signal<string | null>(null); // of the table on the screen

const kClause = /^#?([A-Z]{2})-\d{2}$/;

export function game_of(clause: string): string | null {
  const letters = kClause.exec(clause)?.[1];
  return letters === undefined ? null : (kGames.find((each) => each.letters === letters)?.id ?? null);
}
export const is_clause = (text: string): boolean => kClause.test(text);

export function open_help(game: string | null): void {
  asked.value = { game, clause: null };
}
export function open_clause(clause: string): void {
  asked.value = { game: game_of(clause) ?? game_here.value, clause };
}
export function open_help_here(): void {
  open_help(game_here.value ?? kGames.find((each) => each.letters !== undefined)?.id ?? null);
}
export function close_help(): void {
  asked.value = null;
  if (is_clause(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
}
