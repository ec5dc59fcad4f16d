// Asking for the rules, from anywhere: a button, a refusal, a clause that is named. Who listens (help/host.tsx) fetches them then.
import { signal } from '@preact/signals';

export interface Asked {
  readonly game: string | null; // null: only what holds at every table
  readonly clause: string | null; // where to open it; if it is another game's, that game's rules
  readonly whole?: boolean; // clause by clause, though none is named: without it a game's rules are told as a story
}
// for the page: one help lies over it, whoever asks
export const asked = signal<Asked | null>(null);
// for the page: one table is on the screen
export const game_here = signal<string | null>(null); // of the table on the screen

export function open_help(game: string | null): void {
  asked.value = { game, clause: null };
}
export function open_clause(clause: string): void {
  asked.value = { game: game_here.value, clause };
}
export function open_clauses(game: string | null): void {
  asked.value = { game, clause: null, whole: true };
}
