// Somebody asks for a seat of a match with secrets: to agree takes a second press. Drawn without a browser.
import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));
const { Callers } = await import('./callers');
const { door_texts } = await import('./texts');

test('to agree takes a second press, which can be taken back', async () => {
  const ask = vi.fn();
  const request = { person: { id: 'x', name: 'Xenia' }, seat: 1, agreed: [], awaited: ['me'], until: Date.now() + 60_000 };
  const session = { as: 0, ask, knocking: signal([]), to_answer: signal([request]), formers: signal([]) };
  const device = { everyone: signal([session]), host: signal(session), shared: signal(false), name_of: () => '' };
  const page = await drawn(<Callers device={device as never} onList={() => undefined} />);
  const d = door_texts.value;
  const press = (text: string) =>
    act(() => {
      const found = page.of_name('button').find((each) => each.text.trim() === text);
      if (!found) throw new Error(`there is no ${text}`);
      found.press();
    });
  await press(d.agree);
  expect(ask).not.toHaveBeenCalled();
  expect(page.text).toContain(d.agree_sure('Xenia'));
  await act(() => page.of_class('safe')[0]?.press());
  expect(page.text).toContain(d.will_see('Xenia'));
  await press(d.agree);
  await press(d.agree_yes);
  expect(ask.mock.calls).toEqual([[{ type: 'Consent', person: 'x', seat: 1, agree: true }]]);
});
