// The end of a game in Play: the score and the next puzzle.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';

/** @typedef {typeof import('./en.js').strings} Texts */

/**
 * Connects the buttons of the finish. The next puzzle is made, or one of the examples.
 * @param {import('../workbench/mode.js').Context} context
 */
export function listenToFinish({ act, go }) {
  onClick('another', () => act(find('another').dataset.like ? 'makeAnother' : 'openExamples'));
  onClick('follow-person', () => go('explain'));
}

/**
 * Shows the finish of a solved puzzle in place of the progress.
 * @param {HTMLElement} panel  the side of the mode
 * @param {boolean} solved
 * @param {import('./game.js').Game} game
 * @param {boolean} judged  the puzzle has one solution: mistakes were counted
 * @param {boolean} like  a puzzle like this one can be made
 * @param {Texts} texts
 */
export function renderFinish(panel, solved, game, judged, like, texts) {
  panel.classList.toggle('over', solved);
  find('finish').hidden = !solved;
  find('progress').hidden = solved;
  if (!solved) return;
  const { played, mistakes, revealed, hints } = game;
  const score = { ms: played, mistakes: judged ? mistakes : null, revealed, hints };
  setText(find('score'), texts.score(score));
  setText(find('another'), like ? texts.another : texts.next);
  find('another').dataset.like = like ? 'yes' : '';
}
