// The worker that runs the algorithms: answers the questions of run-protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { post, Refusal, serve } from '../base/worker/serve.js';
import { every, slices } from '../base/worker/slices.js';
import { HeldRun } from './held-run.js';
import { SURVEY_LIMIT } from './run-protocol.js';

/** @typedef {import('../../wasm/run.d.ts').Run} Run */
/** @typedef {import('../../wasm/run.d.ts').RunModule} RunModule */
/** @typedef {import('../base/worker/serve.js').Task} Task */
/** @typedef {import('./run-protocol.js').Extent} Extent */
/** @typedef {import('./run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('./run-protocol.js').View} View */

/**
 * @typedef {object} Context
 * @property {RunModule} module
 * @property {string[]} kinds  names of the kinds of events, by number
 * @property {Map<number, HeldRun>} runs  by their numbers
 */

/** Between two progress messages of a survey. */
const PROGRESS_MS = 100;
const LONGEST_LOG = 10_000;
/** Solutions are searched for this long: other requests wait meanwhile. */
const SOLUTIONS_MS = 150;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** @returns {Promise<Context>} */
async function load() {
  /** @type {RunModule} */
  const module = await makeModule('run');
  const kinds = module.kinds();
  post({ type: 'ready', algorithms: module.algorithms(), kinds });
  return { module, kinds, runs: new Map() };
}

/** @param {Run} run @returns {Extent} */
const extentOf = (run) => ({
  length: run.length(),
  ended: run.ended(),
  depthProfile: run.depthProfile(),
  segmentLength: run.segmentLength(),
  memory: run.memory(),
});

/** @param {Run} run */
const atEnd = (run) => run.ended() && run.position() === run.length();

/** @param {HeldRun} held @param {View['why']} why */
const viewOf = ({ number, run, trace }, why) => ({
  type: 'view',
  run: number,
  snapshot: run.snapshot(),
  extent: extentOf(run),
  why,
  ...(trace && { trace }),
});

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
 * Goes, and looks at the step before the one reached.
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').GoRequest} request
 * @param {Task} task
 * @param {Context} context
 */
async function goAndView(held, request, task, context) {
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
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').PlayRequest} request
 * @param {Task} task
 * @param {Context} context
 */
async function play(held, request, task, { kinds: names }) {
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

/**
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').SurveyRequest} request
 * @param {Task} task
 * @returns {Promise<View['why']>}
 */
async function survey({ run, passing }, { limit }, task) {
  const end = Math.min(limit, SURVEY_LIMIT);
  const done = await slices(
    task,
    () =>
      passing.spend((budget) => {
        const missing = end - run.length();
        return missing <= 0 || run.extend(Math.min(budget, missing));
      }),
    every(PROGRESS_MS, () => task.progress({ extent: extentOf(run) })),
  );
  return done ? '' : 'stopped';
}

/** Goes to a known step, even if the task is stopped. @param {HeldRun} held @param {number} step */
const back = ({ run, passing }, step) =>
  slices({ stopped: false }, () => passing.spend((budget) => run.seek(step, budget)));

/** @param {HeldRun} held @param {import('./run-protocol.js').LogRequest} request @param {Task} task */
async function log(held, { from, count }, task) {
  const { run, passing } = held;
  const position = run.position();
  const there = await slices(task, () => passing.spend((budget) => run.seek(from, budget)));
  const reached = there && run.position() === from;
  const { depth } = run.snapshot();
  const events = run.read(reached ? Math.min(count, LONGEST_LOG) : 0);
  await back(held, position);
  return { type: 'log', from, events, depth };
}

/** @param {HeldRun} held @param {import('./run-protocol.js').ExportRequest} request @param {Task} task */
async function exportTrace(held, { limit }, task) {
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
      return cut || atEnd(run);
    });
  const done = !task.stopped && (await slices(task, work));
  await back(held, position);
  return { type: 'exported', text: texts.join(''), complete: done && !cut };
}

/**
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').SolutionsRequest} request
 * @param {Task} task
 * @param {Context} context
 */
async function solutions(held, { limit }, task, context) {
  const { run, looking } = held;
  const position = run.position();
  const known = run.length();
  const wanted = 1 << context.kinds.indexOf('solution');
  const end = performance.now() + SOLUTIONS_MS;
  /** @type {number[]} */
  const steps = [];
  run.seek(0, NO_LIMIT);
  await slices(task, () =>
    looking.spend((budget) => {
      const found = run.findNext(wanted, 0, budget);
      if (found === 'found') steps.push(run.position());
      const enough = steps.length >= limit || run.position() >= known;
      return found === 'none' || enough || performance.now() > end;
    }),
  );
  await back(held, position);
  return { type: 'found', steps };
}

/** @param {HeldRun} held @param {import('./run-protocol.js').WhyRequest} request */
async function whyNot({ run }, { cell, digit }) {
  if (!(cell >= 0 && cell <= 80 && digit >= 1 && digit <= 9))
    throw new Refusal(`no answer for cell ${cell} and digit ${digit}`);
  return { type: 'why', why: run.whyNot(cell, digit) };
}

/** @param {Context} context @param {number} number */
function close({ runs }, number) {
  runs.get(number)?.close();
  runs.delete(number);
}

/** @param {Context} context @param {number} number @param {Run} run @param {TraceReport} [trace] */
function hold(context, number, run, trace) {
  close(context, number);
  const held = new HeldRun(number, run, trace);
  context.runs.set(number, held);
  return viewOf(held, '');
}

/** @param {Context} context @param {import('./run-protocol.js').StartRequest} request */
function start(context, { run: number, algorithm, givens, variant }) {
  const run = context.module.start(algorithm, givens, variant);
  if (!run) throw new Refusal(`cannot start ${algorithm}`);
  return hold(context, number, run);
}

/** @param {Context} context @param {import('./run-protocol.js').TraceRequest} request */
function startTrace(context, { run: number, text, givens }) {
  const traced = context.module.startTrace(text, givens);
  if (!traced) throw new Refusal('a puzzle has 81 digits');
  return hold(context, number, traced.run, traced.report);
}

/** @typedef {(held: HeldRun, request: any, task: Task, context: Context) => Promise<object>} Work */

/** @param {Context} context @param {number} number */
function heldRun({ runs }, number) {
  const held = runs.get(number);
  if (!held) throw new Refusal(`there is no run ${number}`);
  return held;
}

/** An answer that waits for its turn: one request at a time moves a run. @param {Work} work */
const inTurn =
  (work) =>
  (
    /** @type {Context} */ context,
    /** @type {{run: number}} */ request,
    /** @type {Task} */ task,
  ) => {
    const held = heldRun(context, request.run);
    return held.inTurn(task, () => work(held, request, task, context));
  };

serve({
  early: true,
  load,
  answers: {
    start: async (context, request) => start(context, request),
    trace: async (context, request) => startTrace(context, request),
    go: inTurn(goAndView),
    play: inTurn(play),
    async survey(context, request, task) {
      const held = heldRun(context, request.run);
      return held.use(task, async () => viewOf(held, await survey(held, request, task)));
    },
    log: inTurn(log),
    solutions: inTurn(solutions),
    why: inTurn(whyNot),
    export: inTurn(exportTrace),
  },
  notes: {
    // After `start` of the same run, which also waits for the module.
    close: ({ run }, context) =>
      void context().then(
        (loaded) => close(loaded, run),
        () => {},
      ),
  },
});
