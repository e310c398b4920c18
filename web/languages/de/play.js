// Texts of the mode Play, in German.
// @ts-check
import { numbersIn } from '../../base/words/numbers.js';
import { cellName } from './puzzle.js';

const { number, count } = numbersIn('de');

/** @typedef {import('../../puzzle/edits.js').Pen} Pen */

/** @type {Partial<Record<Pen, string>>} */
const DOES = {
  answers: '1–9 Ziffer, Umschalt+1–9 Notiz.',
  corner: '1–9 setzt eine Eckennotiz.',
  centre: '1–9 setzt eine Mittelnotiz.',
  colour: '1–6 färbt.',
  candidates: '1–9 streicht einen Kandidaten.',
};
const WITH_CANDIDATES = '1–9 Ziffer, Umschalt+1–9 streicht.';

/** @param {number[]} cells @param {Pen | null} pen @param {boolean} candidates */
function selected(cells, pen, candidates) {
  if (!cells.length) return 'Eine Zelle wählen.';
  const what = cells.length > 1 ? `${cells.length} Zellen` : cellName(cells[0]);
  const does = pen && (candidates && pen === 'answers' ? WITH_CANDIDATES : DOES[pen]);
  return `${what} gewählt. ${does ?? ''}`.trim();
}

/** @param {number} ms */
function time(ms) {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, i) => (i ? String(part).padStart(2, '0') : part)).join(':');
}

/** @param {number} n */
const cells = (n) => count(n, 'Zelle', 'Zellen');

/** @param {{ms: number | null, mistakes: number | null, revealed: number, hints: number}} score */
function score({ ms, mistakes, revealed, hints }) {
  const parts = [
    ...(ms === null ? [] : [time(ms)]),
    ...(hints ? [count(hints, 'Hinweis', 'Hinweise')] : []),
    ...(revealed ? [`${cells(revealed)} aufgedeckt`] : []),
    ...(hints || revealed ? [] : ['ohne Hilfe']),
    ...(mistakes === null ? [] : [mistakes ? `${number(mistakes)} Fehler` : 'kein Fehler']),
  ].join(', ');
  return `${parts[0].toUpperCase()}${parts.slice(1)}.`;
}

/** @param {number} added @param {number} known @param {{line: number, field: string}[]} wrong */
function ownImported(added, known, wrong) {
  const had = known ? ` ${known} ${known === 1 ? 'war' : 'waren'} schon da.` : '';
  const done =
    added || known
      ? `${added} ${added === 1 ? 'Lösung' : 'Lösungen'} hinzugefügt.${had}`
      : 'Keine Lösung gefunden.';
  if (!wrong.length) return done;
  const [{ line, field }] = wrong;
  const others = wrong.length - 1;
  const more = others ? `, ebenso ${others} andere ${others === 1 ? 'Zeile' : 'Zeilen'}` : '';
  const why = field ? `„${field}“ fehlt oder ist falsch` : 'kein JSON-Objekt';
  return `Zeile ${line} ist keine exportierte Lösung: ${why}${more}. ${done}`;
}

/** @type {typeof import('../../features/play/en.js').strings} */
export const strings = {
  KEYS: [
    ['[Z] [X] [C] [V]', 'Stift: Ziffer, Ecke, Mitte, Farbe'],
    ['[Umschalt] [1]', 'Eckennotiz, mit jedem Stift'],
    ['[Strg] [1]', 'Mittelnotiz, mit jedem Stift'],
    ['[Strg] [Umschalt] [1]', 'Farbe, mit jedem Stift'],
    ['[Strg] [Z]', 'rückgängig'],
    [
      '[Umschalt] [1] gehalten',
      'Ziffer zuerst: [Eingabe] oder Tippen schreibt sie, [Esc] lässt sie los',
    ],
    ['[H]', 'Hinweis; noch einmal: mehr davon'],
  ],
  COLOURS: [
    'gelb, Scheibe',
    'grün, Dreieck',
    'blau, Quadrat',
    'rot, Raute',
    'violett, Kreuz',
    'grau, Balken',
  ],
  selected,
  time,
  score,
  puzzle: 'Rätsel',
  today: 'Heute',
  new: 'Neu:',
  fresh: 'Ein anderes Rätsel',
  continued: 'Das Rätsel von heute, wie es war.',
  back: 'Zurück zum letzten',
  held: (digit, pen) => `${pen === 'colour' ? `Farbe ${digit}` : digit} gehalten: Zellen antippen.`,
  letGo: 'Loslassen',
  pen: 'Stift',
  digit: 'Ziffer',
  corner: 'Ecke',
  centre: 'Mitte',
  colour: 'Farbe',
  crossOut: 'Streichen',
  erase: 'Löschen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  left: (n) => (n ? `noch ${n}` : 'fertig'),
  filled: (done, all) => `${number(done)} von ${number(all)}`,
  pause: 'Pause',
  resume: 'Weiter',
  paused: 'Pause. Die Uhr steht.',
  check: 'Prüfen',
  fillNotes: 'Notizen füllen',
  reveal: 'Aufdecken',
  startOver: 'Von vorn',
  links: 'Ketten',
  drill: 'Üben',
  options: 'Optionen',
  highlights: 'Verwandte Zellen hervorheben',
  candidates: 'Alle Kandidaten zeigen',
  tidy: 'Notizen aufräumen',
  timer: 'Uhr',
  keys: 'Tasten',
  notesFilled: (n) =>
    n ? `Notizen eingetragen: ${cells(n)}.` : 'Jede leere Zelle hat schon Notizen.',
  candidatesHideNotes: 'Alle Kandidaten sind anstelle der Notizen zu sehen.',
  startedOver: 'Neu begonnen.',
  wrong: (n) =>
    n === 1
      ? 'Ein Eintrag ist falsch: siehe den gestrichelten Rahmen.'
      : `${number(n)} Einträge sind falsch: siehe die gestrichelten Rahmen.`,
  wrongOne: ({ cell, digit }) => `${digit} in ${cellName(cell)} ist falsch.`,
  takeBack: 'Zurücknehmen',
  wrongSince: (n, { cell, digit }) =>
    `${count(n, 'Eintrag', 'Einträge')} falsch seit ${digit} in ${cellName(cell)}.`,
  goBack: 'Zurück',
  wentBack: ({ cell, digit }) => `Zurück vor ${digit} in ${cellName(cell)}.`,
  right: (entries, crossings) =>
    crossings
      ? `${entries ? 'Kein falscher Eintrag, aber in' : 'In'} ${cells(crossings)} ist der richtige Kandidat gestrichen.`
      : entries
        ? `${count(entries, 'Eintrag', 'Einträge')} geprüft: bisher alles richtig.`
        : 'Noch kein Eintrag zu prüfen.',
  notYet: 'Das Ergebnis ist noch nicht bekannt.',
  several: 'Mehrere Lösungen: Mehr als eine Füllung ist richtig.',
  severalCheck: 'Mehrere Lösungen: Es gibt keine einzelne zum Vergleichen.',
  none: 'Keine Lösung: Dieses Rätsel geht nicht auf.',
  invalid: 'Die Vorgaben widersprechen sich: Dieses Rätsel geht nicht auf.',
  why: 'Warum?',
  solved: 'Gelöst.',
  solvedIn: (ms) => `Gelöst in ${time(ms)}.`,
  another: 'Gleiche Stufe',
  nextLevel: (level) => `Weiter: ${level.toLowerCase()}`,
  sendCard: 'Karte senden',
  beyond: 'weiter vorausgesehen',
  replay: 'Meine Lösung ansehen',
  replayStart: 'Die Vorgaben.',
  play: 'Abspielen',
  stepBack: 'Zug zurück',
  stepOn: 'Nächster Zug',
  close: 'Schließen',
  MOVES: { wrong: 'Ausrutscher', erased: 'zurückgenommen', beyond: 'weiter vorausgesehen' },
  move: ({ second, cell, digit }, name) =>
    `${time(1000 * second)}, ${cellName(cell)}${digit ? ` ist ${digit}` : ''}: ${name}.`,
  own: 'Eigene Statistik',
  aDay: (month) => `${month}, täglich ein Rätsel`,
  daysSolved: (done, days) => `${done} von ${count(days, 'Tag', 'Tagen')} gelöst`,
  streak: 'Tage in Folge',
  bestOf: (level) => `Bestzeit, ${level.toLowerCase()}`,
  solvedCount: 'Gelöst',
  lastTen: 'die letzten zehn',
  best: 'beste',
  usual: 'übliche',
  damaged: (n) =>
    `${n === 1 ? 'Eine gespeicherte Lösung ist' : `${n} gespeicherte Lösungen sind`} beschädigt und zählen nicht; die exportierte Datei enthält sie.`,
  unsaved: 'Dieser Browser speichert nichts: Die Statistik bleibt, bis die Seite geschlossen wird.',
  ownExport: 'Exportieren',
  ownImport: 'Importieren …',
  ownImported,
  ownDelete: 'Löschen',
  ownDeleted: 'Eigene Statistik gelöscht.',
  next: 'Noch ein Rätsel',
  followPerson: 'Einem Menschen folgen',
  again: 'Noch einmal',
};
