// Which moments of a match are kept: matches to be played, and for each game what is looked for in them. A moment is kept the first time it is met.

const mine = ({ turn }) => turn.decide !== null && turn.decide !== undefined;
const others = ({ turn, seat }) => turn.awaiting.type === 'Seats' && !turn.awaiting.set.includes(seat);
const happened =
  (...types) =>
  ({ events }) =>
    types.every((type) => events.some((event) => event.type === type));
const many = (least) => (moment) => mine(moment) && moment.turn.actions.length >= least;
const acts =
  (type, least = 1) =>
  ({ turn }) =>
    (turn.actions ?? []).filter((each) => each.type === type).length >= least;
const all =
  (...tests) =>
  (moment) =>
    tests.every((test) => test(moment));
const phase = (name) => (moment) => moment.view.phase === name;
const over = ({ turn }) => turn.awaiting.type === 'Over';
const after = (least) => (moment) => moment.at >= least;
const players = (count) => (moment) => moment.seats === count;

// Of Pas touche !: a wrong touch of one's own, and a throw that names what one's own cards forbid.
const erred = ({ view, seat }) => view.last?.touches.some(({ touch, cost }) => touch.seat === seat && cost !== 'none');
const forbidden = ({ view, seat }) => {
  const { sweets, counts } = view.players[seat];
  return view.last != null && (sweets.includes(view.last.dice.sweet) || counts.includes(view.last.dice.count));
};
const own_medium = (view, seat) => view.mediums.find((each) => each.seat === seat);

// `seat` is where the person sits who looks; null: nobody's eyes. `match` is the place of the setup in `setups`.
export const kGames = {
  'le-fantome-de-minuit': {
    phases: ['bravest', 'placing', 'returning', 'rolling', 'moving', 'over'],
    setups: [
      { config: { players: 4, rounds: 3 }, bots: ['normal', 'hard', 'easy'] },
      { config: { players: 8, rounds: 1 }, bots: Array.from({ length: 7 }, () => 'normal') },
      { config: { players: 2, rounds: 1 }, bots: ['hard'] },
      { config: { players: 4, rounds: 1 }, bots: ['normal', 'hard', 'easy'], watch: true },
    ],
    moments: {
      bravest: phase('bravest'),
      placing: all(phase('placing'), mine),
      placing_others: all(phase('placing'), others),
      placed: all(phase('placing'), ({ view, seat }) => view.seats[seat]?.figures.every(({ type }) => type === 'OnSquare')),
      rolling: all(phase('rolling'), ({ turn }) => turn.prompt != null),
      rolling_others: all(phase('rolling'), ({ turn }) => turn.prompt == null),
      moving: all(phase('moving'), mine, acts('Move')),
      hiding: all(phase('moving'), many(4), acts('Hide')),
      moving_others: all(phase('moving'), others, after(40)),
      staying: all(mine, acts('Stay')),
      caught: happened('Captured'),
      round_end: happened('RoundEnded'),
      returning: all(phase('returning'), mine),
      crowd: all(players(8), phase('moving'), mine, after(60)),
      watching: ({ seat, view }) => seat === null && view.phase === 'moving',
      over,
      over_crowd: all(over, players(8)),
    },
  },
  'chasseurs-de-tresor': {
    phases: ['first', 'rolling', 'drawing', 'moving', 'revealing', 'choosing', 'fighting', 'over'],
    setups: [
      { config: { players: 4, mode: 'classic' }, bots: ['normal', 'hard', 'easy'] },
      { config: { players: 4, mode: 'advanced', swap: true, difficulty: 'fierce' }, bots: ['normal', 'random', 'random'] },
      { config: { players: 1, mode: 'advanced', swap: true }, bots: [] },
      { config: { players: 2, mode: 'advanced', swap: true }, bots: ['random'] },
      { config: { players: 3, mode: 'classic' }, bots: ['hard', 'hard'], watch: true },
    ],
    moments: {
      first: phase('first'),
      rolling: all(phase('rolling'), ({ turn }) => turn.prompt != null),
      rolling_others: all(phase('rolling'), ({ turn }) => turn.prompt == null),
      drawing: phase('drawing'),
      moving: all(phase('moving'), many(6)),
      moving_others: all(phase('moving'), others),
      revealing: phase('revealing'),
      choosing: all(phase('choosing'), mine, acts('Take')),
      swapping: all(mine, acts('Swap')),
      fighting: phase('fighting'),
      fighting_own: all(phase('fighting'), ({ turn }) => turn.prompt != null),
      rescued: all(({ view }) => view.rescued > 0 && view.phase !== 'over'),
      haunted: happened('RoomHaunted'),
      doors: all(mine, ({ view }) => view.closed !== null && view.closed !== undefined),
      alone: all(players(1), many(10)),
      watching: ({ seat, view }) => seat === null && view.phase === 'moving',
      over,
    },
  },
  'pas-touche': {
    phases: ['laying', 'preparing', 'waiting', 'racing', 'turning', 'over'],
    setups: [
      { config: { players: 4, throw_cap: 14 }, bots: ['normal', 'normal', '8'], level: 3 },
      { config: { players: 6, throw_cap: 3, levels: [6, 4, 9, 12, 1, 16] }, bots: ['9', '9', '12', '16', '4'], level: 6 },
      { config: { players: 2, children: true, throw_cap: 3 }, bots: ['16'], level: 1 },
      { config: { players: 3, throw_cap: 4 }, bots: ['9', '9'], watch: true },
    ],
    // A match to its end takes minutes of real hands, and whoever records touches nothing: these are moments of simulated ones.
    simulated: [
      { moment: 'erred', players: 4, bots: ['4', '9', '9', '9'], viewer: 0, when: all(phase('waiting'), erred) },
      { moment: 'forbidden', players: 4, bots: ['4', '9', '9', '9'], viewer: 0, when: all(phase('waiting'), forbidden) },
      { moment: 'won', players: 4, bots: ['9', '9', '9', '9'], viewer: 0 },
    ],
    moments: {
      laying: phase('laying'),
      preparing: all(phase('preparing'), mine),
      waiting: all(
        phase('waiting'),
        ({ turn }) => turn.prompt != null,
        ({ view }) => view.throws === 0,
      ),
      counting: ({ view, race }) => view.phase === 'racing' && race?.shown === null,
      racing: ({ view, race }) => view.phase === 'racing' && race !== null && race.shown !== null,
      photo: all(phase('waiting'), ({ view }) => (view.last?.touches.length ?? 0) >= 2),
      turning: phase('turning'),
      crowd: all(players(6), phase('waiting'), ({ view }) => view.throws > 0),
      children: all(players(2), phase('waiting'), ({ view }) => view.throws > 0),
      watching: ({ seat, view }) => seat === null && view.phase === 'waiting' && view.throws > 0,
      over,
    },
  },
  mysterium: {
    phases: ['laying', 'assigning', 'drawing', 'giving', 'guessing', 'joining', 'conveying', 'turning', 'voting', 'over'],
    setups: [
      { config: { players: 4, ghost: 1, difficulty: 'medium' }, bots: ['normal', 'hard', 'normal'] },
      { config: { players: 4, ghost: 0, difficulty: 'easy' }, bots: ['hard', 'hard', 'hard'], own_from: 'conveying' },
      { config: { players: 4, ghost: 0, difficulty: 'medium' }, bots: ['hard', 'hard', 'hard'] },
      { config: { players: 7, ghost: 6, difficulty: 'hard' }, bots: ['hard', 'hard', 'hard', 'hard', 'hard', 'hard'] },
      { config: { players: 2, ghost: 0, difficulty: 'easy' }, bots: ['hard'], own_from: 'voting' },
      { config: { players: 4, ghost: 1 }, bots: ['hard', 'hard', 'hard'], watch: true },
    ],
    moments: {
      laying: phase('laying'),
      assigning: phase('assigning'),
      drawing: phase('drawing'),
      giving: all(phase('giving'), mine),
      giving_others: all(phase('giving'), others),
      guessing: all(phase('guessing'), mine, acts('Choose')),
      betting: all(phase('guessing'), mine, acts('Bet')),
      chosen: all(phase('guessing'), mine, ({ view, seat }) => own_medium(view, seat)?.choice != null),
      found: all(phase('guessing'), mine, ({ view, seat }) => own_medium(view, seat)?.sleeve.length === 1),
      guessing_ghost: ({ view, seat }) => view.phase === 'guessing' && seat === 0 && view.setup.ghost === 0,
      hour: happened('HourStruck', 'Answered'),
      joining: phase('joining'),
      conveying: all(phase('conveying'), mine),
      turning: phase('turning'),
      voting: all(phase('voting'), mine, acts('Vote')),
      crowd: all(players(7), phase('guessing'), mine, ({ view }) => view.hour >= 2),
      watching: ({ seat, view }) => seat === null && view.phase === 'guessing',
      over,
    },
  },
  'pas-vu-pas-pris': {
    phases: [
      ...['arranging', 'hanging', 'dicing', 'ringing', 'crystal', 'ringing_in_turn', 'tipping', 'settling', 'drawing'],
      ...['seizing', 'placing', 'planning', 'rolling', 'choosing', 'aiming', 'over'],
    ],
    setups: [
      { config: { players: 2, fusions: true, bells: true }, bots: ['hard'] },
      { config: { players: 4, fusions: true, bells: true }, bots: ['normal', 'hard', 'easy'] },
      { config: { players: 3, fusions: true, bells: true }, bots: ['hard', 'random'] },
      { config: { players: 4, fusions: true }, bots: ['hard', 'hard', 'hard'], watch: true },
    ],
    moments: {
      arranging: phase('arranging'),
      hanging: phase('hanging'),
      dicing: phase('dicing'),
      ringing: phase('ringing'),
      ringing_in_turn: phase('ringing_in_turn'),
      crystal: phase('crystal'),
      tipping: phase('tipping'),
      settling: phase('settling'),
      drawing: all(phase('drawing'), ({ turn }) => turn.prompt != null),
      seizing: all(phase('seizing'), mine),
      placing: all(phase('placing'), mine),
      planning: all(players(4), phase('planning'), mine),
      planning_others: all(phase('planning'), others),
      fused: happened('GhostsFused'),
      rolling: phase('rolling'),
      choosing: all(players(4), phase('choosing'), mine),
      aiming: phase('aiming'),
      looked: happened('Looked'),
      full: ({ view }) => view.players.every(({ ghosts }) => ghosts.filter(({ where }) => where === 'hall').length >= 3),
      bell: all(mine, ({ view }) => view.bell != null),
      watching: ({ seat, view }) => seat === null && view.phase === 'drawing',
      over,
    },
  },
};
