// The page's side of being there without a network: has the service worker keep a copy of the site,
// and tells when there is a newer one. A bundle of its own, which comes last.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { strings } from './en.js';

/** @param {string} rel @param {string} name */
function addLink(rel, name) {
  const link = add(document.head, 'link');
  link.rel = rel;
  link.href = new URL(name, import.meta.url).href;
}

/** Says that there is a newer version, once. @param {() => void} reload */
function offer(reload) {
  if (document.querySelector('.newer')) return;
  addLink('stylesheet', 'newer.css');
  const notice = document.createElement('p');
  notice.className = 'newer';
  document.querySelector('h1')?.after(notice);
  const text = add(notice, 'span');
  text.setAttribute('role', 'status');
  // A region that comes with its text is not read out.
  setTimeout(() => (text.textContent = strings.newer), 100);
  addButton(notice, strings.reload, reload);
}

/** @param {ServiceWorkerContainer} workers */
async function register(workers) {
  const before = workers.controller;
  let reloading = false;
  /** @param {ServiceWorker | null} [worker]  the newer version, where it waits */
  const tell = (worker) =>
    offer(() => {
      reloading = true;
      if (worker?.state === 'installed') worker.postMessage({ type: 'take over' });
      else location.reload();
    });
  /** @param {ServiceWorker | null} worker */
  const follow = (worker) => {
    const look = () => worker?.state === 'installed' && workers.controller && tell(worker);
    worker?.addEventListener('statechange', look);
    look();
  };
  workers.addEventListener('message', ({ data }) => {
    if (data?.type === 'failed') console.warn(strings.notKept(data.message));
  });
  workers.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    else if (before) tell(); // asked for in another tab
  });
  const registration = await workers.register(new URL('service-worker.js', import.meta.url), {
    updateViaCache: 'none',
  });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  follow(registration.waiting);
}

/**
 * Costs a request for the service worker, and on the first visit one for each file of the site.
 * Where a browser keeps nothing (a private window, storage that is blocked), nothing happens.
 * @param {typeof import('../../base/words/language.js').speak} speak  brings the page's language
 */
export async function begin(speak) {
  await speak({ offline: strings });
  addLink('manifest', 'site.webmanifest');
  addLink('apple-touch-icon', 'icons/icon-192.png');
  if (navigator.serviceWorker) register(navigator.serviceWorker).catch(() => {});
}
