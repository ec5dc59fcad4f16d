// What the table of a recorded match shows and says, drawn without a browser.
import { expect, test, vi } from 'vitest';
import record from '../../../components/views/mysterium.json';
import { StageProvider } from '../../contract/stage';
import type { View } from '../../wire/mysterium';

const { drawn } = await vi.hoisted(() => import('../../../dev/drawn'));
const { Epilogue } = await import('./epilogue');
const { Mediums } = await import('./mediums');
const { Stage } = await import('./stage');
const { texts } = await import('./texts');

const view_of = (name: string): View => record.moments.find((each) => each.name === name)?.view as unknown as View;
const kNames = Array.from(
  { length: 7 },
  (_, seat) => ({ seat, name: `p${seat}`, kind: 'person', you: seat === 0, present: true }) as const,
);

test('MY-41: the shared vision lies there from when its cards are chosen', async () => {
  const shared = async (view: View) => {
    const props = { language: 'fr', names: kNames } as never;
    const page = await drawn(
      <StageProvider value={new Stage()}>
        <Epilogue props={props} view={view} spot={null} pings={[]} picking={false} />
      </StageProvider>,
    );
    return page.of_class('my-shared').length;
  };
  for (const name of ['turning', 'voting', 'over']) expect(await shared(view_of(name)), name).toBe(1);
  expect(await shared({ ...view_of('conveying'), shared: [], face_down: [] })).toBe(0);
});

test('what is said of a medium is said with a pause between', async () => {
  const view = view_of('guessing');
  const page = await drawn(
    <StageProvider value={new Stage()}>
      <Mediums
        view={view}
        names={kNames}
        language="fr"
        seat={null}
        medium={0}
        pings={[]}
        actions={[]}
        onDecide={() => undefined}
      />
    </StageProvider>,
  );
  const words = texts('fr');
  const said = page.of_class('my-chip').map((each) => each.attributes.get('aria-label') ?? '');
  expect(said).toHaveLength(view.mediums.length);
  for (const [at, each] of said.entries())
    expect(each).toContain(`, ${words.visions_count(view.mediums[at]?.visions.length ?? 0)}`);
});
