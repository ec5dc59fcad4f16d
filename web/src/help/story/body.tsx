// A story on its sheet of paper: the same in the lobby, at a table, at its own address and in print.
import type { ComponentChildren } from 'preact';
import type { Clause, GameHelp } from '../../contract/help';
import type { Story, StoryPart, StoryScene } from '../../contract/story';
import { open_clause } from '../../parts/rules';
import { language } from '../../texts/language';
import { story_texts } from './texts';
import './story.css';
import './story_narrow.css';
import './story_print.css';

type Head = 'h2' | 'h3';
type Clauses = ReadonlyMap<string, Clause>;

// **strong** words.
function Words({ text }: { readonly text: string }) {
  return <>{text.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}</>;
}

// The clauses that a part tells, where somebody wants to see them.
function Numbered({ part, clauses }: { readonly part: StoryPart; readonly clauses: Clauses | null }) {
  if (clauses === null) return null;
  const found = part.clauses.flatMap((id) => clauses.get(id) ?? []);
  return (
    <ul class="story-clauses" aria-label={story_texts.value.clauses_of(part.title)}>
      {found.map(({ id, text }) => (
        <li key={id}>
          <button type="button" onClick={() => open_clause(id)}>
            {id}
          </button>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface SceneProps {
  readonly scene: StoryScene;
  readonly number: number;
  readonly head: Head;
  readonly clauses: Clauses | null;
}
function Scene({ scene, number, head: Title, clauses }: SceneProps) {
  const { Picture, title, text, alt, chips } = scene;
  return (
    <li class="story-scene">
      <div class="story-frame">
        <div class="story-picture" role="img" aria-label={alt}>
          <Picture />
        </div>
        <span class="story-number" aria-hidden="true">
          {number}
        </span>
      </div>
      <Title>{title}</Title>
      <p>
        <Words text={text} />
      </p>
      {chips.length > 0 && (
        <ul class="story-chips">
          {chips.map((chip) => (
            <li key={chip}>
              <Words text={chip} />
            </li>
          ))}
        </ul>
      )}
      <Numbered part={scene} clauses={clauses} />
    </li>
  );
}

interface PartsProps {
  readonly title: string;
  readonly list: readonly StoryPart[];
  readonly head: Head;
  readonly clauses: Clauses | null;
}
function Parts({ title, list, head: Title, clauses }: PartsProps) {
  const Small = Title === 'h2' ? 'h3' : 'h4';
  return (
    <section class="story-parts">
      <Title>{title}</Title>
      <ul>
        {list.map((part) => (
          <li key={part.id}>
            <Small>{part.title}</Small>
            <p>
              <Words text={part.text} />
            </p>
            <Numbered part={part} clauses={clauses} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly story: Story;
  readonly help: GameHelp | null; // null: its clauses are not to be seen
  readonly head: Head; // of a scene; the title of the game is above
  readonly children?: ComponentChildren; // at the foot
}
export function StoryBody({ story, help, head: Title, children }: Props) {
  const t = story_texts.value;
  const spoken = language.value;
  const { scenes, cases, options, remember } = story.tell(spoken);
  const clauses = help && new Map(help.sections(spoken).flatMap((each) => each.clauses.map((clause) => [clause.id, clause])));
  return (
    <div>
      {story.Drawings && <story.Drawings language={spoken} />}
      <ol class="story-scenes">
        {scenes.map((scene, at) => (
          <Scene key={scene.id} scene={scene} number={at + 1} head={Title} clauses={clauses} />
        ))}
      </ol>
      <div class="story-more">
        <Parts title={t.cases} list={cases} head={Title} clauses={clauses} />
        <Parts title={t.options} list={options} head={Title} clauses={clauses} />
        <aside class="story-remember" aria-labelledby="story-remember">
          <Title id="story-remember">{t.remember}</Title>
          <ul>
            {remember.map((each) => (
              <li key={each}>
                <Words text={each} />
              </li>
            ))}
          </ul>
        </aside>
      </div>
      {children}
    </div>
  );
}
