// The service worker, /sw.js: the page opens while the server is away, and says so. Only browsers that call the address secure run it.
// scripts/pack.mjs writes the two constants: a new build is a new worker with a cache of its own.
import { outdated, way_of } from './strategy';

const kBuild = '__MINUIT_BUILD__';
const kShell = '__MINUIT_SHELL__';
const kPrefix = 'minuit-';
const kCache = kPrefix + kBuild;
const kPage = '/';
const kPatience_ms = 4000;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
}
const worker = globalThis as unknown as Worker;

async function fill(): Promise<void> {
  const cache = await caches.open(kCache);
  await cache.addAll(kShell.split(' ').map((path) => new Request(path, { cache: 'no-cache' })));
  await worker.skipWaiting();
}
async function tidy(): Promise<void> {
  for (const name of outdated(await caches.keys(), kPrefix, kCache)) await caches.delete(name);
  await worker.clients.claim();
}

// The server's page, whenever there is a server: nobody is left with an old client.
async function page(request: Request): Promise<Response> {
  const kept = async () => (await (await caches.open(kCache)).match(kPage)) ?? Response.error();
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(kPatience_ms) });
    return answer.status >= 500 ? kept() : answer;
  } catch {
    return kept();
  }
}
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(kCache)).put(request, answer.clone());
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const way = way_of(event.request, location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  if (way === 'kept') event.respondWith(asset(event.request));
});
