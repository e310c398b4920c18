// Texts of the mode Play, in English. The translations are in languages/xx/play.js.
// @ts-check
import { numbersIn } from '../../base/words/numbers.js';
import { cellName } from '../../puzzle/en.js';

const { number, count } = numbersIn('en');

/** @typedef {import('../../puzzle/edits.js').Pen} Pen */

/** What the keys do with each pen. @type {Partial<Record<Pen, string>>} */
const DOES = {
  answers: '1–9 digit, Shift+1–9 note.',
  corner: '1–9 sets a corner note.',
  centre: '1–9 sets a centre note.',
  colour: '1–6 sets a colour.',
  candidates: '1–9 crosses out a candidate.',
};
const WITH_CANDIDATES = '1–9 digit, Shift+1–9 crosses out.';

/**
 * @param {number[]} cells
 * @param {Pen | null} pen  null without a keyboard, and if no digit can be entered
 * @param {boolean} candidates  all candidates are shown
 */
function selected(cells, pen, candidates) {
  if (!cells.length) return 'Select a cell.';
  const what = cells.length > 1 ? `${cells.length} cells` : cellName(cells[0]);
  const does = pen && (candidates && pen === 'answers' ? WITH_CANDIDATES : DOES[pen]);
  return `${what} selected. ${does ?? ''}`.trim();
}

/** Minutes and seconds, with hours from one hour on. @param {number} ms */
function time(ms) {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, i) => (i ? String(part).padStart(2, '0') : part)).join(':');
}

/**
 * @param {object} score
 * @param {number | null} score.ms  null if it is not known
 * @param {number | null} score.mistakes  null if there is no single solution
 * @param {number} score.revealed
 * @param {number} score.hints
 */
function score({ ms, mistakes, revealed, hints }) {
  const parts = [
    ...(ms === null ? [] : [time(ms)]),
    ...(hints ? [count(hints, 'hint')] : []),
    ...(revealed ? [`${count(revealed, 'cell')} revealed`] : []),
    ...(hints || revealed ? [] : ['no help']),
    ...(mistakes === null ? [] : [mistakes ? count(mistakes, 'mistake') : 'no mistakes']),
  ].join(', ');
  return `${parts[0].toUpperCase()}${parts.slice(1)}.`;
}

/**
 * What the keys do. Each key is in brackets.
 * @type {string[][]}
 */
const KEYS = [
  ['[Z] [X] [C] [V]', 'pen: digit, corner, centre, colour'],
  ['[Shift] [1]', 'corner note, with any pen'],
  ['[Ctrl] [1]', 'centre note, with any pen'],
  ['[Ctrl] [Shift] [1]', 'colour, with any pen'],
  ['[Ctrl] [Z]', 'undo'],
  ['[Shift] [1] held', 'digit first: [Enter] or a tap writes it, [Esc] lets it go'],
  ['[H]', 'hint; again for more of it'],
];

/** @param {number} added @param {number} known  were there already @param {{line: number, field: string}[]} wrong */
function ownImported(added, known, wrong) {
  const had = known ? ` ${known} ${known === 1 ? 'was' : 'were'} there already.` : '';
  const done =
    added || known ? `${count(added, 'solve', 'solves')} added.${had}` : 'No solve found.';
  if (!wrong.length) return done;
  const [{ line, field }] = wrong;
  const more =
    wrong.length > 1 ? `, and ${count(wrong.length - 1, 'other line', 'other lines')}` : '';
  return `Line ${line} is not an exported solve: ${field ? `“${field}” is missing or wrong` : 'no JSON object'}${more}. ${done}`;
}

export const strings = {
  KEYS,
  COLOURS: [
    'yellow, disc',
    'green, triangle',
    'blue, square',
    'red, diamond',
    'violet, cross',
    'grey, bar',
  ],
  selected,
  time,
  score,
  puzzle: 'Puzzle',
  today: 'Today',
  new: 'New:',
  fresh: 'Another puzzle',
  continued: 'Today’s puzzle, where you left it.',
  back: 'Back to the last',
  /** @param {number} digit  or colour @param {Pen} pen */
  held: (digit, pen) =>
    `${pen === 'colour' ? `Colour ${digit}` : digit} is held: tap the cells where it goes.`,
  letGo: 'Let go',
  pen: 'Pen',
  digit: 'Digit',
  corner: 'Corner',
  centre: 'Centre',
  colour: 'Colour',
  crossOut: 'Cross out',
  erase: 'Erase',
  undo: 'Undo',
  redo: 'Redo',
  /** @param {number} n */
  left: (n) => (n ? `${n} left` : 'done'),
  /** @param {number} done @param {number} all */
  filled: (done, all) => `${number(done)} of ${number(all)}`,
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused. The clock is stopped.',
  check: 'Check',
  fillNotes: 'Fill in notes',
  reveal: 'Reveal cell',
  startOver: 'Start over',
  links: 'Links',
  drill: 'Drill',
  options: 'Options',
  highlights: 'Highlight related cells',
  candidates: 'Show all candidates',
  tidy: 'Tidy notes after an entry',
  timer: 'Clock',
  keys: 'Keys',
  /** @param {number} n  cells */
  notesFilled: (n) => (n ? `Notes filled in: ${count(n, 'cell')}.` : 'Every empty cell has notes.'),
  candidatesHideNotes: 'All candidates are shown in place of your notes.',
  startedOver: 'Started over.',
  /** @param {number} n */
  wrong: (n) =>
    `${n === 1 ? 'One entry is' : `${number(n)} entries are`} wrong: see the dashed ${n === 1 ? 'frame' : 'frames'}.`,
  /** @param {import('./leaving.js').Leaving} left */
  wrongOne: ({ cell, digit }) => `${digit} in ${cellName(cell)} is wrong.`,
  takeBack: 'Take it back',
  /** @param {number} n @param {import('./leaving.js').Leaving} left */
  wrongSince: (n, { cell, digit }) =>
    `${count(n, 'entry', 'entries')} wrong since ${digit} in ${cellName(cell)}.`,
  goBack: 'Go back',
  /** @param {import('./leaving.js').Leaving} left */
  wentBack: ({ cell, digit }) => `Back to before ${digit} in ${cellName(cell)}.`,
  /** @param {number} entries @param {number} crossings */
  right: (entries, crossings) =>
    crossings
      ? `${entries ? 'No wrong entry, but in' : 'In'} ${count(crossings, 'cell')} the right candidate is crossed out.`
      : entries
        ? `${count(entries, 'entry', 'entries')} checked: all right so far.`
        : 'No entries to check yet.',
  notYet: 'The verdict is not known yet.',
  several: 'Several solutions: more than one way of filling in is right.',
  severalCheck: 'Several solutions: there is no single one to compare with.',
  none: 'No solution: this puzzle cannot be finished.',
  invalid: 'The givens clash: this puzzle cannot be finished.',
  why: 'See why',
  solved: 'Solved.',
  /** @param {number} ms */
  solvedIn: (ms) => `Solved in ${time(ms)}.`,
  another: 'Same level',
  /** @param {string} level */
  nextLevel: (level) => `Next: ${level.toLowerCase()}`,
  sendCard: 'Send the card',
  beyond: 'seen further ahead',
  replay: 'Replay my solving',
  replayStart: 'The givens.',
  play: 'Play',
  stepBack: 'Move back',
  stepOn: 'Next move',
  close: 'Close',
  MOVES: { wrong: 'a slip', erased: 'taken back', beyond: 'seen further ahead' },
  /** @param {{second: number, cell: number, digit: number}} move @param {string} name  of its technique */
  move: ({ second, cell, digit }, name) =>
    `${time(1000 * second)}, ${cellName(cell)}${digit ? ` is ${digit}` : ''}: ${name.toLowerCase()}.`,
  own: 'Own statistics',
  /** @param {string} month */
  aDay: (month) => `${month}, a puzzle a day`,
  /** @param {number} done @param {number} days */
  daysSolved: (done, days) => `${done} of ${count(days, 'day')} solved`,
  streak: 'Days in a row',
  /** @param {string} level */
  bestOf: (level) => `Best, ${level.toLowerCase()}`,
  solvedCount: 'Solved',
  lastTen: 'last ten',
  best: 'best',
  usual: 'usual',
  /** @param {number} n */
  damaged: (n) =>
    `${n === 1 ? 'One stored solve is' : `${n} stored solves are`} damaged and not counted; the exported file has ${n === 1 ? 'it' : 'them'}.`,
  unsaved: 'This browser stores nothing: the statistics last until the page is closed.',
  ownExport: 'Export',
  ownImport: 'Import…',
  ownImported,
  ownDelete: 'Delete',
  ownDeleted: 'Own statistics deleted.',
  next: 'Another puzzle',
  followPerson: 'Follow a person',
  again: 'Play again',
};
