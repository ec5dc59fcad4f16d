// The board's states, for looking at while drawing: /dev/pas_vu.html?state=plan&way=hall&players=4&lang=fr (or en, de, es, it)
// States: draw, seize, place, plan, choose, bell, look, again, full.
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { BoardProps, SeatName } from '../src/contract/game';
import { StageProvider } from '../src/contract/stage';
import game from '../src/games/pas_vu_pas_pris';
import { kBodies, size_of } from '../src/games/pas_vu_pas_pris/data/board';
import { Stage } from '../src/games/pas_vu_pas_pris/stage';
import { chosen_way, type Way } from '../src/games/pas_vu_pas_pris/ways';
import type { Frame, Seen } from '../src/session/frame';
import { PlayerStrip, Players } from '../src/table/players';
import { speak } from '../src/texts/catalogue';
import type { Language } from '../src/texts/language';
import type { Action, Event, GhostView, LookRecord, Phase, Pose, View } from '../src/wire/pas_vu_pas_pris';
import type { Turn } from '../src/wire/turn';
import '../src/style/style.css';
import '../src/table/style.css';

const wish = new URLSearchParams(location.search);
const state = wish.get('state') ?? 'plan';
const language = (wish.get('lang') ?? 'fr') as Language;
await speak(language);
chosen_way.value = (wish.get('way') ?? 'hall') as Way;
if (wish.has('contrast')) document.documentElement.classList.add('contrast');

const players = Number(wish.get('players') ?? 4);
const seat = 0;
const names: SeatName[] = ['Biscotte', 'Chouette', 'Réglisse', 'Potiron']
  .slice(0, players)
  .map((name, at) => ({ seat: at, name, kind: 'person', you: at === seat, present: true }));
const quarter = [
  { w: 16384, x: 0, y: 0, z: 0 },
  { w: 11585, x: 0, y: 0, z: 11585 },
  { w: 0, x: 0, y: 0, z: 16384 },
  { w: 11585, x: 0, y: 0, z: -11585 },
] as const;
const stand = (x: number, y: number, z: number, turn: number): Pose => ({ at: { x, y, z }, turn: quarter[turn] ?? quarter[0] });
const poses = [
  stand(2900, 5300, 800, 2),
  stand(1200, 1800, 450, 1),
  stand(4300, 1500, 400, 1),
  stand(1500, 4600, 600, 2),
  stand(4700, 4500, 500, 2),
  stand(3000, 3000, 375, 0),
];
const pieces = (['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table'] as const).map((piece, at) => ({
  piece,
  pose: poses[at] ?? stand(0, 0, 0, 0),
}));
const upright = (figure: number, x: number, y: number, z: number): Pose => ({
  at: { x, y, z: z + kBodies[size_of(figure)].height * 500 },
  turn: quarter[0],
});
const spots: Readonly<Record<number, readonly (readonly [number, number, number, number])[]>> = {
  0: [
    [0, 3500, 1400, 0],
    [4, 2500, 2500, 750],
    [6, 500, 3500, 0],
    [1, 4500, 4700, 450],
  ],
  1: [
    [0, 1500, 4500, 1200],
    [5, 3500, 5500, 0],
    [2, 2500, 1500, 0],
  ],
  2: [
    [0, 5500, 5500, 0],
    [4, 5500, 2500, 0],
  ],
  3: [
    [1, 4500, 1500, 800],
    [6, 3500, 4500, 0],
  ],
};
const ghosts = (owner: number): GhostView[] =>
  Array.from({ length: 7 }, (_, figure) => {
    const spot = state === 'draw' ? undefined : spots[owner]?.find(([each]) => each === figure);
    const everywhere =
      state === 'full'
        ? upright(figure, ((owner * 7 + figure) % 6) * 1000 + 500, Math.floor((owner * 7 + figure) / 6) * 1000 + 500, 2000)
        : null;
    const pose = everywhere ?? (spot ? upright(figure, spot[1], spot[2], spot[3]) : null);
    return {
      figure,
      size: size_of(figure),
      where: pose ? 'hall' : figure === 3 ? 'out' : 'side',
      pose,
      lying: false,
      fixed: false,
      entered: false,
    };
  });
const kPhases: Readonly<Record<string, Phase>> = {
  draw: 'drawing',
  seize: 'seizing',
  place: 'placing',
  plan: 'planning',
  choose: 'choosing',
  bell: 'drawing',
  look: 'drawing',
  again: 'drawing',
  full: 'drawing',
};
const look: LookRecord = {
  number: 1,
  door: { side: 'south', number: 3 },
  glimpses: [
    {
      ghost: 0,
      in_mirror: false,
      samples: 4000,
      silhouette: 9000,
      column: 700,
      row: 500,
      ray: { eye: { x: 2500, y: -120, z: 770 }, hit: { x: 3400, y: 1300, z: 300 } },
    },
    {
      ghost: 12,
      in_mirror: true,
      samples: 300,
      silhouette: 9000,
      column: 500,
      row: 330,
      ray: { eye: { x: 2500, y: -120, z: 770 }, glass: { x: 2900, y: 5270, z: 900 }, hit: { x: 3500, y: 4800, z: 500 } },
    },
    {
      ghost: 9,
      in_mirror: false,
      samples: 3,
      silhouette: 9000,
      column: 400,
      row: 400,
      ray: { eye: { x: 2500, y: -120, z: 770 }, hit: { x: 2500, y: 1500, z: 300 } },
    },
  ],
};
const view: View = {
  setup: { players, fusions: true, bells: true },
  phase: kPhases[state] ?? 'planning',
  round: 2,
  players: Array.from({ length: players }, (_, at) => ({
    side: (['south', 'west', 'north', 'east'] as const)[at] ?? 'south',
    ghosts: ghosts(at),
    card: { card: 7, value: 8, one: 'desk', other: 'table' },
    choices: 0,
    points: 3 + at,
    planned: at === 2,
  })),
  pieces,
  moved: [],
  keyhole: { side: 'south', number: 3 },
  looks: state === 'again' ? [look] : [],
  die: 0,
  turn: 0,
  seized: state === 'place' ? 'piano' : null,
  bell: state === 'bell' ? 'dance' : null,
  crystal: null,
  cards_left: 1023,
  bells_left: 4095,
  rolling: [],
  best: [],
  highest: 0,
  plan: null,
};
const events: Record<string, readonly Event[]> = {
  look: [
    {
      type: 'Looked',
      look,
      hall: {
        ghosts: view.players.flatMap(({ ghosts: own }, owner) =>
          own.flatMap(({ figure, pose }) => (pose ? [{ ghost: owner * 7 + figure, pose }] : [])),
        ),
        pieces: poses,
      },
    },
  ],
  bell: [{ type: 'BellRang', bell: 'dance' }],
};
const actions: Record<string, readonly Action[]> = {
  seize: [{ type: 'Decline' }, { type: 'Seize', piece: 'desk' }, { type: 'Seize', piece: 'table' }],
  place: [{ type: 'PutBack' }],
  plan: [{ type: 'Plan', walks: [], fusions: [] }],
  choose: [
    { type: 'ChooseSide', side: 'west' },
    { type: 'ChooseSide', side: 'north' },
    { type: 'ChooseSide', side: 'east' },
  ],
};
const mine = actions[state] ?? null;
const turn: Turn = {
  awaiting: mine ? { type: 'Seats', set: [0], deadline: { after_ms: 0 } } : { type: 'Nature', prompters: [0] },
  decide: mine ? 1 : null,
  actions: mine,
  prompt: mine ? null : 1,
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
  const props: BoardProps = {
    view,
    turn,
    seat,
    names,
    events: version.value > 0 ? (events[state] ?? []) : [],
    version: version.value,
    language,
    calm: wish.has('calm'),
    tempo: wish.has('calm') ? 0 : Number(wish.get('tempo') ?? 1),
    advice: null,
    busy: false,
    marks: [],
    onMark: null,
    onDecide: (action) => console.log(JSON.stringify(action)),
    onIntend: (intent) => console.log(JSON.stringify(intent)),
    onPrompt: () => undefined,
    onRefusedTap: (text) => console.log(text),
  };
  const label = game.words.banner(view, turn, seat, names, language, stage);
  const { Board, Dock, Reference } = game.drawn;
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
if (events[state] !== undefined)
  setTimeout(() => {
    version.value = 1;
  }, 300);
if (state === 'again') stage.again.value = 0;
if (state === 'plan')
  setTimeout(() => {
    stage.chosen.value = Number(wish.get('figure') ?? 0);
  }, 200);
Object.assign(window, { player: stage.player });
