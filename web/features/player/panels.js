// What is shown of a run beside the board: the listing, the variables, the log and the counters.
// @ts-check
import { TRACE, viewOf } from '../../run/algorithms/table.js';
import { momentOf } from '../../run/algorithms/view.js';
import { partsOf } from '../../run/run-protocol.js';
import { Counters } from './counters.js';
import { ListingPanel } from './listing-panel.js';
import { LogPanel } from './log-panel.js';
import { StatePanel } from './state-panel.js';

/** The program of the user, whose calls are known. @type {import('../../run/algorithms/view.js').AlgorithmView} */
const OWN = { ...TRACE, panel: 'own' };

/** Up to this rate, in steps a second, the current line changes smoothly. */
const SMOOTH = 12;

/** @typedef {'code' | 'state' | 'log' | 'counters'} Panel */

export class Panels {
  #isShown;

  /**
   * @param {import('../workbench/workbench.js').Workbench} workbench  whose elements it finds
   * @param {import('../workbench/runner.js').Runner} runner
   * @param {(panel: Panel) => boolean} isShown
   */
  constructor({ find, words, board }, runner, isShown) {
    const { playback } = runner;
    this.playback = playback;
    this.#isShown = isShown;
    this.code = new ListingPanel(find('panel-code'), words, (label) => {
      playback.breakpoints ^= 1 << label;
      playback.tell();
    });
    this.state = new StatePanel(find('panel-state'), words);
    followPointer(board.table, (cell) => this.state.point(cell));
    this.log = new LogPanel(find('panel-log'), words, playback);
    this.counters = new Counters(find('counters'), words);
    runner.addEventListener('start', () => this.log.forget());
  }

  render() {
    const { playback } = this;
    const { view, watched, listing, variant, breakpoints, lastKind, playing, rate } = playback;
    if (!view) return;
    const { snapshot } = view;
    this.code.place.classList.toggle('fast', playing && rate > SMOOTH);
    const label = snapshot.step ? partsOf(snapshot.last).label : -1;
    const moment = momentOf(snapshot, lastKind);
    const before = view.before && momentOf(view.before, playback.kindOf(view.before.last));
    const own = playback.trace && playback.program?.run;
    if (this.#isShown('code')) {
      if (own) {
        const line = own.lines[snapshot.step - 1] ?? 0;
        this.code.render(own.algorithm, 0, '', line - 1, 0, moment);
      } else {
        const between = playback.detail === 'lines' ? playback.machine : null;
        this.code.render(listing, variant, playback.givens, label, breakpoints, moment, between);
      }
    }
    const { followed } = playback;
    if (this.#isShown('state'))
      this.state.render(own ? OWN : viewOf(watched), playback.shown, before, followed);
    if (this.#isShown('log')) this.log.render();
    if (this.#isShown('counters')) this.counters.render(watched, snapshot.counters);
  }
}

/**
 * Reports the cell that the pointer is on, else the one that has the focus, else -1.
 * @param {HTMLTableElement} table
 * @param {(cell: number) => void} onpoint
 */
function followPointer(table, onpoint) {
  const cells = [...table.querySelectorAll('td')];
  const indexOf = (/** @type {unknown} */ target) =>
    target instanceof Element ? cells.findIndex((cell) => cell === target.closest('td')) : -1;
  const focused = () => {
    const root = table.getRootNode();
    const { activeElement } = root instanceof ShadowRoot ? root : document;
    onpoint(indexOf(activeElement));
  };
  for (const type of ['pointerover', 'focusin'])
    table.addEventListener(type, ({ target }) => onpoint(indexOf(target)));
  table.addEventListener('pointerleave', focused);
  table.addEventListener('focusout', () => onpoint(-1));
}
