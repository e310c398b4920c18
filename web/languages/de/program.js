// What the page says about the user's own program, in German.
// @ts-check
import { cellName, count, houseName, number } from './puzzle.js';

/** @type {typeof import('../../features/program/en.js').strings} */
export const strings = {
  COMMENTS: {
    full: 'keine Zelle ist leer',
    empty: 'die erste leere',
    gap: 'für jede Ziffer d, die passt, check(r, c, d):',
    gapHow: 'schreiben, solve(grid), sonst zurücknehmen',
    none: 'keine Ziffer führt weiter',
    undo: 'zurücknehmen: die nächste Ziffer versuchen',
    fits: 'Keine andere Zelle der Zeile, Spalte oder des Blocks hat die Ziffer.',
  },
  TEMPLATES: {
    gap: 'Acht Zeilen mit einer Lücke',
    recursive: 'Rekursive Suche',
    liang: 'Liangs Suche',
  },
  diagnosis,
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
  badLink: 'Das Programm in diesem Link ist beschädigt oder zu lang. Hier ist dein eigenes.',
  linked: 'Dieses Programm kommt aus dem Link. Es läuft erst, wenn du auf Ausführen drückst.',
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
  template: (language) => `Vorlage für ${language}`,
  start: 'Anfangen mit …',
  toStep: (step) => `Zu Schritt ${number(step)}`,
  toGap: 'Zur Lücke',
  why: 'Warum es keine Lösung gibt',
  run: 'Ausführen',
  running: 'Das Programm läuft …',
  stop: 'Anhalten',
  title: 'Dein Programm',
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

const HOUSES = ['Zeilen', 'Spalten', 'Blöcke'];
/** In the dative. */
const IN_HOUSES = ['Zeilen', 'Spalten', 'Blöcken'];

/** @param {import('../../features/program/diagnosis.js').Diagnosis} found @returns {string} */
function diagnosis(found) {
  switch (found.id) {
    case 'gap':
      return `Die Lücke in Zeile ${number(found.line)} ist noch zu füllen: Die Suche versucht noch keine Ziffer.`;
    case 'given':
      return `${cellName(found.cell)} ist eine Vorgabe. Schreib nur in Zellen, die am Anfang 0 sind.`;
    case 'one':
      return `Das Programm schreibt nur in ${cellName(found.cell)}. Es muss zur nächsten leeren Zelle weitergehen.`;
    case 'clash':
      return `Schritt ${number(found.step)} setzt ${found.digit} in ${cellName(found.cell)}, obwohl ${cellName(found.other)} sie schon hat.${
        found.checked.length
          ? ` In ${found.checked.map((kind) => IN_HOUSES[kind]).join(' und ')} gibt es keinen Konflikt: Vergisst die Prüfung die ${found.unchecked.map((kind) => HOUSES[kind]).join(' und ')}?`
          : ''
      }`;
    case 'undo':
      return `In Schritt ${number(found.step)} ist die Suche zurück bei ${cellName(found.cell)}, aber ${cellName(found.other)}, danach gefüllt, hat ihre Ziffer noch. Das Programm setzt nie eine Zelle auf 0 zurück: Nimm zurück, was gescheitert ist.`;
    case 'kept':
      return `Das Programm setzt nie eine Zelle auf 0 zurück: Die Ziffern gescheiterter Versuche bleiben stehen, bis in ${cellName(found.cell)} keine mehr passt. Nimm zurück, was gescheitert ist.`;
    case 'left':
      return `In Schritt ${number(found.step)} gibt das Programm ${cellName(found.cell)} auf, obwohl dort ${found.digit} passt. Wird eine Ziffer ausgelassen, oder ist die Prüfung zu streng?`;
    case 'stuck':
      return `In ${cellName(found.cell)} passt keine Ziffer mehr, und das Programm endet. Es muss zurückgehen und in einer früheren Zelle die nächste Ziffer versuchen.`;
    case 'digits':
      return `Das Programm schreibt nie ${found.missing.join(', ')}. In Schritt ${number(found.step)} lässt es ${cellName(found.cell)} leer, obwohl dort ${found.digit} passt. Gehen die Ziffern von 1 bis 9?`;
    case 'single':
      return `In Schritt ${number(found.step)} gibt das Programm ${cellName(found.cell)} nach ${found.digit} auf, obwohl dort ${found.next} passt. Endet es nach der ersten Ziffer?`;
    case 'house':
      return `Keine Zelle von ${houseName(found.house)} wurde je gefüllt. Endet eine Schleife zu früh?`;
    case 'early':
      return `Das Programm endet, während ${cellName(found.cell)} leer ist und dort Ziffern passen. Endet es zu früh?`;
    case 'turns':
      return `Ab Schritt ${number(found.step)} wiederholen sich endlos dieselben ${count(found.steps, 'Schritt', 'Schritte')}.`;
  }
}
