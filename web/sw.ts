/** Keeps the page, so that it opens without a network. A new version waits until no local game is under way. */

interface Worker {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Life) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetch) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
interface Life {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Life {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const self: Worker;

/** Filled in when the page is built. */
const NAME = 'destrier-__VERSION__';
const FILES = JSON.parse('"__FILES__"') as readonly string[];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(['./', ...FILES.filter((file) => file !== 'index.html')])),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name !== NAME);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** The page takes a waiting version when it wants to. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || !url.startsWith(self.registration.scope)) return;
  const path = url.slice(self.registration.scope.length).split(/[?#]/)[0] ?? '';
  if (path !== '' && !FILES.includes(path)) return;
  event.respondWith(kept(event.request, path));
});

async function kept(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const found = await cache.match(path === '' ? './' : path);
  return found ?? fetch(request);
}
