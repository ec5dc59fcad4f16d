import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HelpHost } from './help/host';
import { Candle } from './lobby/candle';
import { Lobby } from './lobby/lobby';
import { Toasts } from './parts/toast';
import { route } from './route';
import { texts } from './texts';

type TablePageType = ComponentType<{ readonly table: string }>;

// The table's part of the program is fetched by who goes to one.
function LazyTable({ table, tv }: { readonly table: string; readonly tv: boolean }) {
  const [page, set_page] = useState<{ readonly Page: TablePageType } | null>(null);
  const [failed, set_failed] = useState(false);
  useEffect(() => {
    const part = tv
      ? import('./table/tv_page').then(({ TvPage }) => TvPage)
      : import('./table/table_page').then(({ TablePage }) => TablePage);
    part.then(
      (Page) => set_page({ Page }),
      () => set_failed(true),
    );
  }, []);
  if (page) return <page.Page key={table} table={table} />;
  return (
    <main class="whole">
      <Candle />
      <p role="status">{failed ? texts.value.unreachable : texts.value.connecting}</p>
    </main>
  );
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
      {here.at === 'lobby' ? <Lobby /> : <LazyTable key={here.at} table={here.table} tv={here.at === 'tv'} />}
      <HelpHost />
      <Toasts />
    </Net>
  );
}
