// What both the sheet and the page of a story have above it: the numbers of the rules, and a printer.
import { useEffect, useState } from 'preact/hooks';
import { load_clauses, load_story } from '../../catalog/stories';
import type { GameHelp } from '../../contract/help';
import type { Story } from '../../contract/story';
import { tell_fault } from '../../parts/toast';
import { story_texts } from './texts';

// Null: not here yet; 'none': there is no such game.
export function useStory(game: string): Story | 'none' | null {
  const [story, set_story] = useState<Story | 'none' | null>(null);
  useEffect(() => {
    let gone = false;
    load_story(game).then(
      (found) => gone || set_story(found ?? 'none'),
      (fault) => gone || tell_fault(fault),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return story;
}

// The clauses are fetched when somebody wants to see them.
export function useNumbers(game: string) {
  const [help, set_help] = useState<GameHelp | null>(null);
  const [on, set_on] = useState(false);
  const toggle = () => {
    set_on(!on);
    if (!on && help === null) load_clauses(game).then(set_help, tell_fault);
  };
  return { on, toggle, help: on ? help : null };
}

export function Tools({ on, toggle }: { readonly on: boolean; toggle(): void }) {
  const t = story_texts.value;
  return (
    <>
      <button type="button" class="story-tool story-toggle" aria-pressed={on} title={t.numbers} onClick={toggle}>
        <span aria-hidden="true">{t.numbers_sign}</span>
        <span class="visually-hidden">{t.numbers}</span>
      </button>
      <button type="button" class="story-tool" onClick={() => print()}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z" />
        </svg>
        <span>{t.print}</span>
      </button>
    </>
  );
}
