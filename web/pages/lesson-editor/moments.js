// What the slides of a lesson show: its boards, the steps that its links name, and its questions.
// @ts-check
import { readDrive } from '../../features/lesson/actions.js';
import { puzzleOf, transformed } from '../../features/lesson/transform.js';
import { stepsBetween } from '../../run/spread.js';
import { FIRST } from '../../puzzle/first.js';
import { readOptions } from '../../run/embed-options.js';

/** @typedef {import('../../features/lesson/actions.js').Action} Action */
/** @typedef {import('../../features/lesson/types.js').BoardBlock} BoardBlock */
/** @typedef {import('../../features/lesson/types.js').Inline} Inline */
/** @typedef {import('../../features/lesson/types.js').Lesson} Lesson */
/** @typedef {import('../../features/lesson/types.js').QuestionBlock} QuestionBlock */

/**
 * A moment of a run, and what the lesson says about it.
 * @typedef {object} Moment
 * @property {BoardBlock} board
 * @property {string} puzzle  on the board
 * @property {Inline[]} heading
 * @property {Inline[]} text
 * @property {Inline | null} link  the part of the text that leads to it
 * @property {number | 'last' | 'next' | 'first'} step  `next`, `first`: backtrack
 */
/** @typedef {{heading: Inline[], question: QuestionBlock}} Asked */

/** Pictures of a loop, at most. */
const LOOP = 12;

/** The links of a text that drive boards. @param {Inline[]} parts @returns {(Inline & {type: 'drive'})[]} */
const linksIn = (parts) =>
  parts.flatMap((part) => {
    if (part.type === 'drive') return [part];
    return 'parts' in part ? linksIn(part.parts) : [];
  });

/**
 * The puzzle after an action; undefined if it does not change.
 * @param {Action} action @param {BoardBlock} board @param {string} puzzle @param {BoardBlock[]} boards
 */
function puzzleAfter(action, board, puzzle, boards) {
  if (action.type === 'reset') return board.puzzle || FIRST;
  if (action.type === 'transform') return transformed(puzzle, action.forms) ?? puzzle;
  if (action.type !== 'load') return undefined;
  return boards.find(({ id }) => id === action.from)?.puzzle || puzzleOf(action.from) || FIRST;
}

/** The step to which an action leads; undefined if it does not. @param {Action} action @returns {Moment['step'] | undefined} */
function stepOf(action) {
  if (action.type === 'first') return 'first';
  const { step, backtrack } = action.type === 'step' ? action.fields : {};
  if (typeof step === 'number' || step === 'last') return step;
  return backtrack === 'next' ? 'next' : undefined;
}

/** A board as it is at first. @param {BoardBlock} board @param {Inline[]} heading @returns {Moment[]} */
function beginningOf(board, heading) {
  const { options } = readOptions((name) => board.options[name] ?? null);
  const { loop, step = 0 } = options;
  const steps = loop ? stepsBetween(loop.from, loop.to, LOOP) : [step];
  /** @type {Inline[]} */
  const text = [{ type: 'text', text: board.title }];
  const puzzle = board.puzzle || FIRST;
  return steps.map((at) => ({ board, puzzle, heading, text, link: null, step: at }));
}

/** In the order of the text, but the boards of a section before its links. @param {Lesson} lesson @returns {(Moment | Asked)[]} */
export function momentsOf({ sections, boards }) {
  const puzzles = new Map(boards.map(({ id, puzzle }) => [id, puzzle || FIRST]));
  return sections.flatMap(({ title: heading, blocks }) => {
    const first = blocks.flatMap((each) =>
      each.type === 'board' ? beginningOf(each, heading) : [],
    );
    /** @type {(Moment | Asked)[]} */
    const moments = [];
    for (const block of blocks) {
      if (block.type === 'question') moments.push({ heading, question: block });
      const texts = block.type === 'list' ? block.items : 'parts' in block ? [block.parts] : [];
      for (const text of texts)
        for (const link of linksIn(text)) {
          const drive = readDrive(link.to);
          if (typeof drive === 'string') continue;
          const board = boards.find(({ id }) => id === drive.board);
          if (!board) continue;
          const before = puzzles.get(board.id) ?? FIRST;
          let puzzle = before;
          /** @type {Moment['step'] | undefined} */
          let step;
          for (const action of drive.actions) {
            const other = puzzleAfter(action, board, puzzle, boards);
            step = stepOf(action) ?? (other === undefined ? step : 0);
            puzzle = other ?? puzzle;
          }
          puzzles.set(board.id, puzzle);
          if (step !== undefined) moments.push({ board, puzzle, heading, text, link, step });
        }
    }
    // A link that leads to the beginning of a board says more about it than its title.
    const shown = (/** @type {Moment} */ { board, step }) =>
      moments.some((each) => 'step' in each && each.board === board && each.step === step);
    return [...first.filter((moment) => !shown(moment)), ...moments];
  });
}
