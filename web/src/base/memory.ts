// What this browser remembers by itself. Storage may be forbidden or full: then it is forgotten, and nothing else.
const kPrefix = 'minuit.';
export const kept_as = (key: string) => kPrefix + key;

// Instead of for ever: until this tab is closed.
export const for_this_visit = (): Storage => sessionStorage;

export function recall(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(kept_as(key));
  } catch {
    return null;
  }
}

export function remember(key: string, value: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(kept_as(key), value);
  } catch {
    // forgotten
  }
}

// All that is remembered, for this visit and for later ones, but these.
export function forget_all(keep: readonly string[], storages = () => [localStorage, sessionStorage]): void {
  try {
    for (const storage of storages())
      for (const key of Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''))
        if (key.startsWith(kPrefix) && !keep.includes(key.slice(kPrefix.length))) storage.removeItem(key);
  } catch {
    // nothing was remembered
  }
}
