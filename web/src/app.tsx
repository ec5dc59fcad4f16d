import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HelpHost } from './help/host';
import { Candle } from './lobby/candle';
import { Lobby } from './lobby/lobby';
import { Toasts } from './parts/toast';
import { route } from './route';
import { texts } from './texts';

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
    <main class="whole">
      <Candle />
      <p role="status">{failed ? texts.value.unreachable : texts.value.connecting}</p>
    </main>
  );
}

type TablePageType = ComponentType<{ readonly table: string }>;
function LazyTable({ table, tv }: { readonly table: string; readonly tv: boolean }) {
  const part = useFetched(
    async (): Promise<TablePageType> =>
      tv ? (await import('./table/tv_page')).TvPage : (await import('./table/table_page')).TablePage,
  );
  return part && part !== 'failed' ? <part.Page key={table} table={table} /> : <Fetching failed={part === 'failed'} />;
}
function LazyReplay({ table, match }: { readonly table: string; readonly match: number }) {
  const part = useFetched(async () => (await import('./replay/replay_page')).ReplayPage);
  if (part === null || part === 'failed') return <Fetching failed={part === 'failed'} />;
  return <part.Page key={`${table}.${match}`} table={table} match={match} />;
}

function LazyTrust() {
  const part = useFetched(async () => (await import('./trust/trust_page')).TrustPage);
  return part && part !== 'failed' ? <part.Page /> : <Fetching failed={part === 'failed'} />;
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
      <main class="whole">
        <Candle />
        <p role="alert">{texts.value.broken}</p>
        <button type="button" class="btn gold" onClick={() => location.reload()}>
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
      {here.at === 'lobby' && <Lobby />}
      <HelpHost />
      <Toasts />
    </Net>
  );
}
