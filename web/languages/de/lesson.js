// The texts of lessons, in German.
// @ts-check
import { cellName, number } from './puzzle.js';

/** @type {Record<string, string>} */
const EXERCISES = {
  parsons: 'Zeilen ordnen',
  code: 'Programm schreiben',
  fix: 'Fehler finden',
  explain: 'Begründen',
  trace: 'Einem Lauf folgen',
};

/** @type {typeof import('../../features/lesson/en.js').strings} */
export const strings = {
  EXERCISES,
  inLesson: (n) => `Lektion ${number(n)}`,
  exercises: 'Übungen',
  solved: 'gelöst',
  tried: 'versucht',
  entered({ cell, digit, right, solved }) {
    const here = cellName(cell);
    if (solved) return 'Das Brett ist voll und richtig. Gut gemacht.';
    if (!digit) return `${here} ist wieder frei. Das war ein Rücksprung.`;
    return right
      ? `${digit} in ${here} ist richtig.`
      : `${digit} in ${here} stimmt nicht mit der Lösung überein. Nimm sie zurück, oder sieh, wohin sie führt.`;
  },
  score: (right, questions, first) =>
    `${number(right)} von ${number(questions)} Fragen richtig${right ? `, davon ${number(first)} beim ersten Versuch` : ''}.`,
  question: (n, questions) => `Frage ${number(n)} von ${number(questions)}`,
  steps: (n) => `${number(n)} ${n === 1 ? 'Schritt' : 'Schritte'}`,
  more: (n) => `mehr als ${number(n)} Schritte`,
  times: (times, most, least, ended) =>
    `„${most}“ braucht ${ended ? '' : 'mindestens '}${number(times)}-mal so viele Schritte wie „${least}“.`,
  differ:
    'Das sind verschiedene Programme, und ebenso verschieden sind ihre Schritte. Ein gerechtes Maß ist die Zahl der Ziffern, die sie setzen.',
  minutes: (minutes) => `${number(minutes)} Minuten`,
  questions: (n) => `${number(n)} ${n === 1 ? 'Frage' : 'Fragen'}`,
  unsent: (what) =>
    `Der Kurs hat die Ergebnisse nicht bekommen (${what}). Sie stehen auf dieser Seite.`,
  pageTitle: (title) => `${title}: eine Lektion mit Sudoku Lab`,
  MESSAGES: {
    noTitle: () => 'Die Lektion hat keinen Titel. Er ist die erste Zeile: „# Titel“.',
    title2: () => 'Ein zweiter Titel. Er wird zu einem Abschnitt; schreib dafür ##.',
    long: () => 'Der Text ist zu lang. Der Rest fehlt.',
    open: (what) => `Diesem Block fehlt am Ende eine Zeile ${what}.`,
    nested: () => 'Listen in Listen gibt es nicht: Das bleibt Text.',
    table: () => 'Tabellen gibt es nicht: Das bleibt Text.',
    rule: () => 'Linien gibt es nicht: Das bleibt Text.',
    html: () => 'HTML gibt es nicht: Das bleibt Text.',
    picture: () => 'Bilder gibt es nicht: Das bleibt Text.',
    link: (what) => `Links führen zu http:, https: oder Seiten dieser Website, nicht zu „${what}“.`,
    drive: (what) => `„${what}“ kann ein Brett nicht ausführen.`,
    board: (what) => `Ein Brett „${what}“ gibt es in dieser Lektion nicht.`,
    boards: (what) => `Eine Lektion hat höchstens ${what} Bretter: Dieses fehlt.`,
    id: (what) =>
      what
        ? `„${what}“ ist kein Name: Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe.`
        : 'Der Block braucht nach dem ersten Wort einen Namen.',
    twice: (what) => `Der Name „${what}“ kommt zweimal vor.`,
    setting: (what) => `„${what}“ ist keine Einstellung.`,
    unknown: (what) => `Eine Einstellung „${what}“ gibt es nicht.`,
    value: (what) => `Dieser Wert ist nicht möglich: ${what}.`,
    puzzle: (what) =>
      `„${what}“ sind weder 81 Ziffern noch der Name eines Bretts, das vorher kommt.`,
    noProgram: (what) => `„${what}“ hat kein Programm: Es beginnt nach einer leeren Zeile.`,
    title: (what) => `Das Brett „${what}“ hat keinen Titel.`,
    kind: (what) =>
      `„${what}“ ist keine Art von Frage: one, several, number, digit, cell, parsons, code, fix, explain oder trace.`,
    choice: () => 'Eine Antwort ist „- [x] Text“, wenn sie richtig ist, sonst „- [ ] Text“.',
    answer: (what) => `„${what}“ passt nicht zur Art der Frage.`,
    stray: () =>
      'Nach den Antworten können nur hint:, right:, wrong: und das folgen, was zu der Art gehört.',
    noPrompt: (what) => `Die Frage „${what}“ hat keinen Text.`,
    noRight: (what) => `Die Frage „${what}“ hat keine richtige Antwort.`,
    manyRight: (what) => `Die Frage „${what}“ von der Art „one“ hat mehrere richtige Antworten.`,
    fewChoices: (what) => `Die Frage „${what}“ hat weniger als zwei Antworten.`,
    fewLines: (what) => `Die Frage „${what}“ hat weniger als zwei Zeilen, die zu ordnen sind.`,
    noStart: (what) => `Die Frage „${what}“ hat kein Programm am Anfang.`,
    noTests: (what) => `Die Frage „${what}“ hat keine Tests.`,
    noStep: (what) => `Die Frage „${what}“ braucht board:, step: und values:.`,
    dials: (what) =>
      `„${what}“ braucht a = cells, digits, inference, und b nur ohne givens und puzzle.`,
    noRun: (what) =>
      `Das Brett „${what}“ hat keinen Algorithmus, dessen Lauf man fragen kann: schreib algo = ….`,
    test: (what) => `„${what}“ ist kein Test: „test: f(2) = 4“, „solves: 81 Ziffern = 81 Ziffern“.`,
  },
  CODE: {
    program: 'Programm. Strg Enter startet die Tests.',
    tests: 'Die Tests:',
    start: 'Zurück zum Anfang',
    running: 'Die Tests laufen …',
    lost: 'Die Tests konnten nicht laufen. Versuch es noch einmal.',
    toReturn: 'ist',
    toPrint: 'schreibt',
    solves: (solvable) =>
      solvable ? 'löst ein Rätsel' : 'lässt ein Rätsel ohne Lösung, wie es war',
    returned: (got, wanted) => `ist ${got}, nicht ${wanted}.`,
    printed(line, got, wanted) {
      if (got === undefined) return `schreibt Zeile ${number(line)} nicht: ${wanted}`;
      if (wanted === undefined) return `schreibt eine Zeile ${number(line)} zu viel: ${got}`;
      return `schreibt ${got} in Zeile ${number(line)}, nicht ${wanted}.`;
    },
    cell(cell, got, wanted, solvable) {
      const is = got ? `ist ${got}` : 'ist leer';
      if (!solvable)
        return `lässt Ziffern stehen, obwohl es keine Lösung gibt: ${cellName(cell)} ${is}.`;
      return `findet die Lösung nicht: ${cellName(cell)} ${is}, nicht ${wanted}.`;
    },
    passed: (n) =>
      n === 1 ? 'Der Test ist bestanden.' : `Alle ${number(n)} Tests sind bestanden.`,
  },
  EXPLAIN: {
    own: 'Dein Grund, in eigenen Worten',
    which: 'Welcher von diesen ist es?',
  },
  PARSONS: {
    lines: 'Zeilen des Programms',
    how: 'Zieh die Zeilen, oder wähl eine und beweg sie mit ↑ und ↓ oder tipp auf ihren Platz.',
    rest: 'Überflüssig: die Zeilen darunter',
    place: (n, all) => `Platz ${number(n)} von ${number(all)}`,
    until: (n) =>
      n
        ? `${n === 1 ? 'Die erste Zeile ist' : `Die ersten ${number(n)} Zeilen sind`} richtig, die nächste nicht.`
        : 'Am Anfang steht eine andere Zeile.',
    tooMany: (n) => `Die ${number(n)} Zeilen sind richtig. Was folgt, gehört nicht dazu.`,
  },
  TRACE: {
    call: 'Aufruf',
    how: 'Eine Variable, die noch keinen Wert hat, bleibt leer.',
    howCalls:
      'Der erste Aufruf steht oben. Was noch keinen Wert hat, bleibt leer, auch Zeilen, die nicht gebraucht werden.',
    value: (call, name) => (call ? `Aufruf ${number(call)}, ${name}` : name),
    running: 'Der Lauf wird gefragt …',
    lost: 'Der Lauf ließ sich nicht fragen. Sieh sein Brett an, und versuch es noch einmal.',
    differs(call, name, got, exists, known) {
      const where = call ? `Aufruf ${number(call)}: ` : '';
      if (!exists) return `Einen Aufruf ${number(call)} gibt es bei diesem Schritt nicht.`;
      if (!known) return `${where}${name} hat noch keinen Wert.`;
      return got ? `${where}${name} ist nicht ${got}.` : `${where}${name} hat einen Wert.`;
    },
  },

  techniques: 'Karte der Techniken',
  answered: (right, all) => `${number(right)} von ${number(all)} beantwortet`,
  places: 'Teile und Fragen',
  place: (n, all) => `Lektion ${number(n)} von ${number(all)}`,
  title: 'Lektionen',
  about:
    'Kurze Lektionen darüber, wie Programme Sudokus lösen, mit Brettern, auf denen man jeden Schritt beim Lesen verfolgt.',
  lessons: 'Lektionen',
  write: 'Eine Lektion schreiben',
  edit: 'Eine Kopie bearbeiten',
  after: 'Setzt voraus',
  map: 'Karte des Kurses',
  mapHow:
    'Ein Pfeil führt von einer Lektion zu denen, die auf ihr aufbauen. Die Nummern sind die der Liste.',
  glossary: 'Wörter',
  next: 'Nächste Lektion:',
  check: 'Prüfen',
  hint: 'Tipp',
  answer: 'Deine Antwort',
  row: 'Zeile',
  column: 'Spalte',
  choose: '–',
  right: 'Richtig.',
  wrong: 'Nicht richtig. Versuch es noch einmal.',
  again: 'Von vorn beginnen',
  restore: 'Meine Antworten zurückholen',
  incomplete: 'Gib zuerst eine Antwort.',
  dials: 'Auf der Website lässt diese Abbildung Suchen auf vielen Rätseln laufen.',
  running: 'zählt weiter …',
  count: 'Bis zum Ende zählen',
  sendAgain: 'Noch einmal senden',
  back: 'Zurück zum Kurs',
  failed: 'Die Lektion ließ sich nicht laden.',
};
