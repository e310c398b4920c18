// Texts about what was read of a text, in German.
// @ts-check
import { slipOf } from '../../puzzle/reading-en.js';
import { count, number, sentence } from './puzzle.js';

/** @typedef {import('../../solver/protocol.js').ParseError} ParseError */
/** @typedef {import('../../solver/protocol.js').Report} Report */

/** @param {string} text */
const quote = (text) => `„${text.trim().replace(/\s+/g, ' ')}“`;

/** Names of readers (Report.format), completing „Gelesen als“. @type {Record<string, string>} */
export const FORMATS = {
  symbols: '81 Zeichen',
  line: 'Zeile mit 81 Zeichen',
  block: 'Gitter',
  numbers: '81 Zahlen',
  candidates: 'Kandidatengitter',
  almanac: 'Ziffern und Punkte',
  table: 'Tabelle',
  'fixed-width': 'gedrucktes Gitter',
  array: 'Listen oder Datensätze',
  729: '729 Kandidaten',
  s9b: 'S9B-Code',
  hodoku: 'HoDoKu-Zeile',
  sdk: '.sdk-Datei',
  opensudoku: 'OpenSudoku-XML',
  link: 'Link',
  coordinates: 'Zellen mit Koordinaten',
};

/** @param {{line: number, column: number}} place */
const place = ({ line, column }) => `Zeile ${number(line)}, Zeichen ${number(column)}`;

/** @param {ParseError} error @param {string} said */
function withHint(error, said) {
  const slip = slipOf(error);
  if (slip === null) return said;
  if (slip === 'decimals') return `${said}; statt 5,00 nur 5 schreiben`;
  if (slip === 'list') return `${said}; eine Zelle ist eine Ziffer, keine Liste von Kandidaten`;
  return `${said}; in einem Text aus einem Foto vielleicht eine ${slip}`;
}

/** @param {ParseError} error */
const problem = (error) => withHint(error, fault(error));

/** @param {ParseError} error */
function fault(error) {
  const { code, text, cells } = error;
  switch (code) {
    case 'empty':
      return 'in diesem Text steht kein Rätsel';
    case 'not_text':
      return `kein Text, vielleicht ein Bild: ungültiges Byte in ${place(error)}`;
    case 'too_few_cells':
      return `${number(cells)} von 81 Zellen gelesen`;
    case 'too_many_cells':
      return `${number(cells)} Zellen: ${number(cells - 81)} zu viel, die erste in ${place(error)}`;
    case 'row_length':
      return `${number(cells)} von 81 Zellen gelesen: Zeile ${number(error.line)} hat ${number(error.rowCells)}, nicht 9`;
    case 'bad_number':
      return `${quote(text)} in ${place(error)} ist keine Zahl von 0 bis 9`;
    case 'bad_candidates':
      return `${quote(text)} in ${place(error)} können keine Kandidaten sein`;
    case 'bad_code':
      return `beschädigter Link oder Code in ${place(error)}: ${quote(text)}`;
    case 'ambiguous':
      return `die Anordnung der Zellen ab ${place(error)} ist unbekannt oder passt zu mehreren Rätseln`;
    case 'not_rows':
      return `die Zeilen ab ${place(error)} sind Blöcke oder Spalten oder anders geordnet: ein Rätsel wird Zeile für Zeile gelesen`;
    case 'which_cell':
      return `${quote(text)} in ${place(error)}: in einer Tabelle ist a1 oben, auf einem Schachbrett unten; schreiben Sie r1c1`;
  }
}

/** @param {Report} report */
function unread({ errors }) {
  return sentence([...new Set(errors.slice(0, 3).map(problem))].join('; '));
}

/** @param {Report} report */
const unreadable = (report) => `${unread(report)} Das Brett bleibt unverändert.`;

/** @param {Report} report */
function understood({ format, puzzleCount, errors, errorCount, ignored }) {
  const parts = [
    puzzleCount > 1
      ? `${number(puzzleCount)} Rätsel gefunden`
      : `Gelesen als ${FORMATS[format] ?? format}`,
  ];
  if (ignored.characters) {
    const text = ignored.text && `: ${quote(ignored.text)}`;
    parts.push(
      `${number(ignored.characters)} Zeichen übergangen, ab Zeile ${number(ignored.line)}${text}`,
    );
  }
  if (errorCount)
    parts.push(
      `${count(errorCount, 'Teil', 'Teile')} nicht gelesen: ${problem(errors[0])} (${place(errors[0])})`,
    );
  return sentence(parts.join('; '));
}

/** @type {typeof import('../../puzzle/reading-en.js').strings} */
export const strings = { understood, unread, unreadable };
