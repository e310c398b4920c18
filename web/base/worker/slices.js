// Long work in slices that let messages in.
//
// They give way through a MessageChannel: setTimeout would lose 4 ms a slice, and a promise alone
// would never let a message in.
// @ts-check

const SLICE = 4; // ms for all that is at work: what a stop waits for, besides its turn on a busy core

/** @type {(() => void)[]} */
const waiting = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => waiting.shift()?.();
/** @returns {Promise<void>} */
const giveWay = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

let atWork = 0;

/**
 * Calls `work`, which should take a millisecond or two, until it says that it is done (true), or the
 * task is stopped (false). What throws, throws.
 * @param {{stopped: boolean}} task
 * @param {() => boolean} work
 * @param {(now: number) => void} [tell]  called after every slice
 */
export async function slices(task, work, tell = () => {}) {
  ++atWork;
  try {
    for (;;) {
      const end = performance.now() + SLICE / atWork;
      let now;
      do {
        if (work()) return true;
        now = performance.now();
      } while (now < end);
      tell(now);
      await giveWay();
      if (task.stopped) return false;
    }
  } finally {
    --atWork;
  }
}
