// What the buttons of "My data" do.
import { forget_all } from '../base/memory';
import { erase_me, forget_me, get_own_data, move_here } from '../wire/api';
import type { KeptPerson, OwnData } from '../wire/table';

// What is long of one person comes in several answers.
function with_more(all: readonly KeptPerson[], more: readonly KeptPerson[]): readonly KeptPerson[] {
  const together = new Map(all.map((each) => [each.id, each]));
  for (const each of more) {
    const { names, tables, devices } = together.get(each.id) ?? { names: [], tables: [], devices: [] };
    together.set(each.id, {
      ...each,
      names: [...names, ...each.names],
      tables: [...tables, ...each.tables],
      devices: [...devices, ...each.devices],
    });
  }
  return [...together.values()];
}

// Everything that is kept, however many answers it takes. What the operator has set is all in the first one.
export async function all_own_data(page: (after: string | null) => Promise<OwnData> = get_own_data): Promise<OwnData> {
  const first = await page(null);
  let { people, reports, tables } = first;
  for (let next = first.next ?? null; next !== null; ) {
    const more = await page(next);
    people = with_more(people, more.people);
    reports = [...reports, ...more.reports];
    tables = [...tables, ...more.tables];
    next = more.next ?? null;
  }
  return { ...first, people, reports, tables, next: null };
}

// How the page looks and sounds is not about who somebody is.
const kOfTheDevice = ['calm', 'contrast', 'sound', 'music', 'sound_offered', 'emotes', 'volume', 'speed', 'language'];

// From the start, as somebody else.
function begin_anew(keep: readonly string[]): void {
  forget_all(keep);
  location.assign('/');
}
export async function erase(id: string): Promise<void> {
  await erase_me(id);
  begin_anew([]);
}
export async function forget_here(): Promise<void> {
  await forget_me();
  begin_anew(kOfTheDevice);
}
export async function become(code: string): Promise<void> {
  await move_here(code);
  begin_anew(kOfTheDevice);
}

export const shown_code = (code: string): string => (code.toUpperCase().match(/.{1,5}/g) ?? []).join('-');

export function download(data: OwnData): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'minuit.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
