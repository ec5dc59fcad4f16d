// What a tap or a key on the hall does, in three dimensions and on the plan alike.

import type { BoardProps } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, Event, Figure, Square, View } from '../../wire/pas_vu_pas_pris';
import { figure_of, kSquares, opposite, owner_of, steps_from } from './data/board';
import { go_to, homeless, kClauses, leave_by, type Outcome, own_player, plan_of, square_after, step_to } from './draft';
import type { Pick } from './hall/drawn';
import { lift_held, move_held, released, stand_held, turn_held } from './holding';
import type { Vec } from './space/pose';
import type { Stage } from './stage';
import { texts } from './texts';

export type Props = BoardProps<View, Action, Event> & { readonly stage: Stage };

export const quiet = ({ busy, stage }: Props): boolean => busy || stage.player.playing.value;
export const is_planning = ({ view, turn, seat }: Props): boolean =>
  view.phase === 'planning' && turn.decide !== null && seat !== null;
export const is_placing = ({ view, turn, seat }: Props): boolean =>
  view.phase === 'placing' && turn.decide !== null && seat === view.turn && Boolean(view.seized);

function take(props: Props, outcome: Outcome): boolean {
  if ('why' in outcome) {
    const { why } = outcome;
    props.onRefusedTap((language) => texts(language).no[why], kClauses[why]);
    return false;
  }
  props.stage.draft.value = outcome.draft;
  return true;
}
export function choose_ghost({ chosen }: Stage, figure: Figure): void {
  chosen.value = chosen.value === figure ? null : figure;
}
const kChooseFirst = (language: Language) => texts(language).no_choose_first;
export function go(props: Props, square: Square, near: Vec | null): void {
  if (props.seat === null || props.stage.chosen.value === null) return props.onRefusedTap(kChooseFirst);
  take(props, go_to(props.view, props.seat, props.stage.draft.value, props.stage.chosen.value, square, near));
}
export function step(props: Props, dx: number, dy: number): void {
  if (props.seat === null) return;
  if (props.stage.chosen.value === null) return props.onRefusedTap(kChooseFirst);
  take(props, step_to(props.view, props.seat, props.stage.draft.value, props.stage.chosen.value, dx, dy));
}
// Out from where it is planned to be, or from the nearest edge square that its points reach.
export function leave(props: Props, from?: Square): void {
  const { view, seat } = props;
  if (seat === null || props.stage.chosen.value === null) return;
  const player_now = own_player(view, seat);
  const at = from ?? square_after(view, seat, props.stage.draft.value, props.stage.chosen.value);
  if (player_now === undefined || at === null) return void take(props, { why: 'entered' });
  const far = opposite(player_now.side);
  const column = at % kSquares;
  const row = Math.floor(at / kSquares);
  const edge = {
    south: column,
    north: (kSquares - 1) * kSquares + column,
    west: row * kSquares,
    east: row * kSquares + kSquares - 1,
  }[far];
  take(props, leave_by(view, seat, props.stage.draft.value, props.stage.chosen.value, steps_from(far, at) === 0 ? at : edge));
}
export function send_plan(props: Props): void {
  const stuck = homeless(props.stage.draft.value);
  if (stuck === null) return props.onDecide(plan_of(props.stage.draft.value));
  props.stage.chosen.value = stuck;
  props.onRefusedTap((language) => texts(language).no.no_room, kClauses.no_room);
}
export function let_go(props: Props): void {
  if (props.stage.held.value !== null) props.onIntend?.({ type: 'Release', pose: released(props.stage.held.value) });
}

export function tap(props: Props, pick: Pick): void {
  const { view, turn, seat } = props;
  if (quiet(props)) return props.onRefusedTap((language) => texts(language).no_wait);
  const actions = turn.actions ?? [];
  if (is_planning(props)) {
    if (pick.type === 'ghost' && pick.ghost >= 0) {
      if (owner_of(pick.ghost) === seat) return choose_ghost(props.stage, figure_of(pick.ghost));
      if (props.stage.chosen.value === null) return props.onRefusedTap((language) => texts(language).no_not_yours);
    }
    if (pick.type === 'side') {
      const own = seat === null ? undefined : own_player(view, seat);
      if (own !== undefined && pick.side === opposite(own.side)) return leave(props, nearest_edge(pick.at));
      return;
    }
    const square =
      Math.min(kSquares - 1, Math.max(0, Math.floor(pick.at.y))) * kSquares +
      Math.min(kSquares - 1, Math.max(0, Math.floor(pick.at.x)));
    return go(props, square, pick.at);
  }
  if (pick.type === 'side') {
    const side = actions.find(
      (action) =>
        (action.type === 'ChooseSide' && action.side === pick.side) || (action.type === 'Tip' && action.towards === pick.side),
    );
    if (side !== undefined) return props.onDecide(side);
    if (view.phase === 'choosing' && turn.decide !== null)
      return props.onRefusedTap((language) => texts(language).no_same_side, 'PV-32');
  }
  if (pick.type === 'piece') {
    const seize = actions.find((action) => action.type === 'Seize' && action.piece === pick.piece);
    if (seize !== undefined) return props.onDecide(seize);
    if (view.phase === 'seizing' && turn.decide !== null)
      return props.onRefusedTap((language) => texts(language).no_not_on_card(pick.piece), 'PV-20');
  }
  if (pick.type === 'ghost') {
    const catches = actions.find(
      (action) =>
        (action.type === 'CatchGhost' &&
          pick.ghost === ((view.turn + view.players.length - 1) % view.players.length) * 7 + action.figure) ||
        (action.type === 'Grow' && owner_of(pick.ghost) === seat && action.figure === figure_of(pick.ghost)),
    );
    if (catches !== undefined) return props.onDecide(catches);
  }
  if (turn.decide === null && turn.prompt === null && seat !== null)
    props.onRefusedTap((language) => texts(language).no_not_your_turn);
}
const kept = (value: number) => Math.min(kSquares - 1, Math.max(0, Math.floor(value)));
const nearest_edge = ({ x, y }: Vec): Square => kept(y) * kSquares + kept(x);

// The keys of the one who places a piece or plans. True: it was one of them.
const kFine = 0.02;
const kStep = 0.1;
const kArrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export function press(props: Props, event: KeyboardEvent): boolean {
  if (quiet(props) || event.ctrlKey || event.altKey || event.metaKey) return false;
  const { view } = props;
  const arrow = kArrows[event.key];
  if (is_placing(props)) {
    const by = event.shiftKey ? kFine : kStep;
    const degrees = event.shiftKey ? 5 : 15;
    if (arrow !== undefined) move_held(props.stage, view, arrow[0] * by, arrow[1] * by);
    else
      switch (event.key.toLowerCase()) {
        case 'a':
          turn_held(props.stage, view, 'up', degrees);
          break;
        case 'e':
          turn_held(props.stage, view, 'up', -degrees);
          break;
        case 'i':
          turn_held(props.stage, view, 'north', degrees);
          break;
        case 'k':
          turn_held(props.stage, view, 'north', -degrees);
          break;
        case 'l':
          turn_held(props.stage, view, 'east', degrees);
          break;
        case 'j':
          turn_held(props.stage, view, 'east', -degrees);
          break;
        case 'u':
          stand_held(props.stage, view);
          break;
        case 'pageup':
          lift_held(props.stage, by);
          break;
        case 'pagedown':
          lift_held(props.stage, -by);
          break;
        case 'enter':
          let_go(props);
          break;
        default:
          return false;
      }
    return true;
  }
  if (is_planning(props)) {
    const digit = Number(event.key);
    if (arrow !== undefined && props.stage.chosen.value !== null) step(props, ...arrow);
    else if (Number.isInteger(digit) && digit >= 1 && digit <= 7) choose_ghost(props.stage, digit - 1);
    else if (event.key.toLowerCase() === 's' && props.stage.chosen.value !== null) leave(props);
    else return false;
    return true;
  }
  return false;
}
