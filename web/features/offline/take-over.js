// Activates a new version of the page.
// @ts-check

const WAIT_MS = 1500; // before the new worker is asked again, and then before the reload

/**
 * Asks the new service worker to take over; the page should reload when it has. Chromium sometimes
 * leaves the worker `installed`; it is then asked once more, and the page is reloaded in any case.
 * @param {Pick<ServiceWorker, 'state' | 'postMessage'> | null | undefined} worker  the new version;
 *   undefined if another tab has activated it
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
