// The worker that runs the algorithms: carries out the requests of run-protocol.js.
// @ts-check
import { Held } from './held-run.js';
import { makeModule } from '#wasm';
import { SURVEY_LIMIT } from './run-protocol.js';
import { slices } from '../base/worker/slices.js';

/** @typedef {import('../../wasm/run.d.ts').Run} Run */
/** @typedef {import('../../wasm/run.d.ts').RunModule} RunModule */
/** @typedef {import('./run-protocol.js').Extent} Extent */
/** @typedef {import('./run-protocol.js').LastReply} LastReply */
/** @typedef {import('./run-protocol.js').Reply} Reply */
/** @typedef {import('./run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('./run-protocol.js').View} View */
/** @typedef {import('./held-run.js').Task} Task */

const RHYTHM = 100; // ms between two progress messages of a survey
const LONGEST_LOG = 10_000;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** @type {Map<number, Task>} */
const tasks = new Map();
/** @type {Map<number, Held>} */
const runs = new Map();

/** @type {Promise<RunModule> | null} */
let loading = null;
async function instantiate() {
  /** @type {RunModule} */
  const module = await makeModule('run');
  post({ type: 'ready', algorithms: module.algorithms(), kinds: module.kinds() });
  return module;
}
const load = () => (loading ??= instantiate());

/** @param {Reply} reply */
const post = (reply) => self.postMessage(reply);

/** @param {Run} run @returns {Extent} */
const extentOf = (run) => ({
  length: run.length(),
  ended: run.ended(),
  depthProfile: run.depthProfile(),
  segmentLength: run.segmentLength(),
  memory: run.memory(),
});

/** @param {number} id @param {Held} held @param {View['why']} why @returns {View} */
const viewOf = (id, { number, run, trace }, why) => ({
  id,
  type: 'view',
  run: number,
  snapshot: run.snapshot(),
  extent: extentOf(run),
  why,
  ...(trace && { trace }),
});

/** @param {number} number */
function close(number) {
  runs.get(number)?.close();
  runs.delete(number);
}

/** @param {Held} held @param {import('./run-protocol.js').GoRequest} request @param {Task} task */
async function go({ run, passing, looking }, { step, find, wanted }, task) {
  if (!find || !wanted) {
    const work = () => passing.spend((budget) => run.seek(step ?? run.position(), budget));
    return !task.stopped && (await slices(task, work)) ? '' : 'stopped';
  }
  const next = find === 'next';
  const { kinds, labels } = wanted;
  let found = /** @type {import('../../wasm/run.d.ts').Found} */ ('paused');
  const work = () =>
    looking.spend((budget) => {
      found = next ? run.findNext(kinds, labels, budget) : run.findPrevious(kinds, labels, budget);
      return found !== 'paused';
    });
  if (task.stopped || !(await slices(task, work))) return 'stopped';
  if (!next && found === 'none') run.seek(0, NO_LIMIT);
  return found === 'found' ? 'found' : 'none';
}

/**
 * @param {Held} held
 * @param {import('./run-protocol.js').PlayRequest} request
 * @param {Task} task
 * @param {boolean} everything  all events are wanted
 */
async function play({ run, passing, looking }, request, task, everything) {
  const { count, wanted, breakpoints, milliseconds } = request;
  const end = performance.now() + milliseconds;
  let why = /** @type {View['why']} */ ('');

  const goal = run.position() + count;
  const pass = (/** @type {number} */ budget) => {
    run.seek(Math.min(goal, run.position() + budget), NO_LIMIT);
    if (run.position() === goal) why = 'found';
    else if (run.ended() && run.position() === run.length()) why = 'none';
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

  const passes = breakpoints === 0 && (everything || count === Infinity);
  const work = () =>
    (passes ? passing.spend(pass) : looking.spend(look)) || performance.now() >= end;
  return !task.stopped && (await slices(task, work)) ? why : 'stopped';
}

/** @param {Held} held @param {import('./run-protocol.js').SurveyRequest} request @param {Task} task */
async function survey({ run, passing }, { id, limit }, task) {
  const end = Math.min(limit, SURVEY_LIMIT);
  let told = performance.now();
  const done = await slices(
    task,
    () =>
      passing.spend((budget) => {
        const missing = end - run.length();
        return missing <= 0 || run.extend(Math.min(budget, missing));
      }),
    (now) => {
      if (now - told < RHYTHM) return;
      told = now;
      post({ id, type: 'progress', extent: extentOf(run) });
    },
  );
  return done ? '' : 'stopped';
}

/** @param {Held} held @param {number} step */
const back = ({ run, passing }, step) =>
  slices({ stopped: false }, () => passing.spend((budget) => run.seek(step, budget)));

/** @param {Held} held @param {import('./run-protocol.js').LogRequest} request @param {Task} task */
async function log(held, { from, count }, task) {
  const { run, passing } = held;
  const position = run.position();
  const there = await slices(task, () => passing.spend((budget) => run.seek(from, budget)));
  const reached = there && run.position() === from;
  const events = run.read(reached ? Math.min(count, LONGEST_LOG) : 0);
  await back(held, position);
  return events;
}

/** @param {Held} held @param {import('./run-protocol.js').ExportRequest} request @param {Task} task */
async function exported(held, { limit }, task) {
  const { run, looking } = held;
  const position = run.position();
  /** @type {string[]} */
  const texts = [];
  let left = limit;
  let cut = false;
  run.seek(0, NO_LIMIT);
  const work = () =>
    looking.spend((budget) => {
      const part = run.readTrace(budget, left);
      texts.push(part.text);
      left -= part.moves;
      cut = part.cut;
      return cut || (run.ended() && run.position() === run.length());
    });
  const done = !task.stopped && (await slices(task, work));
  await back(held, position);
  return { text: texts.join(''), complete: done && !cut };
}

/** @param {number} id @param {number} number @param {Run} run @param {TraceReport} [trace] */
function hold(id, number, run, trace) {
  close(number);
  const held = new Held(number, run, trace);
  runs.set(number, held);
  return viewOf(id, held, '');
}

/**
 * @param {RunModule} module
 * @param {import('./run-protocol.js').Question} request
 * @param {Task} task
 * @returns {Promise<LastReply>}
 */
async function answer(module, request, task) {
  const { id } = request;
  if (request.type === 'start') {
    const run = module.start(request.algorithm, request.givens, request.variant);
    if (!run) return { id, type: 'failed', message: `cannot start ${request.algorithm}` };
    return hold(id, request.run, run);
  }
  if (request.type === 'trace') {
    const traced = module.startTrace(request.text, request.givens);
    if (!traced) return { id, type: 'failed', message: 'a puzzle has 81 digits' };
    return hold(id, request.run, traced.run, traced.report);
  }
  const held = runs.get(request.run);
  if (!held) return { id, type: 'failed', message: `there is no run ${request.run}` };
  switch (request.type) {
    case 'go':
      return held.inTurn(task, async () => viewOf(id, held, await go(held, request, task)));
    case 'play': {
      const every = 2 ** module.kinds().length - 2; // the kind 0 is none
      const everything = (request.wanted.kinds & every) === every;
      return held.inTurn(task, async () =>
        viewOf(id, held, await play(held, request, task, everything)),
      );
    }
    case 'survey':
      return held.use(task, async () => viewOf(id, held, await survey(held, request, task)));
    case 'log':
      return held.inTurn(task, async () => {
        const { from } = request;
        return { id, type: 'log', from, events: await log(held, request, task) };
      });
    case 'export':
      return held.inTurn(task, async () => {
        return { id, type: 'exported', ...(await exported(held, request, task)) };
      });
    case 'why': {
      const { cell, digit } = request;
      if (!(cell >= 0 && cell <= 80 && digit >= 1 && digit <= 9)) break;
      return held.inTurn(task, async () => {
        return { id, type: 'why', why: held.run.whyNot(cell, digit) };
      });
    }
  }
  return { id, type: 'failed', message: `no answer to ${JSON.stringify(request)}` };
}

self.onmessage = async ({ data }) => {
  const request = /** @type {import('./run-protocol.js').Request} */ (data);
  if (request.type === 'stop') {
    const target = tasks.get(request.target);
    if (target) target.stopped = true;
    return;
  }
  const used = load();
  if (request.type === 'close') {
    // Behind the start of the run, which waits for the module too.
    used.then(
      () => close(request.run),
      () => {},
    );
    return;
  }
  const task = { stopped: false };
  tasks.set(request.id, task);
  try {
    post(await answer(await used, request, task));
  } catch (error) {
    if (used === loading) {
      // After an abort the module's memory cannot be trusted: take a fresh one.
      loading = null;
      runs.clear();
    }
    post({ id: request.id, type: 'failed', message: String(error) });
  }
  tasks.delete(request.id);
};

load().catch(() => {
  loading = null; // who asks will try again, and be told
});
