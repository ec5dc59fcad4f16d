import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { route } from './base/route';
import { ledger_of } from './catalog/words';
import { HelpHost } from './help/host';
import { Lobby } from './lobby/lobby';
import { Candle } from './parts/candle';
import { refuse_in_words_of } from './parts/refusals';
import { Toasts } from './parts/toast';
import { texts } from './texts';
import { with_words } from './texts/fetched';

refuse_in_words_of(ledger_of);

interface Part<Props> {
  readonly Page: ComponentType<Props>;
}
// A part of the program that is fetched by who goes there.
function useFetched<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> | 'failed' | null {
  const [part, set_part] = useState<Part<Props> | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      (Page) => set_part({ Page }),
      () => set_part('failed'),
    );
  }, []);
  return part;
}
function Fetching({ failed }: { readonly failed: boolean }) {
  return (
    <main class="whole-page">
      <Candle />
      <p role="status">{failed ? texts.value.unreachable : texts.value.connecting}</p>
    </main>
  );
}

type TablePageType = ComponentType<{ readonly table: string }>;
function LazyTable({ table, tv }: { readonly table: string; readonly tv: boolean }) {
  const part = useFetched(
    async (): Promise<TablePageType> =>
      tv ? (await with_words(import('./table/tv_page'))).TvPage : (await with_words(import('./table/table_page'))).TablePage,
  );
  return part && part !== 'failed' ? <part.Page key={table} table={table} /> : <Fetching failed={part === 'failed'} />;
}
function LazyReplay({ table, match }: { readonly table: string; readonly match: number }) {
  const part = useFetched(async () => (await with_words(import('./replay/replay_page'))).ReplayPage);
  if (part === null || part === 'failed') return <Fetching failed={part === 'failed'} />;
  return <part.Page key={`${table}.${match}`} table={table} match={match} />;
}

function LazyTrust() {
  const part = useFetched(async () => (await with_words(import('./trust/trust_page'))).TrustPage);
  return part && part !== 'failed' ? <part.Page /> : <Fetching failed={part === 'failed'} />;
}

function LazyRules({ game }: { readonly game: string }) {
  const part = useFetched(async () => (await with_words(import('./help/story/page'))).StoryPage);
  return part && part !== 'failed' ? <part.Page key={game} game={game} /> : <Fetching failed={part === 'failed'} />;
}

// A fault of the page itself: say so, and let them go on.
class Net extends Component<{ readonly children: ComponentChildren }, { readonly fault: boolean }> {
  override state = { fault: false };
  static override getDerivedStateFromError() {
    return { fault: true };
  }
  override componentDidCatch(fault: unknown) {
    console.error(fault);
  }
  override render() {
    if (!this.state.fault) return this.props.children;
    return (
      <main class="whole-page">
        <Candle />
        <p role="alert">{texts.value.broken}</p>
        <button type="button" class="button gold" onClick={() => location.reload()}>
          {texts.value.reload}
        </button>
      </main>
    );
  }
}

export function App() {
  const here = route.value;
  return (
    <Net>
      {(here.at === 'table' || here.at === 'tv') && <LazyTable key={here.at} table={here.table} tv={here.at === 'tv'} />}
      {here.at === 'replay' && <LazyReplay table={here.table} match={here.match} />}
      {here.at === 'trust' && <LazyTrust />}
      {here.at === 'rules' && <LazyRules game={here.game} />}
      {here.at === 'lobby' && <Lobby />}
      <HelpHost />
      <Toasts />
    </Net>
  );
}
