// The mode Explain: the next steps of a person, as far as single candidates lead.
// @ts-check
import { addStyle } from '#platform';
import { add } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { strings } from './en.js';
import { pathOf } from './singles.js';

const DOCK = `
  <div class="transport">
    <button type="button" id="explain-back" class="q"><svg aria-hidden="true"><use href="#i-left" /></svg><span></span></button>
    <span class="count" id="explain-count"></span>
    <button type="button" id="explain-next" class="p"><span></span><svg aria-hidden="true"><use href="#i-right" /></svg></button>
  </div>`;

/**
 * @param {import('../../base/dom/mode.js').Context & {
 *   workbench: import('../workbench/workbench.js').Workbench}} context
 * @returns {Promise<import('../../base/dom/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel }) {
  const { session, entry } = workbench;
  await Promise.all([words.add({ explain: strings }), addStyle('explain.css')]);
  dock.innerHTML = DOCK;
  const [back, next] = /** @type {NodeListOf<HTMLButtonElement>} */ (
    dock.querySelectorAll('button')
  );
  const count = /** @type {HTMLElement} */ (dock.querySelector('.count'));
  const title = add(add(panel.a, 'div', 'head'), 'h2');
  const told = add(panel.a, 'ol', 'told');
  const end = add(panel.a, 'p', 'explain-end');
  const heading = add(panel.b, 'h3');
  const list = add(panel.b, 'ol', 'path');

  /** The facts that the path was found from. @type {object | null} */
  let facts = null;
  /** @type {import('./singles.js').Step[]} */
  let path = [];
  let at = 0; // steps done, so that path[at] is explained
  let shown = '';

  const look = () => {
    if (facts === session.facts) return;
    facts = session.facts;
    const { givens, entries, eliminated } = session.puzzle;
    path = session.facts?.valid
      ? pathOf(
          Array.from(givens, (given, cell) => Number(given) || Number(entries[cell])),
          Array.from(session.facts.candidates, (mask, cell) => mask & ~eliminated[cell]),
        )
      : [];
    at = 0;
    shown = '';
  };
  /** @param {number} to */
  const go = (to) => {
    at = Math.max(0, Math.min(path.length, to));
    shown = '';
    workbench.invalidate();
  };
  back.onclick = () => go(at - 1);
  next.onclick = () => go(at + 1);

  /** What the board shows: the digits of the steps done, and the next one. */
  const overlay = {
    pencilled: true,
    /** @param {import('../../board/board.js').CellView[]} views */
    cells(views) {
      const step = path[at];
      const masks = step?.candidates ?? path.at(-1)?.after;
      views.forEach((view, cell) => {
        if (!view.digit && masks) view.candidates = masks[cell];
      });
      for (const { cell, digit } of path.slice(0, at)) {
        views[cell] = { ...views[cell], digit, kind: 'solved', candidates: 0 };
        views[cell].name = workbench.texts.cell(cell, views[cell], [], [], []);
      }
      if (!step) return;
      const mask = 1 << (step.digit - 1);
      views[step.cell] = {
        ...views[step.cell],
        on: mask,
        marks: `${views[step.cell].marks} pattern`,
      };
    },
    drawing: () => ({ houses: path[at]?.house >= 0 ? [{ house: path[at].house }] : [] }),
  };

  /** @param {typeof strings} texts */
  function renderPanel(texts) {
    const step = path[at];
    setText(heading, texts.path);
    setText(title, step ? texts.TECHNIQUES[step.technique] : texts.noMore);
    const parts = step ? texts.why(step) : [];
    told.replaceChildren();
    for (const [name, text] of parts) {
      const item = add(told, 'li');
      add(item, 'h3', '', name);
      add(item, 'p', '', text);
    }
    const open = 81 - session.puzzle.givens.replace(/0/g, '').length;
    const left = open - session.puzzle.entries.replace(/0/g, '').length - path.length;
    setText(end, step ? '' : session.facts?.valid ? texts.end(left) : texts.invalid);
    list.replaceChildren();
    path.forEach((each, i) => {
      const item = add(list, 'li', i < at ? 'past' : i === at ? 'here' : 'todo');
      add(item, 'span', 'n', String(i + 1));
      add(item, 'span', '', texts.row(each));
      if (i === at) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 3;
    });
    workbench.say(step ? texts.line(step) : '');
    if (step) workbench.board.select([step.cell], step.cell);
  }

  return {
    enter() {
      entry.locked = true;
      workbench.overlay = overlay;
      shown = '';
      workbench.invalidate();
    },
    leave() {
      entry.locked = false;
      workbench.overlay = null;
      workbench.say('');
    },
    render() {
      look();
      const texts = words.of(strings);
      const state = `${words.language} ${at} ${path.length}`;
      setText(/** @type {Element} */ (back.querySelector('span')), texts.back);
      setText(/** @type {Element} */ (next.querySelector('span')), texts.next);
      back.disabled = at === 0;
      next.disabled = at >= path.length;
      setText(count, texts.count(Math.min(at + 1, path.length), path.length));
      if (shown === state) return;
      shown = state;
      renderPanel(texts);
      workbench.invalidate();
    },
  };
}
