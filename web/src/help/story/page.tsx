// The story of a game's rules at an address of its own, to be sent, kept and printed.
import { useEffect } from 'preact/hooks';
import { follow } from '../../base/route';
import { kGames } from '../../catalog/catalog';
import { Icon } from '../../parts/icon';
import { LanguageChoice } from '../../parts/language_choice';
import { open_clauses } from '../../parts/rules';
import { texts } from '../../texts';
import { at_key } from '../../texts/key';
import { language, rules_path } from '../../texts/language';
import { StoryBody } from './body';
import { story_texts } from './texts';
import { Tools, useNumbers, useStory } from './tools';

function OtherGames({ game }: { readonly game: string }) {
  const others = kGames.filter(({ id }) => id !== game);
  return (
    <nav class="story-others" aria-label={story_texts.value.other_games}>
      {others.map(({ id, scene }) => (
        <a key={id} href={rules_path(language.value, id)} onClick={follow}>
          <img src={scene} alt="" width="72" height="60" />
          {at_key(texts.value.pitches, id)?.title ?? id}
        </a>
      ))}
    </nav>
  );
}

export function StoryPage({ game }: { readonly game: string }) {
  const t = story_texts.value;
  const story = useStory(game);
  const numbers = useNumbers(game);
  const told = story === 'none' ? null : story;
  const title = at_key(texts.value.pitches, game)?.title ?? 'Minuit';
  const name = story === 'none' ? 'Minuit' : texts.value.rules_of(title);
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <main class="story-page">
      <div class="story-paper">
        <header class="story-head">
          <a class="story-tool" href="/" onClick={follow} aria-label={t.to_the_lobby}>
            <Icon name="home" />
          </a>
          <div>
            <h1>{title}</h1>
            <p>{told?.tell(language.value).lead}</p>
          </div>
          <LanguageChoice look="story-tool" />
          {told && <Tools {...numbers} />}
        </header>
        {story === null && <p role="status">{texts.value.loading}</p>}
        {story === 'none' && <p role="alert">{t.not_found}</p>}
        {told && (
          <StoryBody story={told} help={numbers.help} head="h2">
            {numbers.on && (
              <p class="story-foot">
                <button type="button" class="story-tool" onClick={() => open_clauses(game)}>
                  {t.every_clause}
                </button>
              </p>
            )}
          </StoryBody>
        )}
        <OtherGames game={game} />
      </div>
    </main>
  );
}
