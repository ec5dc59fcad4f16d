import { useEffect, useRef, useState } from 'preact/hooks';
import { follow } from '../base/route';
import { load_game } from '../catalog/catalog';
import { DoorPage } from '../door/door_page';
import { Candle } from '../parts/candle';
import { load_me, me } from '../parts/me';
import { NameForm } from '../parts/name_form';
import { sentence_of } from '../parts/refusals';
import { tell_fault } from '../parts/toast';
import { play_sound } from '../sound/sound';
import { texts } from '../texts';
import { ApiRefusal, get_games, kBanned } from '../wire/api';
import type { Ending } from '../wire/endings';
import { Curtain } from './curtain';
import { Device } from './device';
import { Shell } from './shell';
import './style.css';
import './landscape.css';

const kTryAgain_ms = 3000; // until one knows who looks

function HomeLink() {
  return (
    <a class="button" href="/" onClick={follow}>
      {texts.value.to_lobby}
    </a>
  );
}

const kAtDoor: readonly (Ending | null)[] = ['shut_out', 'turned_away', 'sent_out', 'full', 'nobody_opened'];

// The table, once one knows who looks.
function AtTable({ table, newcomer }: { readonly table: string; readonly newcomer: boolean }) {
  const t = texts.value;
  const [device, set_device] = useState<Device | null>(null);
  useEffect(() => {
    const opened = new Device(table);
    set_device(opened);
    return () => opened.close();
  }, [table]);
  const session = device?.own;
  const id = session?.table.value?.game;
  useEffect(() => {
    if (!device || !id) return;
    // Without the list of games it is taken for one with secrets, and without bots.
    const listed = get_games().catch((fault: unknown) => {
      tell_fault(fault);
      return { games: [] };
    });
    Promise.all([load_game(id), listed]).then(([game, { games }]) => {
      const entry = games.find((each) => each.id === id);
      device.equip(game, entry?.bots ?? [], entry?.hidden ?? true);
    }, tell_fault);
  }, [device, id]);

  // Who was invited and has just said their name wants to play: a seat that is free is theirs.
  const gathering = session?.table.value;
  const settled = useRef(false);
  useEffect(() => {
    if (!newcomer || settled.current || !session || !gathering) return;
    const seat = gathering.seats.findIndex(({ person, bot, locked }) => !person && !bot && !locked);
    settled.current = session.playing.value || session.seat.value !== null || seat < 0;
    if (!settled.current) void session.connection.ask({ type: 'Sit', seat }); // refused: somebody was quicker, and there is another
  }, [newcomer, gathering]);

  const ending = session?.connection.ending.value ?? null;
  const last_word = session?.connection.last_word.value ?? null;
  const waiting = (session?.waiting.value ?? null) !== null;
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !waiting) play_sound('door');
    waited.current = waiting;
  }, [waiting]);
  if (session && (ending ? kAtDoor.includes(ending) : waiting)) return <DoorPage session={session} ending={ending} />;
  if (ending)
    return (
      <main class="whole-page">
        <Candle />
        <h1>{t.endings[ending].title}</h1>
        <p>{last_word ? sentence_of(last_word) : t.endings[ending].help}</p>
        {ending === 'outdated' ? (
          <button type="button" class="button gold" onClick={() => location.reload()}>
            {t.reload}
          </button>
        ) : (
          <HomeLink />
        )}
      </main>
    );
  const game = session?.game.value;
  if (device && session?.table.value && game) {
    const { curtain } = device.eyes.value;
    if (curtain !== null) return <Curtain device={device} as={curtain} />;
    return <Shell session={device.shown.value} game={game} device={device} />;
  }
  const link = session?.connection.link.value;
  return (
    <main class="whole-page">
      <Candle />
      <p role="status">{link === 'offline' ? t.offline_lead : link === 'reconnecting' ? t.unreachable : t.connecting}</p>
    </main>
  );
}

export function TablePage({ table }: { readonly table: string }) {
  const t = texts.value;
  const [failed, set_failed] = useState<unknown>(null);
  const [newcomer, set_newcomer] = useState(false);
  useEffect(() => {
    const look = () => void (me.value ? undefined : load_me().catch(set_failed));
    look();
    const timer = setInterval(look, kTryAgain_ms);
    return () => clearInterval(timer);
  }, []);
  if (failed instanceof ApiRefusal && failed.refused.clause === kBanned)
    return (
      <main class="whole-page">
        <Candle />
        <h1>{t.endings.banned.title}</h1>
        <p role="alert">{sentence_of(failed.refused)}</p>
      </main>
    );
  if (failed && !me.value)
    return (
      <main class="whole-page">
        <Candle />
        <p role="alert">{navigator.onLine ? t.unreachable : t.offline_lead}</p>
        <button type="button" class="button gold" onClick={() => location.reload()}>
          {t.try_again}
        </button>
      </main>
    );
  if (!me.value)
    return (
      <main class="whole-page">
        <Candle />
        <p role="status">{t.connecting}</p>
      </main>
    );
  if (me.value.name === '')
    return (
      <main class="whole-page">
        <Candle />
        <h1>{t.invited}</h1>
        <NameForm action={t.come_in} onDone={() => set_newcomer(true)} />
      </main>
    );
  return <AtTable key={table} table={table} newcomer={newcomer} />;
}
