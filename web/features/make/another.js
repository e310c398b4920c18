// Makes a puzzle like a given one: with the same symmetry and about the same rating.
// @ts-check
import { logic } from '../../logic/client.js';
import { bandOf } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { filled, puzzleOf, stateText } from '../../puzzle/puzzle.js';
import { randomSeed, rangeAround } from './choices.js';
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
 * Puts such a puzzle on the board. The message line shows progress, the result or an error.
 * @param {object} page
 * @param {import('../workbench/workbench.js').Workbench} page.workbench  its puzzle has one solution
 * @param {import('../../base/words/words.js').Words} page.words
 */
export async function makeAnother({ workbench, words }) {
  await words.add({ 'new-puzzle': strings, logic: logicStrings });
  const texts = words.of(strings);
  const { session } = workbench;
  const { givens } = session.puzzle;
  const action = { text: texts.stop, run: () => search.stop() };
  try {
    const rating = rangeAround(await ratingOf(givens));
    const request = { seed: randomSeed(), symmetry: symmetryOf(givens), rating };
    const outcome = await search.run(request, 1, ({ tried, fitting }) =>
      workbench.say(texts.progress(tried, fitting), { action }),
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
    workbench.say(text, { kind: 'good' });
  } catch (error) {
    const retry = {
      text: workbench.texts.retry,
      run: () => void makeAnother({ workbench, words }),
    };
    workbench.say(texts.failed(error), { kind: 'clash', action: retry });
  }
}
