// The worker that runs the algorithms: answers the questions of run-protocol.js.
// @ts-check
import { answers as treeAnswers } from '#search-tree';
import { makeModule } from '#wasm';
import { post, Refusal, serve } from '../base/worker/serve.js';
import { every, slices } from '../base/worker/slices.js';
import { HeldRun } from './held-run.js';
import {
  LONGEST_LOG,
  NO_LIMIT,
  atEnd,
  back,
  extentOf,
  goAndView,
  play,
  viewOf,
} from './run-moves.js';
import { SURVEY_LIMIT } from './run-protocol.js';

/** @typedef {import('../../wasm/run.d.ts').Run} Run */
/** @typedef {import('../../wasm/run.d.ts').RunModule} RunModule */
/** @template [P=never] @typedef {import('../base/worker/serve.js').Task<P>} Task */
/** @typedef {import('./run-moves.js').Context} Context */
/** @typedef {import('../base/worker/serve.js').Answers<Context, import('./run-protocol.js').Table>} Answers */
/** @typedef {import('./run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('./run-protocol.js').View} View */

/** Between two progress messages of a survey. */
const PROGRESS_MS = 100;
/** Solutions are searched for this long: other requests wait meanwhile. */
const SOLUTIONS_MS = 150;

/** @returns {Promise<Context>} */
async function load() {
  const module = await makeModule('run');
  const kinds = module.kinds();
  post({ type: 'ready', algorithms: module.algorithms(), kinds });
  return { module, kinds, runs: new Map() };
}

/**
 * @param {HeldRun} held
 * @param {import('./run-protocol.js').SurveyRequest} request
 * @param {Task<{extent: import('./run-protocol.js').Extent}>} task
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

/** @param {HeldRun} held @param {import('./run-protocol.js').LogRequest} request @param {Task} task */
async function log(held, { from, count }, task) {
  const { run, passing } = held;
  const position = run.position();
  const there = await slices(task, () => passing.spend((budget) => run.seek(from, budget)));
  const reached = there && run.position() === from;
  const { depth } = run.snapshot();
  const events = run.read(reached ? Math.min(count, LONGEST_LOG) : 0);
  await back(held, position);
  return { from, events, depth };
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
  return { text: texts.join(''), complete: done && !cut };
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
  return { steps };
}

/** @param {HeldRun} held @param {import('./run-protocol.js').WhyRequest} request */
async function whyNot({ run }, { cell, digit }) {
  if (!(cell >= 0 && cell <= 80 && digit >= 1 && digit <= 9))
    throw new Refusal(`no answer for cell ${cell} and digit ${digit}`);
  return { why: run.whyNot(cell, digit) };
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

/** @type {Answers['start']} */
function startRun(context, { run: number, algorithm, givens, variant }) {
  const run = context.module.start(algorithm, givens, variant);
  if (!run) throw new Refusal(`cannot start ${algorithm}`);
  return hold(context, number, run);
}

/** @type {Answers['trace']} */
function startTrace(context, { run: number, text, givens }) {
  const traced = context.module.startTrace(text, givens);
  if (!traced) throw new Refusal('a puzzle has 81 digits');
  return hold(context, number, traced.run, traced.report);
}

/** @param {Context} context @param {number} number */
function heldRun({ runs }, number) {
  const held = runs.get(number);
  if (!held) throw new Refusal(`there is no run ${number}`);
  return held;
}

/**
 * An answer that waits for its turn.
 * @template {{run: number}} R
 * @template {object} A
 * @param {(held: HeldRun, request: R, task: Task, context: Context) => Promise<A>} work
 * @param {string} [queue]
 */
const inTurn =
  (work, queue) =>
  (/** @type {Context} */ context, /** @type {R} */ request, /** @type {Task} */ task) => {
    const held = heldRun(context, request.run);
    return held.inTurn(task, () => work(held, request, task, context), queue);
  };

const { tree, landscape, peek } = treeAnswers;
/** Not all editions have the search tree. @type {Partial<Answers> & Omit<Answers, 'tree' | 'landscape' | 'peek'>} */
const answers = {
  start: startRun,
  trace: startTrace,
  go: inTurn(goAndView),
  play: inTurn(play),
  survey(context, request, task) {
    const held = heldRun(context, request.run);
    return held.use(task, async () => viewOf(held, await survey(held, request, task)));
  },
  log: inTurn(log),
  solutions: inTurn(solutions),
  why: inTurn(whyNot),
  export: inTurn(exportTrace),
  ...(tree && { tree: inTurn(tree, 'tree') }),
  ...(landscape && { landscape: inTurn(landscape, 'landscape') }),
  ...(peek && { peek: inTurn(peek) }),
};

serve({
  early: true,
  load,
  answers: { ...answers },
  notes: {
    // After `start` of the same run, which also waits for the module.
    close: (/** @type {import('./run-protocol.js').CloseRequest} */ request, context) =>
      void context().then(
        (loaded) => close(loaded, request.run),
        () => {},
      ),
  },
});
