// What the service worker does with a request. What is not listed here is none of its business: the API and the sockets least of all.
export type Way =
  | 'leave' // the browser's own way
  | 'page' // from the server; the kept page only when nobody answers
  | 'kept'; // files whose name changes with their content: from the cache for ever

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

// What rules are called in addresses, in the words of all languages: web/texts/vite.mjs puts them in.
declare const __RULES_PAGES__: string;
const kPage = new RegExp(`^/((t|${__RULES_PAGES__})/[^/]+/?)?$`);

export function way_of(request: Asked, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  if (request.mode === 'navigate') return kPage.test(url.pathname) ? 'page' : 'leave';
  return url.pathname.startsWith('/assets/') ? 'kept' : 'leave';
}

// Of the caches by age, oldest first, those to be thrown away. The last build's stays: a page of it may still be open and fetch parts.
export function outdated(caches: readonly string[], prefix: string, own: string): readonly string[] {
  const others = caches.filter((name) => name.startsWith(prefix) && name !== own);
  return others.slice(0, -1);
}
