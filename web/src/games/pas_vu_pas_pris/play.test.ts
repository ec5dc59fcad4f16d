import { describe, expect, it } from 'vitest';
import type { Event, GhostView, Pose, View } from '../../wire/pas_vu_pas_pris';
import {
  door_place,
  kBodies,
  kDeck,
  kHalfHeights,
  kPieces,
  size_of,
  square_behind,
  square_name,
  square_of,
  steps_from,
} from './data/board';
import {
  exits_of,
  fuse,
  fusions_open,
  go_to,
  homeless,
  kNoDraft,
  leave_by,
  type Outcome,
  plan_of,
  points_used,
  reach_of,
  room_for,
  roomy_of,
  step_to,
} from './draft';
import { drawn_of, waiting_place } from './drawn_of';
import { ink_of, pixels_of, view_at } from './evidence';
import { action_label } from './labels';
import { contents } from './names';
import { is_seen, pace, plan, share_of } from './scene';
import { sentence } from './sentences';
import { body_at, depth_of, meet, moved, shape_of, surfaces_at } from './space/bodies';
import { hull } from './space/hull';
import { omen_of } from './space/omen';
import { about, after, kUpright, place_of, pose_of, rest_at, resting, turned } from './space/pose';
import { height_over, is_free, kept_in_hall, nearest_spot, nooks_of } from './space/spots';
import { Stage } from './stage';
import { texts } from './texts';

const kFeet = { w: 16384, x: 0, y: 0, z: 0 };
const stand = (x: number, y: number, z: number): Pose => ({ at: { x, y, z }, turn: kFeet });
const ghosts = (placed: Readonly<Record<number, Pose>> = {}): GhostView[] =>
  Array.from({ length: 7 }, (_, figure) => ({
    figure,
    size: size_of(figure),
    where: placed[figure] ? 'hall' : 'side',
    pose: placed[figure] ?? null,
    lying: false,
    fixed: false,
    entered: false,
  }));
const kHall: View = {
  setup: { players: 2, fusions: false },
  phase: 'planning',
  round: 1,
  players: (['south', 'west'] as const).map((side) => ({
    side,
    ghosts: ghosts(),
    card: { card: 0, value: 6, one: 'armchair', other: 'desk' },
    choices: 0,
    points: 0,
    planned: false,
  })),
  pieces: [
    { piece: 'table', pose: stand(2500, 2500, 375) },
    { piece: 'piano', pose: stand(4500, 4500, 600) },
  ],
  moved: [],
  keyhole: { side: 'south', number: 3 },
  looks: [],
  die: 0,
  turn: 0,
  seized: null,
  bell: null,
  crystal: null,
  cards_left: 0,
  bells_left: 0,
  rolling: [],
  best: [],
  highest: 0,
  plan: null,
};
const with_own = (placed: Readonly<Record<number, Pose>>, more: Partial<GhostView> = {}): View => ({
  ...kHall,
  players: kHall.players.map((player, seat) =>
    seat === 0 ? { ...player, ghosts: ghosts(placed).map((each) => ({ ...each, ...(each.pose ? more : {}) })) } : player,
  ),
});
const drafted = (outcome: Outcome) => {
  if ('why' in outcome) throw new Error(outcome.why);
  return outcome.draft;
};
const why = (outcome: Outcome) => ('why' in outcome ? outcome.why : null);

const stage = new Stage();

describe('the hall', () => {
  it('numbers doors from left to right for who stands outside (PV-01)', () => {
    expect(door_place({ side: 'south', number: 1 })).toMatchObject({ x: 0.5, y: 0 });
    expect(door_place({ side: 'north', number: 1 })).toMatchObject({ x: 5.5, y: 6 });
    expect(square_name(square_behind({ side: 'east', number: 2 }))).toBe('F2');
    expect(square_name(square_behind({ side: 'west', number: 2 }))).toBe('A5');
    expect(steps_from('north', 35)).toBe(0);
  });
  it('has twenty cards, six of them without furniture (PV-06)', () => {
    expect(kDeck).toHaveLength(20);
    expect(kDeck.filter(([, one]) => one === undefined)).toHaveLength(6);
  });
  it('has the bodies of the rules (PV-03, PV-04)', () => {
    for (const piece of kPieces)
      expect(body_at(piece, piece, { at: { x: 0, y: 0, z: 0 }, turn: kUpright }).high.z).toBeCloseTo(kHalfHeights[piece], 3);
    for (const size of ['small', 'medium', 'large'] as const) {
      const body = body_at(0, size, { at: { x: 0, y: 0, z: 0 }, turn: kUpright });
      expect(body.high.x).toBeCloseTo(kBodies[size].radius, 3);
      expect(body.high.z - body.low.z).toBeCloseTo(kBodies[size].height, 3);
    }
    expect(shape_of('mirror').glass).toHaveLength(4);
    expect(shape_of('desk').glass).toBeNull();
  });
});

describe('a spot in a square (PV-29)', () => {
  const floor = { square: 0, lying: false } as const;
  it('is found for every size wherever a finger points, also over nothing', () => {
    for (const size of ['small', 'medium', 'large'] as const)
      for (const z of [0, 0.4, 1.2])
        expect(nearest_spot({ x: 0.5, y: 0.5, z }, 0, { ...floor, size }, [])).toMatchObject({ x: 500, y: 500, z: 0 });
  });
  it('is rather on the surface that is pointed at', () => {
    const table = body_at('table', 'table', place_of(stand(2500, 2500, 375)));
    const wish = { size: 'small', square: 14, lying: false } as const;
    expect(nearest_spot({ x: 2.5, y: 2.5, z: 0.75 }, 0, wish, [table])?.z).toBe(750);
    expect(nearest_spot({ x: 2.5, y: 2.5, z: 0 }, 0, wish, [table])?.z).toBe(0);
  });
  it('is told beforehand where there is none', () => {
    const view: View = { ...kHall, pieces: [{ piece: 'table', pose: stand(1300, 1300, 375) }] };
    expect(reach_of(view, 0, kNoDraft, 6)).toContain(0);
    expect(roomy_of(view, 0, kNoDraft, 6).has(0)).toBe(false); // neither beside the table nor on it
    expect(why(go_to(view, 0, kNoDraft, 6, 0, null))).toBe('no_room');
    expect(roomy_of(view, 0, kNoDraft, 6).has(7)).toBe(true);
    expect(roomy_of(view, 0, kNoDraft, 0).has(0)).toBe(true); // for a small one
  });
});

describe('what will become of a piece that is let go of (PV-23)', () => {
  const on_feet = { x: 3, y: 3, z: kHalfHeights.mirror };
  const tipped = (degrees: number) => about({ x: 1, y: 0, z: 0 }, degrees);
  it('stands on its feet, and falls once its middle is beside them', () => {
    expect(omen_of('mirror', { at: on_feet, turn: kUpright }, 0, [])).toBe('rests');
    expect(omen_of('mirror', { at: { ...on_feet, z: 0.76 }, turn: tipped(30) }, 0, [])).toBe('falls');
    expect(omen_of('mirror', { at: on_feet, turn: kUpright }, 1, [])).toBe('falls'); // from high up
  });
  it('could fall over the edge of the hall', () => {
    expect(omen_of('mirror', { at: { x: 3, y: 0.6, z: 0.76 }, turn: tipped(30) }, 0, [])).toBe('leaves');
    expect(omen_of('mirror', { at: { x: 3, y: 0.6, z: 0.76 }, turn: tipped(-30) }, 0, [])).toBe('falls'); // the other way
  });
  it('stands on another piece, but not on its edge', () => {
    const piano = body_at('piano', 'piano', place_of(stand(3000, 3000, 600)));
    const z = 1.2 + kHalfHeights.trolley;
    expect(omen_of('trolley', { at: { x: 3, y: 3, z }, turn: kUpright }, 0, [piano])).toBe('rests');
    expect(omen_of('trolley', { at: { x: 4, y: 3, z }, turn: kUpright }, 0, [piano])).toBe('falls');
  });
});

describe('poses', () => {
  it('come back from the wire as they went', () => {
    const pose = pose_of({ at: { x: 1.2345, y: 2, z: 0.4 }, turn: about({ x: 0, y: 0, z: 1 }, -90) });
    expect(pose).toEqual({ at: { x: 1235, y: 2000, z: 400 }, turn: { w: 11585, x: 0, y: 0, z: -11585 } });
    expect(pose_of(place_of(pose))).toEqual(pose);
  });
  it('name a turn with its first part positive', () => {
    expect(pose_of({ at: { x: 0, y: 0, z: 0 }, turn: { w: -1, x: 0, y: 0, z: 0 } }).turn).toEqual({ w: 16384, x: 0, y: 0, z: 0 });
    expect(pose_of({ at: { x: 0, y: 0, z: 0 }, turn: { w: 0, x: 0, y: 0, z: -1 } }).turn.z).toBe(16384);
  });
  it('turn one after the other', () => {
    const both = after(about({ x: 0, y: 0, z: 1 }, 90), about({ x: 1, y: 0, z: 0 }, 90));
    const up = turned({ x: 0, y: 0, z: 1 }, both); // first over to the south, then round
    expect(up.x).toBeCloseTo(1);
  });
  it('lay a ghost down with its head where it is to be (PV-72)', () => {
    const head = turned({ x: 0, y: 0, z: 1 }, resting('small', { x: 0, y: 0, z: 0, heading: 2 }, true).turn);
    expect(head.y).toBeCloseTo(1);
  });
});

describe('bodies', () => {
  const table = body_at('table', 'table', place_of(stand(2500, 2500, 375)));
  const ghost = (x: number, y: number, z: number, size: 'small' | 'large' = 'small') =>
    body_at(1, size, resting(size, rest_at(x, y, z), false), true);
  it('have real hollows: a small ghost fits under the table, a large one does not', () => {
    expect(meet(ghost(2.5, 2.5, 0), table)).toBe(false);
    expect(meet(ghost(2.5, 2.5, 0, 'large'), table)).toBe(true);
    expect(meet(ghost(2.5, 2.5, 0.4), table)).toBe(true);
    expect(meet(ghost(2.5, 2.5, 0.75), table)).toBe(false);
  });
  it('are round where two ghosts stand', () => {
    expect(meet(ghost(1, 1, 0), ghost(1.45, 1, 0))).toBe(false);
    expect(meet(ghost(1, 1, 0), ghost(1.4, 1, 0))).toBe(true);
  });
  it('still meet when one of them is moved aside by less than they stand in each other', () => {
    const lying = (x: number, y: number, heading: 0 | 1 | 2) =>
      body_at(2, 'large', resting('large', rest_at(x, y, 0, heading), true));
    const others = [table, ghost(2.4, 2.5, 0, 'large'), lying(2.4, 2.6, 1), lying(2.9, 2.5, 2)];
    const depths = others.map((other) => depth_of(lying(2.5, 2.5, 0), other));
    expect(Math.min(...depths)).toBeGreaterThan(0);
    for (const [at, other] of others.entries())
      for (const degrees of [0, 60, 120, 180, 240, 300]) {
        const by = turned({ x: (depths[at] ?? 0) * 0.98, y: 0, z: 0 }, about({ x: 0, y: 0, z: 1 }, degrees));
        expect(meet(moved(lying(2.5, 2.5, 0), by), other)).toBe(true);
      }
    expect(depth_of(lying(1, 1, 0), table)).toBe(0);
  });
  it('have level surfaces: the floor and the top (PV-29)', () => {
    expect(surfaces_at(2.5, 2.5, [table])).toEqual([
      { z: 0, of: null },
      { z: expect.closeTo(0.75, 2), of: 'table' },
    ]);
    const tipped = body_at('table', 'table', { at: { x: 2.5, y: 2.5, z: 0.8 }, turn: about({ x: 1, y: 0, z: 0 }, 20) });
    expect(surfaces_at(2.5, 2.5, [tipped])).toEqual([{ z: 0, of: null }]);
  });
  it('are held above what is below them, and inside the hall', () => {
    expect(height_over('armchair', { x: 5, y: 1, z: 0 }, kUpright, [table])).toBeCloseTo(0.5, 1);
    expect(height_over('armchair', { x: 2.5, y: 2.5, z: 0 }, kUpright, [table])).toBeGreaterThan(1.2);
    expect(kept_in_hall('piano', { at: { x: 0, y: 9, z: 0.6 }, turn: kUpright }).at).toMatchObject({
      x: expect.closeTo(0.9, 3),
      y: expect.closeTo(5.4, 3),
    });
  });
  it('have an outline from above', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0.5, y: 0.5 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    expect(hull(square)).toHaveLength(4);
  });
});

describe('spots', () => {
  const room = room_for(kHall, 0, kNoDraft, 0);
  it('are the floor, under and on a piece', () => {
    const nooks = nooks_of({ size: 'small', square: 14, lying: false }, room); // C3
    expect(nooks.map(({ how, piece }) => [how, piece])).toEqual(
      expect.arrayContaining([
        ['under', 'table'],
        ['on', 'table'],
      ]),
    );
  });
  it('are free where a ghost is put that was to stand in somebody (PV-29)', () => {
    const wish = { size: 'small', square: 28, lying: false } as const; // E5: the piano stands there
    const rest = nearest_spot({ x: 4.5, y: 4.5, z: 0 }, 0, wish, room);
    expect(rest).not.toBeNull();
    expect(rest !== null && is_free(rest, wish, room)).toBe(true);
    expect(rest?.z).toBeGreaterThan(600);
  });
});

describe('a plan', () => {
  it('shares the card among the ghosts (PV-25)', () => {
    expect(reach_of(kHall, 0, kNoDraft, 0)).toContain(30); // A6: six steps
    const one = drafted(go_to(kHall, 0, kNoDraft, 0, 18, null)); // A4
    expect(points_used(one)).toBe(4);
    expect(one.walks[0]?.path).toEqual([0, 6, 12, 18]);
    expect(reach_of(kHall, 0, one, 1)).toContain(11); // F2: two left
    expect(why(go_to(kHall, 0, one, 1, 17, null))).toBe('too_far');
  });
  it('goes step by step, and back again', () => {
    const in_hall = drafted(step_to(kHall, 0, kNoDraft, 0, 0, 1));
    const further = drafted(step_to(kHall, 0, in_hall, 0, 1, 0));
    expect(further.walks[0]?.path).toEqual([2, 3]);
    expect(drafted(step_to(kHall, 0, further, 0, -1, 0)).walks[0]?.path).toEqual([2]);
  });
  it('leaves by the far side, but not in the round it came in (PV-26, PV-27)', () => {
    const view = with_own({ 0: stand(500, 4500, 250) });
    expect(exits_of(view, 0, kNoDraft, 0)).toContain(30);
    const out = drafted(leave_by(view, 0, kNoDraft, 0, 30));
    expect(plan_of(out)).toEqual({
      type: 'Plan',
      walks: [{ figure: 0, path: [30], leaves: true, rest: { x: 0, y: 0, z: 0, heading: 0 } }],
      fusions: [],
    });
    expect(why(leave_by(with_own({ 0: stand(500, 4500, 250) }, { entered: true }), 0, kNoDraft, 0, 30))).toBe('entered');
    expect(why(leave_by(view, 0, kNoDraft, 0, 24))).toBe('not_far_side');
    expect(why(go_to(view, 0, kNoDraft, 0, 24, null))).toBe('own_square');
  });
  it('fuses two that meet, with a figure of the next size (PV-61)', () => {
    const view = { ...with_own({ 0: stand(500, 500, 250) }), setup: { players: 2, fusions: true } };
    const met = drafted(go_to(view, 0, kNoDraft, 1, 0, null));
    expect(fusions_open(view, 0, met)).toEqual([{ one: 0, other: 1 }]);
    const fused = drafted(fuse(view, 0, met, 0, 1));
    expect(plan_of(fused).fusions).toHaveLength(1);
    expect(fusions_open(view, 0, fused)).toEqual([]);
    expect(homeless(fused)).toBeNull();
  });
  it('lets only small ghosts start where they fuse (PV-60)', () => {
    const view = { ...kHall, setup: { players: 2, fusions: true } };
    expect(why(go_to(view, 0, kNoDraft, 6, 0, null))).toBe('only_small');
  });
  it('is told in words', () => {
    const walk = plan_of(drafted(go_to(kHall, 0, kNoDraft, 0, 18, null)));
    expect(action_label(walk, kHall, 'en')).toEqual({ title: 'One ghost moves', detail: 'small ghost 1: on A4, 4 points' });
  });
});

describe('a look', () => {
  const glimpse = (ghost: number, samples: number, in_mirror = false) => ({
    ghost,
    in_mirror,
    samples,
    silhouette: 1000,
    column: 512,
    row: 400,
    ray: { eye: { x: 2500, y: -120, z: 770 }, glass: null, hit: { x: 2500, y: 1500, z: 300 } },
  });
  const looked: Event = {
    type: 'Looked',
    look: { number: 1, door: { side: 'south', number: 3 }, glimpses: [glimpse(0, 440), glimpse(8, 3), glimpse(7, 5, true)] },
    hall: { ghosts: [{ ghost: 0, pose: stand(500, 500, 250) }], pieces: kPieces.map(() => stand(1000, 1000, 500)) },
  };
  it('sees from half a percent and four samples on (PV-42)', () => {
    expect(is_seen(glimpse(0, 5))).toBe(true);
    expect(is_seen(glimpse(0, 4))).toBe(false);
    expect(is_seen({ samples: 3, silhouette: 10 })).toBe(false);
    expect(share_of({ samples: 0, silhouette: 0 })).toBe(0);
  });
  it('is approached, then told; who was seen flees while all still look', () => {
    const fled: Event = { type: 'GhostWentBack', seat: 0, figure: 0, seen: true };
    const steps = plan([looked, fled], { view: with_own({ 0: stand(500, 500, 250) }), spot: null });
    expect(steps.map(({ after: { spot } }) => spot?.type === 'look' && spot.told)).toEqual([false, true, true]);
    expect(steps.at(-1)?.after.view.players[0]?.ghosts[0]?.where).toBe('side');
    expect(pace([looked, fled])).toBe(steps.reduce((sum, { ms }) => sum + ms, 0));
  });
  it('is told in a sentence, with shares and the mirror', () => {
    const names = ['Ada', 'Bo'].map((name, seat) => ({ seat, name, kind: 'person' as const, you: seat === 0, present: true }));
    expect(sentence(looked, names, 'en')).toBe(
      'Through door 3 on the south side are seen: Ada’s small ghost, 44% and Bo’s small ghost, 0.5% in the mirror.',
    );
    expect(sentence(looked, names, 'de')).toBe(
      'Durch Tür 3 der Südseite zu sehen: der kleine Geist von Ada, 44\u00a0% und der kleine Geist von Bo, 0,5\u00a0% im Spiegel.',
    );
  });
  it('is shown again with the hall as it was', () => {
    if (looked.type !== 'Looked') return;
    const then = view_at(kHall, looked.hall);
    expect(then.players[0]?.ghosts[0]?.pose).toEqual(stand(500, 500, 250));
    expect(then.pieces).toHaveLength(6);
  });
  it('that was missed while away takes the place of the one seen last', () => {
    if (looked.type !== 'Looked') return;
    stage.forget();
    stage.show({ ...kHall, looks: [looked.look] }, [], 1);
    stage.show({ ...kHall, round: 2, looks: [{ ...looked.look, number: 2 }] }, [], 1); // connected again
    expect(stage.evidence.value.map(({ look }) => look.number)).toEqual([2]);
  });
  it('is not seen through a keyhole still open before it is told', () => {
    if (looked.type !== 'Looked') return;
    stage.forget();
    stage.show({ ...kHall, looks: [looked.look] }, [], 1);
    stage.look_again(0);
    const next = { ...looked, look: { ...looked.look, number: 2 } };
    stage.show({ ...kHall, round: 2, looks: [next.look] }, [next], 1);
    expect(stage.again.value).toBeNull();
    stage.forget();
  });
  it('has an image in runs', () => {
    const image = {
      look: { number: 1, door: { side: 'south', number: 3 }, glimpses: [] },
      hall: { ghosts: [], pieces: [] },
      side: 2,
      runs: [
        { tag: 255, length: 3 },
        { tag: 1, length: 9 },
      ],
    } as const;
    const pixels = pixels_of(image, () => '#ff8000');
    expect([...pixels.slice(0, 4)]).toEqual([0, 0, 0, 0]);
    expect([...pixels.slice(12)]).toEqual([255, 128, 0, 255]);
    expect(ink_of(129, () => '#ff8000')[0]).toBeLessThan(255);
  });
});

describe('what is drawn', () => {
  const wishes = { seat: 0, planning: true, draft: kNoDraft, chosen: 0, held: null, actions: [] };
  it('is every ghost, in the hall or beside it', () => {
    const drawn = drawn_of(kHall, wishes);
    expect(drawn.ghosts).toHaveLength(14);
    expect(drawn.ghosts[0]).toMatchObject({ ringed: true, faint: false });
    expect(waiting_place('south', 'out', 0).at.y).toBeGreaterThan(6);
    expect(waiting_place('west', 'side', 0).at.x).toBeLessThan(0);
  });
  it('is the plan, seen only by its player', () => {
    const draft = drafted(go_to(kHall, 0, kNoDraft, 0, 18, null));
    expect(drawn_of(kHall, { ...wishes, draft }).ghosts[0]).toMatchObject({ faint: true });
    expect(drawn_of(kHall, { ...wishes, draft, planning: false }).ghosts[0]).toMatchObject({ faint: false });
    expect(drawn_of(kHall, { ...wishes, draft }).squares.find(({ square }) => square === 18)?.kind).toBe('chosen');
  });
});

describe('what is said of a square', () => {
  it('is all that stands on it, furniture and ghosts', () => {
    const words = texts('fr');
    const names = ['Ana', 'Bob'].map((name, seat) => ({ seat, name, kind: 'person', you: seat === 0, present: true }) as const);
    const on_table = stand(2500, 2500, 1000);
    const [first, ...others] = kHall.players;
    const view = { ...kHall, players: [{ ...first, ghosts: ghosts({ 0: on_table }) }, ...others] } as View;
    const at = (x: number, y: number) => contents(view, square_of(x, y), names, words);
    expect(at(2, 2)).toEqual([words.the.table, expect.stringContaining('Ana')]);
    expect(contents(kHall, square_of(2, 2), names, words)).toEqual([words.the.table]);
    expect(at(0, 5)).toEqual([]);
  });
});
