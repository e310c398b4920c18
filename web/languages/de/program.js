// What the page says about the user's own program, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @type {typeof import('../../features/program/en.js').strings} */
export const strings = {
  USES: [
    ['solve(grid)', 'wird mit dem Rätsel aufgerufen'],
    ['grid[r][c]', 'eine Zelle, r und c von 0 bis 8; 0 ist leer. Jede Änderung ist ein Schritt'],
    ['check(r, c, d)', 'ob die Ziffer d passt; auch ein Schritt'],
    [
      'solution()',
      'meldet das Gitter als Lösung. Ein volles, richtiges Gitter am Ende zählt ebenfalls',
    ],
    ['print(…)', 'zeigt einen Text unter dem Programm'],
  ],
  ended: (steps, ms) =>
    steps
      ? `Das Programm ist ohne Lösung beendet: ${count(steps, 'Schritt', 'Schritte')}, ${number(ms)} ms.`
      : 'Das Programm ist beendet und hat nichts in das Gitter geschrieben.',
  failed: (message, line, steps) =>
    `${line ? `Zeile ${number(line)}: ` : ''}${message}.${shown(steps)}`.replace('..', '.'),
  foreign: (language, line) =>
    `${line ? `Zeile ${number(line)}: ` : ''}Das sieht nach ${language} aus: Nimm die Vorlage. Der Editor führt JavaScript aus.`,
  limits: (seconds, steps, megabytes) =>
    `Es wird nach ${number(seconds)} Sekunden, ${number(steps)} Schritten oder ${number(megabytes)} MB an Listen, Objekten und Texten angehalten; was es nicht mehr braucht, zählt mit. Es hat keinen Zugriff auf die Seite, auf Dateien oder auf das Netz und weder Zeitgeber noch async-Funktionen oder BigInt.`,
  long: (most) =>
    `Das Programm ist zu lang: höchstens ${number(most)} Zeichen. Es wird weder behalten noch ausgeführt.`,
  missing: (what, line, steps) =>
    `${line ? `Zeile ${number(line)}: ` : ''}${what} gibt es hier nicht.${shown(steps)}`,
  solved: (steps, placed, ms) =>
    `Gelöst: ${count(placed, 'Ziffer', 'Ziffern')} gesetzt, ${count(steps, 'Schritt', 'Schritte')}, ${number(ms)} ms. Jetzt abspielen.`,
  tooLarge: (megabytes, line, steps) =>
    `Angehalten${inLine(line)}: über ${number(megabytes)} MB Speicher; was verworfen wurde, zählt mit.${shown(steps)}`,
  tooLong: (seconds, line, steps) =>
    `Nach ${number(seconds)} s${inLine(line)} angehalten.${shown(steps)}`,
  tooMany: (steps, line) =>
    `Nach ${count(steps, 'Schritt', 'Schritten')}${inLine(line)} angehalten.`,
  blocked:
    'Das Programm kann nicht laufen: Sein Rahmen wurde nicht geladen. Das geht nur auf der Website und nicht offline.',
  crash: 'Das Programm wurde angehalten: Sein Prozess wurde beendet.',
  edit: 'Bearbeiten',
  editor: 'Programm. Mit Escape und dann Tab verlässt man den Editor.',
  flood: 'Das Programm wurde angehalten: Es hat mehr gesendet, als ein Lauf senden darf.',
  generator:
    'solve ist ein Generator: Ein Aufruf führt ihn nicht aus. Schreib „function“ ohne „*“ und „yield“.',
  keys: 'Strg+Eingabe führt das Programm aus. Mit Escape und dann Tab verlässt man den Editor.',
  name: 'Eigenes Programm',
  other: 'In einer anderen Sprache',
  otherHow:
    'Ein Programm in jeder Sprache kann seine Schritte ausgeben. Fang mit einer dieser Vorlagen an und füg die Ausgabe hier ein:',
  output: 'Ausgabe des Programms',
  race: 'Das selbst geschriebene Programm; eine Ziffer zählt, sobald sie passt.',
  reset: 'Liangs Suche',
  resetTitle: 'Das Programm durch Liangs Suche ersetzen',
  run: 'Ausführen',
  running: 'Das Programm läuft …',
  stop: 'Anhalten',
  title: 'Eigenes Programm',
  uses: 'Was das Programm verwenden kann',
};

/** @param {number} line  from 1; 0 if unknown */
function inLine(line) {
  return line ? ` in Zeile ${number(line)}` : '';
}

/** @param {number} steps  that the trace has */
function shown(steps) {
  return steps ? ` Aufgezeichnet: ${count(steps, 'Schritt', 'Schritte')}.` : '';
}
