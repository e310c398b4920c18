// The worker: carries out the requests of protocol.js with the WebAssembly module.
// @ts-check
import { makeModule } from '#wasm';
import { slices } from '../base/worker/slices.js';

/** @typedef {import('../../wasm/sudoku.d.ts').SudokuModule} SudokuModule */
/** @typedef {import('../../wasm/sudoku.d.ts').Search} Search */
/** @typedef {import('../../wasm/reader.d.ts').ReaderModule} ReaderModule */
/** @typedef {import('./protocol.js').Report} Report */
/** @typedef {import('./protocol.js').Request} Message */
/** @typedef {import('./protocol.js').Reply} Reply */
/** @typedef {import('./protocol.js').Verdict} Verdict */
/** @typedef {{stopped: boolean, started: number}} Task */

const NODES = 1000; // per call into the module: about a millisecond
const PATIENCE = 60; // ms until an analysis that still searches tells what it read
const RHYTHM = 100; // ms between two progress messages of a count

/** @type {Map<number, Task>} */
const tasks = new Map();
/** @type {Task | null} */
let analysis = null;

/** @type {Promise<SudokuModule> | null} */
let loading = null;
const load = () => (loading ??= makeModule('sudoku'));

/** @type {Promise<ReaderModule> | null} */
let loadingReader = null;
async function instantiateReader() {
  /** @type {ReaderModule} */
  const module = await makeModule('reader');
  post({ type: 'ready', formats: module.formats() });
  return module;
}
const loadReader = () => (loadingReader ??= instantiateReader());

/** @param {Reply} reply */
const post = (reply) => self.postMessage(reply);

/**
 * What the page itself says is read without the reader, which comes later.
 * @param {SudokuModule} module
 * @param {string | Uint8Array} text
 * @param {number} index
 * @returns {Promise<Report>}
 */
async function read(module, text, index) {
  const facts = typeof text === 'string' && index === 0 ? module.facts(text) : null;
  if (facts) {
    return {
      format: 'link',
      puzzleCount: 1,
      list: [facts.givens],
      errors: [],
      errorCount: 0,
      ignored: { characters: 0, line: 1, column: 1, text: '' },
      puzzle: { ...facts, solutions: [], hasCandidates: facts.eliminated.some(Boolean), line: 1 },
    };
  }
  const report = (await loadReader()).read(text, index);
  const { puzzle } = report;
  const more = puzzle && module.facts(puzzle.state);
  return { ...report, puzzle: puzzle && more && { ...more, ...puzzle } };
}

/**
 * Collects the first `count` solutions. `complete`: there are no others. `stopped`: the task was
 * stopped before.
 * @param {Search | null} search  deleted afterwards; null has no solutions
 * @param {number} count
 * @param {Task} task
 * @param {(now: number) => void} [tell]
 */
async function collect(search, count, task, tell) {
  /** @type {string[]} */
  const solutions = [];
  let complete = !search;
  const done =
    !search ||
    (await slices(
      task,
      () => {
        const state = search.advance(NODES);
        if (state === 'found') solutions.push(search.solution());
        complete = state === 'exhausted';
        return complete || solutions.length === count;
      },
      tell,
    ));
  search?.delete();
  return { solutions, complete, stopped: !done };
}

/** @param {{solutions: string[], stopped: boolean}} found @returns {Verdict | null} */
function verdictOf({ solutions, stopped }) {
  if (solutions.length === 2) return 'many';
  if (stopped) return null;
  return solutions.length === 1 ? 'one' : 'none';
}

/** @param {SudokuModule} module @param {import('./protocol.js').AnalyzeRequest} request @param {Task} task */
async function analyze(module, { id, text, index }, task) {
  const report = await read(module, text, index);
  const { puzzle } = report;
  let told = false;
  const tell = (/** @type {number} */ now) => {
    const milliseconds = now - task.started;
    if (told || milliseconds < PATIENCE) return;
    told = true;
    post({ id, type: 'progress', milliseconds, count: 0, report });
  };
  /** @type {{solutions: string[], stopped: boolean}} */
  let found = { solutions: [], stopped: true };
  /** @type {typeof found} */
  let foundWithCandidates = found;
  if (puzzle?.valid) {
    found = await collect(module.startSearch(puzzle.state, false), 2, task, tell);
    if (puzzle.hasCandidates && puzzle.eliminated.some(Boolean) && !found.stopped) {
      foundWithCandidates = await collect(module.startSearch(puzzle.state, true), 2, task, tell);
    }
  }
  post({
    id,
    type: 'analysis',
    report,
    verdict: puzzle && !puzzle.valid ? 'invalid' : verdictOf(found),
    solutions: found.solutions,
    candidateVerdict: verdictOf(foundWithCandidates),
    candidateSolutions: foundWithCandidates.solutions,
    milliseconds: performance.now() - task.started,
  });
}

/** @param {SudokuModule} module @param {import('./protocol.js').CountRequest} request @param {Task} task */
async function countAll(module, { id, state, limit }, task) {
  const search = module.startSearch(state, false);
  let complete = !search;
  let told = task.started;
  if (search) {
    await slices(
      task,
      () => {
        complete = search.count(NODES) === 'exhausted';
        return complete || search.found() >= limit;
      },
      (now) => {
        if (now - told < RHYTHM) return;
        told = now;
        post({
          id,
          type: 'progress',
          milliseconds: now - task.started,
          count: search.found(),
        });
      },
    );
  }
  const found = search ? search.found() : 0;
  search?.delete();
  post({
    id,
    type: 'counted',
    count: Math.min(found, limit), // a slice may run past the limit
    complete: complete && found <= limit,
    milliseconds: performance.now() - task.started,
  });
}

/** @param {import('./protocol.js').Question} request @param {Task} task */
async function answer(request, task) {
  const module = await load();
  task.started = performance.now(); // the loading is no part of the answer
  const { id } = request;
  switch (request.type) {
    case 'analyze':
      return analyze(module, request, task);
    case 'count':
      return countAll(module, request, task);
    case 'solutions': {
      const search = module.startSearch(request.state, false);
      const { solutions, complete } = await collect(search, request.count, task);
      return post({ id, type: 'solutions', solutions, complete });
    }
    case 'write':
      return post({
        id,
        type: 'written',
        text: (await loadReader()).write(request.state, request.format),
      });
  }
}

self.onmessage = async ({ data }) => {
  const request = /** @type {Message} */ (data);
  if (request.type === 'stop') {
    const target = tasks.get(request.target);
    if (target) target.stopped = true;
    return;
  }
  const task = { stopped: false, started: performance.now() };
  tasks.set(request.id, task);
  if (request.type === 'analyze') {
    if (analysis) analysis.stopped = true;
    analysis = task;
  }
  try {
    await answer(request, task);
  } catch (error) {
    loading = loadingReader = null; // after an abort no module's memory can be trusted
    post({ id: request.id, type: 'failed', message: String(error) });
  }
  tasks.delete(request.id);
  // What comes next may be any text.
  loadReader().catch(() => {
    loadingReader = null;
  });
};

load().catch(() => {
  loading = null; // who asks will try again, and be told
});
