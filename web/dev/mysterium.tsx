// The board's states, for looking at while drawing: /dev/mysterium.html?state=vote&players=4&lang=fr
// States: ghost, guess, convey, vote, counted, over, answer, hour.
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { BoardProps, SeatName } from '../src/contract/game';
import { StageProvider } from '../src/contract/stage';
import game from '../src/games/mysterium';
import { Stage } from '../src/games/mysterium/stage';
import type { Frame, Seen } from '../src/session/frame';
import { PlayerStrip, Players } from '../src/table/players';
import { speak } from '../src/texts/catalogue';
import type { Language } from '../src/texts/language';
import type { Action, Event, MediumView, Phase, View } from '../src/wire/mysterium';
import type { Turn } from '../src/wire/turn';
import '../src/style/style.css';
import '../src/table/style.css';

const wish = new URLSearchParams(location.search);
const state = wish.get('state') ?? 'guess';
const language = (wish.get('lang') ?? 'fr') as Language;
await speak(language);
if (wish.has('contrast')) document.documentElement.classList.add('contrast');

const kNames = ['Biscotte', 'Chouette', 'Réglisse', 'Potiron', 'Ombre', 'Zoé', 'Flocon'];
const players = Number(wish.get('players') ?? 4);
const laid = Number(wish.get('cards') ?? 5);
const mediums = { 2: 2, 3: 4 }[players] ?? players - 1;
const each = mediums / (players - 1);
const is_ghost = state === 'ghost' || state === 'convey';
const seat = is_ghost ? 0 : 1;
const late = ['convey', 'vote', 'counted', 'over'].includes(state);
const names: SeatName[] = kNames
  .slice(0, players)
  .map((name, at) => ({ seat: at, name, kind: 'person', you: at === seat, present: true }));

const row = (step: number) => Array.from({ length: laid }, (_, at) => (at * step + 3) % 18);
const rows = [row(5), row(7), row(11)];
function medium(at: number): MediumView {
  const found = late ? 3 : at % 3;
  const cards = rows.map((cards_of) => cards_of[at % laid] ?? 0);
  return {
    seat: 1 + Math.floor(at / each),
    sleeve: cards.slice(0, found),
    targets_dealt: 3,
    targets: is_ghost || state === 'over' ? cards : [],
    visions: late
      ? []
      : Array.from({ length: 1 + (at % 3) }, (_, n) => ({ vision: (at * 13 + n * 29) % 84, hour: 1 + Math.min(n, 2) })),
    gifted: state !== 'ghost' || at > 0,
    choice: is_ghost || late || at === 1 ? null : ((rows[found] ?? [])[(at + 1) % laid] ?? null),
    wrong: at === 0 ? [(rows[found] ?? [])[3] ?? 0] : [],
    agree_left: 2,
    disagree_left: 1,
    tokens: [],
    track: at * 2,
    cards_seen: 1 + (at % 3),
  };
}
const kPhases: Readonly<Record<string, Phase>> = {
  ghost: 'giving',
  convey: 'conveying',
  vote: 'voting',
  counted: 'over',
  over: 'over',
  hour: 'giving',
};
const groups = Array.from({ length: mediums + (players === 2 ? 2 : 0) }, (_, at) => ({
  medium: at < mediums ? at : null,
  cards: rows.map((cards) => cards[at % laid] ?? 0),
}));
const view: View = {
  setup: { players, ghost: 0 },
  phase: kPhases[state] ?? 'guessing',
  hour: 3,
  laid: rows,
  mediums: Array.from({ length: mediums }, (_, at) => medium(at)),
  players: Array.from({ length: players }, (_, at) => ({
    ready: at === 2,
    changes_left: 100,
    voted: at > 1,
    vote: state === 'over' && at > 0 ? at % 2 : null,
  })),
  hand_size: 7,
  hand: is_ghost ? [3, 14, 22, 37, 48, 61, 80] : [],
  crows: 1,
  pile: 40,
  heap: 12,
  groups: late ? groups : [],
  shared: state === 'vote' ? [17, 44] : state === 'over' || state === 'counted' ? [17, 44, 70] : [],
  face_down: [],
  culprit: state === 'over' ? 1 : null,
  accused: state === 'over' ? 1 : null,
  ending: state === 'over' ? 'solved' : null,
};
const events: Record<string, readonly Event[]> = {
  answer: [
    { type: 'Answered', medium: 0, kind: 'person', card: rows[0]?.[1] ?? 0, right: true },
    { type: 'BetSettled', medium: 1, about: 0, stance: 'agree', right: true, track: 3 },
  ],
  hour: [{ type: 'HourStruck', hour: 4 }, { type: 'TokensReturned' }],
  counted: [
    {
      type: 'VotesCounted',
      votes: [
        { seat: 1, group: 0 },
        { seat: 2, group: 1 },
      ],
      accused: 1,
    },
    { type: 'CulpritShown', culprit: 1, visions: [] },
  ],
};
const choices = (view.mediums[0]?.sleeve.length ?? 0) < 3 ? (rows[0] ?? []) : [];
const actions: readonly Action[] =
  state === 'ghost'
    ? [
        { type: 'Give', medium: 0, visions: [3] },
        { type: 'SendCrow', visions: [3] },
      ]
    : state === 'convey'
      ? [{ type: 'Convey', culprit: 0, visions: [3, 14, 22] }]
      : state === 'vote'
        ? groups.map((_, group) => ({ type: 'Vote', group }) as const)
        : [...choices.map((card) => ({ type: 'Choose', medium: 0, card }) as const), { type: 'Ready' }];
const over = state === 'over';
const turn: Turn = {
  awaiting: over
    ? { type: 'Over', result: { type: 'Shared', won: true, score: 9 } }
    : { type: 'Seats', set: [seat, 3], deadline: { after_ms: 120_000 } },
  decide: over ? null : 1,
  actions: over ? null : actions,
  prompt: null,
  take_back: null,
  may_talk: true,
  left_ms: null,
};
const version = signal(0);
const stage = new Stage();
const frame = signal<Frame>({ version: 0, view, turn, events: [], tempo: 1, until: null });
const seen: Seen = {
  table: signal({
    seats: names.map(() => ({ person: null, bot: null, present: true, locked: false })),
    host: '',
    you: '',
    watching: 0,
    watchers: [],
  } as never),
  told: frame,
  game: signal(game),
  stage: signal(stage),
  names: signal(names),
  floating: signal([]),
};
function Page() {
  const telling = version.value > 0;
  const props: BoardProps = {
    view,
    turn,
    seat,
    names,
    events: telling ? (events[state] ?? []) : [],
    version: version.value,
    language,
    calm: false,
    tempo: 1,
    advice: null,
    busy: false,
    marks: wish.has('marks')
      ? [{ id: 1, seat: 2, place: `c${String((rows[0]?.[0] ?? 0) + 1).padStart(2, '0')}_40_30`, plan: false }]
      : [],
    onMark: is_ghost ? null : () => undefined,
    onDecide: () => undefined,
    onPrompt: () => undefined,
    onRefusedTap: () => undefined,
  };
  const label = game.words.banner(view, turn, seat, names, language, stage);
  const { Board, Dock, Score, Reference } = game.drawn;
  return (
    <div class="table-page">
      <PlayerStrip session={seen} />
      <div class="turn-banner">
        <div>
          <h2>{label.title}</h2>
          <p>{label.detail}</p>
        </div>
      </div>
      <main class="board-area">
        <Board {...props} />
        {over && wish.has('sheet') && (
          <section class="ending">
            <h2>Minuit</h2>
            <Score view={view} names={names} language={language} over={null} />
          </section>
        )}
      </main>
      <footer class="dock-area">
        <div class="dock">{Dock !== undefined && <Dock {...props} />}</div>
      </footer>
      <div class="left-side">
        <Players session={seen} />
        {Reference !== undefined && <Reference view={view} language={language} />}
      </div>
    </div>
  );
}
const page = (
  <StageProvider value={stage}>
    <Page />
  </StageProvider>
);
render(page, document.getElementById('app') as HTMLElement);
// The scene that is told is held where it is worth looking at.
if (events[state] !== undefined)
  setTimeout(() => {
    version.value = 1;
  }, 300);
Object.assign(window, { player: stage.player });
