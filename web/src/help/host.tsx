// Listens for the wish to read the rules and fetches the panel when there is one.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tell_fault, toast_clause } from '../parts/toast';
import { type Asked, asked, close_help, is_clause, open_clause, open_help_here } from './open';

type PanelType = ComponentType<{ readonly asked: Asked; onClose(): void }>;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

function useWishes(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || typing(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const clause = toast_clause();
      if (clause) open_clause(clause);
      else open_help_here();
    };
    const follow = () => {
      if (is_clause(location.hash)) open_clause(location.hash.slice(1));
    };
    follow();
    addEventListener('keydown', press);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('hashchange', follow);
    };
  }, []);
}

export function HelpHost() {
  useWishes();
  const wish = asked.value;
  const [panel, set_panel] = useState<{ readonly Panel: PanelType } | null>(null);
  useEffect(() => {
    if (!wish || panel) return;
    import('./panel').then(
      ({ HelpPanel }) => set_panel({ Panel: HelpPanel }),
      (fault) => {
        asked.value = null;
        tell_fault(fault);
      },
    );
  }, [wish, panel]);
  return wish && panel ? <panel.Panel asked={wish} onClose={close_help} /> : null;
}
