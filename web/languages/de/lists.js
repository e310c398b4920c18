// The texts of the dialog for lists, in German.
// @ts-check
import { figures } from '../../features/lists/figures.js';
import { messageOf, numbersIn } from '../../base/words/numbers.js';

/** @typedef {import('../../features/lists/progress-meter.js').Progress} Progress */
/** @typedef {import('../../features/lists/list-job.js').Outcome} Outcome */
/** @typedef {import('../../features/lists/tally.js').ListError} ListError */
/** @typedef {import('../../features/lists/tally.js').Slow} Slow */

const { number, percent, size, duration } = figures('de');
const { count } = numbersIn('de');
/** @param {number} n */
const puzzleCount = (n) => `${number(n)} Rätsel`;

/** @type {Record<import('../../../wasm/batch.d.ts').BatchInput, string>} */
const inputs = {
  line: 'Ein Rätsel pro Zeile',
  grid: 'Gitter aus neun Zeilen',
  cells: 'Ziffern und Punkte in beliebiger Anordnung, wie im Almanac',
  text: 'Ein einzelner Text',
};
/** @type {Record<string, string>} */
const targets = {
  download: 'Diese Seite, zum späteren Speichern',
  file: 'Datei, sofort geschrieben',
  none: 'Nur die Auswertung',
};
/** Descriptions of targets, by their ids. @type {Record<string, (room: number) => string>} */
const hints = {
  download: (room) =>
    Number.isFinite(room)
      ? `Die Ergebnisse erscheinen hier und lassen sich danach speichern: höchstens ${size(room)}.`
      : 'Die Ergebnisse erscheinen hier und lassen sich danach speichern.',
  file: () => 'Der Browser fragt gleich nach der Datei. Sie kann beliebig groß werden.',
  none: () => 'Anzahlen, langsamste Rätsel und erste Fehler; Lösungen werden nicht aufbewahrt.',
};

/** @param {string} name @param {number} bytes */
const listOf = (name, bytes) => `${name || 'Eingefügter Text'}, ${size(bytes)}`;
/** @param {keyof typeof inputs | null} input */
const detected = (input) => (input ? `Erkannt: ${inputs[input]}` : 'Automatisch erkennen');
/** @param {boolean} file */
const empty = (file) =>
  file ? 'Diese Datei ist leer.' : 'Zuerst eine Liste einfügen oder öffnen.';
/** @param {unknown} error */
const unreadable = (error) => `Diese Liste lässt sich nicht lesen (${messageOf(error)}).`;
/** @param {unknown} error */
const noTarget = (error) =>
  `Die Datei lässt sich nicht schreiben (${messageOf(error)}). Eine andere Datei wählen oder die Ergebnisse in dieser Seite behalten.`;
/** @param {boolean} running  the present list */
const waits = (running) =>
  running
    ? 'Die andere Liste wartet, bis diese fertig ist. Danach öffnet sie „Andere Liste“.'
    : 'Die andere Liste wartet: „Andere Liste“ öffnet sie.';

/** The button that opens the dialog. @param {'choosing' | 'running' | 'done'} state @param {number} part  0..1 */
const entry = (state, part) =>
  ({ choosing: 'Liste lösen', running: `Liste: ${percent(part)}`, done: 'Liste: fertig' })[state];

/** @param {string} name */
const solving = (name) => `${name || 'Eingefügte Liste'} wird gelöst`;
/** @param {Progress | null} now @param {boolean} paused */
function progress(now, paused) {
  if (!now) return paused ? 'Angehalten' : 'Beginnt …';
  const { bytes, size: whole, puzzles, rate, secondsLeft } = now;
  const part = whole ? [percent(bytes / whole)] : [];
  if (paused) return `Angehalten bei ${[...part, puzzleCount(puzzles)].join(', ')}`;
  const left = secondsLeft === null ? [] : [`noch ${duration(secondsLeft)}`];
  const speed = `${number(Math.round(rate))} pro Sekunde`;
  const parts = [...part, puzzleCount(puzzles), speed, ...left];
  return parts.join(', ');
}
/** @param {boolean} paused */
const pause = (paused) => (paused ? 'Fortsetzen' : 'Anhalten');

const ENDS = {
  done: 'Fertig',
  cancelled: 'Abgebrochen',
  full: 'Angehalten, kein Platz mehr',
  failed: 'Durch einen Fehler beendet',
};
/** @param {Outcome} outcome */
function outcome({ end, summary: { puzzles, milliseconds } }) {
  const seconds = milliseconds / 1000;
  const rate = seconds > 0 ? `, ${number(Math.round(puzzles / seconds))} pro Sekunde` : '';
  return `${ENDS[end]}: ${puzzleCount(puzzles)} in ${duration(seconds)}${rate}`;
}
/** @param {Outcome} outcome */
function trouble({ end, error, target, result }) {
  const rest = result && target !== 'none' ? ' Die Ergebnisse bis dahin bleiben erhalten.' : '';
  if (end === 'failed')
    return `Die Liste konnte nicht zu Ende gelöst werden (${messageOf(error)}).${rest}`;
  return end === 'full'
    ? `Für weitere Ergebnisse ist kein Platz.${rest} In einer Datei ist mehr Platz.`
    : '';
}
/** @param {Outcome} outcome */
function kept({ target, result, bytes, end }) {
  if (target === 'none') return 'Wie gewählt wurden keine Ergebnisse aufbewahrt.';
  if (!result) return 'Die Ergebnisse ließen sich nicht aufbewahren.';
  if (target === 'file') return `Geschrieben in ${result.name}, ${size(bytes)}.`;
  if (!bytes) return 'Es gibt nichts zu speichern.';
  return end === 'done' ? '' : 'Die Ergebnisse bis dahin lassen sich speichern.';
}
/** @param {number} bytes */
const save = (bytes) => `Ergebnisse speichern, ${size(bytes)}`;
/** @param {boolean} warned */
const again = (warned) => (warned ? 'Ergebnisse verwerfen' : 'Andere Liste');
/** @param {number} n */
const slowest = (n) => (n === 1 ? 'Das langsamste' : `Die langsamsten ${number(n)}`);
/** @param {Slow} slow */
const slow = ({ line, guesses }) =>
  `Zeile ${number(line)}: ${count(guesses, 'Versuch', 'Versuche')}`;
/** @param {number} shown @param {number} all */
const errors = (shown, all) =>
  shown < all ? `Die ersten ${number(shown)} von ${number(all)} Fehlern` : `${number(all)} Fehler`;
/** @type {Record<string, string>} */
const problems = {
  empty: 'kein Rätsel',
  not_text: 'kein Text',
  too_few_cells: 'weniger als 81 Zellen',
  too_many_cells: 'mehr als 81 Zellen',
  row_length: 'eine Zeile, die nicht neun Zellen hat',
  bad_number: 'eine Zahl, die keine Ziffer ist',
  bad_candidates: 'keine gültigen Kandidaten',
  bad_code: 'ein beschädigter Link oder Code',
  ambiguous: 'eine unbekannte oder mehrdeutige Anordnung',
  not_rows: 'Blöcke oder Spalten statt Zeilen',
  too_long: 'zu lang für ein Rätsel',
  crashed: 'der Löser ist abgestürzt',
};
/** @param {ListError} error */
const error = ({ line, code }) => `Zeile ${number(line)}: ${problems[code] ?? code}`;

/** Output formats, by their ids in the core. @type {Record<string, string>} */
const FORMATS = {
  line: 'Eine Zeile: Rätsel, Urteil, Lösung',
  csv: 'CSV-Tabelle',
  liang: 'Wie das Programm von Liang es ausgibt',
  almanac: 'Wie das Programm des Almanac es ausgibt',
  article: 'Wie das Programm des Artikels es ausgibt',
  assignment4: 'Wie Aufgabe 4 es ausgibt',
  lab: 'Wie die Rekursionsübung es ausgibt',
};

/** @type {typeof import('../../features/lists/en.js').strings} */
export const strings = {
  again,
  empty,
  entry,
  error,
  errors,
  detected,
  hints,
  inputs,
  kept,
  listOf,
  noTarget,
  number,
  outcome,
  pause,
  FORMATS,
  progress,
  save,
  slow,
  slowest,
  solving,
  targets,
  trouble,
  unreadable,
  waits,
  show: 'Liste zeigen',
  title: 'Liste lösen',
  close: 'Schließen',
  paste: 'Liste beliebiger Länge einfügen oder Datei hier ablegen',
  file: 'Liste',
  open: 'Liste öffnen',
  pasteInstead: 'Stattdessen einfügen',
  input: 'Art der Liste',
  format: 'Ergebnisse als',
  target: 'Ergebnisse in',
  start: 'Lösen',
  cancel: 'Abbrechen',
  goesOn: 'Das Lösen läuft weiter, wenn dieses Fenster geschlossen wird.',
  output: 'Ergebnisse: erste und letzte Zeilen',
  unsaved: 'Die Ergebnisse sind noch nicht gespeichert.',
  counts: {
    puzzles: 'Alle Rätsel',
    one: 'Eine Lösung',
    many: 'Mehrere Lösungen',
    none: 'Keine Lösung',
    invalid: 'Ungültig',
    errors: 'Kein Rätsel',
  },
};
