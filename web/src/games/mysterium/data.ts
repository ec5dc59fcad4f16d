// What follows from a view and is asked for in several places. No rule is here.
import type { Action, Clue, Kind, Medium, MediumView, View } from '../../wire/mysterium';
import { kKinds } from './deck';

export const kTokens = 6; // mediums there can be, and so colours
export const kSharedSize = 3; // visions in the shared one
export const ghost_of = (view: View): number => view.setup.ghost ?? 0;
export const is_alone = (view: View): boolean => view.players.length >= 4; // each player runs one medium
export const has_track = (view: View): boolean => view.players.length >= 4;

export const kind_sought = ({ sleeve }: MediumView): Kind | null => kKinds[sleeve.length] ?? null;
export const target_of = ({ sleeve, targets }: MediumView): Clue | null => targets[sleeve.length] ?? null;
export const mediums_of = (view: View, seat: number | null): readonly Medium[] =>
  view.mediums.flatMap((each, medium) => (each.seat === seat ? [medium] : []));
// Whose eyes these are: the ghost's, or those that see everything.
export const sees_targets = (view: View): boolean => view.mediums.some(({ targets }) => targets.length > 0);

// The last part of a match: groups of suspects.
export const in_epilogue = (view: View): boolean => view.groups.length > 0;

export const is_setting_up = ({ phase, hour }: View): boolean => phase === 'laying' || phase === 'assigning' || hour === 0;

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((each, at) => each === b[at]);
const rising = (list: readonly number[]) => list.toSorted((a, b) => a - b);

export function find_gift(actions: readonly Action[], medium: Medium, visions: readonly number[]): Action | null {
  const wanted = rising(visions);
  return actions.find((each) => each.type === 'Give' && each.medium === medium && same(each.visions, wanted)) ?? null;
}
export function find_crow(actions: readonly Action[], visions: readonly number[]): Action | null {
  const wanted = rising(visions);
  return actions.find((each) => each.type === 'SendCrow' && same(each.visions, wanted)) ?? null;
}
export function find_convey(actions: readonly Action[], culprit: number, visions: readonly number[]): Action | null {
  const wanted = rising(visions);
  return actions.find((each) => each.type === 'Convey' && each.culprit === culprit && same(each.visions, wanted)) ?? null;
}
export const may_give = (actions: readonly Action[], medium: Medium): boolean =>
  actions.some((each) => each.type === 'Give' && each.medium === medium);
export const may_send_crow = (actions: readonly Action[]): boolean => actions.some(({ type }) => type === 'SendCrow');

// Of these eyes: the first of one's own mediums that looks for something, else the first of all that does.
export function usual_medium(view: View, seat: number | null): Medium {
  const own = mediums_of(view, seat);
  const open = own.filter((each) => {
    const medium = view.mediums[each];
    return medium !== undefined && kind_sought(medium) !== null;
  });
  const [unchosen] = open.filter((each) => (view.mediums[each]?.choice ?? null) === null);
  const waiting = view.mediums.findIndex((each) => kind_sought(each) !== null && !each.gifted);
  const seeking = view.mediums.findIndex((each) => kind_sought(each) !== null);
  return unchosen ?? open[0] ?? own[0] ?? (waiting >= 0 ? waiting : Math.max(0, seeking));
}
