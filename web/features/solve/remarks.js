// Remarks on a puzzle that is not a proper one: digits that clash, a given that is probably a slip, an
// entry that leaves one of several solutions; each with what can be done about it.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { setGiven } from '../../puzzle/puzzle.js';
import { fewOf } from '../../solver/solutions.js';
import { clashToClear } from './clash.js';
import { FewSolutions } from './few.js';
import { awaited } from '../../base/worker/waits.js';

/** @typedef {import('./causes.js').Slip} Slip */
/** @typedef {typeof import('./en.js').strings} Texts */

const BUTTONS = `
<button type="button" id="clear-cause" class="p" hidden></button>
<button type="button" id="other-cause" class="s" hidden data-words="solve.otherCause"></button>
<button type="button" id="watch-fail" class="q" hidden data-words="solve.watchFail"></button>
<button type="button" id="undo-cause" class="q" hidden data-words="solve.undo"></button>`;

const WHY = `
<div class="why" id="why" hidden>
  <p id="because"></p>
  <p><span id="besides"></span> <button type="button" id="enter-it" class="act" hidden data-words="solve.enterIt"></button></p>
</div>`;

/**
 * @typedef {object} Remark
 * @property {string} because
 * @property {string} [besides]
 * @property {number} [clear]  the cell to clear
 * @property {{cell: number, digit: number}} [enter]
 */

export class Remarks {
  #workbench;
  #go;
  #few;
  /** The search for slips; null until the puzzle turns out to have no solution. @type {AbortController | null} */
  #search = null;
  /** Null until they are found. @type {Slip[] | null} */
  #slips = null;
  #slip = 0;
  /** @type {typeof import('./causes.js') | null} */
  #causes = null;

  /**
   * @param {import('../workbench/workbench.js').Workbench} workbench
   * @param {import('../workbench/mode.js').Go} go
   */
  constructor(workbench, go) {
    find('stop-search').insertAdjacentHTML('afterend', BUTTONS);
    find('few').insertAdjacentHTML('afterend', WHY);
    this.#workbench = workbench;
    this.#go = go;
    this.#few = new FewSolutions(workbench);
    onClick('clear-cause', () => this.#act((remark) => ({ cell: remark.clear ?? -1, digit: 0 })));
    onClick('enter-it', () => this.#act((remark) => remark.enter));
    onClick('other-cause', () => {
      this.#slip = (this.#slip + 1) % (this.#slips?.length ?? 1);
      workbench.invalidate();
    });
    onClick('watch-fail', () => this.#go('watch'));
    onClick('undo-cause', () => workbench.entry.go('undo'));
    const { session } = workbench;
    session.addEventListener('puzzle', ({ detail: { old, now } }) => {
      if (now.givens === old.givens) return;
      this.#search?.abort();
      this.#search = this.#slips = null;
      this.#slip = 0;
    });
    session.addEventListener('analysis', () => this.#follow());
    this.#follow();
  }

  /** The slip that is shown. */
  get slip() {
    return this.#slips?.[this.#slip];
  }

  /** @type {Remark | null} */
  #shown = null;

  /** Sets a given of the shown remark. @param {(remark: Remark) => {cell: number, digit: number} | undefined} choose */
  #act(choose) {
    const { entry, session } = this.#workbench;
    const change = this.#shown && choose(this.#shown);
    if (change && change.cell >= 0) entry.edit(setGiven(session.puzzle, change.cell, change.digit));
  }

  /** @param {Texts} texts @returns {Remark | null} */
  #remark(texts) {
    const { session, view } = this.#workbench;
    const { analysis, facts, solutions } = session;
    if (facts && !facts.valid) {
      const { conflict, cell } = clashToClear(facts.conflicts, session.typed);
      return {
        because: texts.bothAre(conflict.cells, conflict.digit),
        besides: cell === session.typed ? texts.typedLast(cell) : '',
        clear: cell,
      };
    }
    if (analysis?.verdict === 'none' && this.#slips) {
      const { slip } = this;
      if (!slip) return { because: texts.noSlip };
      return {
        because: texts.slip(slip.cell, slip.digit, slip.instead),
        besides: texts.without(slip.cell, slip.count, slip.more),
        clear: slip.cell,
      };
    }
    const few = view.solution ? fewOf(solutions) : [];
    if (few.length < 2 || analysis?.restricted) return null;
    const enter = this.#causes?.decidingEntry(few, solutions.index);
    return enter ? { because: texts.leavesOne(enter.cell, enter.digit), enter } : null;
  }

  /** Shows the remark on the current puzzle. @param {Texts} texts */
  render(texts) {
    const { session } = this.#workbench;
    this.#few.render(texts);
    const remark = (this.#shown = this.#remark(texts));
    const invalid = session.facts?.valid === false;
    const none = session.analysis?.verdict === 'none';
    find('why').hidden = !remark;
    find('why').dataset.kind = invalid ? 'clash' : none ? 'none' : 'tried';
    setText(find('because'), remark?.because ?? '');
    setText(find('besides'), remark?.besides ?? '');
    find('enter-it').hidden = !remark?.enter;
    const { clear = -1 } = remark ?? {};
    find('clear-cause').hidden = clear < 0;
    setText(find('clear-cause'), clear < 0 ? '' : texts.clearCell(clear));
    find('other-cause').hidden = !(none && (this.#slips?.length ?? 0) > 1);
    find('watch-fail').hidden = !none;
    find('undo-cause').hidden = !(invalid && session.canUndo);
  }

  async #load() {
    this.#causes ??= await awaited(() => import('./causes.js')).catch(() => null);
    if (this.#causes) this.#workbench.invalidate();
    return this.#causes;
  }

  /** Looks for slips once the puzzle turns out to have no solution. */
  #follow() {
    const { session, client } = this.#workbench;
    const { givens } = session.puzzle;
    if (fewOf(session.solutions).length > 1) this.#load();
    if (session.analysis?.verdict !== 'none' || this.#search) return;
    const search = (this.#search = new AbortController());
    this.#load()
      .then((causes) => causes?.findSlips(client, givens, search.signal) ?? null)
      .then((slips) => {
        if (search.signal.aborted) return;
        this.#slips = slips;
        this.#workbench.invalidate();
      })
      .catch(() => {}); // without a remark
  }
}
