// Opens a real table, private, with easy bots, where the guide will speak.

import { go } from '../base/route';
import { load_game } from '../catalog/catalog';
import { open_table } from '../wire/api';
import type { GameEntry } from '../wire/table';
import { begin_guide } from './memory';

export async function start_guided(game: GameEntry): Promise<void> {
  const guide = (await (await load_game(game.id)).guide?.())?.default;
  if (!guide) return;
  const { players, level, config } = guide;
  const usual = (game.setups.find((each) => each.players === players)?.config ?? {}) as object;
  const table = await open_table({
    game: game.id,
    config: { ...usual, ...config },
    players,
    options: { listed: false, closed: false, turn_seconds: 0, away_seconds: 0 },
    bots: Array<string>(players - 1).fill(game.bots.includes(level) ? level : (game.bots[0] ?? level)),
  });
  begin_guide(table);
  go(`/t/${table}`);
}
