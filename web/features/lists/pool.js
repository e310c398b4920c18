// A pool of workers that share one compiled module. A worker that dies is replaced, and another one
// repeats its question.
//
// Until there is work, the workers warm up: browsers optimize code only after it has run for a while
// (once per module, for all workers), and memory is slow when it is first used.
// @ts-check
import { BufferPool } from './buffer-pool.js';
import { WatchedWorker } from '../../base/worker/watched.js';
import { warmUps } from './warm-up.js';

/** @typedef {import('./batch-protocol.js').Answer} Answer */
/** @typedef {import('./batch-protocol.js').Answers} Answers */
/** @typedef {import('./batch-protocol.js').BatchFormat} BatchFormat */
/** @typedef {import('./batch-protocol.js').DoneReply} DoneReply */
/** @typedef {import('./batch-protocol.js').Question} Question */
/** @typedef {import('./batch-protocol.js').Reply} Reply */
/** @typedef {import('./batch-protocol.js').Request} Request */
/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

const QUEUE = 2; // questions per worker, so that workers do not wait for questions
const MOST_DEATHS = 5; // of workers with the same question
const MOST_DEATHS_AT_WORK = 2; // with the same chunk, in which a record may be the cause
const MOST_FAILED_STARTS = 3; // in a row; then the pool closes
const MOST_WORKERS = 8;
const LONGEST_CHUNK = 1 << 20; // bytes
const AT_WORK = 1 << 22; // bytes of all chunks that are being solved

/**
 * @typedef {object} Asked
 * @property {Question} question
 * @property {number} deaths  of workers that were asked it
 * @property {(answer: never) => void} resolve  takes the answer to the question
 * @property {(reason: Error) => void} reject
 */

/**
 * @typedef {object} Member
 * @property {WatchedWorker<Reply>} worker
 * @property {boolean} opened  whether `open` was sent
 * @property {boolean} ready
 * @property {Asked[]} asked  the first is being answered
 * @property {() => void} stopped  called when it has stopped, after `close`
 */

/** The error if several workers have died with the same records. */
export class WorkersDied extends Error {}

/** The default number of workers. */
const usualCount = () => Math.min(globalThis.navigator?.hardwareConcurrency ?? 2, MOST_WORKERS);

const none = () => [].values();

export class Pool {
  #start;
  /** The number of workers. */
  count;
  /** @type {Member[]} */
  #members = [];
  /** Questions that have not been sent yet. @type {Asked[]} */
  #waiting = [];
  #inputs;
  #outputs;
  #lastId = 0;
  #failedStarts = 0;
  #paused = false;
  /** The remaining questions of the warm-up. @type {Iterator<Omit<WorkRequest, 'id'>>} */
  #warmUps;
  /** @type {Error | null} */
  #over = null;

  /** The compiled module; null until a worker has compiled it. @type {WebAssembly.Module | null} */
  module = null;
  /** @type {BatchFormat[]} */
  formats = [];
  /** The compiled module `logic`; null until `compileRater`. @type {WebAssembly.Module | null} */
  rater = null;

  /**
   * @param {() => Worker} start  makes a worker of batch-worker.js
   * @param {number} [count]  default: the number of processors, at most 8
   * @param {WebAssembly.Module | null} [module]  of another pool; then there is no warm-up
   */
  constructor(start, count = usualCount(), module = null) {
    this.#start = start;
    this.count = count;
    this.module = module;
    this.#warmUps = module ? none() : warmUps(QUEUE * count, this.longestChunk);
    this.#inputs = new BufferPool(QUEUE * count);
    this.#outputs = new BufferPool(QUEUE * count);
    this.#fill();
  }

  /** Creates another pool with the same module, without warm-up. @param {number} count */
  beside(count) {
    const pool = new Pool(this.#start, count, this.module);
    pool.#warmUps = none();
    return pool;
  }

  /** Recommended maximum length of a chunk in bytes. */
  get longestChunk() {
    return Math.min(LONGEST_CHUNK, AT_WORK / this.count);
  }

  /** Whether the pool is closed, by `close` or because its workers could not be started. */
  get closed() {
    return this.#over !== null;
  }

  /** Starts the workers that are missing. */
  #fill() {
    while (this.#members.length < this.count && !this.#over) this.#spawn();
    this.#open();
  }

  /** Opens the workers. The first compiles the module for all. */
  #open() {
    for (const member of this.#members) {
      if (member.opened) continue;
      if (!this.module && this.#members.some(({ opened }) => opened)) return;
      member.opened = true;
      this.#post(member, { type: 'open', module: this.module });
    }
  }

  #spawn() {
    const worker = new WatchedWorker(this.#start, {
      take: (reply) => this.#take(member, reply),
      lost: (message) => this.#lose(member, message),
      restart: () => this.#replace(member),
    });
    /** @type {Member} */
    const member = { worker, opened: false, ready: false, asked: [], stopped() {} };
    this.#members.push(member);
    if (this.#paused) this.#post(member, { type: 'pause', paused: true });
  }

  /** @param {Member} member @param {Request} message */
  #post = ({ worker }, message) => worker.post(message);

  /**
   * Sends a question with a copy of its bytes, so that the question can be repeated if the worker dies.
   * Buffers are transferred in both directions and reused.
   * @param {Member} member
   * @param {Question} question
   */
  #send(member, question) {
    member.worker.questions = member.asked.length;
    if (question.type === 'compile') return this.#post(member, question);
    const { length } = question.bytes;
    const buffer = this.#inputs.take(length);
    const bytes = new Uint8Array(buffer, 0, length);
    bytes.set(question.bytes);
    if (question.type !== 'work') return member.worker.post({ ...question, bytes }, [buffer]);
    const output = this.#outputs.take(0); // the worker allocates what is missing
    member.worker.post({ ...question, bytes, output }, [buffer, output]);
  }

  /** Reuses the bytes of an answer. @param {Uint8Array} bytes */
  recycle(bytes) {
    this.#outputs.give(bytes);
  }

  /** @param {Member} member @param {Reply} reply */
  #take(member, reply) {
    if (reply.type === 'stopped') return member.stopped();
    if (!this.#members.includes(member)) return;
    if (reply.type === 'ready') {
      member.ready = true;
      this.module = reply.module;
      this.formats = reply.formats;
      this.#failedStarts = 0;
      this.#open();
    } else if (reply.type === 'failed') {
      this.#lose(member, reply.message);
    } else {
      const at = member.asked.findIndex(({ question }) => question.id === reply.id);
      if (at >= 0) member.asked.splice(at, 1)[0].resolve(/** @type {never} */ (reply));
      member.worker.questions = member.asked.length;
      if (reply.type === 'cut' || reply.type === 'done') this.#inputs.give(reply.bytes);
    }
    this.#deal();
  }

  /** Sends waiting questions to the workers with the fewest open questions. */
  #deal() {
    while (this.#waiting.length > 0) {
      const free = this.#members.filter(({ ready, asked }) => ready && asked.length < QUEUE);
      if (free.length === 0) break;
      free.sort((a, b) => a.asked.length - b.asked.length);
      const asked = /** @type {Asked} */ (this.#waiting.shift());
      free[0].asked.push(asked);
      this.#send(free[0], asked.question);
    }
    this.#warmUp();
  }

  #warmUp() {
    for (const member of this.#members) {
      while (member.ready && member.asked.length < QUEUE) {
        const { value, done } = this.#warmUps.next();
        if (done) return;
        const question = { ...value, id: ++this.#lastId };
        const resolve = (/** @type {DoneReply} */ { output }) => this.recycle(output);
        member.asked.push({ question, deaths: 0, resolve, reject() {} });
        this.#send(member, question);
      }
    }
  }

  /** Removes a worker. @param {Member} member @returns {boolean}  false if it was removed before */
  #remove(member) {
    const at = this.#members.indexOf(member);
    if (at >= 0) this.#members.splice(at, 1);
    member.worker.terminate();
    return at >= 0;
  }

  /** Starts another worker instead of one that is late. @param {Member} member */
  #replace(member) {
    if (!this.#remove(member)) return;
    this.#waiting.unshift(...member.asked);
    this.#fill();
    this.#deal();
  }

  /** @param {Member} member @param {string} message */
  #lose(member, message) {
    if (!this.#remove(member)) return;
    const [current, ...others] = member.asked;
    this.#waiting.unshift(...others);
    if (current) this.#again(current, message);
    if (!member.ready && ++this.#failedStarts === MOST_FAILED_STARTS)
      this.close(new Error(message));
    this.#fill();
    this.#deal();
  }

  /** @param {Asked} asked @param {string} message */
  #again(asked, message) {
    ++asked.deaths;
    const { question, deaths } = asked;
    const solves = question.type === 'work' && !question.markCrashed;
    if (solves && deaths === MOST_DEATHS_AT_WORK) return asked.reject(new WorkersDied(message));
    if (deaths === MOST_DEATHS) return asked.reject(new Error(message));
    this.#waiting.unshift(asked);
  }

  /**
   * Asks a question. Rejects if several workers die with it (with `WorkersDied` if it was `work`), or
   * if the pool is closed first.
   * @template {keyof Answers} Type
   * @param {{type: Type} & Omit<Extract<Question, {type: Type}>, 'id'>} question
   * @param {boolean} [first]  before the questions that wait
   * @returns {Promise<Answers[Type]>}
   */
  ask(question, first = false) {
    return new Promise((resolve, reject) => {
      if (this.#over) return reject(this.#over);
      if (question.type === 'work') this.#warmUps = none();
      const sent = /** @type {Question} */ (
        /** @type {object} */ ({ ...question, id: ++this.#lastId })
      );
      this.#waiting[first ? 'unshift' : 'push']({ question: sent, deaths: 0, resolve, reject });
      this.#deal();
    });
  }

  /** Compiles the module `logic` once. Rejects if it cannot be loaded. */
  async compileRater() {
    this.rater ??= (await this.ask({ type: 'compile', name: 'logic' })).module;
    return this.rater;
  }

  /** Pauses all work, or resumes it. @param {boolean} paused */
  pause(paused) {
    this.#paused = paused;
    for (const member of this.#members) this.#post(member, { type: 'pause', paused });
  }

  /**
   * Ends all workers and rejects open questions. Those at work are asked to stop first, which takes a few
   * milliseconds: a worker that is terminated while computing can keep a core busy for seconds.
   * @param {Error} reason
   */
  close(reason) {
    if (this.#over) return;
    this.#over = reason;
    const left = [...this.#members.flatMap(({ asked }) => asked), ...this.#waiting];
    for (const { reject } of left) reject(reason);
    this.#waiting = [];
    for (const member of this.#members) {
      member.stopped = () => member.worker.terminate();
      if (member.ready) this.#post(member, { type: 'stop' });
      else member.stopped();
    }
    this.#members = [];
  }
}
