// The worker's side of requests.js: the loop that every worker of the page runs.
//
// A question has an id and gets exactly one last reply, which names the id: the answer, or `failed`.
// Any number of `progress` messages may precede it. `stop` has no reply: the request that it names
// ends as soon as it can and answers with what it has. A `failed` without an id is the end of the worker:
// it could not load what it needs, or an answer has thrown, after which the memory of a module cannot be
// trusted. `started`, `held`, `loading` and `loaded` are for watched.js.
// @ts-check
import { hold } from './lock.js';

/**
 * A request that is being carried out.
 * @template [Progress=never]
 * @typedef {object} Task
 * @property {boolean} stopped  set when the task must end with what it has
 * @property {number} started  when its work began, as `performance.now()`
 * @property {(facts: Progress) => void} progress  posts a progress message
 * @property {Transferable[]} transfer  what the last reply transfers; the answer fills it
 */

/**
 * What answers the questions of a table: by type, the last reply without its id.
 * @template Context
 * @template {Record<string, {asks: object, progress: object, answer: object}>} T  see Table in requests.js
 * @typedef {{[K in keyof T]: (context: Context, request: T[K]['asks'], task: Task<T[K]['progress']>)
 *   => T[K]['answer'] | Promise<T[K]['answer']>}} Answers
 */

/**
 * @template Context
 * @typedef {object} Service
 * @property {() => Promise<Context>} load  loads what the answers need, such as a WebAssembly
 *   module. Called once, for the first request
 * @property {boolean} [early]  load at once, not with the first request
 * @property {Record<string, (context: Context, request: never, task: Task<object>) => object | Promise<object>>}
 *   answers  see Answers
 * @property {Record<string, (message: never, context: () => Promise<Context>) => void>} [notes]  by type
 *   of message that has no reply
 * @property {(context: Context) => void} [after]  called after each answer
 */

/** Thrown by an answer that cannot be given; the worker stays in use, unlike after other errors. */
export class Refusal extends Error {
  toString() {
    return this.message;
  }
}

/**
 * Sends a message to the page.
 * @param {object} message
 * @param {Transferable[]} [transfer]
 */
export const post = (message, transfer = []) => self.postMessage(message, { transfer });

/**
 * Loads something once, and reports that it does.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {() => Promise<T>}  rejects if it cannot be loaded
 */
export function once(load) {
  /** @type {Promise<T> | null} */
  let loading = null;
  return () => {
    if (loading) return loading;
    post({ type: 'loading' });
    loading = load();
    const loaded = () => post({ type: 'loaded' });
    loading.then(loaded, loaded);
    return loading;
  };
}

/**
 * Answers the messages to this worker from now on.
 * @template Context
 * @param {Service<Context>} service
 */
export function serve({ load, early = false, answers, notes = {}, after = () => {} }) {
  /** @type {Map<number, Task<object>>} */
  const tasks = new Map();
  const context = once(load);
  const fail = (/** @type {unknown} */ error) => post({ type: 'failed', message: String(error) });

  /** @param {{id: number, type: string}} request */
  async function answer(request) {
    const { id, type } = request;
    const progress = (/** @type {object} */ facts) => post({ ...facts, id, type: 'progress' });
    /** @type {Task<object>} */
    const task = { stopped: false, started: performance.now(), progress, transfer: [] };
    tasks.set(id, task);
    try {
      if (!Object.hasOwn(answers, type)) throw new Refusal(`no answer to ${type}`);
      const loaded = await context();
      task.started = performance.now(); // the time for loading is not part of the answer
      post(
        { ...(await answers[type](loaded, /** @type {never} */ (request), task)), id },
        task.transfer,
      );
      after(loaded);
    } catch (error) {
      if (error instanceof Refusal) post({ id, type: 'failed', message: String(error) });
      else fail(error);
    }
    tasks.delete(id);
  }

  self.onmessage = ({ data }) => {
    const { type, target } = data;
    if (Object.hasOwn(notes, type)) return notes[type](/** @type {never} */ (data), context);
    if (type !== 'stop') return answer(data);
    const task = tasks.get(target);
    if (task) task.stopped = true;
  };
  post({ type: 'started' });
  hold((lock) => post({ type: 'held', lock }));
  if (early) context().catch(fail);
}
