// Which seat has a part of its own, drawn without a browser.
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));
const { EarlyRows } = await import('./options');

test('MY-10: each seat of the table can be the ghost', async () => {
  const changed = vi.fn();
  const named = (seat: number) => `seat ${seat}`;
  const page = await drawn(<EarlyRows game="mysterium" config={{ players: 3, ghost: 1 }} named={named} onChange={changed} />);
  const pills = page.of_name('input');
  expect(page.of_class('pill').map((each) => each.text)).toEqual(['seat 0', 'seat 1', 'seat 2']);
  await act(() => pills[0]?.hear('change', { currentTarget: {} }));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ players: 3, ghost: 0 });
});
