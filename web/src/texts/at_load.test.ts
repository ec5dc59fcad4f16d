// Words come after the program that says them: no module may use any while it is being loaded.
import { expect, it, vi } from 'vitest';

vi.mock(import('./catalogue'), async (original) => ({
  ...(await original()),
  catalogue: () => () => {
    throw new Error('words are used while a module is being loaded');
  },
}));
const anything: object = new Proxy(() => anything, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
});
for (const each of ['document', 'addEventListener', 'matchMedia']) vi.stubGlobal(each, anything);
vi.stubGlobal('location', new URL('http://manoir.example/'));

const kModules = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./made/**', '!../main.tsx', '!../offline/worker.ts']);

it('no module uses words while it is being loaded', async () => {
  expect(Object.keys(kModules).length).toBeGreaterThan(300);
  const faults: string[] = [];
  for (const [path, load] of Object.entries(kModules)) await load().catch((fault) => faults.push(`${path}: ${fault}`));
  expect(faults).toEqual([]);
}, 600_000); // all modules of the client, on a machine that may be busy
