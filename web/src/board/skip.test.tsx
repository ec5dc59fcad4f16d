// What is being played is skipped by a tap or a key: that of now, not that of when it began.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';

const { Drawn } = await vi.hoisted(() => import('../../dev/drawn'));
const { useSkip } = await import('./skip');

function Board({ skip }: { readonly skip: () => void }) {
  return <button type="button" onClick={useSkip(true, skip)} />;
}

test('a tap skips what who looks now is shown, also after a device was passed on', async () => {
  vi.stubGlobal('Element', class {});
  const [first, next] = [vi.fn(), vi.fn()];
  const page = new Drawn('main');
  for (const skip of [first, next]) await act(() => render(<Board skip={skip} />, page as unknown as HTMLElement));
  const event = { target: null, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  page.of_name('button')[0]?.hear('click', event);
  expect([first.mock.calls.length, next.mock.calls.length]).toEqual([0, 1]);
  expect(event.preventDefault).toHaveBeenCalledOnce();
});
