// A board's states as real matches made them, for looking at while drawing: ?state=...&lang=fr&play&calm&hold
// A game's .json holds lines of matches of random players: the view before, the view, what is awaited, the actions, the events. With &boards=2 the same state is there
// twice, each on a stage of its own.
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { GameClient, Mark } from '../src/contract/game';
import { type GameStage, StageProvider } from '../src/contract/stage';
import { speak } from '../src/texts/catalogue';
import type { Language } from '../src/texts/language';
import type { Awaiting } from '../src/wire/shared';
import type { Opaque, Turn } from '../src/wire/turn';
import '../src/style/style.css';

interface Line {
  readonly view: Opaque;
  readonly before?: Opaque;
  readonly seat?: number | null; // who looks, if it is not who is asked
  readonly awaiting: Awaiting;
  readonly actions: readonly Opaque[] | null;
  readonly events: readonly Opaque[];
}
export interface Subject {
  readonly game: GameClient;
  readonly states: object; // by name, lines
  readonly usual: string; // the state shown if none is asked for
  readonly marks?: readonly Mark[]; // shown with ?marks; without them nobody points in this game
  seats(view: Opaque): number;
  ready?(wish: URLSearchParams, stage: GameStage): void; // once the board is there
}

const kNames = ['Biscotte', 'Chouette', 'Réglisse', 'Potiron', 'Ombre', 'Mirabelle', 'Flocon', 'Ortie'];

function asked_seat(awaiting: Awaiting): number {
  if (awaiting.type === 'Seats') return awaiting.set[0] ?? 0;
  return awaiting.type === 'Nature' ? (awaiting.prompters[0] ?? 0) : 0;
}

export async function show_states({ game, states, usual, marks, seats, ready }: Subject): Promise<void> {
  const wish = new URLSearchParams(location.search);
  const language = (wish.get('lang') ?? 'fr') as Language;
  await speak(language);
  const line = (states as Record<string, Line>)[wish.get('state') ?? usual] as Line;
  const names = Array.from(
    { length: seats(line.view) },
    (_, seat) => ({ seat, name: kNames[seat] ?? '', kind: 'person', you: false, present: true }) as const,
  );
  const seat = line.seat === undefined ? asked_seat(line.awaiting) : line.seat;
  const turn: Turn = {
    awaiting: line.awaiting,
    decide: line.actions === null ? null : 1,
    actions: line.actions,
    prompt: line.awaiting.type === 'Nature' ? 1 : null,
    take_back: null,
    may_talk: true,
    left_ms: null,
  };
  const told = signal<readonly string[]>([]);
  const tell = (text: string) => {
    told.value = [...told.value, text];
  };
  const version = signal(wish.has('play') || wish.has('hold') ? 0 : 1);
  const calm = wish.has('calm');
  const stages = Array.from({ length: Number(wish.get('boards') ?? 1) }, () => game.stage());

  function Page({ stage }: { readonly stage: GameStage }) {
    const first = version.value === 0 && (line.before ?? null) !== null;
    const view = first ? line.before : line.view;
    const props = {
      view,
      turn,
      seat,
      names,
      events: first ? [] : line.events,
      version: version.value,
      language,
      calm,
      tempo: calm ? 0 : 1,
      busy: first,
      advice: null,
      marks: wish.has('marks') ? (marks ?? []) : [],
      onMark: marks ? (place: string, plan: boolean) => tell(`mark ${place} ${plan}`) : null,
      onDecide: (action: Opaque) => tell(`decide ${JSON.stringify(action)}`),
      onPrompt: () => tell('prompt'),
      onRefusedTap: (text: string, clause?: string) => tell(`${text} ${clause ?? ''}`),
    };
    const { Board, Dock, Score, Reference } = game.drawn;
    const label = game.words.banner(view, turn, seat, names, language, stage);
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
          <Score
            view={view}
            names={names}
            language={language}
            over={line.awaiting.type === 'Over' ? line.awaiting.result : null}
          />
          {names.map(({ seat: each }) => (
            <p key={each}>{game.words.score(view, each, language).detail}</p>
          ))}
          {Reference !== undefined && <Reference view={view} language={language} />}
        </aside>
        <ol>
          {line.events.map((event, index) => (
            <li key={`${index}`}>{game.words.sentence(event, names, language, stage)}</li>
          ))}
          {told.value.map((text, index) => (
            <li key={`t${index}`} class="replay-told">
              {text}
            </li>
          ))}
        </ol>
      </div>
    );
  }

  const page = stages.map((stage, at) => (
    <StageProvider key={at} value={stage}>
      <Page stage={stage} />
    </StageProvider>
  ));
  render(page, document.getElementById('app') as HTMLElement);
  const go = () => {
    version.value = 1;
  };
  Object.assign(window, { __go: go }); // for measuring: ?hold waits for it
  setTimeout(() => {
    if (!wish.has('hold')) go();
    for (const stage of stages) ready?.(wish, stage);
  }, 300);
}
