// The blocks of a lesson between ``` lines: boards and comparisons. Questions are in question.js.
// @ts-check
import { storeText } from '../../base/platform/packed-text.js';
import { OWN } from '../../run/algorithms/table.js';
import { isId, isOption } from './actions.js';
import { cut, trimmed } from './reading.js';
import { puzzleOf, transformed } from './transform.js';

/** @typedef {import('./reading.js').Piece} Piece */
/** @typedef {import('./reading.js').Reading} Reading */
/** @typedef {import('./types.js').BoardBlock} BoardBlock */

/** A parameter and its place. @typedef {{name: string, value: string, place: Piece}} Setting */

/** Boards of a lesson: each is a page in a frame, and a link of a few KB could have thousands. */
const MOST_BOARDS = 100;

/** The parameters of boards besides the puzzle, see features/embedding/messages.md. */
export const OPTIONS = [
  ...['algo', 'code', 'variant', 'step', 'speed', 'level', 'loop', 'show', 'lock', 'keys', 'ask'],
  ...['e', 'x'],
];
/** Those of the head that are the defaults of boards. */
export const isBoardSetting = (/** @type {string} */ name) =>
  OPTIONS.includes(name) || name === 'puzzle' || name === 'transform';

/** The words of a line. @param {Piece} piece @returns {Piece[]} */
export const wordsOf = (piece) =>
  [...piece.text.matchAll(/\S+/g)].map((match) =>
    cut(piece, match.index ?? 0, (match.index ?? 0) + match[0].length),
  );

/** The id at the beginning of a block; '' if there is none. @param {Piece | undefined} word @param {Piece} place @param {Reading} reading */
export function readId(word, place, reading) {
  if (word && isId(word.text)) return word.text;
  reading.complain('id', word ?? place, word?.text);
  return '';
}

/** @param {Piece} piece @returns {Setting | null} */
function settingOf(piece) {
  const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(piece.text) ?? [];
  return name ? { name, value, place: trimmed(piece) } : null;
}

/** The settings of a block. @param {Piece[]} inFirst  words of its first line @param {Piece[]} lines @param {Reading} reading */
function settingsOf(inFirst, lines, reading) {
  /** @type {Setting[]} */
  const settings = [];
  for (const piece of [...inFirst, ...lines]) {
    if (!piece.text.trim()) continue;
    const setting = settingOf(piece);
    if (setting) settings.push(setting);
    else reading.complain('setting', trimmed(piece), piece.text.trim());
  }
  return settings;
}

/**
 * Reads a board with a program: settings, an empty line and the program. It runs when the reader presses Run.
 * @param {Piece[]} info  the words after `program`
 * @param {Piece[]} lines
 * @param {Piece} place
 * @param {{boards: BoardBlock[], head: Record<string, string>}} lesson  so far
 * @param {Reading} reading
 */
export function readProgram(info, lines, place, lesson, reading) {
  const gap = lines.findIndex(({ text }) => !text.trim());
  const program = gap < 0 ? [] : lines.slice(gap + 1).map(({ text }) => text);
  const code = program.join('\n').trimEnd();
  if (!code) reading.complain('noProgram', place, info[0]?.text);
  const settings = gap < 0 ? lines : lines.slice(0, gap);
  return readBoard(info, settings, place, lesson, reading, { algo: OWN, code: storeText(code) });
}

/**
 * Reads a board.
 * @param {Piece[]} info  the words after `board`
 * @param {Piece[]} lines
 * @param {Piece} place
 * @param {{boards: BoardBlock[], head: Record<string, string>}} lesson  so far
 * @param {Reading} reading
 * @param {Record<string, string>} [fixed]  options that the block cannot change
 * @returns {BoardBlock | import('./types.js').FaultBlock | null}
 */
export function readBoard([word, ...rest], lines, place, { boards, head }, reading, fixed = {}) {
  const id = readId(word, place, reading);
  if (!id) return null;
  if (boards.some((each) => each.id === id)) {
    reading.complain('twice', word, id);
    return null;
  }
  if (boards.length === MOST_BOARDS) {
    const what = String(MOST_BOARDS);
    reading.complain('boards', place, what);
    return { type: 'fault', code: 'boards', what };
  }
  const own = settingsOf(rest, lines, reading);
  const inherited = Object.entries(head)
    .filter(
      ([name]) =>
        isBoardSetting(name) && !(name in fixed) && !own.some((each) => each.name === name),
    )
    .map(([name, value]) => ({ name, value, place }));
  /** @type {BoardBlock} */
  const board = { type: 'board', id, title: '', puzzle: '', options: { ...fixed } };
  let forms = '';
  for (const { name, value, place: at } of [...inherited, ...own]) {
    if (name === 'title') board.title = value;
    else if (name === 'transform') forms = value;
    else if (name === 'puzzle') {
      const other = boards.find((each) => each.id === value);
      board.puzzle = other?.puzzle ?? puzzleOf(value);
      if (!board.puzzle && !other) reading.complain('puzzle', at, value);
    } else if (!OPTIONS.includes(name) || name in fixed) reading.complain('unknown', at, name);
    else if (!isOption(name, value)) reading.complain('value', at, `${name} = ${value}`);
    else board.options[name] = value;
  }
  if (forms) {
    const changed = transformed(board.puzzle, forms);
    if (changed === null || !board.puzzle) reading.complain('value', place, `transform = ${forms}`);
    else board.puzzle = changed;
  }
  if (!board.title) reading.complain('title', place, id);
  board.title ||= id;
  return board;
}

/**
 * Reads a block that has a name and settings.
 * @template Block
 * @param {Piece[]} info  the words after its kind
 * @param {Piece[]} lines
 * @param {Piece} place
 * @param {Reading} reading
 * @param {(id: string, settings: Setting[], place: Piece, reading: Reading) => Block} read
 */
export function readBlock([word, ...rest], lines, place, reading, read) {
  const id = readId(word, place, reading);
  return id ? read(id, settingsOf(rest, lines, reading), place, reading) : null;
}

/**
 * Reads a comparison.
 * @param {Piece[]} info  the words after `compare`
 * @param {Piece[]} lines
 * @param {Piece} place
 * @param {Reading} reading
 * @returns {import('./types.js').CompareBlock | null}
 */
export function readCompare(info, lines, place, reading) {
  const named = info.filter(({ text }) => !text.includes('='));
  if (!named.length) {
    reading.complain('id', place);
    return null;
  }
  for (const { text, line, column } of named) reading.references.push({ id: text, line, column });
  const boards = named.map(({ text }) => text);
  const labels = boards.map(() => '');
  let title = '';
  for (const { name, value, place: at } of settingsOf([], lines, reading)) {
    if (name === 'title') title = value;
    else if (boards.includes(name)) labels[boards.indexOf(name)] = value;
    else reading.complain('unknown', at, name);
  }
  return { type: 'compare', boards, labels, title };
}
