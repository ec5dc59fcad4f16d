// Two boards of one game on one page know nothing of each other: what one picks, plays or shows does not happen to the other. They are
// really drawn, into a page made of no more than what drawing asks for.
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import type { Drawn } from '../../dev/drawn';
import states from '../../dev/fantome.json';
import { type BoardProps, define_game, type GameClient } from '../contract/game';
import { type GameStage, StageProvider, Stages } from '../contract/stage';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));

const kGames = Object.values(import.meta.glob<{ readonly default: GameClient }>('../games/*/index.ts', { eager: true })).map(
  (each) => each.default,
);
const fantome = kGames.find(({ id }) => id === 'le-fantome-de-minuit') as GameClient;
const { choice } = states as unknown as Record<'choice', Pick<BoardProps, 'view'> & { readonly actions: readonly object[] }>;
const kNames = [0, 1, 2, 3].map((seat) => ({ seat, name: `p${seat}`, kind: 'person', you: seat === 3, present: true }) as const);

function props_of(decided: (action: unknown) => void): BoardProps {
  return {
    view: choice.view,
    turn: {
      awaiting: { type: 'Seats', set: [3], deadline: { after_ms: 0 } },
      decide: 1,
      actions: choice.actions,
      prompt: null,
      take_back: null,
      may_talk: true,
      left_ms: null,
    },
    seat: 3,
    names: kNames,
    events: [],
    version: 1,
    language: 'fr',
    calm: true,
    tempo: 0,
    advice: null,
    busy: false,
    marks: [],
    onMark: null,
    onDecide: decided,
    onPrompt: () => undefined,
    onRefusedTap: () => undefined,
  };
}

describe('two boards of one game on one page', () => {
  it('are drawn side by side, and a figure picked on one is picked on no other', async () => {
    const decided = vi.fn();
    const stages = [fantome.stage(), fantome.stage()] as readonly GameStage[];
    const { Board, Dock = () => null } = fantome.drawn;
    const page = await drawn(
      stages.map((stage, at) => (
        <StageProvider key={at} value={stage}>
          <section class="one-board">
            <Board {...props_of(decided)} />
            <Dock {...props_of(decided)} />
          </section>
        </StageProvider>
      )),
    );
    const [one, other] = page.of_class('one-board') as [Drawn, Drawn];
    const picks = (board: Drawn) => board.of_class('answer-pick').length;
    const answers = (board: Drawn) => board.of_class('answer-choice').length;
    expect(one.of_class('fm-board')).toHaveLength(1);
    expect(picks(one)).toBeGreaterThan(1);
    const before = other.text;
    await act(() => one.of_class('answer-pick')[0]?.press());
    expect([picks(one), answers(one) > 0]).toEqual([0, true]);
    expect(picks(other)).toBeGreaterThan(1);
    expect(answers(other)).toBe(0);
    expect(other.text).toBe(before);
    await act(() => one.of_class('answer-choice')[0]?.press());
    expect(decided).toHaveBeenCalledOnce();
  });

  it.each(kGames.map((game) => [game.id, game] as const))('share nothing that changes: %s', (_, game) => {
    const [one, other] = [game.stage(), game.stage()] as unknown as readonly Record<string, unknown>[];
    const kept = Object.entries(one ?? {}).filter(([, value]) => value !== null && typeof value === 'object');
    expect(kept.length).toBeGreaterThan(0);
    for (const [name, value] of kept) expect(other?.[name], name).not.toBe(value);
  });
});

describe('the stages of a board', () => {
  const made = vi.fn(() => ({}));
  const game = define_game({ id: 'x', stage: made });
  it('are one for each match, for all who look at it, also while not all have heard of the next', () => {
    const stages = new Stages();
    const first = stages.of(game, 1);
    expect(stages.of(game, 1)).toBe(first);
    const second = stages.of(game, 2);
    expect(second).not.toBe(first);
    expect(stages.of(game, 1)).toBe(first); // who shares the device hears of it a little later
    expect(stages.of(game, 2)).toBe(second);
    stages.of(game, 3);
    expect(stages.of(game, 1)).not.toBe(first); // long gone
  });
  it('are none without a match, and empty for a game that keeps nothing', () => {
    expect(new Stages().of(game, null)).toBe(null);
    expect(new Stages().of(null, 1)).toBe(null);
    expect(new Stages().of(define_game({ id: 'plain' }), 1)).toEqual({});
  });
  it('begin anew with another game', () => {
    const stages = new Stages();
    const first = stages.of(game, 1);
    expect(stages.of({ ...game }, 1)).not.toBe(first);
  });
});
