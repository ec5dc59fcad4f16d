// A match as it is drawn: the view, as far as it has been told, and what all are to look at.
import type {
  Bell,
  Event,
  GhostView,
  LookRecord,
  MoveCardId,
  PlayerView,
  Pose,
  Side,
  Square,
  View,
} from '../../wire/pas_vu_pas_pris';
import { figure_of, kDeck, kPieces, owner_of } from './data/board';

// What is being shown to all for a moment.
export type Spot =
  | { readonly type: 'bell'; readonly bell: Bell }
  | { readonly type: 'card'; readonly seat: number; readonly card: MoveCardId }
  | { readonly type: 'die'; readonly seat: number; readonly pips: number }
  | { readonly type: 'side'; readonly seat: number; readonly side: Side }
  | { readonly type: 'look'; readonly look: LookRecord; readonly told: boolean }; // from the door; told: who was seen
export interface Scene {
  readonly view: View;
  readonly spot: Spot | null;
}
export const land = (view: View): Scene => ({ view, spot: null });

// PV-42: at least half a percent of the silhouette and four samples.
export const share_of = (glimpse: { readonly samples: number; readonly silhouette: number }): number =>
  glimpse.silhouette === 0 ? 0 : glimpse.samples / glimpse.silhouette;
export const is_seen = (glimpse: { readonly samples: number; readonly silhouette: number }): boolean =>
  glimpse.samples >= 4 && glimpse.samples * 10_000 >= glimpse.silhouette * 50;

function with_player(view: View, seat: number, change: (before: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)) };
}
export function with_ghost(view: View, seat: number, figure: number, change: Partial<GhostView>): View {
  return with_player(view, seat, ({ ghosts }) => ({
    ghosts: ghosts.map((each) => (each.figure === figure ? { ...each, ...change } : each)),
  }));
}
const in_hall = (view: View, seat: number, figure: number, pose: Pose): View =>
  with_ghost(view, seat, figure, { where: 'hall', pose, lying: is_lying(pose) });
export const is_lying = ({ turn }: Pose): boolean => turn.x !== 0 || turn.y !== 0;

// What an event changes of what is to be seen.
export function after(event: Event, view: View): View {
  switch (event.type) {
    case 'HallArranged':
      return { ...view, pieces: event.pieces.flatMap((pose, at) => (kPieces[at] ? [{ piece: kPieces[at], pose }] : [])) };
    case 'KeyholeHung':
      return { ...view, keyhole: event.door };
    case 'DieGiven':
      return { ...view, die: event.seat };
    case 'BellRang':
      return { ...view, bell: event.bell };
    case 'CardDrawn': {
      const [value = 0, one = null, other = null] = kDeck[event.card] ?? [];
      return with_player(view, event.seat, () => ({ card: { card: event.card, value, one, other } }));
    }
    case 'PieceSeized':
      return { ...view, seized: event.piece };
    case 'PieceLeft':
      return { ...view, seized: null };
    case 'PieceRests':
      return {
        ...view,
        seized: null,
        pieces: view.pieces.map((each) => (each.piece === event.piece ? { ...each, pose: event.pose } : each)),
      };
    case 'PlanMade':
      return with_player(view, event.seat, () => ({ planned: true }));
    case 'GhostWalked':
    case 'GhostPut':
      return in_hall(view, event.seat, event.figure, event.pose);
    case 'GhostLeft':
      return with_ghost(view, event.seat, event.figure, { where: 'out', pose: null, lying: false });
    case 'GhostReplaced':
      return in_hall(
        with_ghost(view, event.seat, event.figure, { where: 'side', pose: null, lying: false }),
        event.by,
        event.with,
        event.pose,
      );
    case 'GhostsFused': {
      const gone = { where: 'side', pose: null, lying: false } as const;
      const both = with_ghost(with_ghost(view, event.seat, event.one, gone), event.seat, event.other, gone);
      return in_hall(both, event.seat, event.into, event.pose);
    }
    case 'GhostWentBack': {
      const size = view.players[event.seat]?.ghosts[event.figure]?.size;
      const where = view.setup.fusions === true && size !== 'small' ? 'edge' : 'side';
      return with_ghost(view, event.seat, event.figure, { where, pose: null, lying: false });
    }
    case 'SideChosen':
      return view;
    case 'HallTurned':
      return { ...view, players: view.players.map((each, at) => ({ ...each, side: event.sides[at] ?? each.side })) };
    case 'DieRolled':
    case 'FusionUndone':
    case 'Looked':
    case 'MatchEnded':
      return view;
  }
}

export interface Step {
  readonly event: Event;
  readonly ms: number;
  until?(): Promise<void>;
  readonly after: Scene;
  readonly walk: { readonly seat: number; readonly figure: number; readonly path: readonly Square[] } | null;
}
const kStride = 190;
const kApproach = 2800;
const kStare = 2200;
const kEach = 450;

export const seen_of = (look: LookRecord) =>
  look.glimpses.filter(is_seen).map((each) => ({ ...each, seat: owner_of(each.ghost), figure: figure_of(each.ghost) }));

// How long an event is to be seen, step by step.
export function times_of(event: Event): readonly number[] {
  switch (event.type) {
    case 'HallArranged':
      return [900];
    case 'KeyholeHung':
      return [450];
    case 'DieGiven':
      return [400];
    case 'BellRang':
      return [2600];
    case 'CardDrawn':
      return [900];
    case 'PieceSeized':
      return [350];
    case 'PieceLeft':
      return [250];
    case 'PieceRests':
      return [750];
    case 'PlanMade':
      return [120];
    case 'GhostWalked':
    case 'GhostLeft':
      return [kStride * (event.path.length + 1) + 120];
    case 'GhostPut':
      return [320];
    case 'GhostReplaced':
    case 'GhostsFused':
      return [600];
    case 'FusionUndone':
      return [200];
    case 'GhostWentBack':
      return [event.seen ? 420 : 320];
    case 'DieRolled':
      return [800];
    case 'SideChosen':
      return [600];
    case 'Looked':
      return [kApproach, kStare + kEach * seen_of(event.look).length];
    case 'HallTurned':
      return [1200];
    case 'MatchEnded':
      return [600];
  }
}
export const pace = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + times_of(event).reduce((a, b) => a + b, 0), 0);

function spots_of(event: Event, before: Spot | null): readonly (Spot | null)[] {
  switch (event.type) {
    case 'BellRang':
      return [{ type: 'bell', bell: event.bell }];
    case 'CardDrawn':
      return [{ type: 'card', seat: event.seat, card: event.card }];
    case 'DieRolled':
      return [{ type: 'die', seat: event.seat, pips: event.pips }];
    case 'SideChosen':
      return [{ type: 'side', seat: event.seat, side: event.side }];
    case 'Looked':
      return [
        { type: 'look', look: event.look, told: false },
        { type: 'look', look: event.look, told: true },
      ];
    case 'GhostWentBack': // those who were seen flee while all still look
      return [event.seen && before?.type === 'look' ? before : null];
    default:
      return [null];
  }
}
export function plan(events: readonly Event[], start: Scene): readonly Step[] {
  const steps: Step[] = [];
  let scene = start;
  for (const event of events) {
    const view = after(event, scene.view);
    const spots = spots_of(event, scene.spot);
    times_of(event).forEach((ms, at) => {
      const spot = spots[at] ?? spots.at(-1) ?? null;
      scene = { view, spot };
      const walk = event.type === 'GhostWalked' || event.type === 'GhostLeft' ? event : null;
      steps.push({ event, ms, after: scene, walk });
    });
  }
  return steps;
}
