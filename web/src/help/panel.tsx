// The rules, clause by clause. Each clause is an anchor: #FM-12 opens the panel there.
import { useEffect, useRef, useState } from 'preact/hooks';
import { load_game } from '../catalog/catalog';
import type { GameHelp, HelpSection } from '../contract/help';
import { Dialog } from '../parts/dialog';
import { type Asked, open_clause } from '../parts/rules';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import { language } from '../texts/language';
import { game_asked } from './open';
import { table_sections } from './table_rules';
import './panel.css';

function useHelp(game: string | null): { readonly help: GameHelp | null; readonly ready: boolean } {
  const [loaded, set_loaded] = useState<{ readonly game: string | null; readonly help: GameHelp | null } | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => (game === null ? null : ((await (await load_game(game)).help?.())?.default ?? null));
    load().then(
      (help) => !gone && set_loaded({ game, help }),
      () => !gone && set_loaded({ game, help: null }),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return loaded?.game === game ? { help: loaded.help, ready: true } : { help: null, ready: false };
}

// Leads to its clause without a place in the history: going back closes the rules.
function ClauseLink({ id }: { readonly id: string }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    open_clause(id);
  };
  return (
    <a href={`#${id}`} onClick={follow}>
      {id}
    </a>
  );
}

function Section({ section, marked }: { readonly section: HelpSection; readonly marked: string | null }) {
  const { Picture, id, title, clauses } = section;
  return (
    <section class={Picture ? 'rules-section pictured' : 'rules-section'} aria-labelledby={`rules-${id}`}>
      <h3 id={`rules-${id}`} tabIndex={-1}>
        {title}
      </h3>
      {Picture && (
        <div class="rules-picture" aria-hidden="true">
          <Picture />
        </div>
      )}
      <ul>
        {clauses.map((clause) => (
          <li key={clause.id} id={clause.id} tabIndex={-1} class={clause.id === marked ? 'marked' : ''}>
            <ClauseLink id={clause.id} />
            <p>{clause.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HelpPanel({ asked, onClose }: { readonly asked: Asked; onClose(): void }) {
  const t = texts.value;
  const body = useRef<HTMLDivElement>(null);
  const game = game_asked(asked);
  const { help, ready } = useHelp(game);
  const own = help?.sections(language.value) ?? [];
  const everywhere = table_sections(language.value);
  const beyond = everywhere.some(({ clauses }) => clauses.some(({ id }) => id === asked.clause));
  const [more, set_more] = useState(false);
  const open = more || beyond || own.length === 0;
  const find = (id: string) => body.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;
  const show = (element: HTMLElement | null, block: ScrollLogicalPosition) => {
    element?.scrollIntoView({ block });
    element?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (ready && asked.clause) show(find(asked.clause), 'center');
  }, [ready, asked]);
  const pitch = game === null ? undefined : at_key(t.pitches, game);
  return (
    <Dialog title={pitch ? t.rules_of(pitch.title) : t.rules} kind="wide" onClose={onClose}>
      <div class="rules" ref={body}>
        {help?.Drawings && <help.Drawings language={language.value} />}
        {!ready && <p role="status">{t.loading}</p>}
        {own.length > 0 && (
          <nav class="rules-nav" aria-label={t.rules_contents}>
            {own.map(({ id, title }) => (
              <button key={id} type="button" class="button small" onClick={() => show(find(`rules-${id}`), 'start')}>
                {title}
              </button>
            ))}
          </nav>
        )}
        {own.map((section) => (
          <Section key={section.id} section={section} marked={asked.clause} />
        ))}
        {ready && (
          <details class="rules-more" open={open} onToggle={(event) => set_more(event.currentTarget.open)}>
            <summary>{t.rules_everywhere}</summary>
            {everywhere.map((section) => (
              <Section key={section.id} section={section} marked={asked.clause} />
            ))}
          </details>
        )}
      </div>
    </Dialog>
  );
}
