// The texts of the dialog for lists, in German.
// @ts-check
import { figures } from '../../features/lists/figures.js';
import { messageOf, numbersIn } from '../../base/words/numbers.js';

/** @typedef {import('../../features/lists/progress-meter.js').Progress} Progress */
/** @typedef {import('../../features/lists/list-job.js').Outcome} Outcome */
/** @typedef {import('../../features/lists/tally.js').ListError} ListError */
/** @typedef {import('../../features/lists/tally.js').Hard} Hard */

const { number, percent, share, size, duration } = figures('de');
const { count } = numbersIn('de');
/** @param {number} n */
const puzzleCount = (n) => `${number(n)} Rätsel`;
/** @param {number} rate */
const perSecond = (rate) => number(rate < 10 ? Math.round(10 * rate) / 10 : Math.round(rate));

/** @type {Record<import('../../../wasm/batch.d.ts').BatchInput, string>} */
const inputs = {
  line: 'Ein Rätsel pro Zeile',
  grid: 'Gitter aus neun Zeilen',
  cells: 'Ziffern und Punkte in beliebiger Anordnung, wie im Almanac',
  text: 'Ein einzelner Text',
};
/** What to do with the list. */
const tasks = { solve: 'Lösen', rate: 'Bewerten' };
/** Names of the dialog. */
const titles = { solve: 'Liste lösen', rate: 'Liste bewerten' };
/** @type {Record<string, string>} */
const targets = {
  download: 'Diese Seite, zum späteren Speichern',
  file: 'Datei, sofort geschrieben',
  none: 'Nur die Auswertung',
};
/** Descriptions of targets, by their ids. @type {Record<string, (room: number, rated: boolean) => string>} */
const hints = {
  download: (room) =>
    Number.isFinite(room)
      ? `Die Ergebnisse erscheinen hier; bis zu ${size(room)} lassen sich speichern.`
      : 'Die Ergebnisse erscheinen hier und lassen sich speichern.',
  file: () => 'Der Browser fragt gleich nach der Datei. Sie kann beliebig groß werden.',
  none: (room, rated) =>
    rated
      ? 'Anzahl der Rätsel je Bewertung, schwerste Rätsel und erste Fehler; keine Tabelle.'
      : 'Anzahlen, langsamste Rätsel und erste Fehler; Lösungen werden nicht aufbewahrt.',
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

/** @param {string} name @param {boolean} rated */
const solving = (name, rated) =>
  `${name || 'Eingefügte Liste'} wird ${rated ? 'bewertet' : 'gelöst'}`;
/** @param {Progress | null} now @param {boolean} paused */
function progress(now, paused) {
  if (!now) return paused ? 'Angehalten' : 'Beginnt …';
  const { bytes, size: whole, puzzles, expected, rate, secondsLeft } = now;
  const part = whole ? [percent(bytes / whole)] : [];
  const done = expected
    ? `${number(puzzles)} von etwa ${puzzleCount(expected)}n`
    : puzzleCount(puzzles);
  if (paused) return `Angehalten bei ${[...part, done].join(', ')}`;
  const left = secondsLeft === null ? [] : [`noch ${duration(secondsLeft)}`];
  return [...part, done, `${perSecond(rate)} pro Sekunde`, ...left].join(', ');
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
  const rate = seconds > 0 ? `, ${perSecond(puzzles / seconds)} pro Sekunde` : '';
  return `${ENDS[end]}: ${puzzleCount(puzzles)} in ${duration(seconds)}${rate}`;
}
/** @param {Outcome} outcome */
function trouble({ end, error, target, result, rated }) {
  const rest = result && target !== 'none' ? ' Die Ergebnisse bis dahin bleiben erhalten.' : '';
  if (end === 'failed')
    return `Die Liste konnte nicht zu Ende ${rated ? 'bewertet' : 'gelöst'} werden (${messageOf(error)}).${rest}`;
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
/** @param {number} n @param {boolean} rated */
function hardest(n, rated) {
  const adjective = rated ? 'schwerste' : 'langsamste';
  return n === 1 ? `Das ${adjective}` : `Die ${adjective}n ${number(n)}`;
}
/** @param {Hard} hard */
const hard = ({ line, guesses, er }) =>
  `Zeile ${number(line)}: ${er ? `ER ${er.toFixed(1).replace('.', ',')}` : count(guesses, 'Versuch', 'Versuche')}`;
/** @param {number} shown @param {number} all @param {boolean} rated */
function errors(shown, all, rated) {
  if (!rated)
    return shown < all
      ? `Die ersten ${number(shown)} von ${number(all)} Fehlern`
      : `${number(all)} Fehler`;
  return shown < all
    ? `Die ersten ${number(shown)} von ${number(all)} Einträgen ohne Bewertung`
    : count(all, 'Eintrag ohne Bewertung', 'Einträge ohne Bewertung');
}
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
  which_cell: 'eine Zelle a1 oben oder unten',
  too_long: 'zu lang für ein Rätsel',
  crashed: 'der Löser ist abgestürzt',
  invalid: 'gleiche Ziffern in einem Haus',
  none: 'keine Lösung',
  many: 'mehrere Lösungen',
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
  hard,
  hardest,
  solving,
  tasks,
  titles,
  targets,
  trouble,
  unreadable,
  waits,
  show: 'Liste zeigen',
  close: 'Schließen',
  paste: 'Liste beliebiger Länge einfügen oder Datei hier ablegen',
  file: 'Liste',
  open: 'Liste öffnen',
  pasteInstead: 'Stattdessen einfügen',
  task: 'Aufgabe',
  scale:
    'Jedes Rätsel erhält ER, EP und ED auf der Skala von Sudoku Explainer 1.2.1, in einer Tabelle „puzzle,ER,EP,ED“. Über 9 braucht ein Rätsel Zehntelsekunden.',
  input: 'Art der Liste',
  format: 'Ergebnisse als',
  target: 'Ergebnisse in',
  start: 'Starten',
  cancel: 'Abbrechen',
  goesOn: 'Die Arbeit läuft weiter, wenn dieses Fenster geschlossen wird.',
  output: 'Ergebnisse: erste und letzte Zeilen',
  unsaved: 'Die Ergebnisse sind noch nicht gespeichert.',
  share,
  ratings: {
    title: 'Bewertungen',
    difficulty: 'Schwierigkeit',
    er: 'ER',
    puzzles: 'Rätsel',
    share: 'Anteil',
    beyond: 'Jenseits dieser Techniken',
    range: (from, to) => `${from}–${to}`,
  },
  counts: {
    puzzles: 'Alle Rätsel',
    one: 'Eine Lösung',
    many: 'Mehrere Lösungen',
    none: 'Keine Lösung',
    invalid: 'Ungültig',
    errors: 'Kein Rätsel',
  },
};
