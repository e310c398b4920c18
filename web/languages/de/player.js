// The texts of the player, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @param {boolean} running */
const survey = (running) => (running ? 'Vorausschau anhalten' : 'Vorausschauen');

/** @param {number} line  from 1 */
const breakpointAt = (line) => `Haltepunkt in Zeile ${line}`;
/** @param {number} n */
const freeCells = (n) => count(n, 'Zelle', 'Zellen');
/** @param {number} n */
const calls = (n) => `Tiefe ${number(n)}`;
/** @param {number} n */
const moreCalls = (n) => `${number(n)} darunter`;
/** @param {number} n */
const possible = (n) => count(n, 'Kandidat', 'Kandidaten');
/** @param {number} covered */
const matrix = (covered) => `${number(covered)} von 324 Bedingungen abgedeckt`;
/** @param {number} n */
const optionsDone = (n) => (n ? `${n} erledigt` : '');
/** @param {string} value */
const was = (value) => `war ${value}`;

/** @param {number} n */
const axis = (n) => (n >= 1e6 && n % 1e5 === 0 ? `${number(n / 1e6)} Mio.` : number(n));
/** @param {number} length @param {boolean} ended @param {boolean} solved */
const end = (length, ended, solved) =>
  `${ended ? '' : 'mindestens '}${number(length)}${solved ? ', gelöst' : ''}`;
/** @param {number} step @param {number} low @param {number} high @param {number} backtracks */
const hover = (step, low, high, backtracks) =>
  `${number(step)}: Tiefe ${low === high ? number(low) : `${number(low)}–${number(high)}`}` +
  (backtracks ? `, ${number(Math.round(1000 * backtracks) / 10)} % Rücksprünge` : '');

/** @param {boolean} complete @param {number} limit */
const saved = (complete, limit) =>
  complete ? 'Der Ablauf ist gespeichert.' : `Die ersten ${number(limit)} Züge sind gespeichert.`;

/** @type {typeof import('../../features/player/en.js').strings} */
export const strings = {
  givensOnly:
    'Der Algorithmus beginnt mit den Vorgaben; die gestrichenen Kandidaten beachtet er nicht.',
  KEYS: [
    [
      '[Leertaste], [←] [→], [Pos1], [Ende]',
      'abspielen oder anhalten, Schritt, Anfang, Ende; mit Umschalt zum nächsten Rücksprung',
    ],
    ['[Bild ab] [Bild auf]', 'Schritt vor, Schritt zurück: die Tasten eines Presenters'],
    ['[A], [Q], [B] oder [.], [R], [Esc]', 'im Vortrag: Frage, QR-Code, leer, Wettlauf, Schluss'],
    ['Ziffer, beim Zusehen', 'fragen, warum die Ziffer dort nicht möglich ist'],
    ['[N] [P]', 'Schritt vor, Schritt zurück'],
    ['[+] [−]', 'schneller, langsamer'],
    ['[Z], [Umschalt] [Z], [W]', 'auf der Zeitleiste: vergrößern, verkleinern, ganzer Lauf'],
  ],
  BLOCKS: ['Zelle', 'Zeile', 'Spalte', 'Block'],
  LECTURE: {
    controls: 'Vortrag',
    ask: 'Frage',
    code: 'Code',
    race: 'Wettlauf',
    blank: 'Leer',
    leave: 'Schluss',
    codeOf: 'QR-Code des Links zu diesem Schritt',
    opens: (step) => `öffnet genau diesen Schritt, ${number(step)}`,
    blanked:
      'Der Bildschirm ist leer. Die nächste Taste oder der nächste Klick zeigt den Lauf wieder.',
  },
  LEGEND: {
    given: 'eine Vorgabe des Rätsels',
    tried: 'der Algorithmus probiert diese Ziffer',
    proven: 'eine Ziffer einer Lösung',
    clash: 'enthält die Ziffer schon',
    arc: 'von der probierten Ziffer zu der, die sie ausschließt',
    removed: 'Rücksprung: diese Ziffer wird entfernt',
    last: 'die Zelle dieses Schritts',
    candidate: 'Kandidaten',
    density: 'auf dem Zeitstrahl: wie oft die Suche zurückspringt',
  },
  MOVES: {
    P: 'setzt die Ziffer d in Zeile r, Spalte c',
    U: 'entfernt die Ziffer',
    E: 'entfernt den Kandidaten d',
    T: 'prüft, ob d passt',
    R: 'd passt nicht',
    S: 'das Brett ist eine Lösung',
  },
  SWITCH: { code: 'Listing', land: 'Landschaft' },
  TABS: { code: 'Code', state: 'Werte', log: 'Log', land: 'Baum' },
  PARTS: { code: 'Code', state: 'Variablen', counters: 'Zähler', log: 'Protokoll' },
  axis,
  breakpointAt,
  calls,
  end,
  freeCells,
  hover,
  matrix,
  moreCalls,
  optionsDone,
  possible,
  program: 'Eigenes Programm …',
  saved,
  survey,
  was,
  CALLS: 'Aufrufstapel',
  console: 'Was das Programm ausgibt',
  noCalls: 'leer',
  notRecorded: 'nicht mehr aufgezeichnet: zu viel',
  atLine: (line) => `Zeile ${number(line)}`,
  ownCode: 'Dein Code',
  algorithm: 'Algorithmus',
  breakpoint: 'Hier anhalten',
  language: 'Sprache des Listings (Java für Zeilen)',
  legend: 'Was die Zeichen bedeuten',
  list: 'Suchbaum als Liste',
  parts: 'Was gezeigt wird',
  more: 'Mehr zu diesem Lauf',
  present: 'Vortragsansicht',
  race: 'Wettlauf',
  saveJava: '.java speichern',
  saveTrace: 'Ablauf herunterladen',
  stop: 'Anhalten',
  unfold: 'Landschaft entfalten (T)',
  variant: 'Variante',
};
