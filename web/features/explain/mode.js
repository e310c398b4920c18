// The mode Explain: the next steps of a person, as far as single candidates lead.
// @ts-check
import { addStyle } from '#platform';
import { add, addButton } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { filled } from '../../puzzle/puzzle.js';
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
  /** @type {string | undefined} */
  let answer;
  /** @type {import('./singles.js').Step[]} */
  let path = [];
  let at = 0; // steps done, so that path[at] is explained
  let shown = '';

  /** Entries differ from the only solution: reasons that rest on them would be wrong. */
  let wrong = false;

  const look = () => {
    if (facts === session.facts && answer === session.answer) return;
    ({ facts, answer } = session);
    const { givens, entries } = session.puzzle;
    const solution = answer ?? entries;
    wrong = [...entries].some((each, i) => each > '0' && each !== solution[i]);
    const digits = Array.from(givens, (given, cell) => Number(given) || Number(entries[cell]));
    path = session.facts?.valid && !wrong ? pathOf(digits, session.facts.candidates) : [];
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

  /** Equal techniques in a row are one entry, which leads to its first step. @param {typeof strings} texts */
  function renderPath(texts) {
    list.replaceChildren();
    for (let from = 0, to; from < path.length; from = to) {
      const { technique } = path[from];
      for (to = from + 1; path[to]?.technique === technique;) to++;
      const item = add(list, 'li', to <= at ? 'past' : from <= at ? 'here' : 'todo');
      const first = from;
      const button = addButton(item, '', () => go(first));
      add(button, 'span', 'n', texts.steps(from + 1, to));
      add(button, 'span', '', texts.TECHNIQUES[technique]);
      if (from <= at && at < to) {
        button.setAttribute('aria-current', 'step');
        list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 3;
      }
    }
  }

  /** @param {typeof strings} texts */
  function renderPanel(texts) {
    const step = path[at];
    const { givens, entries } = session.puzzle;
    setText(heading, texts.path);
    setText(title, step ? texts.TECHNIQUES[step.technique] : texts.noMore);
    told.replaceChildren();
    for (const [name, text] of step ? texts.why(step) : []) {
      const item = add(told, 'li');
      add(item, 'h3', '', name);
      add(item, 'p', '', text);
    }
    const left = 81 - filled(givens) - filled(entries) - path.length;
    const stop = wrong ? texts.wrong : session.facts?.valid ? texts.end(left) : texts.invalid;
    setText(end, step ? '' : stop);
    renderPath(texts);
    workbench.say(step ? texts.line(step) : '', { kind: 'step' });
  }

  return {
    enter() {
      entry.locked = true;
      workbench.board.select([]);
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
      const state = `${words.language} ${at} ${path.length} ${wrong}`;
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
