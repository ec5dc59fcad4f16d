import { useEffect, useState } from 'preact/hooks';
import { load_game } from '../games/catalog';
import { Candle } from '../lobby/candle';
import { load_me, me } from '../parts/me';
import { NameForm } from '../parts/name_form';
import { tell_fault } from '../parts/toast';
import { follow } from '../route';
import { texts } from '../texts';
import { get_games } from '../wire/api';
import { Session } from './session';
import { Shell } from './shell';
import '../style/table.css';

function HomeLink() {
  return (
    <a class="btn" href="/" onClick={follow}>
      {texts.value.to_lobby}
    </a>
  );
}

// The table, once one knows who looks.
function AtTable({ table }: { readonly table: string }) {
  const t = texts.value;
  const [session, set_session] = useState<Session | null>(null);
  useEffect(() => {
    const opened = new Session(table);
    set_session(opened);
    return () => opened.close();
  }, [table]);
  const id = session?.table.value?.game;
  useEffect(() => {
    if (!session || !id) return;
    load_game(id).then((game) => {
      session.game.value = game;
    }, tell_fault);
    get_games().then(({ games }) => {
      session.levels.value = games.find((each) => each.id === id)?.bots ?? [];
    }, tell_fault);
  }, [session, id]);

  const ending = session?.connection.ending.value;
  if (ending)
    return (
      <main class="whole">
        <Candle />
        <h1>{t.endings[ending].title}</h1>
        <p>{t.endings[ending].help}</p>
        {ending === 'outdated' ? (
          <button type="button" class="btn gold" onClick={() => location.reload()}>
            {t.reload}
          </button>
        ) : (
          <HomeLink />
        )}
      </main>
    );
  const game = session?.game.value;
  if (session?.table.value && game) return <Shell session={session} game={game} />;
  const link = session?.connection.link.value;
  return (
    <main class="whole">
      <Candle />
      <p role="status">{link === 'offline' ? t.offline_lead : link === 'reconnecting' ? t.unreachable : t.connecting}</p>
    </main>
  );
}

export function TablePage({ table }: { readonly table: string }) {
  const t = texts.value;
  const [failed, set_failed] = useState(false);
  useEffect(() => {
    if (!me.value) load_me().catch(() => set_failed(true));
  }, []);
  if (failed && !me.value)
    return (
      <main class="whole">
        <Candle />
        <p role="alert">{t.unreachable}</p>
        <button type="button" class="btn gold" onClick={() => location.reload()}>
          {t.try_again}
        </button>
      </main>
    );
  if (!me.value)
    return (
      <main class="whole">
        <Candle />
        <p role="status">{t.connecting}</p>
      </main>
    );
  if (me.value.name === '')
    return (
      <main class="whole">
        <Candle />
        <h1>{t.invited}</h1>
        <NameForm action={t.come_in} onDone={() => undefined} />
      </main>
    );
  return <AtTable key={table} table={table} />;
}
