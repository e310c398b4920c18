// How the worker moves a run: to a step, to an event, or ahead while playing.
// @ts-check
import { slices } from '../base/worker/slices.js';

/** @typedef {import('./held-run.js').HeldRun} HeldRun */
/** @typedef {import('../../wasm/run.d.ts').Run} Run */
/** @typedef {import('../../wasm/run.d.ts').RunModule} RunModule */
/** @typedef {import('../base/worker/serve.js').Task} Task */
/** @typedef {import('./run-protocol.js').Extent} Extent */
/** @typedef {import('./run-protocol.js').View} View */

/**
 * @typedef {object} Context
 * @property {RunModule} module
 * @property {string[]} kinds  names of the kinds of events, by number
 * @property {Map<number, HeldRun>} runs  by their numbers
 */

/** The most events that one reply holds. */
export const LONGEST_LOG = 10_000;
export const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** What is known of the length of a run. @param {Run} run @returns {Extent} */
export const extentOf = (run) => ({
  length: run.length(),
  ended: run.ended(),
  depthProfile: run.depthProfile(),
  segmentLength: run.segmentLength(),
  memory: run.memory(),
});

/** Whether a run is at its last step. @param {Run} run */
export const atEnd = (run) => run.ended() && run.position() === run.length();

/** The reply that shows the step of a run. @param {HeldRun} held @param {View['why']} why @returns {View} */
export const viewOf = ({ number, run, trace }, why) => ({
  run: number,
  snapshot: run.snapshot(),
  extent: extentOf(run),
  why,
  ...(trace && { trace }),
});

/** Goes to a known step, even if the task is stopped. @param {HeldRun} held @param {number} step */
export const back = ({ run, passing }, step) =>
  slices({ stopped: false }, () => passing.spend((budget) => run.seek(step, budget)));

/**
 * Goes to a step; with `milliseconds`, to the last one that is known when the time is up.
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').GoRequest} request
 * @param {Task} task
 * @returns {Promise<View['why']>}
 */
async function goToStep(held, { step, milliseconds = Infinity }, task) {
  const { run, passing } = held;
  const end = performance.now() + milliseconds;
  const goal = step ?? run.position();
  let reached = false;
  const done = await slices(task, () => {
    reached = passing.spend((budget) => run.seek(goal, budget));
    return reached || performance.now() >= end;
  });
  if (reached) return '';
  if (!done) return 'stopped';
  await back(held, run.length());
  return 'unfinished';
}

/**
 * Goes to the first later step whose depth is smaller than that of this step.
 * @param {HeldRun} held
 * @param {Task} task
 * @param {Context} context
 * @returns {Promise<View['why']>}
 */
async function goOut({ run, looking }, task, context) {
  const [place, remove] = ['place', 'remove'].map((name) => context.kinds.indexOf(name));
  let below = 0; // the depth relative to that of this step
  const work = () =>
    looking.spend((budget) => {
      const from = run.position();
      const events = run.read(Math.min(budget, LONGEST_LOG));
      for (let i = 0; i < events.length; i++) {
        const kind = events[i] & 31;
        if (kind === place) below++;
        else if (kind === remove) below--;
        if (below < 0) return run.seek(from + i + 1, NO_LIMIT);
      }
      return atEnd(run);
    });
  if (!(await slices(task, work))) return 'stopped';
  return below < 0 ? 'found' : 'none';
}

/**
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').GoRequest} request
 * @param {Task} task
 * @param {Context} context
 * @returns {Promise<View['why']>}
 */
async function go(held, request, task, context) {
  const { find, wanted } = request;
  if (task.stopped) return 'stopped';
  if (find === 'out') return goOut(held, task, context);
  if (!find || !wanted) return goToStep(held, request, task);
  const { run, looking } = held;
  const next = find === 'next';
  const { kinds, labels } = wanted;
  let found = /** @type {import('../../wasm/run.d.ts').Found} */ ('paused');
  const work = () =>
    looking.spend((budget) => {
      found = next ? run.findNext(kinds, labels, budget) : run.findPrevious(kinds, labels, budget);
      return found !== 'paused';
    });
  if (!(await slices(task, work))) return 'stopped';
  if (!next && found === 'none') run.seek(0, NO_LIMIT);
  return found === 'found' ? 'found' : 'none';
}

/**
 * Moves, and also returns the step before the one reached.
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').GoRequest} request
 * @param {Task} task
 * @param {Context} context
 */
export async function goAndView(held, request, task, context) {
  const why = await go(held, request, task, context);
  const { run } = held;
  const step = run.position();
  if (why === 'stopped' || step === 0) return viewOf(held, why);
  await back(held, step - 1);
  const before = run.snapshot();
  await back(held, step);
  return { ...viewOf(held, why), before };
}

/**
 * Goes ahead by a number of wanted events, up to a breakpoint or until the time is up.
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').PlayRequest} request
 * @param {Task} task
 * @param {Context} context
 */
export async function play(held, request, task, { kinds: names }) {
  const { run, passing, looking } = held;
  const { count, wanted, breakpoints, milliseconds } = request;
  const end = performance.now() + milliseconds;
  let why = /** @type {View['why']} */ ('');

  const goal = run.position() + count;
  const pass = (/** @type {number} */ budget) => {
    run.seek(Math.min(goal, run.position() + budget), NO_LIMIT);
    if (run.position() === goal) why = 'found';
    else if (atEnd(run)) why = 'none';
    return why !== '';
  };

  let left = count;
  const { kinds, labels } = count === Infinity ? { kinds: 0, labels: 0 } : wanted;
  const look = (/** @type {number} */ budget) => {
    const gone = run.advanceMatching(kinds, labels, left, breakpoints, budget);
    left = gone.left;
    if (gone.found === 'found') why = left > 0 ? 'breakpoint' : 'found';
    else if (gone.found === 'none') why = 'none';
    return why !== '';
  };

  const allKinds = 2 ** names.length - 2; // the kind 0 is none
  const everything = (wanted.kinds & allKinds) === allKinds || count === Infinity;
  const passes = breakpoints === 0 && everything;
  const work = () =>
    (passes ? passing.spend(pass) : looking.spend(look)) || performance.now() >= end;
  const done = !task.stopped && (await slices(task, work));
  return { ...viewOf(held, done ? why : 'stopped'), left };
}
