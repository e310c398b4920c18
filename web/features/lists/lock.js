// A lock that a worker holds while it lives: it becomes free when the worker dies, for whatever reason.
// There are no locks on an http site and in a sandboxed frame; nothing happens then.
// @ts-check

let last = 0;

/** A name that no other lock has. */
export const lockName = () => `sudoku-batch-${Date.now()}-${Math.random()}-${++last}`;

/** Holds a lock as long as this thread lives. Resolves when it is held or there are no locks. @param {string} name */
export const hold = (name) =>
  new Promise((holds) => {
    const { locks } = globalThis.navigator ?? {};
    if (!locks) return holds(undefined);
    const forever = () => new Promise(() => holds(undefined));
    locks.request(name, forever).catch(holds);
  });

/** Calls `action` when a lock is free. @param {string} name @param {AbortSignal} signal  ends the wait @param {() => void} action */
export function whenFree(name, signal, action) {
  globalThis.navigator?.locks?.request(name, { signal }, action).catch(() => {});
}
