// A match as it is drawn: the view, as far as it has been told, and what all are to look at.
import type { Ending, Event, GroupNumber, Kind, Medium, MediumView, Stance, View, Vision } from '../../wire/mysterium';

// What is being shown to all for a moment.
export type Spot =
  | { readonly type: 'hour'; readonly hour: number; readonly tokens: boolean }
  | { readonly type: 'given'; readonly medium: Medium; readonly visions: readonly Vision[] }
  | { readonly type: 'crow'; readonly cards: number }
  | { readonly type: 'glass' }
  | { readonly type: 'time' }
  | { readonly type: 'answer'; readonly answer: Answer; readonly bets: readonly BetOf[] }
  | { readonly type: 'through'; readonly medium: Medium; readonly steps: number; readonly track: number }
  | { readonly type: 'turned'; readonly vision: Vision; readonly cards: number }
  | { readonly type: 'disagreed' }
  | { readonly type: 'ballot'; readonly shown: number } // votes turned up so far
  | { readonly type: 'culprit'; readonly culprit: GroupNumber }
  | { readonly type: 'ended'; readonly ending: Ending };

export interface Answer {
  readonly medium: Medium;
  readonly kind: Kind;
  readonly card: number | null; // none was chosen
  readonly right: boolean;
}
export interface BetOf {
  readonly medium: Medium;
  readonly stance: Stance;
  readonly right: boolean;
}
export interface Scene {
  readonly view: View;
  readonly spot: Spot | null;
}

export const land = (view: View): Scene => ({ view, spot: null });

export function with_medium(view: View, medium: Medium, change: (before: MediumView) => Partial<MediumView>): View {
  return { ...view, mediums: view.mediums.map((each, at) => (at === medium ? { ...each, ...change(each) } : each)) };
}

// What an event changes of what is to be seen.
export function after(event: Event, view: View): View {
  switch (event.type) {
    case 'ClueLaid': {
      const row = { person: 0, place: 1, object: 2 }[event.kind];
      return { ...view, laid: view.laid.map((each, at) => (at === row ? [...each, event.card] : each)) };
    }
    case 'HourStruck':
      return { ...view, hour: event.hour, mediums: view.mediums.map((each) => ({ ...each, gifted: false })) };
    case 'VisionsGiven':
      return {
        ...with_medium(view, event.medium, ({ visions }) => ({
          gifted: true,
          visions: [...visions, ...event.visions.map((vision) => ({ vision, hour: view.hour }))],
        })),
        hand: view.hand.filter((each) => !event.visions.includes(each)),
      };
    case 'CrowSent':
      return { ...view, crows: event.left, hand: view.hand.filter((each) => !event.visions.includes(each)) };
    case 'VisionDrawn':
      return {
        ...view,
        hand_size: event.hand,
        hand: typeof event.vision === 'number' ? [...view.hand, event.vision].toSorted((a, b) => a - b) : view.hand,
      };
    case 'GlassTurned':
      return { ...view, phase: 'guessing' };
    case 'CardChosen':
      return with_medium(view, event.medium, () => ({ choice: event.card }));
    case 'BetPlaced':
      return with_medium(view, event.medium, ({ tokens }) => ({
        tokens: [...tokens.filter(({ about }) => about !== event.about), { about: event.about, stance: event.stance }],
      }));
    case 'BetWithdrawn':
      return with_medium(view, event.medium, ({ tokens }) => ({ tokens: tokens.filter(({ about }) => about !== event.about) }));
    case 'Answered': {
      const { card, right } = event;
      if (typeof card !== 'number') return view;
      return with_medium(view, event.medium, ({ sleeve, wrong }) =>
        right ? { sleeve: [...sleeve, card], visions: [], wrong: [], choice: null } : { wrong: [...wrong, card], choice: null },
      );
    }
    case 'BetSettled':
      return with_medium(view, event.medium, ({ tokens }) => ({
        track: event.track,
        tokens: tokens.filter(({ about }) => about !== event.about),
      }));
    case 'CameThrough':
      return with_medium(view, event.medium, () => ({ track: event.track }));
    case 'SharedTurned':
      return {
        ...view,
        shared: [...view.shared, event.vision],
        face_down: view.face_down.filter((each) => each !== event.vision),
      };
    case 'Voted':
      return { ...view, players: view.players.map((each, seat) => (seat === event.seat ? { ...each, voted: true } : each)) };
    case 'VotesCounted':
      return {
        ...view,
        accused: event.accused ?? null,
        players: view.players.map((each, seat) => ({
          ...each,
          vote: event.votes.find((ballot) => ballot.seat === seat)?.group ?? null,
        })),
      };
    case 'CulpritShown':
      return { ...view, culprit: event.culprit };
    case 'TargetDrawn':
    case 'TokensReturned':
    case 'PileShuffled':
    case 'SaidReady':
    case 'TimeUp':
    case 'GroupJoined':
    case 'Conveyed':
    case 'Disagreed':
    case 'TargetShown':
    case 'Ended':
      return view;
  }
}
