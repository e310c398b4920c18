// The texts of the editor of lessons, in English. The translations are languages/xx/lesson-editor.js.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('en');

/** @param {number} line @param {string} message */
const atLine = (line, message) => `Line ${number(line)}: ${message}`;
/** @param {number} n */
const faults = (n) => (n ? `${count(n, 'message')} below.` : 'No faults found.');
/** @param {number} n  characters */
const copied = (n) => `Link copied: ${number(n)} characters.`;
/** @param {unknown} error */
const failed = (error) => `That did not work (${messageOf(error)}).`;
/** @param {number} kilobytes */
const saved = (kilobytes) => `Saved, ${number(kilobytes)} KB.`;
/** @param {number} n @param {number} all */
const making = (n, all) => `Slide ${number(n)} of ${number(all)}…`;

/** A step of a run. @param {number} n @param {string} event  what happens */
const step = (n, event) => `Step ${number(n)}: ${event}`;

const STARTER = `---
lang: en
---

# My lesson

The first paragraph says what the lesson is about.

## 1. Look at the board

Text with _emphasis_, and with links that drive the board: [go to step 3](board:step=3), [play](board:play).

\`\`\`board board
title = The first steps
algo = free-cell-list
lock = 1
show = usual,-link
\`\`\`

\`\`\`question first one
Does the program know that its first digit is right?

- [ ] Yes.
  > It has only compared it with the digits on the board.
- [x] No.

hint: Let it play for a while.
\`\`\`
`;

/** What the menu inserts; %n is a number that makes the name new, %p the puzzle. */
const PIECES = {
  board: `
\`\`\`board board%n
title = A board
puzzle = %p
algo = free-cell-list
lock = 1
show = usual,-link
\`\`\`
`,
  program: `
\`\`\`program board%n
title = A program
puzzle = %p

function solve(grid) {
  return false;
}
\`\`\`
`,
  link: '[show this](board:step=10)',
  compare: `
\`\`\`compare board
title = Steps to the solution
\`\`\`
`,
  one: `
\`\`\`question question%n one
Which one is right?

- [x] This one.
- [ ] That one.
  > Feedback.

hint: A hint.
\`\`\`
`,
  several: `
\`\`\`question question%n several
Which of these are right?

- [x] This one.
- [x] This one, too.
- [ ] That one.

hint: There are two.
\`\`\`
`,
  number: `
\`\`\`question question%n number
How many are there?

- [x] 51
\`\`\`
`,
  digit: `
\`\`\`question question%n digit
Which digit?

- [x] 9
\`\`\`
`,
  cell: `
\`\`\`question question%n cell
Which cell?

- [x] r2c9
\`\`\`
`,
  parsons: `
\`\`\`question question%n parsons
Put the lines in order. One is not needed.

| grid[row][col] = digit;
| if (solve(grid)) return true;
| grid[row][col] = 0;
! return true;
\`\`\`
`,
  code: `
\`\`\`question question%n code
Write a method that doubles a number.

| function double(n) {
|   return n;
| }

test: double(2) = 4
hidden: double(0) = 0

hint: Two times n.
\`\`\`
`,
  fix: `
\`\`\`question question%n fix
This method should say whether a number is even. Find its fault.

| function isEven(n) {
|   return n % 2 === 1;
| }

test: isEven(2) = true
test: isEven(3) = false
\`\`\`
`,
  explain: `
\`\`\`question question%n explain
Why?

- [x] This reason.
- [ ] That reason.
  > Feedback.

model: A model answer.
\`\`\`
`,
  trace: `
\`\`\`board board%n
title = The run that is asked about
puzzle = %p
algo = free-cell-list
show = board,status,player
\`\`\`

\`\`\`question question%n trace
The program has taken 12 steps. Which values do its variables have?

board: board%n
step: 12
values: k, i, j, grid[i][j]
\`\`\`
`,
};

/** Where a line belongs. @param {string} places  one number, or several for lines that may change places */
const place = (places) => (places.includes(',') ? `one of ${places}` : `line ${places}`);

export const strings = {
  atLine,
  faults,
  copied,
  failed,
  saved,
  making,
  step,
  STARTER,
  PIECES,
  INSERTS: {
    board: 'Board',
    program: 'Program of your own',
    link: 'Link that drives a board',
    compare: 'Comparison of runs',
    one: 'Question: one answer',
    several: 'Question: several answers',
    number: 'Question: a number',
    digit: 'Question: a digit',
    cell: 'Question: a cell',
    parsons: 'Exercise: lines in order',
    code: 'Exercise: a program',
    fix: 'Exercise: find the fault',
    explain: 'Exercise: a reason',
    trace: 'Exercise: variables of a run',
  },
  EXPORTS: {
    page: 'Page for use offline (HTML)',
    slides: 'Slides of the steps (HTML with SVG)',
    gift: 'Question bank: GIFT (Moodle)',
    qti: 'Question bank: QTI 2.1',
    scorm12: 'Package for a course: SCORM 1.2',
    scorm2004: 'Package for a course: SCORM 2004',
    cmi5: 'Package for a course: cmi5 (xAPI)',
  },
  BANK: { place, unneeded: 'not needed' },

  title: 'Write a lesson',
  about: 'An editor for lessons with boards, questions and links that drive the boards.',
  lessons: 'Lessons',
  actions: 'Actions',
  insert: 'Insert',
  open: 'Open',
  save: 'Save',
  link: 'Copy link',
  export: 'Export',
  text: 'Text of the lesson',
  messages: 'Faults in the text',
  preview: 'Preview',
  drop: 'Drop a text file here',
  earlier: 'Back to the earlier text',
  opened: 'Opened. Undo brings the text before it back.',
  notText: 'That is not a text, or it has more than 200,000 characters.',
  noLink: 'The text in the address is damaged.',
  format:
    '# title, ## section, _emphasis_, **strong**, - list, > note, [text](board:step=3), ``` board, program, question or compare.',
};
