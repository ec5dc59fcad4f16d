// The five games, in the order of the lobby; those that cannot be played yet are announced.
import type { ComponentType } from 'preact';
import chasseurs from '../art/scene_chasseurs_de_tresor.svg';
import fantome from '../art/scene_le_fantome_de_minuit.svg';
import mysterium from '../art/scene_mysterium.svg';
import pas_touche from '../art/scene_pas_touche.svg';
import pas_vu from '../art/scene_pas_vu_pas_pris.svg';
import type { GameClient } from '../contract/game';
import { with_words } from '../texts/fetched';

interface Shown {
  readonly id: string;
  readonly scene: string;
  readonly letters?: string; // of its clauses; a game that has them gives its rules help
  readonly guided?: boolean; // it has a guided first game
  readonly together?: boolean; // all play against the game
  readonly practice?: boolean; // it can be practised alone, without a table
}
export const kGames: readonly Shown[] = [
  { id: 'le-fantome-de-minuit', scene: fantome, letters: 'FM', guided: true },
  { id: 'chasseurs-de-tresor', scene: chasseurs, letters: 'GH', guided: true, together: true },
  { id: 'pas-touche', scene: pas_touche, letters: 'PT', guided: true, practice: true },
  { id: 'mysterium', scene: mysterium, letters: 'MY', guided: true },
  { id: 'pas-vu-pas-pris', scene: pas_vu, letters: 'PV', guided: true },
];

// A game's own part is fetched when a table of it is opened.
const kParts: Readonly<Record<string, () => Promise<{ readonly default: GameClient }>>> = {
  'le-fantome-de-minuit': () => with_words(import('../games/le_fantome_de_minuit')),
  'chasseurs-de-tresor': () => with_words(import('../games/chasseurs_de_tresor')),
  'pas-touche': () => with_words(import('../games/pas_touche')),
  mysterium: () => with_words(import('../games/mysterium')),
  'pas-vu-pas-pris': () => with_words(import('../games/pas_vu_pas_pris')),
};

// Whether the lobby offers it: a game that the server knows already may still lack its screens.
export const has_screens = (id: string): boolean => id in kParts;

export async function load_game(id: string): Promise<GameClient> {
  const load = kParts[id];
  return load ? (await load()).default : (await with_words(import('../contract/game'))).define_game({ id }); // plain, and not in the lobby's load
}

// What is practised alone, by game.
export async function load_practice(): Promise<ComponentType<{ onClose(): void }>> {
  return (await with_words(import('../games/pas_touche/practice'))).Practice;
}
