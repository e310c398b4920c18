// Keeps a complete copy of one version of the site and answers requests from it. The build puts this
// file at the top of the site and a line before it that sets `self.version`, `self.files`, the
// content hash of each file, and `self.instead`: for a page that can show other pages without the
// network, the names of these pages.
//
// A copy is never incomplete: the new worker is installed only after it has fetched every file and
// checked its hash. The old copy is used until the new worker takes over.
// @ts-check

const worker =
  /** @type {ServiceWorkerGlobalScope & {version: string, files: Record<string, string>, instead: Record<string, string[]>}} */ (
    /** @type {unknown} */ (self)
  );
const { files, instead, version } = worker;
const { scope } = worker.registration;
// The scope is part of the name: the site may exist in several folders of the same origin.
const OURS = `sudoku-lab ${scope} `;
const CACHE = OURS + version;

/** @param {ArrayBuffer} bytes @returns {Promise<string>} SHA-256, as the build writes it */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {Cache} cache @param {string} name @param {string} hash */
async function store(cache, name, hash) {
  const url = new URL(name, scope).href;
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) throw new Error(`${name}: of another version`);
  const headers = new Headers(response.headers);
  // These headers describe the encoded body, but `bytes` is decoded. A new Response is also needed
  // because browsers reject a redirected one for a page, and some hosts redirect to names without
  // `.html`.
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  await cache.put(url, new Response(bytes, { headers }));
}

async function install() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(files).map(([name, hash]) => store(cache, name, hash)));
  } catch (error) {
    await caches.delete(CACHE);
    const pages = await worker.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) page.postMessage({ type: 'failed', message: String(error) });
    throw error;
  }
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Open pages use the copy from now on.
  await worker.clients.claim();
}

/** The file of this version at an address, ignoring the query; null if there is none. @param {URL} url */
function fileOf(url) {
  const here = new URL(scope);
  if (url.origin !== here.origin || !url.pathname.startsWith(here.pathname)) return null;
  const name = url.pathname.slice(here.pathname.length).replace(/(^|\/)$/, '$1index.html');
  if (Object.hasOwn(files, name)) return name;
  return Object.keys(instead).find((page) => instead[page].includes(name)) ?? null;
}

/** @param {Request} request @param {string} name */
async function answer(request, name) {
  const cache = await caches.open(CACHE);
  // The browser may have evicted the cache to free space.
  return (await cache.match(new URL(name, scope), { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data?.type === 'take over') worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = request.method === 'GET' && fileOf(new URL(request.url));
  if (name) event.respondWith(answer(request, name));
});
