// What the player says, in German.
// @ts-check
import { cellName, count, houseName, KINDS, number } from './workbench.js';
import { messageOf } from '../../base/words/numbers.js';

/** @typedef {import('../../features/player/en.js').EventFacts} EventFacts */
/** @typedef {import('../../run/run-protocol.js').Extent} Extent */
/** @typedef {import('../../run/run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('../../run/run-protocol.js').WhyNot} WhyNot */

/** What is to be met: a cell, or a digit in a house. @param {number} constraint */
const constraintName = (constraint) =>
  constraint < 81
    ? cellName(constraint)
    : `${((constraint - 81) % 9) + 1} in ${houseName(Math.floor((constraint - 81) / 9))}`;

/** @param {EventFacts} facts */
const because = ({ blocker, digit }) =>
  blocker ? `${houseName(blocker.house)} hat schon eine ${digit}` : 'passt nicht';

/** @type {Record<string, (facts: EventFacts) => string>} */
const EVENTS = {
  none: () => 'das Rätsel, wie es gegeben ist',
  begin: () => 'nimmt das Rätsel auf',
  enter: () => 'ruft die Suche auf',
  leave: ({ place }) =>
    place < 81
      ? `in ${cellName(place)} bleibt nichts zu probieren, der Aufruf kehrt zurück`
      : 'kehrt zurück',
  choose: ({ place }) =>
    place < 81 ? `geht zu ${cellName(place)}` : `sucht einen Platz für ${constraintName(place)}`,
  try: ({ place, digit }) => `probiert ${digit} in ${cellName(place)}`,
  write: ({ place, digit, before }) =>
    before
      ? `erhöht ${cellName(place)} von ${before} auf ${digit}`
      : `schreibt ${digit} in ${cellName(place)}`,
  place: ({ place, digit, before }) =>
    before
      ? `${digit} in ${cellName(place)} passt und bleibt`
      : `setzt ${digit} in ${cellName(place)}`,
  reject: (facts) => `probiert ${facts.digit} in ${cellName(facts.place)} – ${because(facts)}`,
  remove: ({ place, before }) => `nimmt ${before} aus ${cellName(place)} zurück`,
  eliminate: (facts) =>
    `streicht ${facts.digit} in ${cellName(facts.place)}${facts.blocker ? ` – ${because(facts)}` : ''}`,
  pass: () => 'beginnt einen weiteren Durchgang durch alle Zellen',
  cover: ({ place }) => `deckt ${constraintName(place)} ab`,
  uncover: ({ place }) => `deckt ${constraintName(place)} wieder auf`,
  solution: () => 'findet eine Lösung',
  exhausted: () => 'nichts bleibt zu probieren, der Lauf endet',
  stuck: () => 'steckt fest, mehr ist nicht zu schließen',
  invalid: () => 'zwei Vorgaben widersprechen sich, der Lauf endet',
};

/** @param {EventFacts} facts */
const event = (facts) => EVENTS[facts.kind](facts);

/** @param {Extent} extent */
const total = ({ length, ended }) => `${ended ? '' : 'mindestens '}${number(length)}`;

/** @param {number} step @param {Extent} extent @param {EventFacts} facts */
const status = (step, extent, facts) =>
  `Schritt ${number(step)} von ${total(extent)}: ${event(facts)}`;

/** How a run ended. @param {string} outcome @param {number} left  cells that are empty */
const ending = (outcome, left) =>
  ({
    solved: 'Gelöst.',
    exhausted: 'Der Lauf ist zu Ende.',
    stuck: `Steckt fest, ${count(left, 'Zelle bleibt', 'Zellen bleiben')} leer.`,
    invalid: 'Ein ungültiges Rätsel.',
  })[outcome] ?? '';

/** @param {number} step @param {Extent} extent @param {number} depth */
const position = (step, extent, depth) =>
  `Schritt ${number(step)} von ${total(extent)}, Tiefe ${number(depth)}`;

/** @param {'next' | 'previous'} way */
const notFound = (way) =>
  way === 'next'
    ? 'Danach kommt keiner mehr: das ist das Ende.'
    : 'Davor kommt keiner mehr: das ist der Anfang.';
/** @param {boolean} playing */
const play = (playing) => (playing ? 'Pause' : 'Abspielen');
/** @param {boolean} running */
const survey = (running) => (running ? 'Vorausschau anhalten' : 'Vorausschauen');

/** @param {number} rate  steps a second */
function speed(rate) {
  if (rate === Infinity) return 'so schnell es geht';
  if (rate < 1) return `ein Schritt in ${number(1 / rate)} s`;
  return `${count(rate, 'Schritt', 'Schritte')}/s`;
}

/** @param {string} source @param {string} teaches */
const about = (source, teaches) => `${teaches} (${source}.)`;

/** @param {number} line  from 1 */
const breakpointAt = (line) => `Haltepunkt in Zeile ${line}`;
/** @param {number} k @param {number} n */
const freeCells = (k, n) =>
  n
    ? `k = ${number(k)} von ${count(n, 'freien Zelle', 'freien Zellen')}`
    : 'Die Liste entsteht beim ersten Schritt.';
/** @param {number} n */
const calls = (n) => (n ? `${number(n)} offen, der letzte zuerst` : 'Kein Aufruf ist offen.');
/** @param {number} n */
const possible = (n) =>
  `${count(n, 'Kandidat', 'Kandidaten')} übrig in den Zellen, die nicht gefüllt sind.`;
/** @param {number} covered */
const matrix = (covered) =>
  `${number(covered)} von 324 Bedingungen abgedeckt; bei den anderen die Möglichkeiten, die bleiben.`;
/** @param {number} n */
const optionsDone = (n) => (n ? `${n} erledigt` : '');
/** @param {number} step @param {string} words */
const logLine = (step, words) => `${number(step)}: ${words}`;

/**
 * @param {number} at
 * @param {number} digit
 * @param {WhyNot} why
 * @param {ArrayLike<number>} digits  on the board
 * @param {number} house  that `at` shares with the cell to blame
 */
function whyNot(at, digit, why, digits, house) {
  const here = cellName(at);
  const not = `Keine ${digit} in ${here}`;
  switch (why.reason) {
    case 'stands':
      return `${digit} steht in ${here}.`;
    case 'given':
      return `${not}: Dort steht ${digits[at]}, eine Vorgabe.`;
    case 'filled':
      return `${not}: Der Algorithmus hat vorerst ${digits[at]} dorthin gesetzt.`;
    case 'blocked':
      return `${not}: ${houseName(house)} hat sie in ${cellName(why.cell)}, ${
        why.choice ? 'eine Wahl des Algorithmus, die falsch sein kann' : 'eine Vorgabe'
      }.`;
    case 'eliminated':
      return `${not}: Der Algorithmus hat sie gestrichen.`;
    case 'refuted':
      return why.cell < 0
        ? `${not}: Sie wurde probiert und führte nicht weiter.`
        : `${not}: Sie wurde probiert und führte nicht weiter nach der Wahl davor, zuletzt ${
            digits[why.cell]
          } in ${cellName(why.cell)}.`;
    case 'open':
      return `Bisher spricht nichts gegen ${digit} in ${here}.`;
  }
}

/** @param {boolean} complete @param {number} limit */
const saved = (complete, limit) =>
  complete ? 'Die Spur ist gespeichert.' : `Die ersten ${number(limit)} Züge sind gespeichert.`;

/** Why a move cannot be (see trace.hpp). @type {Record<string, (where: string) => string>} */
const REASONS = {
  unreadable: () => 'das ist kein Zug',
  out_of_range: () => 'Zeilen, Spalten und Ziffern gehen von 1 bis 9',
  on_given: (where) => `${where} ist eine Vorgabe`,
  filled: (where) => `in ${where} steht schon eine Ziffer`,
  empty: (where) => `${where} ist leer`,
  clash: (where) => `in ${where} steht diese Ziffer`,
  not_a_solution: () => 'das ist keine Lösung',
};
/** @param {NonNullable<TraceReport['illegal']>} move */
const illegal = ({ move, line, text, reason, cell: against }) =>
  `Zug ${number(move)}, „${text}“ in Zeile ${number(line)}, ist ungültig: ${REASONS[reason](
    against < 0 ? '' : cellName(against),
  )}.`;
/** @param {TraceReport} report */
const traceRead = ({ moves, illegal: wrong }) =>
  wrong
    ? `${illegal(wrong)} Die Züge davor lassen sich abspielen.`
    : `Eine Spur aus ${count(moves, 'Zug', 'Zügen')}, alle gültig: „Abspielen“ zeigt sie.`;

/**
 * What a screen reader is told of a cell.
 * @param {number} at
 * @param {import('../../board/board.js').CellView} view
 * @param {number[]} candidates  shown in it
 * @param {number[]} crossed  candidates shown as crossed out
 */
function cell(at, { digit, kind, marks }, candidates, crossed) {
  const parts = [`Zeile ${Math.floor(at / 9) + 1} Spalte ${(at % 9) + 1}`];
  const word = marks.includes('rejected')
    ? 'verworfen'
    : kind === 'trial'
      ? 'Versuch'
      : (KINDS[kind] ?? '');
  parts.push(digit ? `${word} ${digit}`.trim() : 'leer');
  if (candidates.length) parts.push(`Kandidaten ${candidates.join(' ')}`);
  if (crossed.length) parts.push(`gestrichen ${crossed.join(' ')}`);
  if (marks.includes('removed')) parts.push('zurückgenommen');
  if (marks.includes('blocks')) parts.push('steht im Weg');
  return parts.join(', ');
}

/** @param {unknown} error */
const failed = (error) => `Die Algorithmen konnten nicht laufen (${messageOf(error)}).`;

/** @type {typeof import('../../features/player/en.js').strings} */
export const strings = {
  KEYS: [
    [
      '[Leertaste], Pfeile, [Pos1], [Ende]',
      'im Ablauf: abspielen oder anhalten, Schritt, Anfang, Ende; mit Umschalt zu Rücksprüngen',
    ],
    ['Ziffer, beim Zusehen', 'fragen, warum sie nicht in der gewählten Zelle steht'],
    ['[N] [P]', 'Schritt vor, Schritt zurück'],
    ['[+] [−]', 'im Ablauf: schneller, langsamer'],
  ],
  BLOCKS: ['Zelle', 'Zeile hat Ziffer', 'Spalte hat Ziffer', 'Block hat Ziffer'],
  PANELS: { 'free-cells': 'Freie Zellen', calls: 'Aufrufe', possible: 'Möglich', matrix: 'Matrix' },
  TABS: { code: 'Code', state: 'Zustand', log: 'Protokoll' },
  about,
  breakpointAt,
  calls,
  cell,
  constraintName,
  ending,
  event,
  failed,
  freeCells,
  illegal,
  logLine,
  matrix,
  notFound,
  number,
  optionsDone,
  play,
  position,
  possible,
  saved,
  speed,
  status,
  survey,
  traceRead,
  whyNot,
  breakpoint: 'An einem Haltepunkt angehalten.',
  title: 'Beim Lösen zusehen',
  algorithm: 'Algorithmus',
  variant: 'Variante',
  tabs: 'Zustand des Algorithmus',
  race: 'Wettlauf',
  saveTrace: 'Spur herunterladen',
};
