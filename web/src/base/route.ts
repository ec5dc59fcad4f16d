// The places (what they are called in a language is said in its language.ftl): the lobby at /, the certificate of the house at /confiance, /trust and so on, a game's rules at /regles/<game>, /rules/<game> and so on, a table at /t/<table>, the same on a big screen at /t/<table>/tv, a replay at /t/<table>/r/<match>.
import { signal } from '@preact/signals';
import { push_page, went } from './back';

// Words of all languages, "confiance|trust": web/texts/vite.mjs puts them in.
declare const __TRUST_PAGES__: string;
declare const __RULES_PAGES__: string;
const kTrustPage = new RegExp(`^/(?:${__TRUST_PAGES__})$`);
const kRulesPage = new RegExp(`^/(?:${__RULES_PAGES__})/([a-z-]+)/?$`);

export type Route =
  | { readonly at: 'lobby' | 'trust' }
  | { readonly at: 'rules'; readonly game: string }
  | { readonly at: 'table' | 'tv'; readonly table: string }
  | { readonly at: 'replay'; readonly table: string; readonly match: number };

export const replay_path = (table: string, match: number) => `/t/${table}/r/${match}`;

function from_address(): Route {
  if (kTrustPage.test(location.pathname)) return { at: 'trust' };
  const rules = kRulesPage.exec(location.pathname);
  if (rules?.[1]) return { at: 'rules', game: rules[1] };
  const tv = /^\/t\/([^/]+)\/tv$/.exec(location.pathname);
  if (tv?.[1]) return { at: 'tv', table: tv[1].toLowerCase() };
  const replay = /^\/t\/([^/]+)\/r\/(\d+)\/?$/.exec(location.pathname);
  if (replay?.[1]) return { at: 'replay', table: replay[1].toLowerCase(), match: Number(replay[2]) };
  const found = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  return found?.[1] ? { at: 'table', table: found[1].toLowerCase() } : { at: 'lobby' };
}

// for the page: it has one address
export const route = signal<Route>(from_address());
// for the page: likewise
let shown = location.pathname;

export function go(path: string): void {
  push_page(path);
  shown = location.pathname;
  route.value = from_address();
  scrollTo(0, 0);
}
addEventListener('popstate', () => {
  went();
  if (location.pathname === shown) return; // a sheet was closed, or a clause looked up
  shown = location.pathname;
  route.value = from_address();
});

// For <a href>: a plain click stays in the page, everything else is the browser's.
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
