// What a reader does with the site, so that each file that a page loads later is asked for: see faults.mjs.
import { EMPTY, INVALID, NONE, ONE, ONE_SOLVED } from '../../puzzles.mjs';

/** @typedef {import('./faults.mjs').Step} Step */

/** Seven solutions. */
const FEW = ONE.replace('8', '0');
const lab = (puzzle, more = '') => `#p=${puzzle}${more}&lang=de`;
/** After the first verdict, when the page is idle. @type {Step} */
const VERDICT = { path: lab(ONE), works: '#doctor-ask:not([hidden])' };
const START = { ...VERDICT, spared: true };
/** Something to press once the page has its verdict: before that, it may not listen yet. @param {string} selector */
const ready = (selector) => `body:has(#line [data-seal=one]) ${selector}`;
/** Something to press in Watch once the run is there. @param {string} selector */
const runs = (selector) => `body:has(#scrub[aria-valuetext*=" von "]) ${selector}`;
/** The programs to choose from in Watch; after a reload, the chosen one may have no run yet. */
const PROGRAMS = 'body:is(:has(#scrub[aria-valuetext*=" von "]), :has(.program-bar .p)) #algorithm';
const mode = (/** @type {string} */ name) => ready(`#modes [data-mode=${name}]`);
const entry = (/** @type {string} */ name) => ready(`#more-menu [data-action=${name}]`);

/** @type {Record<string, Step[]>} */
export const JOURNEYS = {
  'verdicts in Solve': [
    VERDICT,
    { path: lab(FEW), works: '#pairs button' },
    {
      path: lab(EMPTY),
      acts: ['.entering p .act', '#count'],
      works: 'body:has(#stop-count[hidden]) #counted:not(:empty)',
    },
  ],
  'puzzles without a solution': [
    START,
    { path: lab(INVALID), works: '.ink > *' },
    { path: lab(NONE), works: '#because:not(:empty)' },
    { acts: ['#doctor-ask'], works: '#doctor .acts' },
  ],
  'ways on from Solve': [
    START,
    { ...VERDICT, acts: [{ point: '#go-on a' }], works: ['#to-explain', ' Schritte'] },
    { ...VERDICT, acts: [{ point: '#go-on a' }], works: '#search:not([hidden]) canvas' },
  ],
  'dialogs for puzzles': [
    START,
    { acts: [ready('#paste'), ['dialog textarea', 'Unsinn']], works: '.paste-dialog .said' },
    { acts: [entry('openExamples')], works: 'dialog.examples .example' },
  ],
  help: [
    START,
    { acts: [entry('openHelp')], works: 'dialog.help .p' },
    {
      acts: [entry('openHelp'), 'dialog.help label + label input', 'dialog.help .bar .s'],
      works: '.manual-copy',
    },
    { acts: [entry('openHelp'), 'dialog.help .p'], works: '.tour' },
  ],
  pictures: [
    START,
    {
      acts: [entry('openPhoto'), { picture: 'dialog.picture-dialog[open] [type=file]' }],
      works: ['.picture-dialog .said', 'Kein Sudoku'],
    },
  ],
  lists: [
    START,
    {
      acts: [
        entry('openLists'),
        ['dialog textarea', `${ONE}\n${FEW}\n`],
        'dialog [value=rate]',
        'dialog .dialog-body .p',
      ],
      works: '#batch-outcome',
    },
  ],
  'dialogs that share': [
    START,
    { acts: [entry('openShare')], works: '.card .p:enabled' },
    {
      acts: [entry('openShare'), '.share .segments label:nth-child(5)'],
      works: '.film .p:enabled',
    },
    { acts: ['#copy'], works: '.share-copy textarea' },
    { acts: [entry('openPicture')], works: 'dialog .dialog-foot .p' },
  ],
  Watch: [
    START,
    { acts: [mode('watch')], works: '#scrub[aria-valuetext*="29.732"]' },
    ...Object.entries({ python: '.py', cpp: '.cpp', javascript: '.js' }).map(([language, end]) => ({
      acts: [[runs('#listing-language'), language]],
      works: ['#save-java', `${end} `],
    })),
    { acts: [[PROGRAMS, 'program']], works: '.program-bar .p' },
    {
      acts: [['.program-bar select', 'liang'], '.program-bar .p'],
      works: '[data-program=run] .program-bar',
    },
    { acts: [[runs('#ask'), 'choices']], works: '#line .act' },
    { acts: [runs('#open-race')], works: '.lanes li' },
  ],
  landscape: [
    { path: lab(ONE, '&mode=watch'), works: '#scrub[aria-valuetext*="29.732"]', spared: true },
    { acts: [runs('[value=land]')], works: '#panel-land canvas' },
    { acts: [runs('#open-list')], works: 'dialog[open] li' },
  ],
  'lecture view': [
    { path: lab(ONE, '&mode=watch'), works: '#scrub[aria-valuetext*="29.732"]', spared: true },
    { acts: [runs('#present')], works: '.lecture-acts:not([hidden])' },
  ],
  'Explain and Learn': [
    START,
    { acts: [mode('explain')], works: '.reasons h3' },
    { acts: [mode('learn')], works: '.map a' },
  ],
  'Play and Make': [
    START,
    { acts: [mode('play')], works: '#play-pad button' },
    { acts: ['#hint-more'], works: '.hint-stages li' },
    { acts: ['#own-links'], works: '#sketch:not([hidden]) .acts' },
    { acts: ['#own-drill'], works: '#drill:not([hidden]) .acts' },
    { acts: [mode('make')], works: '.make-count .main' },
    { acts: ['.make-count .main'], works: '#line[data-kind=good]' },
    {
      acts: ['[popovertarget=make-more]', '[data-words="new-puzzle.list"]'],
      works: 'dialog[open] .p',
    },
    { path: lab(ONE, `&e=${ONE_SOLVED}&mode=play`), works: '#another' },
    { acts: ['#another'], works: 'body:has(#finish[hidden]) #play-pad button' },
  ],
  lessons: [
    { path: 'lessons-de.html', works: 'main' },
    { path: 'lesson-backtracking-de.html', works: '[data-score]:not(:empty)' },
    {
      // Before the script of the page has run, the form would be sent.
      acts: ['main:has([data-score]:not(:empty)) [data-question=nine] [type=submit]'],
      works: '[data-question=nine] .verdict',
    },
    { path: 'lesson-heavy-tails-de.html', works: '.dials form' },
    { path: 'lesson-editor.html?lang=de', works: '#preview iframe' },
    { acts: ['#exports button'], works: ['#said', 'Gespeichert'] },
    { acts: ['#exports button:nth-child(2)'], works: ['#said', 'Gespeichert'] },
    { acts: ['#exports button:nth-child(3)'], works: ['#said', 'Gespeichert'] },
    { acts: ['#exports button:last-child'], works: ['#said', 'Gespeichert'] },
  ],
  'boards in frames': [
    {
      path: `embed.html#p=${ONE}&algo=free-cell-list&show=usual,player&ask=choices&lang=de`,
      acts: ['#step-on:enabled'],
      works: '.asked',
    },
  ],
  'a program in a frame': [
    { path: `embed.html#p=${ONE}&algo=program&lang=de`, works: '.program-bar .p' },
  ],
  worksheets: [
    { path: `worksheet.html#p=${ONE}&lang=de&with=difficulty,codes`, works: '.sheet .puzzle' },
  ],
  'pages of techniques': [
    ...['naked-single', 'naked-pair', 'x-wing', 'skyscraper', 'xy-wing', 'bug-1', 'als-xz', 'aic'],
    ...['franken-swordfish', 'nishio'],
    // The words are there without scripts, the board is not.
  ].map((name) => ({
    path: `techniques/${name}.html?lang=de`,
    works: '#board:not([aria-busy]) td',
  })),
};
