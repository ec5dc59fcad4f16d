// What a board, its dock and the margins share while a match is drawn: what is picked, how far the events have been played. It belongs to
// one board, not to its game: two boards on one page know nothing of each other. Who draws the board makes it, once for each match.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameClient } from './game';
import type { Playback } from './playback';

export interface GameStage {
  readonly player?: Playback; // of events: the table shows when it plays, and skips
}

const Here = createContext<GameStage | null>(null);
export const StageProvider = Here.Provider;

// Of the board that one is drawn with; a game knows what it is. Pictures of the rules are drawn without a board.
export function use_stage_if_any<Stage extends GameStage>(): Stage | null {
  return useContext(Here) as Stage | null;
}
export function use_stage<Stage extends GameStage>(): Stage {
  const stage = use_stage_if_any<Stage>();
  if (stage === null) throw new Error('this is drawn without a stage');
  return stage;
}

// The stages of one board: the same one as long as the match is the same, for all who look at that board.
export class Stages {
  #game: GameClient | null = null;
  #made = new Map<number, GameStage>();

  of(game: GameClient | null, match: number | null): GameStage | null {
    if (game === null || match === null) return null;
    if (game !== this.#game) this.#made.clear();
    this.#game = game;
    const stage = this.#made.get(match) ?? game.stage();
    this.#made.set(match, stage);
    for (const number of this.#made.keys()) if (number < match - 1) this.#made.delete(number); // those who share a device hear of it one by one
    return stage;
  }
}
