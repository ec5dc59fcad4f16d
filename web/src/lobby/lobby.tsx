import { useEffect, useState } from 'preact/hooks';
import hero from '../art/hero.svg';
import { table_from } from '../base/code';
import { follow, go } from '../base/route';
import { has_screens, kGames } from '../catalog/catalog';
import { code_in } from '../own/address';
import { Candle } from '../parts/candle';
import { Dialog } from '../parts/dialog';
import { fetched } from '../parts/fetched';
import { Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { LanguageChoice } from '../parts/language_choice';
import { load_me, me } from '../parts/me';
import { NameForm } from '../parts/name_form';
import { sentence_of } from '../parts/refusals';
import { open_help } from '../parts/rules';
import { tell } from '../parts/toast';
import { texts } from '../texts';
import { with_words } from '../texts/fetched';
import { at_key } from '../texts/key';
import { language, trust_path } from '../texts/language';
import { house, load_house, secure_origin } from '../trust/house';
import { ApiRefusal, get_games, get_tables, kBanned } from '../wire/api';
import type { GameEntry, ListedTable, Refused } from '../wire/table';
import { FirstVisit, GuidedButton, has_guide } from './guided';
import { useOwnTables } from './own_tables';
import { PractisingHost } from './practising';
import { FinishedMatches, OpenTables, OwnTables } from './tables';

const kRefreshEvery_ms = 5000;

const NewTable = fetched(async () => (await with_words(import('./new_table'))).NewTable);
const Settings = fetched(async () => (await with_words(import('../own/settings_dialog'))).SettingsDialog);

function JoinForm() {
  const t = texts.value;
  const [code, set_code] = useState('');
  const enter = (event: Event) => {
    event.preventDefault();
    const table = table_from(code);
    if (table) go(`/t/${table}`);
    else tell(() => texts.value.code_wrong);
  };
  return (
    <form class="join-form panel" onSubmit={enter}>
      <label for="code">{t.have_code}</label>
      <input
        id="code"
        value={code}
        placeholder={t.code_placeholder}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onInput={(event) => set_code(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t.enter}
      </button>
    </form>
  );
}

function GameCards({ games, onChoose }: { readonly games: readonly GameEntry[] | null; onChoose(game: GameEntry): void }) {
  const t = texts.value;
  return (
    <ul class="game-cards" aria-label={t.games}>
      {kGames.map(({ id, scene, letters }) => {
        const pitch = at_key(t.pitches, id);
        const entry = games?.find((each) => each.id === id);
        const soon = games !== null && !entry;
        const inside = (
          <>
            <span class="game-picture">
              <img src={scene} alt="" width="240" height="200" />
              {soon && <em class="game-soon">{t.soon}</em>}
            </span>
            <span class="game-text">
              <span class="game-name">{pitch?.title ?? id}</span>
              <span class="game-words">{pitch?.text}</span>
              <span class="game-facts">
                {pitch?.tags.map((tag) => (
                  <i key={tag}>{tag}</i>
                ))}
              </span>
            </span>
          </>
        );
        return (
          <li key={id}>
            {soon ? (
              <div class="game-card later">{inside}</div>
            ) : (
              <button type="button" class="game-card" disabled={!entry} onClick={() => entry && onChoose(entry)}>
                {inside}
              </button>
            )}
            {!soon && (letters || has_guide(id)) && (
              <div class="game-actions">
                {letters && (
                  <button
                    type="button"
                    class="button small"
                    aria-label={t.rules_of(pitch?.title ?? id)}
                    onClick={() => open_help(id)}
                  >
                    <Icon name="help" /> {t.rules_short}
                  </button>
                )}
                {has_guide(id) && <GuidedButton game={entry} label={t.guided_short} />}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

// On plain http the browser installs nothing: where the server can help, it is said how.
function InstallNote() {
  const t = texts.value;
  useEffect(() => {
    if (!isSecureContext) void load_house();
  }, []);
  if (isSecureContext || secure_origin(house.value, location) === null) return null;
  return (
    <aside class="lobby-install panel">
      <p>{t.install_lead}</p>
      <a class="button" href={trust_path(language.value)} onClick={follow}>
        <Icon name="lock" /> {t.install}
      </a>
    </aside>
  );
}

function useServer() {
  const [games, set_games] = useState<readonly GameEntry[] | null>(null);
  const [tables, set_tables] = useState<readonly ListedTable[]>([]);
  const [silent, set_silent] = useState(false);
  const [banned, set_banned] = useState<Refused | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden) return;
      try {
        const [list, listed] = await Promise.all([get_games(), get_tables(), load_me()]);
        if (gone) return;
        set_games(list.games.filter(({ id }) => has_screens(id)));
        set_tables(listed.tables);
        set_silent(false);
        set_banned(null);
      } catch (fault) {
        if (gone) return;
        const refused = fault instanceof ApiRefusal && fault.refused.clause === kBanned ? fault.refused : null;
        set_banned(refused);
        set_silent(refused === null);
      }
    };
    void look();
    const timer = setInterval(() => void look(), kRefreshEvery_ms);
    addEventListener('online', look);
    return () => {
      gone = true;
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  return { games, tables, silent, banned };
}

export function Lobby() {
  const t = texts.value;
  const { games, tables, silent, banned } = useServer();
  const own = useOwnTables();
  const [chosen, choose] = useState<{ readonly game: GameEntry; readonly games: readonly GameEntry[] } | null>(null);
  const [code, set_code] = useState(code_in(location.hash));
  const [open, set_open] = useState<'name' | 'settings' | null>(code === null ? null : 'settings');
  const name = me.value?.name ?? '';
  const first = games?.[0];
  useEffect(() => {
    document.title = 'Minuit';
    // A code is good once: it is taken out of the address, and out of the browser's history.
    if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const close_settings = () => {
    set_open(null);
    set_code(null);
  };
  return (
    <div class="lobby">
      {silent && (
        <p class="strip-note" role="status">
          <Icon name="plug" /> {navigator.onLine ? t.lobby_silent : t.lobby_offline}
        </p>
      )}
      {banned && (
        <p class="strip-note" role="alert">
          <Icon name="lock" /> {sentence_of(banned)}
        </p>
      )}
      <header class="lobby-hero">
        <img class="lobby-sky" src={hero} alt="" />
        <div class="lobby-width">
          <nav>
            <LanguageChoice look="round-button" />
            <button type="button" class="round-button" aria-label={t.settings} onClick={() => set_open('settings')}>
              <Icon name="gear" />
            </button>
            {me.value && (
              <button type="button" class="round-button round-button-me" onClick={() => set_open('name')}>
                <Figure seat={0} />
                <span class="visually-hidden">{t.labelled(t.change_name, '')}</span>
                {name || t.your_name}
              </button>
            )}
          </nav>
          <div class="lobby-title">
            <Candle />
            <h1>Minuit</h1>
          </div>
          <p class="page-lead">{t.lead}</p>
          <div class="lobby-actions">
            <button
              type="button"
              class="button gold"
              disabled={!first}
              onClick={() => first && choose({ game: first, games: games ?? [] })}
            >
              {t.new_table}
            </button>
            <JoinForm />
          </div>
        </div>
      </header>
      <main class="lobby-width">
        <FirstVisit games={games} />
        <OwnTables tables={own} />
        <GameCards games={games} onChoose={(game) => choose({ game, games: [] })} />
        <OpenTables tables={tables} />
        <FinishedMatches tables={own} />
        <InstallNote />
        <footer class="lobby-about">
          <h2>{t.about}</h2>
          {t.credits.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </footer>
      </main>
      {chosen && <NewTable {...chosen} onClose={() => choose(null)} />}
      <PractisingHost />
      {open === 'settings' && <Settings code={code} onClose={close_settings} />}
      {open === 'name' && (
        <Dialog title={t.change_name} onClose={() => set_open(null)}>
          <NameForm action={t.save} onDone={() => set_open(null)} />
        </Dialog>
      )}
    </div>
  );
}
