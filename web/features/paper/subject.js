// The content of a picture: the present board, or steps of the run.
// @ts-check
import { viewOf } from '../../run/algorithms/table.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { factsOf, runCells } from '../../run/run-cells.js';
import { strings } from '../../run/en.js';
import { TRACE_LIMIT } from '../../run/trace.js';
import { boardShapes } from '../../board/picture/shapes.js';

/** @typedef {import('../../run/run-protocol.js').View} View */
/** @typedef {{step: number, shapes: import('../../board/picture/shapes.js').Shape[], caption: string}} Frame */

/**
 * @typedef {object} Subject
 * @property {Frame} board  as shown on the page; captioned with the watched step, if any
 * @property {string} title  accessible name of the board
 * @property {number} step  of the watched run; 0 if there is none
 * @property {number} length  known steps of the run; 0 if there is no run
 * @property {string} algorithm  name of the algorithm
 * @property {(steps: number[], signal: AbortSignal) => AsyncGenerator<Frame>} frames  draws steps
 *   of the run, given in ascending order; those beyond the end are replaced by the last step. Throws if the
 *   worker fails. Ends early if aborted
 */

/**
 * @typedef {object} Page
 * @property {import('../../board/board.js').Board} board
 * @property {import('../workbench/session.js').Session} session
 * @property {() => boolean} candidates  whether candidates are shown
 * @property {import('../../base/words/words.js').Words} words
 */

const RUN = 91; // run number in the worker, used by pictures only
const NOWHERE = 511 << 10; // the bits of no event, for step 0

/**
 * @param {Page} page
 * @param {import('../../run/playback.js').Playback} watch
 * @param {import('../../run/run-client.js').RunClient} client
 * @param {boolean} run  whether the board shows the run
 * @param {import('../../board/picture/shapes.js').Look} [look]
 * @returns {Subject}
 */
export function subjectOf(page, watch, client, run, look) {
  const { givens, variant, trace, watched, algorithm } = watch;
  const names = page.words.of(strings);
  const possible = viewOf(watched).panel === 'possible';
  const pencilled = page.candidates() || possible;

  /** @param {View} view @returns {Frame} */
  const frame = ({ snapshot: { ...snapshot }, extent }) => {
    if (!snapshot.step) snapshot.last = NOWHERE;
    const kind = watch.kindOf(snapshot.last);
    const views = runCells({ givens, snapshot, kind, possible, pencilled, blamed: -1 }, names);
    const facts = factsOf(kind, snapshot.last, snapshot.digits);
    return {
      step: snapshot.step,
      shapes: boardShapes(views, { pencilled, look }),
      caption: names.status(snapshot.step, extent, facts),
    };
  };

  /** @type {Subject['frames']} */
  async function* frames(steps, signal) {
    const question = trace
      ? { type: /** @type {const} */ ('trace'), text: (await watch.write(TRACE_LIMIT)).text }
      : { type: /** @type {const} */ ('start'), algorithm: algorithm.id, variant };
    await client.ask({ ...question, givens, run: RUN });
    let last = -1;
    try {
      for (const step of steps) {
        if (signal.aborted) return;
        const view = await client.ask({ type: 'go', run: RUN, step }, { signal });
        // The watched run may know more of its length than this run.
        const extent = watch.view?.extent ?? view.extent;
        if (view.snapshot.step > last) yield frame({ ...view, extent });
        last = view.snapshot.step;
      }
    } finally {
      client.close(RUN);
    }
  }

  const verdict = page.session.analysis?.verdict;
  const views = /** @type {import('../../board/board.js').CellView[]} */ (page.board.views);
  const houses = run ? [] : (page.session.facts?.conflicts.map(({ house }) => house) ?? []);
  const shown = run ? pencilled : page.candidates();
  return {
    board: {
      step: watch.step,
      shapes: boardShapes(views, { pencilled: shown, houses, look }),
      caption: run && watch.view ? frame(watch.view).caption : '',
    },
    title: verdict ? page.words.of(puzzleStrings).verdictName(verdict) : '',
    step: watch.step,
    length: watch.view?.extent.length ?? 0,
    algorithm: names.ALGORITHMS[watched.id].name,
    frames,
  };
}
