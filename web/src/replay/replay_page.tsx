import { useEffect, useState } from 'preact/hooks';
import { follow } from '../base/route';
import { load_game } from '../catalog/catalog';
import { reasons_of } from '../catalog/words';
import { Candle } from '../parts/candle';
import { load_me, me } from '../parts/me';
import { sentence_of } from '../parts/refusals';
import { texts } from '../texts';
import { ApiRefusal } from '../wire/api';
import { address_of, moment_in } from './address';
import { type Reel, reel_of } from './reel';
import { Screen } from './screen';
import { replay_texts } from './texts';
import '../table/style.css';
import '../table/landscape.css';
import './style.css';

const kAddressEvery_ms = 400; // browsers do not like it written more often

// The address follows the moment once it has rested there for a while.
function useAddress(reel: Reel, table: string, match: number): void {
  const { at, eyes } = { at: reel.at.value, eyes: reel.eyes.value };
  const loaded = reel.about.value !== null;
  const [places, set_places] = useState(0); // of the browser's history that were gone to: who closes a sheet by going back is still here
  useEffect(() => {
    const went = () => set_places((before) => before + 1);
    addEventListener('popstate', went);
    return () => removeEventListener('popstate', went);
  }, []);
  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', address_of(table, match, { at, eyes })),
      kAddressEvery_ms,
    );
    return () => clearTimeout(timer);
  }, [loaded, at, eyes, places]);
}

function Fault({ fault, table }: { readonly fault: unknown; readonly table: string }) {
  const t = texts.value;
  const refused = fault instanceof ApiRefusal ? fault.refused : null;
  return (
    <main class="whole-page">
      <Candle />
      <p role="alert">{refused ? sentence_of(refused) : t.unreachable}</p>
      {refused ? (
        <a class="button gold" href={`/t/${table}`} onClick={follow}>
          {replay_texts.value.to_table}
        </a>
      ) : (
        <button type="button" class="button gold" onClick={() => location.reload()}>
          {t.try_again}
        </button>
      )}
      <a class="button" href="/" onClick={follow}>
        {t.to_lobby}
      </a>
    </main>
  );
}

export function ReplayPage({ table, match }: { readonly table: string; readonly match: number }) {
  const [reel] = useState(() => reel_of(table, match));
  useEffect(() => {
    const { at, eyes } = moment_in(location.search);
    if (!me.value) load_me().catch(() => undefined); // only to say "you"
    void reel.load(eyes, at);
    const hidden = () => {
      if (document.hidden) reel.pause();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      reel.close();
    };
  }, [reel]);
  const id = reel.about.value?.game;
  useEffect(() => {
    if (!id) return;
    void reasons_of(id)?.fetch(); // nothing waits for them
    load_game(id).then(
      (game) => {
        reel.game.value = game;
      },
      (fault: unknown) => {
        reel.fault.value = fault;
      },
    );
  }, [id]);
  useAddress(reel, table, match);
  const fault = reel.fault.value;
  if (fault) return <Fault fault={fault} table={table} />;
  const game = reel.game.value;
  if (game && reel.frame.value) return <Screen reel={reel} game={game} table={table} match={match} />;
  return (
    <main class="whole-page">
      <Candle />
      <p role="status">{replay_texts.value.loading}</p>
    </main>
  );
}
