// Texts about puzzles and solutions, in German.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';
import { digitsOf } from '../../puzzle/puzzle.js';

/** @typedef {import('../../../wasm/sudoku.d.ts').Conflict} Conflict */
/** @typedef {import('../../puzzle/puzzle.js').Verdict} Verdict */

const tenths = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const TIMES = 'nie einmal zweimal dreimal viermal fünfmal sechsmal siebenmal achtmal neunmal'.split(
  ' ',
);

export const { number, count } = numbersIn('de');

/** @param {number} n */
const cellCount = (n) => count(n, 'Zelle', 'Zellen');

/** @param {string[]} parts */
const list = (parts) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

/** @param {number} at  0..80 */
export const cellName = (at) => `Z${Math.floor(at / 9) + 1}S${(at % 9) + 1}`;

/** @param {number} house */
export const houseName = (house) =>
  `${['Zeile', 'Spalte', 'Block'][Math.floor(house / 9)]} ${(house % 9) + 1}`;

/** @param {Conflict} conflict */
export const clashText = ({ house, digit, cells }) =>
  `${TIMES[cells.length]} die ${digit} in ${houseName(house)} (${cells.map(cellName).join(', ')})`;

/** The first few conflicts as a text; the board marks all of them. @param {Conflict[]} conflicts */
function clashes(conflicts) {
  const first = conflicts.slice(0, 3).map(clashText);
  return list(
    conflicts.length > 3
      ? [...first, `${count(conflicts.length - 3, 'weiterer Konflikt', 'weitere Konflikte')}`]
      : first,
  );
}

/** @param {string} text */
export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** @param {Conflict[]} conflicts */
const invalid = (conflicts) => sentence(clashes(conflicts));

/** @param {number} milliseconds */
function time(milliseconds) {
  if (milliseconds === 0) return 'in weniger als 1 ms';
  if (milliseconds >= 1000) return `in ${tenths.format(milliseconds / 1000)} s`;
  return `in ${tenths.format(Math.max(0.1, milliseconds))} ms`;
}

/** @type {Record<Verdict, string>} */
const VERDICTS = {
  invalid: 'Ungültig',
  none: 'Keine Lösung',
  one: 'Genau eine Lösung',
  many: 'Mindestens zwei Lösungen',
};
/** @param {Verdict} verdict */
const verdictName = (verdict) => VERDICTS[verdict];

/**
 * @param {import('../../puzzle/en.js').Shape} shape
 * @param {number | bigint | null} total
 */
const chip = (shape, total) =>
  ({
    one: 'Eine Lösung',
    several: total === null ? 'Mehrere Lösungen' : solutions(total),
    none: 'Keine Lösung',
    invalid: 'Ungültig',
    searching: 'Suche läuft …',
    unknown: 'Unbekannt',
  })[shape];

/** @param {number | bigint} n */
const solutions = (n) => count(n, 'Lösung', 'Lösungen');
/** @param {number} n @param {number} milliseconds */
const found = (n, milliseconds) =>
  `${count(n, 'Vorgabe', 'Vorgaben')}, beantwortet ${time(milliseconds)}.`;

/** @param {number} milliseconds */
const searching = (milliseconds) =>
  `Die Suche läuft noch, bisher ${tenths.format(milliseconds / 1000)} s …`;
/** @param {boolean} shown */
const showSolution = (shown) => (shown ? 'Lösung verbergen' : 'Lösung zeigen');

/** @param {number | bigint} n @param {number} milliseconds */
const counting = (n, milliseconds) =>
  `Bisher ${number(n)}, ${number(Math.round(Number(n) / (milliseconds / 1000) / 1000) * 1000)} je Sekunde`;
const percent = new Intl.NumberFormat('de', { style: 'percent' });

/** @param {number} part  0..1 */
const exactly = (part) => `; die genaue Zählung ist zu ${percent.format(part)} fertig`;
/** @param {number | bigint} n @param {boolean} complete @param {number} milliseconds */
const counted = (n, complete, milliseconds) => {
  const total = solutions(n);
  return `${complete ? total : `Mindestens ${total} (angehalten)`}, ${time(milliseconds)}`;
};

/** @param {{entries: number, crossings: number}} mistakes @param {number} entries */
function checked({ entries: wrong, crossings }, entries) {
  const answers = count(entries, 'Antwort', 'Antworten');
  const parts = [];
  if (wrong)
    parts.push(
      `${number(wrong)} von ${answers} ${wrong === 1 ? 'weicht' : 'weichen'} von der Lösung ab`,
    );
  else parts.push(entries ? `${answers} geprüft: kein Fehler` : 'noch keine Antwort zu prüfen');
  if (crossings) parts.push(`in ${cellCount(crossings)} ist der richtige Kandidat gestrichen`);
  return sentence(parts.join('; '));
}

/** The content of a cell, by kind. @type {Record<string, string>} */
export const KINDS = {
  given: 'Vorgabe',
  entered: 'eingetragen',
  solved: 'gelöst',
};

/**
 * @param {number} at
 * @param {import('../../puzzle/en.js').Shown} view
 * @param {string[]} houses  in which its digit conflicts
 * @param {number[]} candidates  shown in the cell
 * @param {number[]} crossed  candidates shown as crossed out
 */
function cell(at, view, houses, candidates, crossed) {
  const { digit, kind, marks, other, others, corner, centre, tint } = view;
  const parts = [`Zeile ${Math.floor(at / 9) + 1} Spalte ${(at % 9) + 1}`];
  parts.push(digit ? `${KINDS[kind]} ${digit}` : 'leer');
  if (candidates.length) parts.push(`Kandidaten ${candidates.join(' ')}`);
  if (crossed.length) parts.push(`gestrichen ${crossed.join(' ')}`);
  if (houses.length) parts.push(`Konflikt in ${list(houses)}`);
  if (marks.includes('wrong')) parts.push('weicht von der Lösung ab');
  if (marks.includes('differs')) {
    const all = digitsOf(others || (other && 1 << (other - 1)));
    parts.push(
      `${all.join(' oder ')} in ${all.length > 1 ? 'anderen Lösungen' : 'der anderen Lösung'}`,
    );
  }
  if (corner) parts.push(`Ecknotizen ${digitsOf(corner).join(' ')}`);
  if (centre) parts.push(`Mittelnotizen ${digitsOf(centre).join(' ')}`);
  if (tint) parts.push(`Farbe ${tint}`);
  return parts.join(', ');
}

/** @param {number} index @param {number} n */
const puzzleOf = (index, n) => `Rätsel ${number(index + 1)} von ${number(n)}`;
/** @param {string} what */
const copied = (what) => `Kopiert: ${what}.`;

/** @type {Record<string, string>} */
const THEMES = { auto: 'automatisch', light: 'hell', dark: 'dunkel' };
/** @param {string} name */
const theme = (name) => `Farben: ${THEMES[name]}`;
/** @param {unknown} error */
const failed = (error) =>
  `Der Löser konnte nicht antworten (${messageOf(error)}). Das Rätsel ist unverändert.`;

/** @type {typeof import('../../puzzle/en.js').strings} */
export const strings = {
  modes: 'Was zu tun ist',
  solve: 'Lösen',
  play: 'Spielen',
  watch: 'Zusehen',
  explain: 'Erklären',
  make: 'Erstellen',
  learn: 'Lernen',
  more: 'Mehr',
  language: 'Sprache',
  cell,
  checked,
  chip,
  copied,
  counted,
  counting,
  exactly,
  failed,
  found,
  houseName,
  invalid,
  puzzleOf,
  searching,
  showSolution,
  solutions,
  theme,
  time,
  verdictName,
  restricted: 'Die gestrichenen Kandidaten zählen mit: die Vorgaben allein haben mehrere Lösungen.',
  excluded: 'Aber eine ihrer Ziffern ist als Kandidat gestrichen.',
  notValid: 'Kein gültiges Rätsel',
  waiting: 'Suche läuft …',
  late: 'Ein Teil der Seite ist noch nicht geladen.',
  retry: 'Noch einmal versuchen',
  reload: 'Neu laden',
  notLoaded: (error) =>
    typeof error === 'function'
      ? String(error())
      : `Dieser Teil der Seite konnte nicht geladen werden (${messageOf(error)}).`,
  searchStopped: 'Suche angehalten, Urteil offen',
  givensOnly: 'Zählt das ursprüngliche Rätsel, ohne die Eingaben.',
  solved: 'Das Brett ist voll und richtig.',
  countAll: 'Alle zählen',
  countOn: 'Ohne Grenze zählen',
  reading: 'Wird gelesen …',
  locked: 'Das ist eine Vorgabe: Hier lässt sie sich nicht ändern.',
  filledCell: 'In der Zelle steht eine Ziffer; nur leere Zellen haben Notizen.',
  noColour: 'Die Farben sind 1 bis 6.',
  noCell: 'Erst eine Zelle wählen.',
  lockedPuzzle: 'Dieses Rätsel ist gesperrt: Zusehen geht, Ändern nicht.',
  cleared: 'Gelöscht. „Rückgängig“ holt es zurück.',
};
