// Makes one puzzle to play: like a given one, with the same symmetry and about the same rating; that of a day; or
// of a level.
// @ts-check
import { logic } from '../../logic/client.js';
import { bandOf, rangeOf } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { filled, puzzleOf, stateText } from '../../puzzle/puzzle.js';
import { dailyRequest, randomSeed, rangeAround } from './choices.js';
import { strings } from './new-puzzle-en.js';
import { Search } from './search.js';
import { symmetryOf } from './symmetry-picture.js';

/** The rating ER of a puzzle with one solution. @param {string} givens */
export async function ratingOf(givens) {
  const difficulty = await logic('sudoku-explainer').rate(stateText(puzzleOf(givens)));
  return difficulty?.er ?? 0;
}

const search = new Search();

/**
 * Puts a new puzzle on the board: like the one that is there, the puzzle of a day, or of a level. The message
 * line shows progress, the result, from which it leads back, or an error.
 * @param {object} page
 * @param {import('../workbench/workbench.js').Workbench} page.workbench
 * @param {import('../../base/words/words.js').Words} page.words
 * @param {import('../workbench/mode.js').Wanted} [wanted]  by default, one like the puzzle on the board, which
 *   then has one solution
 * @returns {Promise<{er: number} | void>}  undefined if none was made
 */
export async function makeAnother({ workbench, words }, wanted) {
  await words.add({ 'new-puzzle': strings, logic: logicStrings });
  const texts = words.of(strings);
  const { session } = workbench;
  const { givens } = session.puzzle;
  const action = { text: texts.stop, run: () => search.stop() };
  try {
    const outcome = await search.run(
      await requestFor(wanted, givens),
      1,
      ({ tried, fitting }) => workbench.say(texts.progress(tried, fitting), { action }),
      { same: wanted instanceof Date },
    );
    if (!outcome) return;
    const { refusal, tried } = outcome;
    if (refusal) return workbench.say(texts.refused(refusal), { kind: 'clash' });
    const [made] = outcome.made;
    if (!made) return workbench.say(texts.stopped(tried, 0), { kind: 'none' });
    if (session.puzzle.givens !== givens) return; // edited meanwhile
    session.take(puzzleOf(made.puzzle));
    const names = words.of(logicStrings);
    const level = names.BANDS[bandOf(made.er)].toLowerCase();
    const text = texts.made(filled(made.puzzle), level, names.rating(made.er));
    const back = { text: texts.back, run: () => session.undo() };
    workbench.say(text, { kind: 'good', action: back });
    return made;
  } catch (error) {
    const retry = {
      text: workbench.texts.retry,
      run: () => void makeAnother({ workbench, words }, wanted),
    };
    workbench.say(texts.failed(error), { kind: 'clash', action: retry });
  }
}

/** @param {import('../workbench/mode.js').Wanted | undefined} wanted @param {string} givens */
async function requestFor(wanted, givens) {
  if (wanted instanceof Date) return dailyRequest(wanted);
  const seed = randomSeed();
  if (wanted !== undefined)
    return { seed, symmetry: /** @type {const} */ ('half-turn'), rating: rangeOf(wanted) };
  return { seed, symmetry: symmetryOf(givens), rating: rangeAround(await ratingOf(givens)) };
}
