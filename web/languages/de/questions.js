// The questions to the reader of a run, in German.
// @ts-check
import { cellName, houseName } from './puzzle.js';

/** @typedef {import('../../features/questions/question.js').Question} Question */
/** @typedef {import('../../features/questions/question.js').Reason} Reason */

/** @type {Record<string, string>} */
const KINDS = {
  choices: 'Welche Ziffer als Nächstes?',
  checks: 'Passt sie?',
  backtracks: 'Wohin geht es zurück?',
};
/** @type {Record<string, string>} */
const NOUNS = { choices: 'Entscheidungen', checks: 'Prüfungen', backtracks: 'Rücksprünge' };

/** @param {number} constraint  a digit in a house */
const digitOf = (constraint) => ((constraint - 81) % 9) + 1;
/** @param {number} constraint */
const houseOf = (constraint) => houseName(Math.floor((constraint - 81) / 9));
/** @param {number} cell */
const housesOf = (cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  return [row, 9 + column, 18 + box].map(houseName);
};
/** @param {(string | number)[]} parts @param {string} word */
const list = (parts, word) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

/** @type {Record<Question['text'], (question: Question) => string>} */
const QUESTIONS = {
  digit: ({ cell }) => `Welche Ziffer kommt in ${cellName(cell)}?`,
  again: ({ cell, digit }) =>
    `${digit} in ${cellName(cell)} ist gescheitert. Welche Ziffer ist die nächste?`,
  house: ({ constraint }) => `Wohin kommt die ${digitOf(constraint)} in ${houseOf(constraint)}?`,
  fills: () => 'Welche Zelle wird als Nächstes gefüllt?',
  fits: ({ cell, digit }) => `Passt ${digit} in ${cellName(cell)}?`,
  crossed: ({ cell }) => `Welcher Kandidat von ${cellName(cell)} wird als Nächstes gestrichen?`,
  back: ({ cell }) =>
    `${cell < 0 ? '' : `Für ${cellName(cell)} ist keine Ziffer mehr übrig. `}Wohin geht die Suche zurück?`,
};

/** @type {Record<Question['text'], (question: Question) => string>} */
const HINTS = {
  digit: ({ cell }) =>
    `Sieh dir ${list(housesOf(cell), 'und')} an. Die Ziffern werden der Größe nach probiert.`,
  again: ({ cell, digit }) => `Probiere die Ziffern nach ${digit}: ${list(housesOf(cell), 'und')}.`,
  house: ({ constraint }) =>
    `Suche eine andere ${digitOf(constraint)} in den Häusern, die ${houseOf(constraint)} kreuzen.`,
  fills: () => 'Suche die erste leere Zelle mit einem einzigen Kandidaten.',
  fits: ({ cell, digit }) => `Suche eine andere ${digit} in ${list(housesOf(cell), 'und')}.`,
  crossed: ({ cell }) =>
    `Vergleiche die Kandidaten, beginnend mit 1, mit ${list(housesOf(cell), 'und')}.`,
  back: () => 'Die zuletzt gesetzte Ziffer wird als erste zurückgenommen.',
};

/** @type {Record<string, (reason: Reason) => string>} */
const WRONG = {
  tried: ({ cell, digit }) => `${digit} in ${cellName(cell)} wurde schon probiert.`,
  order: ({ cell, digit }) =>
    `${digit} in ${cellName(cell)} ist auch möglich, kommt aber nicht zuerst.`,
  some: () => 'Es gibt eine.',
  free: ({ cell, digit }) => `${digit} kann in ${cellName(cell)} bleiben: kein Widerspruch.`,
  gone: ({ cell, digit }) => `${digit} in ${cellName(cell)} ist schon gestrichen.`,
  given: ({ cell }) => `${cellName(cell)} ist eine Vorgabe.`,
  self: ({ cell }) => `In ${cellName(cell)} ist keine Ziffer mehr übrig.`,
  latest: ({ cell }) => `Die Ziffer in ${cellName(cell)} wurde nicht als letzte gesetzt.`,
  empty: ({ cell }) => `${cellName(cell)} ist leer: Dort ist nichts zurückzunehmen.`,
  filled: ({ cell }) => `${cellName(cell)} ist schon gefüllt.`,
  many: ({ cell, left = 0 }) => `${cellName(cell)} hat ${left} Kandidaten.`,
  first: ({ cell }) =>
    `${cellName(cell)} hat auch nur einen Kandidaten, ist aber nicht die erste solche Zelle.`,
  house: ({ cell }) => `${cellName(cell)} liegt nicht in diesem Haus.`,
};

/** @type {Record<string, (question: Question, rejected: number[]) => string>} */
const ANSWERS = {
  digit: ({ cell, digit, right }, rejected) => {
    if (right < 0) return `In ${cellName(cell)} passt keine ${digit ? 'andere ' : ''}Ziffer.`;
    const others = rejected.length ? `; ${list(rejected, 'und')} nicht` : '';
    return `${right} passt in ${cellName(cell)}${others}.`;
  },
  house: ({ constraint, right }) =>
    right < 0
      ? `Für die ${digitOf(constraint)} in ${houseOf(constraint)} ist keine Zelle mehr übrig.`
      : `Die ${digitOf(constraint)} in ${houseOf(constraint)} kommt in ${cellName(right)}.`,
  fills: ({ digit, right }) => `${cellName(right)} hat nur noch einen Kandidaten: ${digit}.`,
  fits: ({ cell, digit }) => `${digit} passt in ${cellName(cell)}.`,
  back: ({ digit, right }) =>
    `Die Suche geht zurück zu ${cellName(right)}${digit ? ` und nimmt ${digit} zurück` : ''}.`,
};

/** @param {number} right @param {number} asked */
const score = (right, asked) => `${right} von ${asked} richtig`;
/** @param {string[]} kinds */
const unsuitable = (kinds) =>
  `Bei diesem Algorithmus gibt es keine ${list(
    kinds.map((kind) => NOUNS[kind]),
    'und keine',
  )}, nach denen sich fragen ließe.`;
/** @param {number} n */
const every = (n) => (n > 1 ? `Jede ${n}.` : 'Jede');
/** @param {number} cell */
const answerCell = (cell) => (cell < 0 ? 'Zelle wählen' : `Antwort ${cellName(cell)}`);

/** @type {typeof import('../../features/questions/en.js').strings} */
export const strings = {
  ANSWERS,
  HINTS,
  KEYS: [
    ['[1]–[9], bei einer Frage', 'mit dieser Ziffer antworten'],
    ['[0] [Rücktaste] [Entf], bei einer Frage', '„Keine“ antworten'],
    ['[J] [N], bei einer Frage', '„Ja“ oder „Nein“ antworten'],
    ['Pfeile und [Eingabe], bei einer Frage', 'eine Zelle wählen und mit ihr antworten'],
  ],
  KINDS,
  QUESTIONS,
  WRONG,
  answerCell,
  every,
  score,
  unsuitable,
  all: 'Alles drei',
  answers: 'Antwort',
  ask: 'Frag mich',
  hint: 'Tipp',
  next: 'Weiter',
  no: 'Nein',
  none: 'Keine',
  off: 'Nichts',
  often: 'Wie oft',
  over: 'In diesem Lauf gibt es keine Fragen mehr.',
  ready: 'Der Ablauf hält jetzt bei Fragen an.',
  right: 'Richtig.',
  show: 'Antwort zeigen',
  stop: 'Keine Fragen mehr',
  wrong: 'Nein.',
  yes: 'Ja',
};
