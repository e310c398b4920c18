// A pool of workers that share one compiled module. A worker that dies is replaced, and what it was
// at is done once more by another.
//
// Until there is work, the workers exercise: a browser makes fast code only of what has run for a
// while (it makes it once for a module, whoever has it), and memory is slow when it is first used.
// @ts-check
import { exercises } from './warm-up.js';
import { Stock } from './buffer-pool.js';

/** @typedef {import('./batch-protocol.js').Answer} Answer */
/** @typedef {import('./batch-protocol.js').BatchFormat} BatchFormat */
/** @typedef {import('./batch-protocol.js').DoneReply} DoneReply */
/** @typedef {import('./batch-protocol.js').Question} Question */
/** @typedef {import('./batch-protocol.js').Reply} Reply */
/** @typedef {import('./batch-protocol.js').Request} Request */
/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

const QUEUE = 2; // questions that a worker has at a time, so that it need not wait for the next
const MOST_DEATHS = 5; // of workers at the same question
const MOST_DEATHS_AT_WORK = 2; // where the records may be to blame
const STILLBORN = 3; // so many workers in a row that die before they are ready: no more are tried
const MOST_WORKERS = 8;
const LONGEST_CHUNK = 1 << 20; // bytes
const AT_WORK = 1 << 22; // bytes of the chunks that all workers are at
const STOP = 1000; // ms until a worker that does not stop is ended the hard way

/**
 * @typedef {object} Asked
 * @property {Question} question
 * @property {number} deaths  of workers that were at it
 * @property {(answer: any) => void} resolve
 * @property {(reason: Error) => void} reject
 */

/**
 * @typedef {object} Member
 * @property {Worker} worker
 * @property {string} lock  name of a lock that it holds as long as it lives
 * @property {boolean} opened  was told to make the module
 * @property {boolean} ready
 * @property {Asked[]} asked  the first is at work
 * @property {AbortController} watch  of the lock that it holds
 */

/** Workers die of the records that they were to solve. */
export class Deadly extends Error {}

/** One for each processor. */
const usual = () => Math.min(globalThis.navigator?.hardwareConcurrency ?? 2, MOST_WORKERS);

const none = () => [].values();

let lastLock = 0;
const lockName = () => `sudoku-batch-${Date.now()}-${Math.random()}-${++lastLock}`;

export class Pool {
  #start;
  /** Workers that it has. */
  count;
  /** @type {Member[]} */
  #members = [];
  /** Questions that no worker has yet. @type {Asked[]} */
  #waiting = [];
  #inputs;
  #outputs;
  #lastId = 0;
  #stillborn = 0;
  #paused = false;
  /** Those that are left. @type {Iterator<Omit<WorkRequest, 'id'>>} */
  #exercises;
  /** @type {Error | null} */
  #over = null;

  /** The compiled module, once there is one. @type {WebAssembly.Module | null} */
  module = null;
  /** @type {BatchFormat[]} */
  formats = [];

  /**
   * @param {() => Worker} start  makes a worker of batch-worker.js
   * @param {number} [count]  default: one for each processor, 8 at most
   * @param {WebAssembly.Module | null} [module]  of another pool; such a pool does not exercise
   */
  constructor(start, count = usual(), module = null) {
    this.#start = start;
    this.count = count;
    this.module = module;
    this.#exercises = module ? none() : exercises(QUEUE * count, this.longestChunk);
    this.#inputs = new Stock(QUEUE * count);
    this.#outputs = new Stock(QUEUE * count);
    this.#fill();
  }

  /** A pool of so many workers beside this one, with the same module; it does not exercise. @param {number} count */
  beside(count) {
    const pool = new Pool(this.#start, count, this.module);
    pool.#exercises = none();
    return pool;
  }

  /** So many bytes a chunk of work should have at most. */
  get longestChunk() {
    return Math.min(LONGEST_CHUNK, AT_WORK / this.count);
  }

  /** Whether it takes no more questions: it was closed, or its workers could not be started. */
  get closed() {
    return this.#over !== null;
  }

  /** Starts the workers that are missing. */
  #fill() {
    while (this.#members.length < this.count && !this.#over) this.#spawn();
    this.#open();
  }

  /** Opens them: one alone until it has compiled the module, while the others start. */
  #open() {
    for (const member of this.#members) {
      if (member.opened) continue;
      if (!this.module && this.#members.some(({ opened }) => opened)) return;
      member.opened = true;
      this.#post(member, { type: 'open', module: this.module, lock: member.lock });
    }
  }

  #spawn() {
    const worker = this.#start();
    const watch = new AbortController();
    /** @type {Member} */
    const member = { worker, lock: lockName(), opened: false, ready: false, asked: [], watch };
    this.#members.push(member);
    worker.onmessage = ({ data }) => this.#take(member, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(member, event.message || 'the worker could not be started');
    };
    if (this.#paused) this.#post(member, { type: 'pause', paused: true });
  }

  /** @param {Member} member @param {Request} message */
  #post(member, message) {
    member.worker.postMessage(message);
  }

  /**
   * The bytes of a question stay here, a copy of them goes. Buffers travel to and fro: one that was
   * sent would stay in memory until a collector comes. @param {Member} member @param {Question} question
   */
  #send(member, question) {
    const { length } = question.bytes;
    const buffer = this.#inputs.take(length);
    const bytes = new Uint8Array(buffer, 0, length);
    bytes.set(question.bytes);
    if (question.type !== 'work')
      return member.worker.postMessage({ ...question, bytes }, [buffer]);
    const output = this.#outputs.take(0); // the worker knows how much it takes
    member.worker.postMessage({ ...question, bytes, output }, [buffer, output]);
  }

  /** Bytes of an answer that nobody looks at any more. @param {Uint8Array} bytes */
  recycle(bytes) {
    this.#outputs.give(bytes);
  }

  /** Some ends of a worker raise no event; but its lock comes free. @param {Member} member */
  #watch(member) {
    const { signal } = member.watch;
    globalThis.navigator?.locks
      ?.request(member.lock, { signal }, () => this.#lose(member, 'the worker was ended'))
      .catch(() => {}); // aborted, or a sandboxed frame, which has none
  }

  /** @param {Member} member @param {Reply} reply */
  #take(member, reply) {
    if (!this.#members.includes(member) || reply.type === 'stopped') return;
    if (reply.type === 'ready') {
      member.ready = true;
      this.module = reply.module;
      this.formats = reply.formats;
      this.#stillborn = 0;
      this.#watch(member);
      this.#open();
    } else if (reply.type === 'failed') {
      this.#lose(member, reply.message);
    } else {
      const at = member.asked.findIndex(({ question }) => question.id === reply.id);
      if (at >= 0) member.asked.splice(at, 1)[0].resolve(reply);
      if (reply.type !== 'inspected') this.#inputs.give(reply.bytes);
    }
    this.#deal();
  }

  /** Hands waiting questions to the workers that have fewest. */
  #deal() {
    while (this.#waiting.length > 0) {
      const free = this.#members.filter(({ ready, asked }) => ready && asked.length < QUEUE);
      if (free.length === 0) break;
      free.sort((a, b) => a.asked.length - b.asked.length);
      const asked = /** @type {Asked} */ (this.#waiting.shift());
      free[0].asked.push(asked);
      this.#send(free[0], asked.question);
    }
    this.#exercise();
  }

  #exercise() {
    for (const member of this.#members) {
      while (member.ready && member.asked.length < QUEUE) {
        const { value, done } = this.#exercises.next();
        if (done) return;
        const question = { ...value, id: ++this.#lastId };
        const resolve = (/** @type {DoneReply} */ { output }) => this.recycle(output);
        member.asked.push({ question, deaths: 0, resolve, reject() {} });
        this.#send(member, question);
      }
    }
  }

  /** @param {Member} member @param {string} message */
  #lose(member, message) {
    const at = this.#members.indexOf(member);
    if (at < 0) return;
    this.#members.splice(at, 1);
    this.#end(member);
    const [current, ...others] = member.asked;
    this.#waiting.unshift(...others);
    if (current) this.#again(current, message);
    if (!member.ready && ++this.#stillborn === STILLBORN) this.close(new Error(message));
    this.#fill();
    this.#deal();
  }

  /** @param {Asked} asked @param {string} message */
  #again(asked, message) {
    ++asked.deaths;
    const { question, deaths } = asked;
    const solves = question.type === 'work' && !question.markCrashed;
    if (solves && deaths === MOST_DEATHS_AT_WORK) return asked.reject(new Deadly(message));
    if (deaths === MOST_DEATHS) return asked.reject(new Error(message));
    this.#waiting.unshift(asked);
  }

  /** @param {Member} member */
  #end({ worker, watch }) {
    watch.abort();
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  }

  /**
   * Rejects where worker after worker dies of it (`Deadly`, if these were to solve something), or
   * where the pool is closed first.
   * @param {{type: string, [detail: string]: unknown}} question  without an id
   * @returns {Promise<any>} its answer
   */
  ask(question) {
    return new Promise((resolve, reject) => {
      if (this.#over) return reject(this.#over);
      if (question.type === 'work') this.#exercises = none();
      const sent = /** @type {Question} */ ({ ...question, id: ++this.#lastId });
      this.#waiting.push({ question: sent, deaths: 0, resolve, reject });
      this.#deal();
    });
  }

  /** Holds all work, or goes on. @param {boolean} paused */
  pause(paused) {
    this.#paused = paused;
    for (const member of this.#members) this.#post(member, { type: 'pause', paused });
  }

  /**
   * Ends all workers, gently first: one ended in the middle of its work would go on burning a core
   * for seconds. Questions without an answer are rejected. @param {Error} reason
   */
  close(reason) {
    if (this.#over) return;
    this.#over = reason;
    const left = [...this.#members.flatMap(({ asked }) => asked), ...this.#waiting];
    for (const { reject } of left) reject(reason);
    this.#waiting = [];
    for (const member of this.#members) {
      const timer = setTimeout(() => this.#end(member), STOP);
      member.worker.onmessage = ({ data }) => {
        if (data.type !== 'stopped') return;
        clearTimeout(timer);
        this.#end(member);
      };
      member.watch.abort();
      this.#post(member, { type: 'stop' });
    }
    this.#members = [];
  }
}
