// The texts of the editor of lessons, in German.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('de');

/** @type {typeof import('../../pages/lesson-editor/en.js').strings} */
export const strings = {
  atLine: (line, message) => `Zeile ${number(line)}: ${message}`,
  faults: (n) =>
    n ? `${count(n, 'Meldung', 'Meldungen')}, siehe unten.` : 'Keine Fehler gefunden.',
  copied: (n) => `Link kopiert: ${number(n)} Zeichen.`,
  failed: (error) => `Das hat nicht geklappt (${messageOf(error)}).`,
  saved: (kilobytes) => `Gespeichert, ${number(kilobytes)} KB.`,
  making: (n, all) => `Folie ${number(n)} von ${number(all)} …`,
  step: (n, event) => `Schritt ${number(n)}: ${event}`,
  STARTER: `---
lang: de
---

# Meine Lektion

Der erste Absatz sagt, worum es geht.

## 1. Ein Brett

Text mit _Betonung_ und mit Links, die das Brett steuern: [zu Schritt 3](board:step=3), [abspielen](board:play).

\`\`\`board board
title = Die ersten Schritte
algo = free-cell-list
lock = 1
show = usual,-link
\`\`\`

\`\`\`question first one
Weiß das Programm, dass seine erste Ziffer richtig ist?

- [ ] Ja.
  > Es hat sie nur mit den Ziffern auf dem Brett verglichen.
- [x] Nein.

hint: Lass es eine Weile laufen.
\`\`\`
`,
  PIECES: {
    board: `
\`\`\`board board%n
title = Ein Brett
puzzle = %p
algo = free-cell-list
lock = 1
show = usual,-link
\`\`\`
`,
    program: `
\`\`\`program board%n
title = Ein Programm
puzzle = %p

function solve(grid) {
  return false;
}
\`\`\`
`,
    link: '[zeig das](board:step=10)',
    compare: `
\`\`\`compare board
title = Schritte bis zur Lösung
\`\`\`
`,
    one: `
\`\`\`question question%n one
Was ist richtig?

- [x] Diese Antwort.
- [ ] Jene Antwort.
  > Rückmeldung.

hint: Ein Tipp.
\`\`\`
`,
    several: `
\`\`\`question question%n several
Was davon ist richtig?

- [x] Diese Antwort.
- [x] Diese auch.
- [ ] Diese nicht.

hint: Es sind zwei.
\`\`\`
`,
    number: `
\`\`\`question question%n number
Wie viele sind es?

- [x] 51
\`\`\`
`,
    digit: `
\`\`\`question question%n digit
Welche Ziffer?

- [x] 9
\`\`\`
`,
    cell: `
\`\`\`question question%n cell
Welche Zelle?

- [x] r2c9
\`\`\`
`,
    parsons: `
\`\`\`question question%n parsons
Bring die Zeilen in die richtige Reihenfolge. Eine ist überflüssig.

| grid[row][col] = digit;
| if (solve(grid)) return true;
| grid[row][col] = 0;
! return true;
\`\`\`
`,
    code: `
\`\`\`question question%n code
Schreib eine Methode, die eine Zahl verdoppelt.

| function double(n) {
|   return n;
| }

test: double(2) = 4
hidden: double(0) = 0

hint: Zweimal n.
\`\`\`
`,
    fix: `
\`\`\`question question%n fix
Diese Methode soll sagen, ob eine Zahl gerade ist. Finde ihren Fehler.

| function isEven(n) {
|   return n % 2 === 1;
| }

test: isEven(2) = true
test: isEven(3) = false
\`\`\`
`,
    explain: `
\`\`\`question question%n explain
Warum?

- [x] Dieser Grund.
- [ ] Jener Grund.
  > Rückmeldung.

model: Eine Musterantwort.
\`\`\`
`,
    trace: `
\`\`\`board board%n
title = Der Lauf, um den es geht
puzzle = %p
algo = free-cell-list
show = board,status,player
\`\`\`

\`\`\`question question%n trace
Das Programm hat 12 Schritte getan. Welche Werte haben seine Variablen?

board: board%n
step: 12
values: k, i, j, grid[i][j]
\`\`\`
`,
  },
  INSERTS: {
    board: 'Brett',
    program: 'Eigenes Programm',
    link: 'Link, der ein Brett steuert',
    compare: 'Vergleich von Läufen',
    one: 'Frage: eine Antwort',
    several: 'Frage: mehrere Antworten',
    number: 'Frage: eine Zahl',
    digit: 'Frage: eine Ziffer',
    cell: 'Frage: eine Zelle',
    parsons: 'Aufgabe: Zeilen ordnen',
    code: 'Aufgabe: ein Programm',
    fix: 'Aufgabe: den Fehler finden',
    explain: 'Aufgabe: ein Grund',
    trace: 'Aufgabe: Variablen eines Laufs',
  },
  EXPORTS: {
    page: 'Seite zum Gebrauch ohne Netz (HTML)',
    slides: 'Folien der Schritte (HTML mit SVG)',
    gift: 'Fragensammlung: GIFT (Moodle)',
    qti: 'Fragensammlung: QTI 2.1',
    scorm12: 'Paket für einen Kurs: SCORM 1.2',
    scorm2004: 'Paket für einen Kurs: SCORM 2004',
    cmi5: 'Paket für einen Kurs: cmi5 (xAPI)',
  },
  BANK: {
    place: (places) => (places.includes(',') ? `eine von ${places}` : `Zeile ${places}`),
    unneeded: 'nicht nötig',
  },

  title: 'Eine Lektion schreiben',
  about: 'Ein Editor für Lektionen mit Brettern, Fragen und Links, die die Bretter steuern.',
  lessons: 'Lektionen',
  actions: 'Aktionen',
  insert: 'Einfügen',
  open: 'Öffnen',
  save: 'Speichern',
  link: 'Link kopieren',
  export: 'Exportieren',
  text: 'Text der Lektion',
  messages: 'Fehler im Text',
  preview: 'Vorschau',
  drop: 'Textdatei hier ablegen',
  earlier: 'Zurück zum vorigen Text',
  opened: 'Geöffnet. „Rückgängig“ holt den vorigen Text zurück.',
  notText: 'Das ist kein Text, oder er hat mehr als 200.000 Zeichen.',
  noLink: 'Der Text in der Adresse ist beschädigt.',
  format:
    '# Titel, ## Abschnitt, _betont_, **stark**, - Liste, > Hinweis, [Text](board:step=3), ``` board, program, question oder compare.',
};
