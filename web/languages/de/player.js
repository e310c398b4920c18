// The texts of the player, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @param {boolean} playing */
const play = (playing) => (playing ? 'Pause' : 'Abspielen');
/** @param {boolean} running */
const survey = (running) => (running ? 'Vorausschau anhalten' : 'Vorausschauen');

/** @param {string} source @param {string} teaches */
const about = (source, teaches) => `${teaches} (${source}.)`;

/** @param {number} line  from 1 */
const breakpointAt = (line) => `Haltepunkt in Zeile ${line}`;
/** @param {number} k @param {number} n */
const freeCells = (k, n) =>
  n
    ? `k = ${number(k)} von ${count(n, 'freien Zelle', 'freien Zellen')}`
    : 'Der erste Schritt macht die Liste.';
/** @param {number} n */
const calls = (n) => (n ? `${number(n)} offen, der letzte zuerst` : 'Keine offenen Aufrufe.');
/** @param {number} n */
const possible = (n) => `${count(n, 'Kandidat', 'Kandidaten')} übrig in leeren Zellen.`;
/** @param {number} covered */
const matrix = (covered) =>
  `${number(covered)} von 324 Bedingungen abgedeckt; die Zahlen sind die übrigen Möglichkeiten.`;
/** @param {number} n */
const optionsDone = (n) => (n ? `${n} erledigt` : '');
/** @param {number} step @param {string} words */
const logLine = (step, words) => `${number(step)}: ${words}`;

/** @param {boolean} complete @param {number} limit */
const saved = (complete, limit) =>
  complete ? 'Der Ablauf ist gespeichert.' : `Die ersten ${number(limit)} Züge sind gespeichert.`;

/** @type {typeof import('../../features/player/en.js').strings} */
export const strings = {
  KEYS: [
    [
      '[Leertaste], Pfeile, [Pos1], [Ende]',
      'im Ablauf: abspielen oder anhalten, Schritt, Anfang, Ende; mit Umschalt zu Rücksprüngen',
    ],
    ['Ziffer, beim Zusehen', 'fragen, warum die Ziffer dort nicht möglich ist'],
    ['[N] [P]', 'Schritt vor, Schritt zurück'],
    ['[+] [−]', 'im Ablauf: schneller, langsamer'],
  ],
  BLOCKS: ['Zelle', 'Zeile hat Ziffer', 'Spalte hat Ziffer', 'Block hat Ziffer'],
  MOVES: {
    P: 'setzt die Ziffer d in Zeile r, Spalte c',
    U: 'entfernt die Ziffer',
    E: 'entfernt den Kandidaten d',
    T: 'prüft, ob d passt',
    R: 'd passt nicht',
    S: 'das Brett ist eine Lösung',
  },
  PANELS: { 'free-cells': 'Freie Zellen', calls: 'Aufrufe', possible: 'Möglich', matrix: 'Matrix' },
  TABS: { code: 'Code', state: 'Variablen', log: 'Protokoll' },
  about,
  breakpointAt,
  calls,
  freeCells,
  logLine,
  matrix,
  optionsDone,
  play,
  possible,
  saved,
  survey,
  title: 'Beim Lösen zusehen',
  algorithm: 'Algorithmus',
  variant: 'Variante',
  tabs: 'Einzelheiten des Algorithmus',
  race: 'Wettlauf',
  saveTrace: 'Ablauf herunterladen',
};
