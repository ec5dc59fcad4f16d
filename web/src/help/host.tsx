// Listens for the wish to read the rules and fetches what shows them: a game's story, or the panel of its clauses.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Asked, asked, open_clause } from '../parts/rules';
import { tell_fault, toast_clause } from '../parts/toast';
import { with_words } from '../texts/fetched';
import { close_help, is_clause, open_help_here } from './open';

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

const load_story_sheet = async (): Promise<PanelType> => (await with_words(import('./story/sheet'))).StorySheet;
const load_panel = async (): Promise<PanelType> => (await with_words(import('./panel'))).HelpPanel;

export function HelpHost() {
  useWishes();
  const wish = asked.value;
  const load = wish && (wish.game === null || wish.clause !== null || wish.whole ? load_panel : load_story_sheet);
  const [shown, show] = useState<{ readonly load: typeof load; readonly Panel: PanelType } | null>(null);
  useEffect(() => {
    if (!load || shown?.load === load) return;
    load().then(
      (Panel) => show({ load, Panel }),
      (fault) => {
        asked.value = null;
        tell_fault(fault);
      },
    );
  }, [load, shown]);
  return wish && shown && shown.load === load ? <shown.Panel asked={wish} onClose={close_help} /> : null;
}
