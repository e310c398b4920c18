// Registers the service worker, which keeps a copy of the site for use without a network, and offers
// new versions. Loads last.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { savesData } from '../../base/platform/data.js';
import { takeShared } from '../../base/platform/shared.js';
import { strings } from './en.js';
import { takeOver } from './take-over.js';

/** @param {string} rel @param {string} name  of a file beside the page */
function addLink(rel, name) {
  const link = add(document.head, 'link');
  link.rel = rel;
  link.href = name;
}

/**
 * Offers a new version, once.
 * @param {import('../../base/words/words.js').Words} words
 * @param {() => void} reload
 */
function offer(words, reload) {
  if (document.querySelector('.newer')) return;
  const notice = document.createElement('p');
  notice.className = 'newer';
  document.querySelector('h1')?.after(notice);
  const text = add(notice, 'span');
  text.setAttribute('role', 'status');
  const button = addButton(notice, '', reload);
  const render = () => {
    text.textContent = words.of(strings).newer;
    button.textContent = words.of(strings).reload;
  };
  words.addEventListener('change', render);
  // Screen readers announce only changes in a region that already exists.
  setTimeout(render, 100);
}

/** @param {ServiceWorkerContainer} workers @param {import('../../base/words/words.js').Words} words */
async function register(workers, words) {
  const before = workers.controller;
  let reloading = false;
  /** @param {ServiceWorker | null} [worker]  the new version, if it waits */
  const tell = (worker) =>
    offer(words, () => {
      reloading = true;
      takeOver(worker, () => location.reload());
    });
  /** @param {ServiceWorker | null} worker */
  const follow = (worker) => {
    const look = () => worker?.state === 'installed' && workers.controller && tell(worker);
    worker?.addEventListener('statechange', look);
    look();
  };
  workers.addEventListener('message', ({ data }) => {
    if (data?.type === 'failed') console.warn(words.of(strings).notKept(data.message));
  });
  workers.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    else if (before) tell(); // another tab has activated it
  });
  const registration = await workers.register('service-worker.js', { updateViaCache: 'none' });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  follow(registration.waiting);
  const { active } = await workers.ready;
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  if (!before) active?.postMessage({ type: 'opened', addresses });
}

/**
 * Registers the service worker, which on the first visit fetches what the lab needs. Does nothing
 * if the browser provides no storage (a private window, blocked storage), or if it asks for little data
 * and there is no copy yet.
 * @param {import('../../base/words/words.js').Words} words
 * @param {(file: Blob) => void} take  takes what another page or app has given to this one
 */
export async function begin(words, take) {
  await words.add({ offline: strings });
  addLink('manifest', 'site.webmanifest');
  addLink('apple-touch-icon', 'icons/icon-192.png');
  const workers = navigator.serviceWorker;
  if (workers && (workers.controller || !savesData())) register(workers, words).catch(() => {});
  const file = await takeShared();
  if (file) take(file);
}
