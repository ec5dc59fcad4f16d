// The board's states as real matches made them, for looking at while drawing: /dev/fantome.html?state=choice&lang=fr&pick=23&play
// fantome.json holds lines of matches of random players: the view before, the view, what is awaited, the actions, the events.
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { Awaiting, Turn } from '../src/games/game';
import game from '../src/games/le_fantome_de_minuit';
import { picked } from '../src/games/le_fantome_de_minuit/stage';
import { type Language, language as spoken } from '../src/texts/language';
import type { Action, Event, View } from '../src/wire/le_fantome_de_minuit';
import states from './fantome.json';

interface Line {
  readonly view: View;
  readonly before: View | null;
  readonly awaiting: Awaiting;
  readonly actions: readonly Action[] | null;
  readonly events: readonly Event[];
}

const wish = new URLSearchParams(location.search);
const language = (wish.get('lang') ?? 'fr') as Language;
spoken.value = language;
const line = (states as unknown as Record<string, Line>)[wish.get('state') ?? 'choice'] as Line;
const kNames = ['Biscotte', 'Chouette', 'Réglisse', 'Potiron', 'Ombre', 'Mirabelle', 'Flocon', 'Ortie'];
const names = line.view.seats.map(
  (_, seat) => ({ seat, name: kNames[seat] ?? '', kind: 'person', you: false, present: true }) as const,
);
const seat =
  line.awaiting.type === 'Seats'
    ? (line.awaiting.set[0] ?? 0)
    : line.awaiting.type === 'Nature'
      ? (line.awaiting.prompters[0] ?? 0)
      : 0;
const turn: Turn<Action> = {
  awaiting: line.awaiting,
  decide: line.actions === null ? null : 1,
  actions: line.actions,
  prompt: line.awaiting.type === 'Nature' ? 1 : null,
  take_back: null,
  may_talk: true,
  left_ms: null,
};
const told = signal<readonly string[]>([]);
const version = signal(wish.has('play') || wish.has('hold') ? 0 : 1);
const calm = wish.has('calm');

function Page() {
  const first = version.value === 0 && line.before !== null;
  const view = first ? line.before : line.view;
  const events = first ? [] : line.events;
  const props = {
    view,
    turn,
    seat,
    names,
    events,
    version: version.value,
    language,
    calm,
    tempo: calm ? 0 : 1,
    busy: first,
    advice: null,
    marks: [],
    onMark: null,
    onDecide: (action: unknown) => {
      told.value = [...told.value, `decide ${JSON.stringify(action)}`];
    },
    onPrompt: () => {
      told.value = [...told.value, 'prompt'];
    },
    onRefusedTap: (text: string, clause?: string) => {
      told.value = [...told.value, `${text} ${clause ?? ''}`];
    },
  };
  const { Board, Dock, Score, Reference } = game;
  const label = game.banner(view, turn, seat, names, language);
  return (
    <div class="dev">
      <header>
        <h2>{label.title}</h2>
        <span>{label.detail}</span>
      </header>
      <main>
        <Board {...props} />
      </main>
      <footer>{Dock !== undefined && <Dock {...props} />}</footer>
      <aside>
        <Score view={view} names={names} language={language} over={line.awaiting.type === 'Over' ? line.awaiting.result : null} />
        {view !== null && line.view.seats.map((_, index) => <p key={`${index}`}>{game.score(view, index, language).detail}</p>)}
        {Reference !== undefined && <Reference view={view} language={language} />}
      </aside>
      <ol>
        {line.events.map((event, index) => (
          <li key={`${index}`}>{game.sentence(event, names, language)}</li>
        ))}
        {told.value.map((text, index) => (
          <li key={`t${index}`} class="told">
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

render(<Page />, document.getElementById('app') as HTMLElement);
const pick = wish.get('pick');
const go = () => {
  version.value = 1;
};
Object.assign(window, { __go: go }); // for measuring: ?hold waits for it
setTimeout(() => {
  if (!wish.has('hold')) go();
  if (pick !== null) picked.value = Number(pick);
}, 300);
