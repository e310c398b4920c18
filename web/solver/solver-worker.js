// The worker that reads and solves puzzles: answers the questions of protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { once, post, Refusal, serve } from '../base/worker/serve.js';
import { every, slices } from '../base/worker/slices.js';

/** @typedef {import('../../wasm/sudoku.d.ts').SudokuModule} SudokuModule */
/** @typedef {import('../../wasm/reader.d.ts').ReaderModule} ReaderModule */
/** @typedef {import('./protocol.js').PuzzleFacts} PuzzleFacts */
/** @typedef {import('./protocol.js').Report} Report */
/** @typedef {import('./protocol.js').Verdict} Verdict */
/** @template P @typedef {import('../base/worker/serve.js').Task<P>} Task */
/** @typedef {{module: SudokuModule, reader: () => Promise<ReaderModule>}} Context */
/** @typedef {import('../base/worker/serve.js').Answers<Context, import('./protocol.js').Table>} Answers */
/** @typedef {{solutions: string[], complete: boolean, stopped: boolean}} Found */

/** Work of one call into the module: about a millisecond. */
const NODES = 1000;
const UNITS = 50_000;
/** An analysis that takes longer reports what was read. */
const READ_REPORT_MS = 60;
/** Between two progress messages of a count. */
const PROGRESS_MS = 100;

async function loadReader() {
  const reader = await makeModule('reader');
  post({ type: 'ready', formats: reader.formats() });
  return reader;
}

/**
 * Finds the first `most` solutions.
 * @param {SudokuModule} module
 * @param {string} state
 * @param {boolean} withCandidates  respect the candidates that are crossed out
 * @param {number} most
 * @param {{stopped: boolean}} task
 * @param {(now: number) => void} [tell]  called after each slice
 * @returns {Promise<Found>}  `complete`: there are no others; `stopped`: there may be others
 */
async function search(module, state, withCandidates, most, task, tell) {
  /** @type {Found} */
  const found = { solutions: [], complete: false, stopped: false };
  const searching = module.startSearch(state, withCandidates);
  if (!searching) return { ...found, complete: true };
  const done = await slices(
    task,
    () => {
      const now = searching.advance(NODES);
      if (now === 'found') found.solutions.push(searching.solution());
      found.complete = now === 'exhausted';
      return found.complete || found.solutions.length === most;
    },
    tell,
  );
  searching.delete();
  return { ...found, stopped: !done };
}

/** @param {Found} found @returns {Verdict | null} */
function verdictOf({ solutions, stopped }) {
  if (solutions.length === 2) return 'many';
  if (stopped) return null;
  return solutions.length === 1 ? 'one' : 'none';
}

/**
 * @param {SudokuModule} module
 * @param {PuzzleFacts | null} facts
 * @param {Report | null} report
 * @param {Task<import('./protocol.js').ProgressReply>} task
 */
async function judge(module, facts, report, task) {
  let reported = false;
  const tell = (/** @type {number} */ now) => {
    const milliseconds = now - task.started;
    if (reported || milliseconds < READ_REPORT_MS) return;
    reported = true;
    task.progress({ milliseconds, count: 0, report, facts });
  };
  /** @type {Found} */
  let found = { solutions: [], complete: false, stopped: true };
  let restricted = false;
  let excluded = false;
  if (facts?.valid) {
    found = await search(module, facts.state, false, 2, task, tell);
    const givens = verdictOf(found);
    if (facts.eliminated.some(Boolean) && (givens === 'one' || givens === 'many')) {
      const left = await search(module, facts.state, true, 2, task, tell);
      restricted = givens === 'many';
      excluded = givens === 'one' && verdictOf(left) === 'none';
      if (restricted) found = left;
    }
  }
  return {
    report,
    facts,
    verdict: facts && !facts.valid ? 'invalid' : verdictOf(found),
    solutions: found.solutions,
    restricted,
    excluded,
    milliseconds: performance.now() - task.started,
  };
}

/** @type {Answers['analyze']} */
const analyze = ({ module }, { state }, task) => judge(module, module.facts(state), null, task);

/** @type {Answers['read']} */
async function read({ module, reader }, { text, index }, task) {
  const reading = (await reader()).startReading(
    typeof text === 'string' ? new TextEncoder().encode(text) : text,
  );
  const done = await slices(task, () => reading.advance(UNITS));
  const report = done ? reading.report(index) : null;
  reading.delete();
  if (!report) throw new Refusal('stopped while reading');
  task.started = performance.now(); // the time for reading is not part of the answer
  const facts = report.puzzle && module.facts(report.puzzle.state);
  return judge(module, facts, report, task);
}

/** @type {Answers['count']} */
async function count({ module }, { state, limit }, task) {
  const searching = module.startSearch(state, true);
  let exhausted = !searching;
  const milliseconds = () => performance.now() - task.started;
  if (searching) {
    await slices(
      task,
      () => {
        exhausted = searching.count(NODES) === 'exhausted';
        return exhausted || searching.found() >= limit;
      },
      every(PROGRESS_MS, () =>
        task.progress({ milliseconds: milliseconds(), count: searching.found() }),
      ),
    );
  }
  const found = searching?.found() ?? 0;
  searching?.delete();
  return {
    count: Math.min(found, limit), // a slice may pass the limit
    complete: exhausted && found <= limit,
    milliseconds: milliseconds(),
  };
}

/** @type {Answers['solutions']} */
async function firstSolutions({ module }, { state, count: most }, task) {
  const { solutions, complete } = await search(module, state, true, most, task);
  return { solutions, complete };
}

/** @type {Answers['write']} */
async function write({ reader }, { state, format }) {
  return { text: (await reader()).write(state, format) };
}

serve({
  early: true,
  load: async () => ({ module: await makeModule('sudoku'), reader: once(loadReader) }),
  answers: { analyze, read, count, solutions: firstSolutions, write },
  // The next question may be a text.
  after: ({ reader }) => void reader().catch(() => {}),
});
