// What the menu of the editor inserts.
// @ts-check
import { puzzleOf } from '../../features/lesson/transform.js';
import { FIRST } from '../../puzzle/first.js';

/**
 * A block with a new name.
 * @param {string} piece  `%n`: a number that makes its name new; `%p`: the puzzle; `board` in a link or
 *   comparison: the first board
 * @param {string} selected  text; a puzzle becomes that of the board
 * @param {import('../../features/lesson/types.js').Lesson} lesson
 */
export function pieceOf(piece, selected, { boards, questions }) {
  const used = [...boards, ...questions].map(({ id }) => id);
  let n = 1;
  while (used.includes(`board${n}`) || used.includes(`question${n}`)) n++;
  const [first] = boards;
  return piece
    .replaceAll('%n', String(n))
    .replace('%p', puzzleOf(selected.trim()) || first?.puzzle || FIRST)
    .replace(/\(board:|compare board/, (all) => all.replace('board', first?.id ?? 'board'));
}
