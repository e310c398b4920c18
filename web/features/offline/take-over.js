// How a new version of the page takes over.
// @ts-check

const WAIT_MS = 1500; // for the new service worker, before it is asked again, and before the reload

/**
 * Asks the new service worker to take over; the page should reload when it has. Chromium sometimes
 * leaves the worker `installed`: then it is asked once more, and the page reloads in any case.
 * @param {Pick<ServiceWorker, 'state' | 'postMessage'> | null | undefined} worker  the new version;
 *   none if another tab has activated it
 * @param {() => void} reload
 * @param {number} [wait]  in ms
 */
export function takeOver(worker, reload, wait = WAIT_MS) {
  const waits = () => worker?.state === 'installed';
  const ask = () => worker?.postMessage({ type: 'take over' });
  if (!waits()) return reload();
  ask();
  setTimeout(() => {
    if (waits()) ask();
    setTimeout(reload, waits() ? wait : 0);
  }, wait);
}
