// The table's signals, fed by a socket that the test holds: pace, tempo, skipping, catching up, emotes.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameStage } from '../contract/stage';

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
}
const page = vi.hoisted(() => {
  const made = { hidden: false, documentElement: { lang: '', classList: { toggle: () => false } } };
  vi.stubGlobal('document', made);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return made;
});
vi.stubGlobal('WebSocket', FakeSocket);
const { speed, calm_choice } = await import('../base/settings');
const { define_game } = await import('../contract/game');
const { Session } = await import('./session');

const kPace_ms = 1000;
const kBreath_ms = 60;
const kTurn = { awaiting: { type: 'World' }, decide: 7, actions: [], may_talk: true };

function seated(at = 1) {
  const session = new Session('t');
  const skip = vi.fn();
  const playing = signal(false);
  const left = vi.fn(() => 0); // as if the board kept time
  const alone = vi.fn(() => false);
  session.game.value = define_game<unknown, unknown, string, GameStage>({
    id: 'g',
    telling: { pace: (events: readonly unknown[]) => events.length * kPace_ms },
    stage: () => ({ player: { playing, telling: signal(null), left, alone, skip, forget: () => undefined } }),
    words: { sentence: (event, names) => `${names[0]?.name ?? ''} ${event}`.trim() },
  });
  FakeSocket.last.onopen?.();
  const hear = (message: object) => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
  const table = (version: number, missed: readonly object[] = []) => ({
    type: 'Table',
    version,
    game: 'g',
    rules_version: 1,
    config: {},
    options: {},
    host: 'h',
    you: 'me',
    seats: [],
    watching: 0,
    match: { number: 1, view: { count: 0 }, turn: kTurn },
    speeches: [],
    missed,
  });
  hear(table(at));
  const update = (version: number, more: object = {}) =>
    hear({ type: 'Update', version, events: [`e${version}`], changes: { count: version }, turn: kTurn, ...more });
  return { session, hear, table, update, skip, playing, left, alone };
}

beforeEach(() => {
  vi.useFakeTimers();
  speed.value = 'normal';
  calm_choice.value = 'off';
  page.hidden = false;
  sessionStorage.clear(); // the logs that are kept
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table', () => {
  test('no longer tells what was taken back, and still tells all when only the seats changed', async () => {
    const { session, hear, table, update } = seated();
    const told = () => session.lines.value.map(({ text }) => text);
    update(2, { changes: { count: 0 } });
    update(3);
    await vi.advanceTimersByTimeAsync(3 * kPace_ms);
    expect(told()).toEqual(['e2', 'e3']);
    hear({ ...table(4), match: { number: 1, view: { count: 3 }, turn: kTurn } }); // somebody sat down
    expect(told()).toEqual(['e2', 'e3']);
    hear(table(5));
    expect(told()).toEqual(['e2']);
    hear(table(6));
    expect(told()).toEqual(['e2']);
  });

  test('shows nothing of the last match in the next one', async () => {
    const { session, hear, table, update } = seated();
    update(2);
    update(3); // still waiting to be shown
    const speech = { version: 3, person: { id: 'x', name: 'X' }, seat: null, text: '', emote: 'cheer' };
    hear({ type: 'Said', speech });
    hear({ type: 'Said', speech: { ...speech, version: 4, emote: null, shown: { place: 'a', plan: true } } });
    expect(session.floating.value).toHaveLength(1);
    expect(session.marks.value).toHaveLength(1);
    hear({ ...table(5), match: { number: 2, view: { count: 0 }, turn: kTurn } });
    const nothing = () => {
      expect(session.lines.value).toEqual([]);
      expect(session.floating.value).toEqual([]);
      expect(session.marks.value).toEqual([]);
      expect(session.advice.value).toBe(null);
      expect(session.ended.value).toBe(null);
      expect(session.resting.value).toBe(true);
      expect(session.frame.value?.events).toEqual([]);
      expect(session.told.value).toBe(session.frame.value);
    };
    nothing();
    await vi.advanceTimersByTimeAsync(10 * kPace_ms);
    nothing();
  });

  test('tells of what was missed only what stands, and keeps its log when too much was missed to be told', () => {
    const { session, hear, table } = seated();
    const told = () => session.lines.value.map(({ text }) => text);
    hear(
      table(6, [
        { version: 3, events: ['e3'] },
        { version: 4, events: ['e4'] },
        { version: 5, events: [] },
      ]),
    );
    expect(told()).toEqual(['e3']);
    hear({ ...table(60), match: { number: 1, view: { count: 9 }, turn: kTurn } });
    expect(told()).toEqual(['e3']);
  });

  test('shows one update after the other, and nobody acts on one that is not the last', async () => {
    const { session, update } = seated();
    update(2);
    update(3);
    expect(session.frame.value).toMatchObject({ version: 2, events: ['e2'], tempo: 1 });
    expect(session.frame.value?.turn.decide).toBeNull();
    await vi.advanceTimersByTimeAsync(kPace_ms + 2 * kBreath_ms);
    expect(session.frame.value).toMatchObject({ version: 3, events: ['e3'] });
    expect(session.frame.value?.turn.decide).toBe(7);
  });

  test('a race: counted down by one’s own clock, shown, judged', () => {
    const { session, hear, update } = seated();
    hear({ type: 'Countdown', point: 5, in_ms: 2000, show_at_ms: 777, lines: [] });
    expect(session.race.value).toMatchObject({ point: 5, show_at: 777, shown: null });
    hear({ type: 'Reveal', point: 4, shown: 'of another race' });
    expect(session.race.value?.shown).toBeNull();
    hear({ type: 'Reveal', point: 5, shown: 'dice' });
    expect(session.race.value?.shown).toBe('dice');
    void session.signal('touch');
    expect(JSON.parse(FakeSocket.last.sent.at(-1) ?? '')).toMatchObject({ type: 'Intend', point: 5, intent: 'touch' });
    update(2);
    expect(session.race.value).toBeNull();
  });
  test('what is still being told gives way to a race', () => {
    const { session, hear, update, skip } = seated();
    update(2);
    update(3);
    expect(session.frame.value?.version).toBe(2);
    hear({ type: 'Countdown', point: 5, in_ms: 2000, lines: [] });
    expect(session.frame.value).toMatchObject({ version: 3, tempo: 0 });
    expect(skip).toHaveBeenCalled();
  });
  test('a race whose clock is not known is counted from its message; one that is called off is over', () => {
    const { session, hear } = seated();
    const now = performance.now();
    hear({ type: 'Countdown', point: 5, in_ms: 2000, lines: [] });
    expect(session.race.value?.show_at).toBe(now + 2000);
    hear({ type: 'CalledOff', point: 4 });
    expect(session.race.value).not.toBeNull();
    hear({ type: 'CalledOff', point: 5 });
    expect(session.race.value).toBeNull();
    const sent = FakeSocket.last.sent.length;
    void session.signal('touch');
    expect(FakeSocket.last.sent.length).toBe(sent);
  });
  test('what the world is to decide is sent once, to the question that was asked', () => {
    const { session } = seated();
    const sent = FakeSocket.last.sent.length;
    void session.intend('let go');
    void session.intend('let go');
    expect(FakeSocket.last.sent.length).toBe(sent + 1);
    expect(JSON.parse(String(FakeSocket.last.sent[sent]))).toMatchObject({
      type: 'Intend',
      intent: 'let go',
      point: kTurn.decide,
    });
  });
  test('waits longer or shorter by the speed', async () => {
    const { session, update } = seated();
    speed.value = 'fast';
    update(2);
    update(3);
    await vi.advanceTimersByTimeAsync(kPace_ms / 2 + 2 * kBreath_ms - 1);
    expect(session.frame.value?.version).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.frame.value?.version).toBe(3);
  });

  test.each(['instant', 'calm'])('waits for nothing when nothing moves: %s', (why) => {
    const { session, update } = seated();
    if (why === 'calm') calm_choice.value = 'on';
    else speed.value = 'instant';
    update(2);
    update(3);
    expect(session.frame.value).toMatchObject({ version: 3, tempo: 0 });
    expect(session.frame.value?.turn.decide).toBe(7);
  });

  test('an update after a calm one is not kept waiting by it', async () => {
    const { session, update } = seated();
    calm_choice.value = 'on';
    update(2);
    await vi.advanceTimersByTimeAsync(0);
    calm_choice.value = 'off';
    update(3);
    expect(session.frame.value?.version).toBe(3);
  });

  test('skips to the truth with all that happened on the way', () => {
    const { session, update, skip } = seated();
    update(2);
    update(3);
    update(4);
    session.skip();
    expect(skip).toHaveBeenCalledOnce();
    expect(session.frame.value).toMatchObject({ version: 4, events: ['e3', 'e4'], tempo: 0, view: { count: 4 } });
    expect(session.frame.value?.turn.decide).toBe(7);
  });

  const told = (session: InstanceType<typeof Session>) => session.lines.value.map(({ text }) => text);

  test('tells in words what has been seen on the board, not what is still to come', async () => {
    const { session, update } = seated();
    update(2, { events: ['roll', 'walk'] });
    update(3);
    expect(session.frame.value?.version).toBe(2);
    expect(session.told.value?.version).toBe(1);
    expect(told(session)).toEqual([]);
    await vi.advanceTimersByTimeAsync(kPace_ms);
    expect(told(session)).toEqual([]);
    await vi.advanceTimersByTimeAsync(kBreath_ms);
    expect(told(session)).toEqual(['roll']);
    expect(session.told.value?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(kPace_ms);
    expect(told(session)).toEqual(['roll', 'walk']);
    expect([session.told.value?.version, session.frame.value?.version]).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(kBreath_ms);
    expect([session.told.value?.version, session.frame.value?.version]).toEqual([2, 3]);
    expect(told(session)).toEqual(['roll', 'walk']);
    await vi.advanceTimersByTimeAsync(kPace_ms + kBreath_ms);
    expect(told(session)).toEqual(['roll', 'walk', 'e3']);
    expect(session.told.value?.version).toBe(3);
  });
  test('waits for a board that takes longer than planned', async () => {
    const { session, update, left } = seated();
    update(2, { events: ['vote', 'culprit'] });
    update(3);
    left.mockReturnValue(2 * kPace_ms);
    await vi.advanceTimersByTimeAsync(2 * kPace_ms);
    expect(told(session)).toEqual([]); // the votes are still being turned up
    left.mockReturnValue(kPace_ms);
    await vi.advanceTimersByTimeAsync(2 * kPace_ms);
    expect(told(session)).toEqual(['vote']);
    expect([session.told.value?.version, session.frame.value?.version]).toEqual([1, 2]);
    left.mockReturnValue(0);
    await vi.advanceTimersByTimeAsync(2 * kBreath_ms);
    expect(told(session)).toEqual(['vote', 'culprit']);
    expect([session.told.value?.version, session.frame.value?.version]).toEqual([2, 3]);
  });
  test('draws no words while something is played that wants all frames for itself', async () => {
    const { session, update, alone } = seated();
    update(2, { events: ['roll', 'sweep'] });
    alone.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(3 * kPace_ms);
    expect(told(session)).toEqual([]);
    expect(sessionStorage.length).toBe(0); // nor is the log written down
    alone.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(2 * kPace_ms);
    expect(told(session)).toEqual(['roll', 'sweep']);
    await vi.advanceTimersByTimeAsync(2 * kPace_ms);
    expect(sessionStorage.length).toBe(1);
  });
  test('says that it is over when nothing is playing any more', async () => {
    const { session, update, playing, left } = seated();
    const result = { type: 'Shared', won: true };
    const over = { ...kTurn, awaiting: { type: 'Over', result }, decide: null, actions: null };
    update(2, { turn: over });
    playing.value = true;
    left.mockReturnValue(kPace_ms);
    await vi.advanceTimersByTimeAsync(3 * kPace_ms);
    expect(session.over.value).toEqual(result);
    expect(session.ended.value).toBeNull();
    left.mockReturnValue(0);
    await vi.advanceTimersByTimeAsync(kBreath_ms);
    expect(session.ended.value).toBeNull();
    playing.value = false;
    expect(session.ended.value).toEqual(result);
  });
  test('tells all at once to who skips, or wants no motion', () => {
    const { session, update } = seated();
    update(2);
    session.skip();
    expect(told(session)).toEqual(['e2']);
    expect([session.told.value?.version, session.resting.value]).toEqual([2, true]);
    calm_choice.value = 'on';
    update(3, { events: ['roll', 'walk'] });
    expect(told(session)).toEqual(['e2', 'roll', 'walk']);
    expect(session.told.value?.version).toBe(3);
  });
  test('draws nothing anew when an update only has to wait', () => {
    const { session, update } = seated();
    update(2, { turn: { ...kTurn, decide: null, actions: null } });
    const { frame, lines, told: seen } = session;
    const before = [frame.value, lines.value, seen.value];
    update(3);
    expect([frame.value, lines.value, seen.value]).toEqual(before);
    expect(frame.value).toBe(before[0]);
    expect(lines.value).toBe(before[1]);
  });
  test('asks what happened before one came, ever later until it is remembered', () => {
    const { session, hear, table, update } = seated(40);
    const asked = () => JSON.parse(FakeSocket.last.sent.at(-1) ?? '{}');
    expect(asked()).toMatchObject({ type: 'Hello', version: 24 });
    hear(table(40)); // the match began after that
    expect(asked()).toMatchObject({ type: 'Hello', version: 32 });
    hear(table(40, [{ version: 38, events: ['placed', 'rolled'] }]));
    expect(told(session)).toEqual(['placed', 'rolled']);
    const sent = FakeSocket.last.sent.length;
    update(41);
    hear(table(41));
    expect(FakeSocket.last.sent.length).toBe(sent); // once is enough
    seated(40).hear(table(40)); // nothing is asked for beyond the last decisions
    for (let times = 0; times < 8; ++times) FakeSocket.last.onmessage?.({ data: JSON.stringify(table(40)) });
    expect(FakeSocket.last.sent.filter((text) => text.includes('Hello')).length).toBeLessThanOrEqual(6);
  });
  test('tells again what was told before the game had its words', () => {
    const { session, update } = seated();
    const words = signal('card 3');
    session.game.value = define_game({ id: 'g', words: { sentence: () => words.value } });
    calm_choice.value = 'on';
    update(2);
    expect(told(session)).toEqual(['card 3']);
    words.value = 'the cook';
    expect(told(session)).toEqual(['the cook']);
  });
  test('keeps the names of those who sat there when it happened', () => {
    const { session, hear, update } = seated();
    calm_choice.value = 'on';
    const seating = (version: number, name: string) => ({
      type: 'Seating',
      version,
      options: {},
      host: 'h',
      seats: [{ person: { id: name, name }, present: true, locked: false }],
      watching: 0,
      watchers: [],
    });
    hear(seating(2, 'Max'));
    update(3);
    hear(seating(4, 'Zoé'));
    update(5);
    expect(told(session)).toEqual(['Max e3', 'Zoé e5']);
    expect(session.names.value[0]?.name).toBe('Zoé');
    session.close();
    expect(told(seated().session)).toEqual(['Max e3', 'Zoé e5']); // after a reload too
  });

  test.each(['hidden', 'late'])('catches up at once: %s', (why) => {
    const { session, update } = seated();
    page.hidden = why === 'hidden';
    for (let version = 2; version <= 9; ++version) update(version);
    expect(session.frame.value).toMatchObject({ version: 9, tempo: 0 });
  });

  test('catches up when what wants all frames for itself has been seen', async () => {
    const { session, update, alone } = seated();
    update(2);
    alone.mockReturnValue(true);
    for (let version = 3; version <= 12; ++version) update(version);
    expect(session.frame.value).toMatchObject({ version: 2, tempo: 1 });
    alone.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(kPace_ms + kBreath_ms);
    expect(session.frame.value).toMatchObject({ version: 12, tempo: 0 });
    expect(session.told.value?.version).toBe(12);
  });

  test('the answer to an own move is shown before what waits', () => {
    const { session, update } = seated();
    update(2);
    update(3, { done: 5 });
    expect(session.frame.value).toMatchObject({ version: 3, events: ['e3'], tempo: 1 });
  });

  test('emotes float for a while and stay among what was said', async () => {
    const { session, hear } = seated();
    const speech = (version: number) => ({ version, at: 0, person: { id: 'p', name: 'Max' }, seat: 1, text: '', emote: 'boo' });
    hear({ type: 'Said', speech: speech(2) });
    expect(session.floating.value).toMatchObject([{ emote: 'boo', seat: 1 }]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.floating.value).toEqual([]);
    expect(session.speeches.value).toHaveLength(1);
    for (let version = 3; version < 40; ++version) hear({ type: 'Said', speech: speech(version) });
    expect(session.floating.value).toHaveLength(12);
  });

  test('a finger is taken back after a while, a plan when its seat has played', async () => {
    const { session, hear, update } = seated();
    const speech = (version: number, seat: number, shown: object) => ({
      type: 'Said',
      speech: { version, at: 0, person: { id: 'p', name: 'Max' }, seat, text: '', shown },
    });
    const awaits = (seat: number) => ({
      turn: { ...kTurn, awaiting: { type: 'Seats', set: [seat], deadline: { after_ms: 0 } } },
    });
    update(2, { ...awaits(1), events: [] });
    hear(speech(3, 1, { place: 'room_a', plan: false }));
    hear(speech(4, 1, { place: 'room_b', plan: true }));
    hear(speech(5, 1, { place: 'room_c', plan: true }));
    hear(speech(6, 2, { place: 'room_d', plan: true }));
    expect(session.marks.value.map(({ place }) => place)).toEqual(['room_a', 'room_c', 'room_d']);
    await vi.advanceTimersByTimeAsync(5100);
    expect(session.marks.value.map(({ place }) => place)).toEqual(['room_c', 'room_d']);
    update(7, { ...awaits(2), events: [] });
    expect(session.marks.value.map(({ place }) => place)).toEqual(['room_d']);
    for (let version = 8; version < 40; ++version) hear(speech(version, 1, { place: 'x', plan: false }));
    expect(session.marks.value).toHaveLength(12);
  });

  test('advice is shown with the question it was asked for', async () => {
    const { session, hear, update } = seated();
    void session.advise();
    expect(session.asking.value).toBe(true);
    const asked = JSON.parse(FakeSocket.last.sent.at(-1) ?? '{}');
    expect(asked).toMatchObject({ type: 'Advise', point: 7 });
    const counsel = { action: 'go', why: { name: 'because', arguments: [] } };
    hear({ type: 'Advised', command: asked.command, point: 7, counsel });
    expect(session.advice.value).toEqual(counsel);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.asking.value).toBe(false);
    update(2);
    expect(session.advice.value).toBeNull();
  });

  describe('who knocks and who asks', () => {
    const kLea = { id: 'lea', name: 'Léa' };
    const kMax = { id: 'max', name: 'Max' };
    const chair = (person: object | null) => ({ person, present: true, locked: false });
    const seating = (more: object) => ({
      type: 'Seating',
      version: 2,
      options: {},
      host: 'h',
      watching: 0,
      watchers: [],
      ...more,
    });
    const request = (more: object = {}) => ({ person: kMax, seat: 1, agreed: [], awaited: ['me'], left_ms: 90_000, ...more });

    test('one waits at the door until the table is told', () => {
      const { table } = seated();
      const session = new Session('t');
      FakeSocket.last.onopen?.();
      const hear = (message: object) => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
      hear({ type: 'Waiting', game: 'mysterium', host: 'Léa', you: 'me' });
      expect(session.waiting.value).toMatchObject({ game: 'mysterium', host: 'Léa' });
      expect(session.table.value).toBeNull();
      hear(table(3));
      expect(session.waiting.value).toBeNull();
      hear({ type: 'Waiting', game: 'mysterium', host: 'Léa', you: 'me' }); // one was away, and newcomers knock now
      hear({ type: 'UpToDate', version: 3 });
      expect(session.waiting.value).toBeNull();
    });

    test('the host hears who knocks, and forgets it with the role or the connection', () => {
      const { session, hear, table } = seated();
      hear({ ...table(2), host: 'me' });
      hear({ type: 'Knocking', people: [kLea, kMax] });
      expect(session.knocking.value).toEqual([kLea, kMax]);
      hear(seating({ host: 'me', seats: [] }));
      expect(session.knocking.value).toHaveLength(2);
      hear(seating({ host: 'lea', seats: [] }));
      expect(session.knocking.value).toEqual([]);
      hear({ ...table(3), host: 'me' });
      hear({ type: 'Knocking', people: [kLea] });
      FakeSocket.last.onclose?.({ code: 1006 });
      expect(session.knocking.value).toEqual([]);
    });

    test('one is asked about a seat, and knows who left it', () => {
      const { session, hear, table } = seated();
      hear({ ...table(2), seats: [chair(kLea), chair({ id: 'zoe', name: 'Zoé' })] });
      hear(seating({ seats: [chair(kLea), chair(null)], requests: [request()] }));
      expect(session.to_answer.value).toMatchObject([{ person: kMax, seat: 1 }]);
      expect(session.formers.value[1]?.name).toBe('Zoé');
      expect(session.own_request.value).toBeNull();
      hear(seating({ seats: [chair(kLea), chair(null)], requests: [request({ agreed: ['me'], awaited: ['lea'] })] }));
      expect(session.to_answer.value).toEqual([]);
      expect(session.requests.value).toHaveLength(1);
    });

    test('who asks hears what became of it', async () => {
      const { session, hear, table } = seated();
      const own = request({ person: { id: 'me', name: 'Moi' }, awaited: ['lea'] });
      const seats = [chair(kLea), chair(null)];
      const ask = () => hear(seating({ seats, requests: [own] }));
      ask();
      expect(session.own_request.value?.until).toBeGreaterThan(performance.now());
      hear(seating({ seats, requests: [] }));
      expect([session.own_request.value, session.verdict.value]).toEqual([null, 'declined']);
      ask();
      expect(session.verdict.value).toBeNull();
      await vi.advanceTimersByTimeAsync(90_000);
      hear(seating({ seats, requests: [] }));
      expect(session.verdict.value).toBe('lapsed');
      ask();
      hear({ ...table(3), seat: 1, seats: [chair(kLea), chair({ id: 'me', name: 'Moi' })], requests: [] });
      expect(session.verdict.value).toBeNull();
      hear({ ...table(4), seat: null, seats, requests: [own] });
      FakeSocket.last.onclose?.({ code: 1006 });
      expect(session.verdict.value).toBe('left');
    });
  });
});
