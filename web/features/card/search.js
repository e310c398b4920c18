// The run of a program on a puzzle, as far as a card shows it: its steps, the digits that it places, its landscape.
// @ts-check

/** @typedef {import('../../../wasm/run.d.ts').Landscape} Landscape */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */

/** Steps after which a run is not followed any more. */
export const MOST_STEPS = 20e6;
/** Computing time of one request, in ms. */
const TURN = 30;
/** More digits than a run of `MOST_STEPS` places. */
const ENOUGH = 1e9;
const COLUMNS = 1024;
/** If a run has more solutions, the landscape shows none of them: they would cover it. */
const MOST_SOLUTIONS = 100;

/**
 * What to run: an algorithm with the index of its variant, or a trace.
 * @typedef {{type: 'start', algorithm: string, variant: number} | {type: 'trace', text: string | Uint8Array}} Program
 */

/**
 * @typedef {object} Search
 * @property {number} length  steps that are known; at most MOST_STEPS
 * @property {boolean} ended  there are no more
 * @property {number} digits  placed in these steps, each time that a digit is placed
 * @property {boolean} solves  the last step completes a solution
 * @property {number[]} solutions  other steps that report a solution; none if there are too many to be shown
 * @property {number} found  solutions in these steps
 * @property {Landscape | null} landscape  null for a run without steps
 */

/** Mask of the kind of event that places a digit. @param {(bits: number) => string} kindOf  the name of an event's kind */
const placing = (kindOf) =>
  Array.from({ length: 32 }, (_, kind) => kind).reduce(
    (mask, kind) => (kindOf(kind) === 'place' ? mask | (1 << kind) : mask),
    0,
  );

/**
 * Runs a program to its end, or some turns beyond `MOST_STEPS`. Rejects if the worker fails.
 * @param {Pick<RunClient, 'ask' | 'close'>} client
 * @param {number} run  a number that no other run in the worker has; free afterwards
 * @param {Program} program
 * @param {string} givens  81 digits
 * @param {object} options
 * @param {(bits: number) => string} options.kindOf  the name of an event's kind
 * @param {AbortSignal} options.signal
 * @param {(search: Search) => void} [options.progress]  called from time to time with what is known
 * @returns {Promise<Search | null>}  null if aborted
 */
export async function follow(client, run, program, givens, { kindOf, signal, progress }) {
  const wanted = { kinds: placing(kindOf), labels: 0 };
  let view = await client.ask({ ...program, run, givens });
  let digits = 0;
  const running = () => view.snapshot.outcome === 'running' && view.snapshot.step < MOST_STEPS;
  /** @returns {Promise<Search>} */
  const known = async () => {
    const { outcome, counters } = view.snapshot;
    const step = Math.min(view.snapshot.step, MOST_STEPS);
    const [{ landscape }, { steps }] = await Promise.all([
      client.ask({ type: 'landscape', run, from: 0, to: step, columns: COLUMNS }),
      client.ask({ type: 'solutions', run, limit: MOST_SOLUTIONS + 1 }),
    ]);
    const ended = outcome !== 'running';
    return {
      length: step,
      ended,
      digits,
      solves: outcome === 'solved',
      solutions:
        steps.length > MOST_SOLUTIONS
          ? []
          : steps.filter((each) => each < step || outcome !== 'solved'),
      found: counters[0], // the first one of each program
      landscape: step ? landscape : null,
    };
  };
  try {
    for (let turns = 1; running() && !signal.aborted; turns++) {
      const question = { type: /** @type {const} */ ('play'), run, count: ENOUGH, wanted };
      view = await client.ask({ ...question, breakpoints: 0, milliseconds: TURN });
      digits += ENOUGH - (view.left ?? 0);
      // Each report is twice as far as the one before: the reports are cheap beside the run.
      if (progress && running() && Number.isInteger(Math.log2(turns))) progress(await known());
    }
    return signal.aborted ? null : await known();
  } finally {
    client.close(run);
  }
}

/** The program that is watched. @param {import('../../run/playback.js').Playback} playback @returns {Program} */
export const watchedProgram = ({ moves, algorithm, variant }) =>
  moves
    ? { type: /** @type {const} */ ('trace'), text: moves }
    : { type: /** @type {const} */ ('start'), algorithm: algorithm.id, variant };

/** The id of a program in the table of texts. @param {Program} program */
export const idOf = (program) => (program.type === 'start' ? program.algorithm : 'trace');

/**
 * The program that shows the search for the solutions of a puzzle, and the one that it is compared with.
 * @param {import('../../run/run-protocol.js').Algorithm[]} algorithms
 * @param {boolean} all  all solutions, not only the first
 * @returns {{shown: Program & {type: 'start'}, other: Program & {type: 'start'}}}
 */
export function programsFor(algorithms, all) {
  const goal = all ? 'all' : 'first';
  /** @param {string} id @returns {Program & {type: 'start'}} */
  const program = (id) => {
    const variants = algorithms.find((each) => each.id === id)?.variants ?? [];
    return { type: 'start', algorithm: id, variant: Math.max(0, variants.indexOf(goal)) };
  };
  return {
    shown: program(all ? 'count-solutions' : algorithms[0].id),
    other: program('dancing-links'),
  };
}
