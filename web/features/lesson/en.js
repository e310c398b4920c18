// The texts of lessons, in English. The translations are languages/xx/lesson.js.
// @ts-check
import { cellName, number } from '../../puzzle/en.js';

/** @typedef {{cell: number, digit: number, right: boolean | null, solved: boolean | null}} Answer */

/** What the reader's entry on a board shows. @param {Answer} answer */
function entered({ cell, digit, right, solved }) {
  const here = cellName(cell);
  if (solved) return 'The board is full, and right. Well done.';
  if (!digit) return `${here} is free again. That was a backtrack.`;
  return right
    ? `${digit} in ${here} is right.`
    : `${digit} in ${here} is not what the solution has. Take it back, or see where it leads.`;
}

/** @param {number} right @param {number} questions @param {number} first  right at the first try */
const score = (right, questions, first) =>
  `${number(right)} of ${number(questions)} questions right${right ? `, ${number(first)} of them at the first try` : ''}.`;
/** @param {number} n  from 1 @param {number} questions */
const question = (n, questions) => `Question ${number(n)} of ${number(questions)}`;
/** @param {number} n */
const steps = (n) => `${number(n)} ${n === 1 ? 'step' : 'steps'}`;
/** @param {number} n */
const more = (n) => `more than ${steps(n)}`;
/** @param {number} factor @param {string} most @param {string} least @param {boolean} ended  the longer run is known to its end */
const times = (factor, most, least, ended) =>
  `“${most}” needs ${ended ? '' : 'at least '}${number(factor)} times as many steps as “${least}”.`;
const differ =
  'These are different programs, and so are their steps. A fair unit is the number of digits that they place.';
/** @param {number} n */
const minutes = (n) => `${number(n)} minutes`;
/** @param {number} n */
const questions = (n) => `${number(n)} ${n === 1 ? 'question' : 'questions'}`;
/** @param {number} n  from 1 @param {number} all */
const place = (n, all) => `Lesson ${number(n)} of ${number(all)}`;
/** @param {number} right @param {number} all */
const answered = (right, all) => `${number(right)} of ${number(all)} answered`;
/** @param {string} what */
const unsent = (what) => `The course has not got the results (${what}). They are on this page.`;
/** @param {string} title */
const pageTitle = (title) => `${title}: a lesson with Sudoku Lab`;

/** What a reader does, by the kinds of exercises. @type {Record<string, string>} */
const EXERCISES = {
  parsons: 'Put lines in order',
  code: 'Write a program',
  fix: 'Find the fault',
  explain: 'Say why',
  trace: 'Follow a run',
};
/** @param {number} n  from 1 */
const inLesson = (n) => `lesson ${number(n)}`;

/** What a message about the text of a lesson says. @type {Record<string, (what: string) => string>} */
const MESSAGES = {
  noTitle: () => 'The lesson has no title: a first line “# Title”.',
  title2: () => 'A second title. It begins a section; write ## for these.',
  long: () => 'The text is too long. The rest is left out.',
  open: (what) => `This block has no end: a line ${what}.`,
  nested: () => 'Lists inside lists are not supported: this stays text.',
  table: () => 'Tables are not supported: this stays text.',
  rule: () => 'Lines are not supported: this stays text.',
  html: () => 'HTML is not supported: this stays text.',
  picture: () => 'Pictures are not supported: this stays text.',
  link: (what) => `Links lead to http:, https: or pages of this site, not to “${what}”.`,
  drive: (what) => `A board cannot do “${what}”.`,
  board: (what) => `There is no board “${what}” in this lesson.`,
  boards: (what) => `A lesson has at most ${what} boards: this one is left out.`,
  id: (what) =>
    what
      ? `“${what}” is not a name: lower-case letters, digits and hyphens, a letter first.`
      : 'The block needs a name after its first word.',
  twice: (what) => `The name “${what}” is used twice.`,
  setting: (what) => `“${what}” is not a setting.`,
  unknown: (what) => `There is no setting “${what}”.`,
  value: (what) => `This value cannot be used: ${what}.`,
  puzzle: (what) => `“${what}” is neither 81 digits nor the name of a board before this one.`,
  noProgram: (what) => `“${what}” has no program: it begins after an empty line.`,
  title: (what) => `The board “${what}” has no title.`,
  kind: (what) =>
    `“${what}” is no kind of question: one, several, number, digit, cell, parsons, code, fix, explain or trace.`,
  choice: () => 'An answer is “- [x] text” if it is right, “- [ ] text” if not.',
  answer: (what) => `“${what}” does not fit the kind of the question.`,
  stray: () =>
    'After the answers, only hint:, right:, wrong: and what belongs to the kind can follow.',
  noPrompt: (what) => `The question “${what}” has no text.`,
  noRight: (what) => `The question “${what}” has no right answer.`,
  manyRight: (what) => `The question “${what}” of the kind “one” has several right answers.`,
  fewChoices: (what) => `The question “${what}” has fewer than two answers.`,
  fewLines: (what) => `The question “${what}” has fewer than two lines to put in order.`,
  noStart: (what) => `The question “${what}” has no program to begin with.`,
  noTests: (what) => `The question “${what}” has no tests.`,
  noStep: (what) => `The question “${what}” needs board:, step: and values:.`,
  dials: (what) =>
    `“${what}” needs a = cells, digits, inference, and b only without givens and puzzle.`,
  noRun: (what) => `The board “${what}” has no algorithm whose run could be asked: write algo = ….`,
  test: (what) => `“${what}” is no test: “test: f(2) = 4”, “solves: 81 digits = 81 digits”.`,
};

/** Programs to be written. @param {number} cell @param {number} got @param {number} wanted @param {boolean} solvable */
function cellOf(cell, got, wanted, solvable) {
  const is = got ? `is ${got}` : 'is empty';
  if (!solvable) return `leaves digits, though there is no solution: ${cellName(cell)} ${is}.`;
  return `does not find the solution: ${cellName(cell)} ${is}, not ${wanted}.`;
}
const CODE = {
  program: 'Program. Control Enter runs the tests.',
  tests: 'The tests:',
  start: 'Back to the beginning',
  running: 'The tests are running …',
  lost: 'The tests could not be run. Try again.',
  toReturn: 'is',
  toPrint: 'prints',
  /** @param {boolean} solvable @returns {string} */
  solves: (solvable) =>
    solvable ? 'solves a puzzle' : 'leaves a puzzle without a solution as it was',
  /** @param {string} got @param {string} wanted */
  returned: (got, wanted) => `is ${got}, not ${wanted}.`,
  /** @param {number} line @param {string | undefined} got @param {string | undefined} wanted */
  printed(line, got, wanted) {
    if (got === undefined) return `does not print line ${number(line)}: ${wanted}`;
    if (wanted === undefined) return `prints line ${number(line)}, which is one too many: ${got}`;
    return `prints ${got} in line ${number(line)}, not ${wanted}.`;
  },
  cell: cellOf,
  /** @param {number} n */
  passed: (n) => (n === 1 ? 'The test has passed.' : `All ${number(n)} tests have passed.`),
};

/** Lines to be put in order. */
const PARSONS = {
  lines: 'Lines of the program',
  how: 'Drag the lines, or choose one and move it with ↑ and ↓ or by a tap on its place.',
  rest: 'Not needed: the lines below',
  /** @param {number} n  from 1 @param {number} all */
  place: (n, all) => `Place ${number(n)} of ${number(all)}`,
  /** @param {number} n  lines at the beginning that are right */
  until: (n) =>
    n
      ? `The first ${n === 1 ? 'line is' : `${number(n)} lines are`} right, the next one is not.`
      : 'Another line comes first.',
  /** @param {number} n  lines that belong */
  tooMany: (n) => `The ${number(n)} lines are right. What follows does not belong to them.`,
};

/** @param {number} call  from 1; 0: there is one @param {string} name @param {string} got @param {boolean} exists  the call @param {boolean} known  the value */
function differs(call, name, got, exists, known) {
  const where = call ? `Call ${number(call)}: ` : '';
  if (!exists) return `There is no call ${number(call)} at this step.`;
  if (!known) return `${where}${name} has no value yet.`;
  return got ? `${where}${name} is not ${got}.` : `${where}${name} has a value.`;
}
const TRACE = {
  call: 'Call',
  how: 'A variable that has no value yet stays empty.',
  howCalls:
    'The first call is on top. What has no value yet stays empty, and so do rows that are not needed.',
  /** @param {number} call @param {string} name */
  value: (call, name) => (call ? `Call ${number(call)}, ${name}` : name),
  running: 'The run is being asked …',
  lost: 'The run could not be asked. Look at its board, and try again.',
  differs,
};

export const strings = {
  EXERCISES,
  inLesson,
  exercises: 'Exercises',
  solved: 'solved',
  tried: 'tried',
  entered,
  score,
  question,
  steps,
  more,
  times,
  differ,
  minutes,
  questions,
  unsent,
  pageTitle,
  MESSAGES,
  CODE,
  EXPLAIN: {
    own: 'Your reason, in your own words',
    which: 'Which of these is it?',
  },
  PARSONS,
  TRACE,

  title: 'Lessons',
  techniques: 'The map of techniques',
  places: 'Parts and questions',
  place,
  answered,
  about:
    'Short lessons on how programs solve Sudoku, with boards that you can step through while you read.',
  lessons: 'Lessons',
  write: 'Write a lesson',
  edit: 'Edit a copy',
  after: 'Builds on',
  map: 'Map of the course',
  mapHow:
    'An arrow leads from a lesson to those that build on it. The numbers are those of the list.',
  glossary: 'Words',
  next: 'Next lesson:',
  check: 'Check',
  hint: 'Hint',
  answer: 'Your answer',
  row: 'Row',
  column: 'Column',
  choose: '–',
  right: 'Right.',
  wrong: 'Not right. Try again.',
  again: 'Start again',
  restore: 'Bring my answers back',
  incomplete: 'Choose or enter an answer first.',
  dials: 'On the site, this figure runs searches on many puzzles.',
  running: 'counting…',
  count: 'Count to the end',
  sendAgain: 'Send again',
  back: 'Back to the course',
  failed: 'The lesson could not be loaded.',
};
