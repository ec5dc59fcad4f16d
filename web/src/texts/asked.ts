// Files of words, asked for until they come. A browser may remember for the whole life of a page that a module did not come: who asks again asks
// for another address.

// for the page: how often a file did not come.
const failures = new Map<string, number>();

// What `again` is put behind its address by the build (web/texts/vite.mjs).
export async function asked<T>(file: string, load: (again: string) => Promise<T>): Promise<T> {
  const before = failures.get(file) ?? 0;
  try {
    return await load(before === 0 ? '' : `?again=${before}`);
  } catch (fault) {
    failures.set(file, before + 1);
    throw fault;
  }
}
