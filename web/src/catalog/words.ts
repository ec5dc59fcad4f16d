// The words for what the server tells by name, of each game: why it refuses (parts/refusals.ts says that), and why a bot decides so. They
// come when they are first needed.
import type { GameClient, SeatName } from '../contract/game';
import { language } from '../texts/catalogue';
import { key_of } from '../texts/key';
import { LaterWords, type Source } from '../texts/later';
import type { Saying } from '../wire/table';
import type { Opaque } from '../wire/turn';
import { kGames } from './catalog';

type Sources = Readonly<Record<string, Source>>;
const kSources: Sources = {
  ...(import.meta.glob('../texts/made/*/engine.ts') as Sources),
  ...(import.meta.glob('../texts/made/*/reasons.ts') as Sources),
};
const kWords = new Map(Object.entries(kSources).map(([path, source]) => [path, new LaterWords(source)]));
const words_of = (game: string, file: string) => kWords.get(`../texts/made/${key_of(game)}/${file}.ts`) ?? null;

// By the letters of its clauses.
export function ledger_of(letters: string): LaterWords | null {
  const game = kGames.find((each) => each.letters === letters);
  return game ? words_of(game.id, 'engine') : null;
}

export const reasons_of = (game: string): LaterWords | null => words_of(game, 'reasons');

// Null: without a reason, or without words for it.
export function reason_of(game: GameClient, why: Saying | null, view: Opaque, names: readonly SeatName[]): string | null {
  if (why === null) return null;
  const told = game.words.reason(why, view, names, language.value);
  return reasons_of(game.id)?.say(told.name, told.arguments) ?? null;
}
