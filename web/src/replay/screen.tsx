// A finished match on the board it was played on.
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps, GameClient } from '../games/game';
import { Dialog } from '../parts/dialog';
import { Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { calm } from '../parts/settings';
import { SettingsDialog } from '../parts/settings_dialog';
import { Side } from '../parts/side';
import { follow } from '../route';
import { CopyLink } from '../table/invite';
import { PlayerStrip, Players } from '../table/players';
import { Moons } from '../table/shell';
import { texts } from '../texts';
import { kLocales, language } from '../texts/language';
import { shared_origin } from '../trust/house';
import { record_address } from '../wire/api';
import { address_of } from './address';
import { Controls } from './controls';
import { useReelKeys } from './keys';
import { ReplayLog } from './log';
import type { Reel } from './reel';
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
    <div class="ban told" role="status">
      {by !== null && <Figure seat={by} />}
      <p>
        <span class={text.length > kLong ? 'long' : ''}>{text}</span>
        {why !== '' && <q class="why">{why}</q>}
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
        <Dialog title={t.replay.share} onClose={onClose}>
          <div class="share">
            <p>{t.replay.share_lead}</p>
            <CopyLink
              link={shared_origin.value + address_of(table, match, { at: reel.at.value, eyes: reel.eyes.value })}
              label={t.replay.link}
            />
            <a class="btn wide" href={record_address(table, match)} download={`minuit-${table}-${match}.jsonl`}>
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
            <game.Score
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
  const title = t.pitches[game.id]?.title ?? game.id;
  const begun = reel.about.value?.begun ?? 0;
  const date = new Date(begun).toLocaleDateString(kLocales[language.value], { dateStyle: 'long' });
  useEffect(() => {
    document.title = `${t.replay.title(match)} · ${title} · Minuit`;
  }, [title, match, t]);
  if (!props) return null;
  const progress = game.progress(props.view, language.value);
  return (
    <div class="app replay">
      <header class="top">
        <a class="ib" href={`/t/${table}`} aria-label={t.replay.to_table} title={t.replay.to_table} onClick={follow}>
          <Icon name="back" />
        </a>
        <a class="logo" href="/" onClick={follow}>
          Minuit
        </a>
        <h1>{title}</h1>
        <span class="tcode when">
          {t.replay.title(match)} · {date}
        </span>
        {progress ? <Moons {...progress} /> : <span class="rd" />}
        <button type="button" class="ib only-s" aria-label={t.log} onClick={() => set_page('log')}>
          <Icon name="list" />
        </button>
        <button type="button" class="ib" aria-label={t.score_sheet} title={t.score_sheet} onClick={() => set_page('score')}>
          <Icon name="sheet" />
        </button>
        <button type="button" class="ib" aria-label={t.replay.share} title={t.replay.share} onClick={() => set_page('share')}>
          <Icon name="share" />
        </button>
        <button type="button" class="ib only-l" aria-label={t.settings} title={t.settings} onClick={() => set_page('settings')}>
          <Icon name="gear" />
        </button>
      </header>
      <PlayerStrip session={reel} />
      <Telling reel={reel} />
      <main class="bd" aria-label={t.board}>
        <game.Board {...props} />
      </main>
      <footer class="act">
        <Controls reel={reel} />
      </footer>
      <Side>
        <Players session={reel} />
      </Side>
      <aside class="right">
        <ReplayLog reel={reel} />
      </aside>
      {page && <Pages reel={reel} game={game} table={table} match={match} page={page} onClose={() => set_page(null)} />}
    </div>
  );
}
