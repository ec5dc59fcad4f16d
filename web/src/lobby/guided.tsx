// The guided first game: offered to those who come for the first time, and on the game's card to everybody.
import { useState } from 'preact/hooks';
import { recall, remember } from '../base/memory';
import { kGames } from '../catalog/catalog';
import { was_guided } from '../guide/memory';
import { start_guided } from '../guide/start';
import { Dialog } from '../parts/dialog';
import { Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { me } from '../parts/me';
import { NameForm } from '../parts/name_form';
import { tell_fault } from '../parts/toast';
import { texts } from '../texts';
import type { GameEntry } from '../wire/table';
import { remembered_tables } from './own_tables';

const kDeclined = 'guide.declined';

export const has_guide = (game: string): boolean => kGames.some((each) => each.id === game && each.guided);

// Without the game, which the server has not told of yet, it waits.
export function GuidedButton({ game, label }: { readonly game: GameEntry | undefined; readonly label?: string }) {
  const t = texts.value;
  const [busy, set_busy] = useState(false);
  const [naming, set_naming] = useState(false);
  const start = async () => {
    set_naming(false);
    if (!game) return;
    set_busy(true);
    await start_guided(game).catch(tell_fault);
    set_busy(false);
  };
  return (
    <>
      <button
        type="button"
        class="button small"
        disabled={busy || !game}
        onClick={() => (me.value?.name ? void start() : set_naming(true))}
      >
        <Icon name="candle" /> {label ?? t.guided}
      </button>
      {naming && (
        <Dialog title={t.guided} onClose={() => set_naming(false)}>
          <NameForm action={t.guided_start} onDone={() => void start()} />
        </Dialog>
      )}
    </>
  );
}

export function FirstVisit({ games }: { readonly games: readonly GameEntry[] | null }) {
  const t = texts.value;
  const [declined, set_declined] = useState(recall(kDeclined) !== null);
  const [seated] = useState(() => remembered_tables().length > 0);
  const fits = (game: { readonly id: string }) => has_guide(game.id) && !was_guided(game.id);
  const game = games?.find(fits);
  const offered = games ? game !== undefined : kGames.some(fits);
  if (declined || !offered || (me.value ? me.value.tables.length > 0 : seated)) return null;
  return (
    <aside class="first-visit panel" aria-label={t.guided}>
      <span class="first-visit-party" aria-hidden="true">
        <Figure seat={3} />
        <Figure seat={1} />
      </span>
      <p>{t.guided_lead}</p>
      <GuidedButton game={game} />
      <button
        type="button"
        class="icon-button"
        aria-label={t.not_now}
        onClick={() => {
          remember(kDeclined, 'yes');
          set_declined(true);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
