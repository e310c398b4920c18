// The frame in which the user's program runs: its sandbox gives it an opaque origin, and its policy,
// which the worker inherits, forbids every request. The program runs in the worker only; this script
// starts it, passes on what it sends, and ends it.
// @ts-check
import { scriptOf } from '../../features/program/inside.js';
import { GRACE_MS, MOST_CHUNKS } from '../../features/program/limits.js';

/** @typedef {import('../../features/program/limits.js').Job} Job */
/** @typedef {import('../../features/program/limits.js').Why} Why */

/** @param {Job} job @param {MessagePort} port */
function run(job, port) {
  const { script, offset } = scriptOf(job);
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address);
  let chunks = 0;
  port.postMessage({ ready: true });

  /** @param {{end: Why, message?: string, line?: number, printed?: string[]}} last */
  function finish(last) {
    worker.terminate();
    worker.onmessage = worker.onerror = null;
    clearTimeout(timer);
    port.postMessage(last);
  }
  const timer = setTimeout(() => finish({ end: 'time' }), job.limits.milliseconds + GRACE_MS);
  worker.onmessage = ({ data }) => {
    if (data?.end) return finish(data);
    if (++chunks > MOST_CHUNKS || !data?.moves) return finish({ end: 'flood' });
    port.postMessage(data, [data.moves.buffer, data.lines.buffer]);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    const { message, lineno } = event;
    if (message) finish({ end: 'error', message, line: Math.max(0, lineno - offset) });
    else finish({ end: 'crash' });
  };
}

// The page sends one message; the worker has no access to this window.
addEventListener(
  'message',
  ({ data, source, ports: [port] }) => {
    if (source === parent && port) run(data, port);
  },
  { once: true },
);
