// Events as steps of the scene: what is seen, and for how long. Pure; stage.ts plays them.
import type { Event, View } from '../../wire/mysterium';
import { after, type BetOf, type Scene, type Spot } from './scene';

export interface Step {
  readonly event: Event;
  readonly ms: number;
  readonly after: Scene;
}

const kLook = 900; // at something that is told in passing
const kAnswer = 2000; // the choice, then what the ghost says
const kVote = 900; // one vote after another
const kHush = 1600; // before the name of the culprit
const kQuick = 60;

const kTimes: Readonly<Record<Event['type'], number>> = {
  ClueLaid: kQuick,
  TargetDrawn: 0,
  HourStruck: kLook,
  TokensReturned: 0,
  PileShuffled: 0,
  VisionDrawn: kQuick,
  VisionsGiven: kLook,
  CrowSent: kLook,
  GlassTurned: kLook,
  CardChosen: 200,
  BetPlaced: 200,
  BetWithdrawn: 0,
  SaidReady: 0,
  TimeUp: kLook,
  Answered: kAnswer,
  BetSettled: 0, // told with the answer
  CameThrough: kLook + 300,
  GroupJoined: kQuick,
  Conveyed: kLook,
  SharedTurned: kAnswer,
  Voted: 0,
  Disagreed: kLook,
  VotesCounted: kVote,
  CulpritShown: kAnswer,
  TargetShown: 0,
  Ended: kLook,
};

// The tokens that lay at a choice are settled together with it: they follow its answer.
function bets_after(events: readonly Event[], at: number): readonly BetOf[] {
  const bets: BetOf[] = [];
  for (const event of events.slice(at + 1)) {
    if (event.type === 'CameThrough') continue;
    if (event.type !== 'BetSettled') break;
    bets.push({ medium: event.medium, stance: event.stance, right: event.right });
  }
  return bets;
}

function spot_of(events: readonly Event[], at: number, view: View): Spot | null {
  const event = events[at];
  switch (event?.type) {
    case 'HourStruck':
      return { type: 'hour', hour: event.hour, tokens: events[at + 1]?.type === 'TokensReturned' };
    case 'VisionsGiven':
      return { type: 'given', medium: event.medium, visions: event.visions };
    case 'CrowSent':
      return { type: 'crow', cards: event.cards };
    case 'GlassTurned':
      return { type: 'glass' };
    case 'TimeUp':
      return { type: 'time' };
    case 'Answered':
      return {
        type: 'answer',
        answer: { medium: event.medium, kind: event.kind, card: event.card ?? null, right: event.right },
        bets: bets_after(events, at),
      };
    case 'CameThrough':
      return { type: 'through', medium: event.medium, steps: event.steps, track: event.track };
    case 'SharedTurned':
      return { type: 'turned', vision: event.vision, cards: event.cards };
    case 'Disagreed':
      return { type: 'disagreed' };
    case 'VotesCounted':
      return { type: 'ballot', shown: 0 };
    case 'CulpritShown':
      return { type: 'culprit', culprit: event.culprit };
    case 'Ended':
      return view.culprit === null || view.culprit === undefined ? { type: 'ended', ending: event.ending } : null;
    default:
      return null;
  }
}

// The votes are turned up one by one, then there is a hush.
function counting(event: Event & { readonly type: 'VotesCounted' }, view: View): readonly Step[] {
  const counted = after(event, view);
  const step = (shown: number, ms: number): Step => ({ event, ms, after: { view: counted, spot: { type: 'ballot', shown } } });
  return [...event.votes.map((_, at) => step(at + 1, kVote)), step(event.votes.length, kHush)];
}

export function plan(events: readonly Event[], start: Scene): readonly Step[] {
  const steps: Step[] = [];
  let { view } = start;
  for (const [at, event] of events.entries()) {
    if (event.type === 'VotesCounted') steps.push(...counting(event, view));
    view = after(event, view);
    const ms = event.type === 'VotesCounted' ? 0 : kTimes[event.type];
    if (ms > 0) steps.push({ event, ms, after: { view, spot: spot_of(events, at, view) } });
  }
  return steps;
}

// How long these events take to be seen.
export function pace(events: readonly Event[]): number {
  return events.reduce(
    (sum, event) => sum + (event.type === 'VotesCounted' ? event.votes.length * kVote + kHush : kTimes[event.type]),
    0,
  );
}
