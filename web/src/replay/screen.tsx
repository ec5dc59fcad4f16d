// A finished match on the board it was played on.
import { useEffect, useState } from 'preact/hooks';
import { follow } from '../base/route';
import { calm } from '../base/settings';
import type { BoardProps, GameClient } from '../contract/game';
import { StageProvider } from '../contract/stage';
import { SettingsDialog } from '../own/settings_dialog';
import { Dialog } from '../parts/dialog';
import { Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { Side } from '../parts/side';
import { CopyLink } from '../table/invite';
import { PlayerStrip, Players } from '../table/players';
import { Moons } from '../table/shell';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import { kLocales, language } from '../texts/language';
import { shared_origin } from '../trust/house';
import { record_address } from '../wire/api';
import { address_of } from './address';
import { Controls } from './controls';
import { useReelKeys } from './keys';
import { ReplayLog } from './log';
import type { Reel } from './reel';
import { replay_texts } from './texts';
import { moment, reason } from './words';

const kLong = 70; // letters: it takes two lines

type Page = 'share' | 'log' | 'score' | 'settings';
interface Props {
  readonly reel: Reel;
  readonly game: GameClient;
  readonly table: string;
  readonly match: number;
}

function board_props({ reel, table, match }: Props): BoardProps | null {
  const frame = reel.frame.value;
  if (!frame) return null;
  return {
    view: frame.view,
    turn: frame.turn,
    seat: reel.seat.value,
    names: reel.names.value,
    events: frame.events,
    version: frame.version,
    language: language.value,
    calm: calm.value,
    tempo: frame.tempo,
    busy: false,
    marks: [],
    advice: null,
    where: { table, match },
    onMark: null,
    onDecide: () => undefined,
    onPrompt: () => undefined,
    onRefusedTap: () => undefined, // nothing is to be done here, and nobody is scolded for pointing
  };
}

function Telling({ reel }: { readonly reel: Reel }) {
  const by = reel.shot.value?.by ?? null;
  const text = moment(reel);
  const why = reason(reel);
  return (
    <div class="turn-banner replay-told" role="status">
      {by !== null && <Figure seat={by} />}
      <p>
        <span class={text.length > kLong ? 'long' : ''}>{text}</span>
        {why !== '' && <q class="replay-why">{why}</q>}
      </p>
    </div>
  );
}

function Pages({ reel, game, table, match, page, onClose }: Props & { readonly page: Page; onClose(): void }) {
  const t = texts.value;
  const frame = reel.frame.value;
  const awaiting = frame?.turn.awaiting;
  switch (page) {
    case 'share':
      return (
        <Dialog title={replay_texts.value.share} onClose={onClose}>
          <div class="replay-share">
            <p>{replay_texts.value.share_lead}</p>
            <CopyLink
              link={shared_origin.value + address_of(table, match, { at: reel.at.value, eyes: reel.eyes.value })}
              label={replay_texts.value.link}
            />
            <a class="button wide" href={record_address(table, match)} download={`minuit-${table}-${match}.jsonl`}>
              <Icon name="download" /> {t.download_record}
            </a>
          </div>
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={t.log} onClose={onClose}>
          <ReplayLog reel={reel} />
        </Dialog>
      );
    case 'score':
      return (
        <Dialog title={t.score_sheet} onClose={onClose}>
          {frame && (
            <game.drawn.Score
              view={frame.view}
              names={reel.names.value}
              language={language.value}
              over={awaiting?.type === 'Over' ? awaiting.result : null}
            />
          )}
        </Dialog>
      );
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
  }
}

export function Screen({ reel, game, table, match }: Props) {
  const t = texts.value;
  const [page, set_page] = useState<Page | null>(null);
  useReelKeys(reel);
  const props = board_props({ reel, game, table, match });
  const title = at_key(t.pitches, game.id)?.title ?? game.id;
  const begun = reel.about.value?.begun ?? 0;
  const date = new Date(begun).toLocaleDateString(kLocales[language.value], { dateStyle: 'long' });
  useEffect(() => {
    document.title = `${replay_texts.value.title(match)} · ${title} · Minuit`;
  }, [title, match, t]);
  if (!props) return null;
  const progress = game.words.progress(props.view, language.value);
  return (
    <StageProvider value={reel.stage.value}>
      <div class="table-page replay">
        <header class="top-bar">
          <a
            class="icon-button"
            href={`/t/${table}`}
            aria-label={replay_texts.value.to_table}
            title={replay_texts.value.to_table}
            onClick={follow}
          >
            <Icon name="back" />
          </a>
          <a class="logo" href="/" onClick={follow}>
            Minuit
          </a>
          <h1>{title}</h1>
          <span class="table-code replay-when">
            {replay_texts.value.title(match)} · {date}
          </span>
          {progress ? <Moons {...progress} /> : <span class="round-banner" />}
          <button type="button" class="icon-button only-small" aria-label={t.log} onClick={() => set_page('log')}>
            <Icon name="list" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t.score_sheet}
            title={t.score_sheet}
            onClick={() => set_page('score')}
          >
            <Icon name="sheet" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={replay_texts.value.share}
            title={replay_texts.value.share}
            onClick={() => set_page('share')}
          >
            <Icon name="share" />
          </button>
          <button
            type="button"
            class="icon-button only-large"
            aria-label={t.settings}
            title={t.settings}
            onClick={() => set_page('settings')}
          >
            <Icon name="gear" />
          </button>
        </header>
        <PlayerStrip session={reel} />
        <Telling reel={reel} />
        <main class="board-area" aria-label={t.board}>
          <game.drawn.Board {...props} />
        </main>
        <footer class="dock-area">
          <Controls reel={reel} />
        </footer>
        <Side>
          <Players session={reel} />
        </Side>
        <aside class="right-side">
          <ReplayLog reel={reel} />
        </aside>
        {page && <Pages reel={reel} game={game} table={table} match={match} page={page} onClose={() => set_page(null)} />}
      </div>
    </StageProvider>
  );
}
