// What a picture can show: the board as it is, and steps of the run. Lives in the player's bundle,
// which has the words of the page's language.
// @ts-check
import { panelOf } from '../../run/listing.js';
import { find } from '../../base/dom/dom.js';
import { factsOf, runCells } from '../../run/run-cells.js';
import { strings } from '../../run/en.js';
import { TRACE_LIMIT } from '../../run/trace.js';
import { boardShapes } from './shapes.js';

/** @typedef {import('../../run/run-protocol.js').View} View */
/** @typedef {{shapes: import('./shapes.js').Shape[], caption: string}} Frame */

/**
 * @typedef {object} Subject
 * @property {Frame} board  as it is shown; its caption is the step that is watched, if one is
 * @property {string} title  of the board, for those who do not see it
 * @property {number} step  of the run, 0 where none is watched
 * @property {number} length  steps of the run that are known; 0 where there is no run
 * @property {string} algorithm  its name
 * @property {(steps: number[], signal: AbortSignal) => Promise<Frame[]>} frames  steps of the run,
 *   in rising order; those beyond its end are its end. Rejects where the worker does. Where it is
 *   aborted, what there is.
 */

/**
 * @typedef {object} Page
 * @property {import('../../board/board.js').Board} board
 * @property {import('../workbench/session.js').Session} session
 * @property {() => boolean} candidates  whether they are shown
 * @property {(text: string) => void} say
 * @property {import('../../base/words/words.js').Words} words
 */

const RUN = 90; // its number among the runs of the page
const NOWHERE = 511 << 10; // no event, at no place: what leads to step 0

/**
 * @param {Page} page
 * @param {import('../../run/playback.js').Playback} watch
 * @param {import('../../run/run-client.js').RunClient} client
 * @param {boolean} run  the board shows it
 * @returns {Subject}
 */
export function subjectOf(page, watch, client, run) {
  const { givens, variant, trace, watched, algorithm } = watch;
  const names = page.words.of(strings);
  const possible = panelOf(watched) === 'possible';
  const pencilled = page.candidates() || possible;

  /** @param {View} view @returns {Frame} */
  const frame = ({ snapshot: { ...snapshot }, extent }) => {
    if (!snapshot.step) snapshot.last = NOWHERE;
    const kind = watch.kindOf(snapshot.last);
    const views = runCells({ givens, snapshot, kind, possible, pencilled, blamed: -1 }, names);
    const facts = factsOf(kind, snapshot.last, snapshot.digits);
    return {
      shapes: boardShapes(views, { pencilled }),
      caption: names.status(snapshot.step, extent, facts),
    };
  };

  /** @type {Subject['frames']} */
  const frames = async (steps, signal) => {
    const question = trace
      ? { type: /** @type {const} */ ('trace'), text: (await watch.write(TRACE_LIMIT)).text }
      : { type: /** @type {const} */ ('start'), algorithm: algorithm.id, variant };
    await client.ask({ ...question, givens, run: RUN });
    /** @type {Frame[]} */
    const made = [];
    let last = -1;
    for (const step of steps) {
      if (signal.aborted) break;
      const view = await client.ask({ type: 'go', run: RUN, step }, { signal });
      // What the page has found out about its length is more than this run knows.
      const extent = watch.view?.extent ?? view.extent;
      if (view.snapshot.step > last) made.push(frame({ ...view, extent }));
      last = view.snapshot.step;
    }
    client.close(RUN);
    return made;
  };

  const views = /** @type {import('../../board/board.js').CellView[]} */ (page.board.views);
  const houses = run ? [] : (page.session.facts?.conflicts.map(({ house }) => house) ?? []);
  const shown = run ? pencilled : page.candidates();
  return {
    board: {
      shapes: boardShapes(views, { pencilled: shown, houses }),
      caption: run ? (find('step-status').textContent ?? '') : '',
    },
    title: find('verdict').textContent ?? '',
    step: watch.step,
    length: watch.view?.extent.length ?? 0,
    algorithm: names.ALGORITHMS[watched.id].name,
    frames,
  };
}
