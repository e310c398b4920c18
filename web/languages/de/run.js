// Texts about runs, in German, and the names of algorithms, variants and counters.
// @ts-check
import { ALGORITHMS } from './algorithms.js';
import { cellName, count, houseName, KINDS, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';
import { constraintName, event, sentence, short } from './run-events.js';

/** @typedef {import('../../run/en-events.js').EventFacts} EventFacts */
/** @typedef {import('../../run/run-protocol.js').Extent} Extent */
/** @typedef {import('../../run/run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('../../run/run-protocol.js').WhyNot} WhyNot */

/** @param {Extent} extent */
const total = ({ length, ended }) => `${ended ? '' : 'mindestens '}${number(length)}`;

/** @param {number} n @param {Extent} extent */
const step = (n, extent) => `Schritt ${number(n)} von ${total(extent)}`;

/** @param {number} n @param {Extent} extent @param {EventFacts} facts */
const status = (n, extent, facts) => `${step(n, extent)}: ${event(facts)}`;

/** How a run ended. @param {string} outcome @param {number} left  cells that are empty @param {number} found  solutions */
const ending = (outcome, left, found) =>
  ({
    solved: 'Gelöst.',
    exhausted: found ? `${count(found, 'Lösung', 'Lösungen')} gefunden.` : 'Keine Lösung.',
    stuck: `${count(left, 'Zelle', 'Zellen')} offen.`,
    invalid: 'Das Rätsel ist ungültig.',
  })[outcome] ?? '';

/** @param {number} n @param {Extent} extent @param {number} depth */
const position = (n, extent, depth) => `${step(n, extent)}, Tiefe ${number(depth)}`;

/** @typedef {NonNullable<import('../../run/playback.js').Playback['sought']>} Sought */

/** @param {Sought} sought */
const notFound = ({ goal, way }) =>
  ({
    backtrack: way === 'next' ? 'Keine weiteren Rücksprünge.' : 'Keine früheren Rücksprünge.',
    breakpoint: 'Kein Haltepunkt wird mehr erreicht.',
    solution: 'Keine weiteren Lösungen.',
    out: 'Die Suche verlässt diese Zelle nicht mehr.',
  })[goal];

/** @param {Sought} sought */
const seeking = ({ goal }) =>
  ({
    backtrack: 'Sucht einen Rücksprung …',
    breakpoint: 'Läuft bis zu einem Haltepunkt …',
    solution: 'Sucht eine Lösung …',
    out: 'Läuft aus dieser Zelle heraus …',
  })[goal];

/** @param {number} rate  steps a second */
function speed(rate) {
  if (rate === Infinity) return 'volles Tempo';
  if (rate < 1) return `ein Schritt in ${number(1 / rate)} s`;
  // There is no room for a longer text.
  return rate < 1e4 ? `${count(rate, 'Schritt', 'Schritte')}/s` : `${number(rate)}/s`;
}

/**
 * @param {number} at
 * @param {number} digit
 * @param {WhyNot} why
 * @param {ArrayLike<number>} digits  on the board
 * @param {number} house  that contains `at` and the conflicting cell
 */
function whyNot(at, digit, why, digits, house) {
  const here = cellName(at);
  const not = `Keine ${digit} in ${here}`;
  switch (why.reason) {
    case 'present':
      return `In ${here} steht schon ${digit}.`;
    case 'given':
      return `${not}: Dort steht ${digits[at]}, eine Vorgabe.`;
    case 'filled':
      return `${not}: Der Algorithmus hat vorerst ${digits[at]} dorthin gesetzt.`;
    case 'blocked':
      return `${not}: ${houseName(house)} hat sie in ${cellName(why.cell)}, ${
        why.choice ? 'vom Algorithmus gesetzt, vielleicht falsch' : 'eine Vorgabe'
      }.`;
    case 'eliminated':
      return `${not}: Der Algorithmus hat sie gestrichen.`;
    case 'refuted':
      return why.cell < 0
        ? `${not}: Sie wurde probiert und scheiterte.`
        : `${not}: Sie wurde probiert und scheiterte nach den Entscheidungen davor, zuletzt ${
            digits[why.cell]
          } in ${cellName(why.cell)}.`;
    case 'open':
      return `${digit} ist in ${here} noch möglich.`;
    case 'out_of_range':
      return 'Zellen gehen von Z1S1 bis Z9S9, Ziffern von 1 bis 9.';
  }
}

/** Why a move is illegal (see trace.hpp). @type {Record<string, (where: string) => string>} */
const REASONS = {
  unreadable: () => 'kein Zug',
  out_of_range: () => 'Zeilen, Spalten und Ziffern gehen von 1 bis 9',
  on_given: (where) => `${where} ist eine Vorgabe`,
  filled: (where) => `in ${where} steht schon eine Ziffer`,
  empty: (where) => `${where} ist leer`,
  clash: (where) => `in ${where} steht diese Ziffer`,
  not_a_solution: () => 'keine Lösung',
};
/** @param {number} at  ab 1 @param {string} code */
const inLine = (at, code) => `Zeile ${at}: ${code}`;

/** @param {NonNullable<TraceReport['illegal']>} move */
const illegal = ({ move, line, text, reason, cell: against }) =>
  `Zug ${number(move)}, „${text}“ in Zeile ${number(line)}, ist ungültig: ${REASONS[reason](
    against < 0 ? '' : cellName(against),
  )}.`;
/** @param {TraceReport} report */
const traceRead = ({ moves, illegal: wrong }) =>
  wrong
    ? `${illegal(wrong)} Die Züge davor lassen sich abspielen.`
    : `Ein Ablauf aus ${count(moves, 'Zug', 'Zügen')}, alle gültig: „Abspielen“ zeigt ihn.`;

/**
 * The name of a cell for screen readers.
 * @param {number} at
 * @param {import('../../board/board.js').CellView} view
 * @param {number[]} candidates  shown in the cell
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
  if (marks.includes('removed')) parts.push('entfernt');
  if (marks.includes('blocks')) parts.push('widerspricht');
  return parts.join(', ');
}

/** @param {unknown} error */
const failed = (error) => `Die Algorithmen konnten nicht laufen (${messageOf(error)}).`;

/** @type {typeof import('../../run/en.js').strings} */
export const strings = {
  ALGORITHMS,
  VARIANTS: {
    stop: 'Anhalten, wenn es stockt',
    'hidden-singles': 'Weiter mit versteckten Einern',
    search: 'Weiter mit einer Suche',
    all: 'Alle Lösungen',
    first: 'Bei der ersten Lösung anhalten',
  },
  cell,
  constraintName,
  ending,
  event,
  failed,
  illegal,
  line: inLine,
  notFound,
  number,
  position,
  seeking,
  sentence,
  short,
  speed,
  status,
  step,
  traceRead,
  whyNot,
  breakpoint: 'An einem Haltepunkt angehalten.',
  loading: 'Die Algorithmen werden geladen …',
  noRun: 'Noch keine Schritte: Führ dein Programm aus.',
  unfinished: 'Der letzte bekannte Schritt. „Ende“ sucht weiter.',
};
