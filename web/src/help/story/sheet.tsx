// The story of a game's rules over the lobby or a table.
import { useId } from 'preact/hooks';
import { useModal } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { type Asked, open_clauses } from '../../parts/rules';
import { texts } from '../../texts';
import { at_key } from '../../texts/key';
import { language } from '../../texts/language';
import { StoryBody } from './body';
import { story_texts } from './texts';
import { Tools, useNumbers, useStory } from './tools';

export function StorySheet({ asked, onClose }: { readonly asked: Asked; onClose(): void }) {
  const t = texts.value;
  const id = useId();
  const game = asked.game ?? '';
  const story = useStory(game);
  const numbers = useNumbers(game);
  const told = story === 'none' ? null : story;
  return (
    <dialog class="story-sheet" aria-labelledby={id} {...useModal(onClose)}>
      <div class="story-paper">
        <header class="story-head">
          <div>
            <h2 id={id}>{at_key(t.pitches, game)?.title ?? game}</h2>
            <p>{told?.tell(language.value).lead}</p>
          </div>
          <Tools {...numbers} />
          <button type="button" class="story-tool story-close" aria-label={t.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {told === null ? (
          <p role="status">{t.loading}</p>
        ) : (
          <StoryBody story={told} help={numbers.help} head="h3">
            {numbers.on && (
              <p class="story-foot">
                <button type="button" class="story-tool" onClick={() => open_clauses(game)}>
                  {story_texts.value.every_clause}
                </button>
              </p>
            )}
          </StoryBody>
        )}
      </div>
    </dialog>
  );
}
