// The board's states, for looking at while drawing: /dev/touche.html?state=photo&lang=fr
// States: prepare, waiting, counting, seen, bitten, touched, photo, errors, over.
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { Race, SeatName } from '../src/contract/game';
import { StageProvider } from '../src/contract/stage';
import game from '../src/games/pas_touche';
import { colours_of, forbidden_by, kNumbers, kSweets, kTracks } from '../src/games/pas_touche/data';
import type { Frame, Seen } from '../src/session/frame';
import { PlayerStrip, Players } from '../src/table/players';
import { speak } from '../src/texts/catalogue';
import type { Language } from '../src/texts/language';
import type { Action, Card, Cube, Event, Finish, Outcome, PlayerView, View } from '../src/wire/pas_touche';
import type { Turn } from '../src/wire/turn';
import '../src/style/style.css';
import '../src/table/style.css';

const wish = new URLSearchParams(location.search);
const state = wish.get('state') ?? 'photo';
const language = (wish.get('lang') ?? 'fr') as Language;
await speak(language);
if (wish.has('contrast')) document.documentElement.classList.add('contrast');

const kNames = ['Biscotte', 'Chouette', 'Réglisse', 'Potiron', 'Ombre', 'Zoé'];
const count = Number(wish.get('players') ?? 4);
const names: SeatName[] = kNames
  .slice(0, count)
  .map((name, seat) => ({ seat, name, kind: 'person', you: seat === 0, present: true }));

const all: Card[] = kSweets.flatMap((sweet) => kNumbers.map((each) => ({ sweet, count: each })));
const grid = all.map((_, at) => all[(at * 23 + 7) % 36] as Card);
const place_of = (card: Card) => grid.findIndex((each) => each.sweet === card.sweet && each.count === card.count);

function player(level: number, ups: readonly number[], cube: Cube | null, hand: 'left' | 'right'): PlayerView {
  const slots = colours_of(level).map((colour, at) => {
    const card = ups[at] ?? null;
    const rules = card === null ? [] : forbidden_by(card);
    return {
      colour,
      track: kTracks[colour],
      card,
      binds: true,
      sweets: rules.flatMap((each) => ('sweet' in each ? [each.sweet] : [])),
      counts: rules.flatMap((each) => ('number' in each ? [each.number] : [])),
    };
  });
  return {
    level,
    hand,
    calm: false,
    slots,
    cube,
    progress: 4,
    length: 10,
    sweets: [],
    counts: [],
    next_level: state === 'over' ? level + 1 : null,
  };
}
const players = [
  player(6, [0, 30], { slot: 1, space: 1 }, 'right'),
  player(4, [17], { slot: 0, space: 0 }, 'right'),
  player(9, [25, 40], { slot: 1, space: 2 }, 'left'),
  player(12, [28, 44, 60], { slot: 2, space: 0 }, 'right'),
  player(1, [], null, 'left'),
  player(16, [66], { slot: 0, space: 3 }, 'right'),
].slice(0, count);

const dice: Card = { sweet: 'eclair', count: 4 };
const touch = (seat: number, card: Card, reaction_ms: number, margin_ms: number, more: Partial<Finish> = {}): Finish => ({
  seat,
  card,
  hand: players[seat]?.hand ?? 'right',
  shout: false,
  reaction_ms,
  margin_ms,
  by_arrival: false,
  by_lot: false,
  ...more,
});
const photo: readonly { touch: Finish; outcome: Outcome }[] =
  state === 'errors'
    ? [
        { touch: touch(3, { sweet: 'churros', count: 2 }, 60, 9), outcome: 'false_start' },
        { touch: touch(1, { sweet: 'waffle', count: 4 }, 512, 31), outcome: 'wrong_card' },
        { touch: touch(0, dice, 700, 12), outcome: 'forbidden' },
        { touch: touch(2, dice, 790, 16, { hand: 'right', shout: true }), outcome: 'blocked' },
      ]
    : [
        { touch: touch(2, dice, 612, 18), outcome: 'advanced' },
        { touch: touch(0, dice, 621, 14, { by_lot: true }), outcome: 'late' },
        { touch: touch(1, { sweet: 'waffle', count: 4 }, 790, 31), outcome: 'late' },
      ];
const kPhases: Readonly<Record<string, View['phase']>> = {
  prepare: 'preparing',
  waiting: 'waiting',
  photo: 'waiting',
  errors: 'waiting',
  over: 'over',
};
const seen = ['photo', 'errors', 'over'].includes(state);
const view: View = {
  setup: { players: count },
  phase: kPhases[state] ?? 'racing',
  throws: seen ? 23 : 0,
  grid,
  players:
    state === 'prepare'
      ? players.map(() => ({ calm: false, slots: [], progress: 0, length: 0, sweets: [], counts: [] }))
      : players,
  piles: [18, 18, 18, 18],
  under: [[], [], [], []],
  passed: 0,
  last: seen ? { dice, place: place_of(dice), touches: photo } : null,
  ending: state === 'over' ? 'won' : null,
  winners: state === 'over' ? [2] : [],
};
const turn: Turn<Action> = {
  awaiting: { type: 'World' },
  decide: null,
  actions: state === 'prepare' ? [{ type: 'Prepare', level: 1, hand: 'left' }] : null,
  prompt: view.phase === 'waiting' ? 1 : null,
  take_back: null,
  may_talk: true,
  left_ms: null,
};
const bitten: Card = { sweet: 'churros', count: 2 };
const lines = names.map(({ seat }) => ({
  seat,
  measured: true,
  round_trip_ms: 20 + 30 * seat,
  spread_ms: 3 + seat,
  credit_ms: 40,
}));
const race: Race | null =
  view.phase !== 'racing'
    ? null
    : {
        point: 1,
        show_at: performance.now() + (state === 'counting' ? 60_000 : 300),
        shown: state === 'bitten' ? bitten : dice,
        lines,
      };

const told = signal<readonly string[]>([]);
const stage = game.stage();
const frame: Frame = { version: 1, view, turn: turn as Turn, events: [], tempo: 1, until: null };
const session: Seen = {
  table: signal({ seats: names.map(() => ({ locked: false, present: true })), host: '', you: '', watching: 0, watchers: [] }),
  told: signal(frame),
  game: signal(game),
  stage: signal(stage),
  names: signal(names),
  floating: signal([]),
};

function Page() {
  const events: readonly Event[] = [];
  const props = {
    view,
    turn: turn as Turn,
    seat: wish.has('watch') ? null : 0,
    names,
    events,
    version: 1,
    language,
    calm: wish.has('calm'),
    tempo: 1,
    busy: false,
    advice: null,
    marks: [],
    race,
    onMark: null,
    onDecide: (action: unknown) => {
      told.value = [...told.value, JSON.stringify(action)];
    },
    onSignal: (each: unknown) => {
      told.value = [...told.value, JSON.stringify(each)];
    },
    onPrompt: () => {
      told.value = [...told.value, 'prompt'];
    },
    onRefusedTap: (text: string) => {
      told.value = [...told.value, text];
    },
  };
  const { Board, Dock, Score, Reference } = game.drawn;
  const label = game.words.banner(view, turn as Turn, 0, names, language, stage);
  return (
    <div class="table-page">
      <header class="top-bar">
        <span class="logo">Minuit</span>
        <h1>Pas touche !</h1>
      </header>
      <PlayerStrip session={session} />
      <div class="turn-banner">
        <div>
          <h2>{label.title}</h2>
          <p>{label.detail}</p>
        </div>
      </div>
      <main class="board-area">
        <Board {...props} />
        {state === 'over' && (
          <section class="ending">
            <h2>Réglisse a gagné !</h2>
            <Score view={view} names={names} language={language} over={{ type: 'Ranking', seats: [] }} />
          </section>
        )}
      </main>
      <footer class="dock-area">
        <div class="dock">{Dock !== undefined && <Dock {...props} />}</div>
      </footer>
      <div class="left-side">
        <Players session={session} />
        {Reference !== undefined && <Reference view={view} language={language} />}
      </div>
      <aside class="right-side">
        <ol class="panel log-panel">
          {told.value.map((text, index) => (
            <li key={`t${index}`} class="replay-told">
              {text}
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

const page = (
  <StageProvider value={stage}>
    <Page />
  </StageProvider>
);
render(page, document.getElementById('app') as HTMLElement);
if (state === 'touched')
  setTimeout(() => {
    const card = document.querySelector('[data-place="8"]');
    card?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2, pointerType: 'mouse' }));
  }, 700);
