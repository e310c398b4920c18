// The mode Play: fills in the puzzle.
// @ts-check
import { onClick, find } from '../../base/dom/dom.js';
import { fillPad } from '../../base/dom/pad.js';
import { keep } from '../../base/platform/storage.js';
import { fillIn } from '../../base/words/words.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { strings } from './en.js';

const DOCK = `
  <div class="pad" id="play-pad"></div>
  <div class="under">
    <fieldset class="segments" id="pens">
      <legend class="visually-hidden" data-words="play.pen"></legend>
      <label><input type="radio" name="pen" value="answers" /><span data-words="play.answers"></span></label>
      <label><input type="radio" name="pen" value="candidates" /><span data-words="play.notes"></span></label>
    </fieldset>
    <span class="push"></span>
    <button type="button" id="play-undo" class="icon" data-words-aria-label="play.undo"><svg aria-hidden="true"><use href="#i-undo" /></svg></button>
    <button type="button" id="play-redo" class="icon" data-words-aria-label="play.redo"><svg aria-hidden="true"><use href="#i-redo" /></svg></button>
  </div>`;
const TOOLS = `
  <div class="acts">
    <button type="button" id="check" data-words="play.check"></button>
    <button type="button" id="candidates" aria-pressed="false" data-words="play.candidates"></button>
    <button type="button" id="clear-answers" class="q" data-words="play.clearAnswers"></button>
  </div>`;

/**
 * @param {import('../../base/dom/mode.js').Context & {
 *   workbench: import('../workbench/workbench.js').Workbench}} context
 * @returns {Promise<import('../../base/dom/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel, save }) {
  const { entry, session, view } = workbench;
  await words.add({ play: strings });
  dock.innerHTML = DOCK;
  panel.b.innerHTML = TOOLS;
  const pad = fillPad(find('play-pad'), {
    enter: (digit) => entry.enter(digit),
    erase: () => entry.erase(),
  });
  const translate = () => {
    for (const part of [dock, panel.b]) fillIn(part, { play: words.of(strings) });
    pad.erase.setAttribute('aria-label', words.of(strings).erase);
  };
  words.addEventListener('change', translate);
  translate();
  entry.addEventListener('pen', () => {
    const radio = find('pens').querySelector(`[value=${entry.pen}]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    keep({ pen: entry.pen });
  });
  find('pens').addEventListener('change', ({ target }) => {
    entry.take(/** @type {HTMLInputElement} */ (target).value);
  });
  onClick('play-undo', () => entry.go('undo'));
  onClick('play-redo', () => entry.go('redo'));
  onClick('clear-answers', () => {
    session.edit(puzzles.puzzleOf(session.puzzle.givens));
    workbench.say(workbench.texts.cleared);
  });
  onClick('candidates', () => {
    view.candidates = !view.candidates;
    save();
    workbench.invalidate();
  });
  onClick('check', () => {
    const { puzzle, answer } = session;
    workbench.check();
    const mistakes = puzzles.mistakes(puzzle, answer ?? '');
    workbench.say(workbench.texts.checked(mistakes, puzzles.filled(puzzle.entries)));
  });
  return {
    enter: () => entry.take('answers'),
    render() {
      find('play-undo', HTMLButtonElement).disabled = !session.canUndo;
      find('play-redo', HTMLButtonElement).disabled = !session.canRedo;
      find('check', HTMLButtonElement).disabled = !session.answer;
      find('candidates').setAttribute('aria-pressed', String(view.candidates));
    },
  };
}
