// A lock that a worker holds while it lives: it becomes free when the worker dies, for whatever reason.
// There are no locks on an http site and in a sandboxed frame; nothing happens then.
// @ts-check

/**
 * Holds a lock as long as this thread lives.
 * @param {(name: string) => void} held  called with its name, which no other lock has, when it is held
 */
export function hold(held) {
  const name = `sudoku-worker-${Date.now()}-${Math.random()}`;
  const forever = () => new Promise(() => held(name));
  globalThis.navigator?.locks?.request(name, forever).catch(() => {});
}

/** Calls `action` when a lock is free. @param {string} name @param {AbortSignal} signal  ends the wait @param {() => void} action */
export function whenFree(name, signal, action) {
  globalThis.navigator?.locks?.request(name, { signal }, action).catch(() => {});
}
