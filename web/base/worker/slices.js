// Long work in slices, between which the worker receives messages.
//
// A slice yields through a MessageChannel: setTimeout would add 4 ms to each slice, and awaiting a
// promise alone lets no message in.
// @ts-check

/** Length of a slice, shared by all running tasks: the longest time that a stop message waits. */
const SLICE_MS = 4;

/** @type {(() => void)[]} */
const waiting = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => waiting.shift()?.();
/** @returns {Promise<void>} */
const yieldToMessages = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

let atWork = 0;

/**
 * Calls `work` until it returns true, and lets messages in after every few milliseconds.
 * @param {{stopped: boolean}} task  set `stopped` to end the work
 * @param {() => boolean} work  does a millisecond or two of work; true when all is done
 * @param {(now: number) => void} [tell]  called after every slice
 * @returns {Promise<boolean>} false if the task was stopped before the work was done; rejects with
 *   what `work` throws
 */
export async function slices(task, work, tell = () => {}) {
  ++atWork;
  try {
    for (;;) {
      const end = performance.now() + SLICE_MS / atWork;
      let now;
      do {
        if (work()) return true;
        now = performance.now();
      } while (now < end);
      tell(now);
      await yieldToMessages();
      if (task.stopped) return false;
    }
  } finally {
    --atWork;
  }
}

/**
 * Limits how often progress is reported.
 * @param {number} interval  milliseconds between two calls of `tell`, and before the first
 * @param {(now: number) => void} tell
 * @returns {(now: number) => void}  for `slices`
 */
export function every(interval, tell) {
  let last = performance.now();
  return (now) => {
    if (now - last < interval) return;
    last = now;
    tell(now);
  };
}
