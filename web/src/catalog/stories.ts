// Where each game's story is, and the clauses behind it: both are fetched by who reads them.
import type { GameHelp } from '../contract/help';
import type { Story } from '../contract/story';
import { with_words } from '../texts/fetched';

interface Shelf {
  readonly story: () => Promise<{ readonly default: Story }>;
  readonly help: () => Promise<{ readonly default: GameHelp }>;
}
const kShelves: Readonly<Record<string, Shelf>> = {
  'le-fantome-de-minuit': {
    story: () => with_words(import('../games/le_fantome_de_minuit/story')),
    help: () => with_words(import('../games/le_fantome_de_minuit/help')),
  },
  'chasseurs-de-tresor': {
    story: () => with_words(import('../games/chasseurs_de_tresor/story')),
    help: () => with_words(import('../games/chasseurs_de_tresor/help')),
  },
  'pas-touche': {
    story: () => with_words(import('../games/pas_touche/story')),
    help: () => with_words(import('../games/pas_touche/help')),
  },
  mysterium: {
    story: () => with_words(import('../games/mysterium/story')),
    help: () => with_words(import('../games/mysterium/help')),
  },
  'pas-vu-pas-pris': {
    story: () => with_words(import('../games/pas_vu_pas_pris/story')),
    help: () => with_words(import('../games/pas_vu_pas_pris/help')),
  },
};

export const load_story = async (game: string): Promise<Story | null> =>
  (await kShelves[game]?.story().then((found) => found.default)) ?? null;
export const load_clauses = async (game: string): Promise<GameHelp | null> =>
  (await kShelves[game]?.help().then((found) => found.default)) ?? null;
