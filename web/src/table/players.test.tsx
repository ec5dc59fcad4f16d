// The list of who sits here, drawn without a browser.
import { expect, test, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));
const { Players } = await import('./players');

test('the list is drawn close together from five people on', async () => {
  const close = async (count: number) => {
    const names = Array.from({ length: count }, (_, seat) => ({
      seat,
      name: `p${seat}`,
      kind: 'person',
      you: false,
      present: true,
    }));
    const session = { table: null, told: null, game: null, stage: null, names, floating: [] };
    const signals = Object.fromEntries(Object.entries(session).map(([key, value]) => [key, { value }]));
    const page = await drawn(<Players session={signals as never} />);
    expect(page.of_class('player-row')).toHaveLength(count);
    return page.of_class('many').length === 1;
  };
  expect([await close(4), await close(5)]).toEqual([false, true]);
});
