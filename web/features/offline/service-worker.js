// Keeps a copy of one version of the site and answers requests from it: at first what the lab needs, then
// whatever is opened. The build puts this file at the top of the site and a line before it that sets
// `self.site`, see make/precache.mjs.
//
// A copy is never incomplete: the new worker is installed only after it has every file that the lab needs
// and has checked its hash. The old copy is used until the new worker takes over. Pages that were
// opened before then find their files in the old copy, which is kept until the next version.
// @ts-check
import { decode } from '../../base/platform/packed/lzma.js';
import { unpack } from '../../base/platform/packed/unpack.js';
import { keepShared } from '../../base/platform/shared.js';

/**
 * @typedef {object} Site
 * @property {string} version
 * @property {string} folder  of this version; what is in it never changes
 * @property {string} archive  has the files that the lab needs, except pages
 * @property {Record<string, string>} files  that the lab needs: the beginning of the SHA-256 of each
 * @property {string[]} others  other files outside of the folder
 * @property {Record<string, string[]>} instead  for a page that can become other pages, these
 * @property {Record<string, {title: string, text: string}>} absent  by language: what to say for a page
 *   that is not kept
 */

const worker = /** @type {ServiceWorkerGlobalScope & {site: Site}} */ (
  /** @type {unknown} */ (self)
);
const { version, folder, archive, files, others, instead, absent } = worker.site;
const { scope } = worker.registration;
// The scope is part of the name: the site may exist in several folders of the same origin.
const OURS = `sudoku-lab ${scope} `;
const CACHE = OURS + version;
/** With more files than this to fetch, the archive is fetched instead. */
const FEW = 20;
/** @type {Record<string, string>} */
const TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const addressOf = (/** @type {string} */ name) => new URL(name, scope).href;
const isPage = (/** @type {string} */ name) => name.endsWith('.html');
/** Our other copies, the oldest first. */
const otherCopies = async () =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

/** @param {BufferSource} bytes @returns {Promise<string>} SHA-256 in hexadecimal digits */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} address @param {RequestCache} cache */
async function load(address, cache) {
  const response = await fetch(addressOf(address), { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

/**
 * Stores a file, if it is the one of this version.
 * @param {Cache} cache
 * @param {string} name
 * @param {{bytes: Uint8Array<ArrayBuffer>, headers: Headers}} content  the headers that the server sends
 */
async function store(cache, name, { bytes, headers }) {
  if (!(await hashOf(bytes)).startsWith(files[name]))
    throw new Error(`${name}: of another version`);
  const own = new Headers(headers);
  // These headers describe the encoded body, but `bytes` is decoded. A new Response is also needed
  // because browsers reject a redirected one for a page, and some hosts redirect to names without
  // `.html`.
  for (const header of ['content-encoding', 'content-length', 'etag']) own.delete(header);
  if (!isPage(name)) own.set('content-type', TYPES[name.split('.').at(-1) ?? '']);
  await cache.put(addressOf(name), new Response(bytes, { headers: own }));
}

/** The files of the newest other copy, by the beginnings of their hashes. */
async function filesBefore() {
  const found = new Map();
  const before = (await otherCopies()).at(-1);
  if (!before) return found;
  const cache = await caches.open(before);
  for (const request of await cache.keys()) {
    const response = /** @type {Response} */ (await cache.match(request));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const hash = await hashOf(bytes);
    found.set(hash.slice(0, version.length), { bytes, headers: response.headers });
  }
  return found;
}

/** @param {Cache} cache */
async function fill(cache) {
  const before = await filesBefore();
  const names = Object.keys(files);
  const missing = names.filter((name) => !before.has(files[name]));
  const packed = missing.filter((name) => !isPage(name));
  const fetchOne = async (/** @type {string} */ name) =>
    store(cache, name, await load(name, 'no-cache'));
  await Promise.all(missing.filter(isPage).map(fetchOne));
  for (const name of names)
    if (before.has(files[name])) await store(cache, name, before.get(files[name]));
  if (packed.length <= FEW) return void (await Promise.all(packed.map(fetchOne)));
  const { bytes, headers } = await load(archive, 'default');
  const parts = await unpack(bytes, decode);
  for (const name of packed) await store(cache, name, { bytes: parts[name], headers });
}

async function install() {
  try {
    await fill(await caches.open(CACHE));
  } catch (error) {
    await caches.delete(CACHE);
    const pages = await worker.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) page.postMessage({ type: 'failed', message: String(error) });
    throw error;
  }
}

async function activate() {
  const older = (await otherCopies()).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
  // Open pages use the copy from now on.
  await worker.clients.claim();
}

/** The file of the site at an address, ignoring the query; null if there is none. @param {URL} url */
function fileOf(url) {
  const here = new URL(scope);
  if (url.origin !== here.origin || !url.pathname.startsWith(here.pathname)) return null;
  const name = url.pathname.slice(here.pathname.length).replace(/(^|\/)$/, '$1index.html');
  if (/^v-[0-9a-f]{8}\//.test(name)) return name;
  // Some hosts have addresses without `.html`.
  const known = [name, `${name}.html`].find(
    (each) => Object.hasOwn(files, each) || others.includes(each),
  );
  return known ?? Object.keys(instead).find((page) => instead[page].includes(name)) ?? null;
}

/** What any of our copies has for a file. @param {string} name */
async function inAnyCopy(name) {
  for (const copy of [CACHE, ...(await otherCopies()).reverse()]) {
    const found = await (await caches.open(copy)).match(addressOf(name), { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Says that a page is not kept. @param {URL} url */
function absentPage(url) {
  const wanted = url.searchParams.get('lang') ?? /-([a-z]{2})\.html$/.exec(url.pathname)?.[1];
  const language = [wanted, navigator.language.slice(0, 2), 'en'].find(
    (each) => each && Object.hasOwn(absent, each),
  );
  const { title, text } = absent[language ?? 'en'];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="stylesheet" href="${addressOf(`${folder}/technique.css`)}"><header class="top"><a class="mark" href="${scope}">Sudoku Lab</a></header><main class="list"><h1>${title}</h1><p class="lead">${text}</p></main></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
}

/**
 * A file: of this version; in the folder of another version, of that one; else from the server, and from
 * then on kept.
 * @param {FetchEvent} event @param {string} name
 */
async function answer({ request }, name) {
  const cache = await caches.open(CACHE);
  const kept = isPage(name)
    ? await cache.match(addressOf(name), { ignoreVary: true })
    : await inAnyCopy(name);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.status === 200 && !response.redirected)
      await cache.put(addressOf(name), response.clone());
    return response;
  } catch (error) {
    if (request.mode !== 'navigate') throw error;
    return (await inAnyCopy(name)) ?? absentPage(new URL(request.url));
  }
}

/** Keeps what a page has loaded before this worker could. @param {string[]} addresses */
async function keepOpened(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    const name = fileOf(new URL(address));
    if (name && !(await inAnyCopy(name))) await cache.add(addressOf(name)).catch(() => {});
  }
}

/** Keeps a picture that was shared to the installed page, which opens then. @param {Request} request */
async function takePicture(request) {
  try {
    const picture = (await request.formData()).get('picture');
    if (picture instanceof File) await keepShared(scope, picture);
  } catch {
    // There is no room: the page opens without it.
  }
  return Response.redirect(scope, 303);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  const { type, addresses } = event.data ?? {};
  if (type === 'take over') worker.skipWaiting();
  if (type === 'opened') event.waitUntil(keepOpened(addresses));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.href === addressOf('?shared'))
    return event.respondWith(takePicture(request));
  const name = request.method === 'GET' && fileOf(url);
  if (name) event.respondWith(answer(event, name));
});
