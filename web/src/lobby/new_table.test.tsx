// A new table, drawn without a browser.
import type { ComponentChildren } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));
vi.mock('../parts/dialog', () => ({ Dialog: ({ children }: { readonly children: ComponentChildren }) => children }));
const { NewTable } = await import('./new_table');
const { texts } = await import('../texts');
const { at_key } = await import('../texts/key');

test('bots are partners where all play against the game, and else opponents', async () => {
  const t = texts.value;
  for (const [id, words] of [
    ['chasseurs-de-tresor', t.partners],
    ['le-fantome-de-minuit', t.levels],
  ] as const) {
    const game = { id, fewest_players: 2, most_players: 4, bots: ['easy', 'normal'], setups: [] };
    const page = await drawn(<NewTable game={game as never} games={[]} onClose={() => undefined} />);
    const more = page.of_name('button').filter((each) => each.attributes.get('aria-label') === t.more);
    await act(() => more.at(-1)?.press());
    const told = at_key(words as never, 'normal') as string | { readonly help: string } | undefined;
    const help = typeof told === 'string' ? told : told?.help;
    expect(
      page.of_class('help-text').map((each) => each.text),
      id,
    ).toContain(help);
  }
});
