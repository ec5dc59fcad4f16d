// What this browser remembers by itself. Storage may be forbidden or full: then it is forgotten, and nothing else.
const kPrefix = 'minuit.';

export function recall(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(kPrefix + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(kPrefix + key, value);
  } catch {
    // forgotten
  }
}
