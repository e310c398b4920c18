// Texts of the mode Explain, in German.
// @ts-check
import { list, state } from './logic-grammar.js';
import { cellName, houseName } from './puzzle.js';

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** @param {import('../../features/explain/path.js').Reason} reason @param {number} cell @param {number} digit */
function whyNot(reason, cell, digit) {
  const at = cellName(cell);
  switch (reason.kind) {
    case 'is':
      return `${at} ist ${reason.digit}.`;
    case 'becomes':
      return reason.digit === digit
        ? `${at} kann ${digit} sein: Schritt ${reason.step + 1} setzt sie.`
        : `${at} ist ${reason.digit}, nicht ${digit}: siehe Schritt ${reason.step + 1}.`;
    case 'clash':
      return `${at} kann nicht ${digit} sein: ${cellName(reason.cell)} in ${houseName(reason.house)} ist ${digit}.`;
    case 'removed':
      return `${at} kann nicht ${digit} sein: Schritt ${reason.step + 1} streicht sie.`;
    case 'placed':
      return `${at} kann nicht ${digit} sein: Schritt ${reason.step + 1} setzt ${digit} in ${cellName(reason.cell)}.`;
    case 'notYet':
      return `Bisher sagt kein Schritt, dass ${at} nicht ${digit} ist.`;
    case 'unknown':
      return `Kein Schritt sagt, dass ${at} nicht ${digit} ist.`;
  }
}

/** @param {number[]} after */
const following = (after) =>
  after.length ? `, nach ${list(after.map((each) => String(each + 1)))}` : '';

/** @type {typeof import('../../features/explain/en.js').strings.rung} */
function rung(kind, house, after) {
  const why = {
    suppose: 'angenommen',
    cell: 'als Einziges übrig',
    house: `letzter Platz in ${houseName(house)}`,
    pattern: 'durch ein Muster',
    excluded: 'ausgeschlossen',
  };
  return why[kind] + following(after);
}

/** @type {typeof import('../../features/explain/en.js').strings} */
export const strings = {
  path: 'Der ganze Weg',
  back: 'Zurück',
  next: 'Weiter',
  hardest: 'Schwerster Schritt',
  order: 'Reihenfolge der Techniken',
  orders: { books: 'Gut zu sehen', 'sudoku-explainer': 'Nach Wertung', gentlest: 'Sanfteste' },
  ordersAre: {
    books: 'In der Reihenfolge, in der Bücher Techniken lehren',
    'sudoku-explainer': 'Wie Sudoku Explainer: an jeder Stelle der leichteste Schritt',
    gentlest: 'Ebenso, ohne die Schritte, die keine Ziffer braucht',
  },
  filter: 'Zeigen',
  all: 'Alle Schritte',
  only: (name, n) => `${name} (${n})`,
  count: (step, n, more) => `Schritt ${step} von ${n}${more ? ' …' : ''}`,
  steps: (n, more) => count(n, 'Schritt', 'Schritte') + (more ? ' …' : ''),
  value: (step, n, line, more) => `Schritt ${step} von ${more ? 'bisher ' : ''}${n}: ${line}`,
  rating: 'Wert',
  ladder: 'Wertungen der Schritte',
  rated: (rating, hardest) => `Wertung ${rating}${hardest ? ', der schwerste Schritt' : ''}`,
  unrated: (hardest) => `${hardest ? 'der schwerste Schritt, ' : ''}ohne Wertung`,
  difficulty: 'Die Schwierigkeit des Rätsels ist seine Wertung in der Reihenfolge „Nach Wertung“.',
  range: (from, to) => (from === to ? String(from) : `${from}–${to}`),
  toTheEnd: 'Bis zum Ende: Einer',
  parts: ['Wo', 'Warum', 'Also'],
  chain: 'Die Kette: Pfeiltasten auf und ab',
  rung,
  conclusion: ({ node, kind, house, after }, at) =>
    kind === 'suppose'
      ? `${at + 1}. Angenommen, ${state(node)}`
      : `${at + 1}. Also: ${state(node)}, ${rung(kind, house, after)}`,
  legend: {
    strong: 'starke Verbindung: Ist das eine falsch, gilt das andere',
    weak: 'schwache Verbindung: Nicht beides gilt',
    out: 'gestrichen',
    blocks: 'versperrt',
    hatched: 'ausgeschlossen',
    left: 'was bleibt',
  },
  about: 'Mehr über diese Technik',
  scale: 'Werte: Sudoku Explainer 1.2.1 (–: keine).',
  searching: 'Der Weg wird gesucht …',
  found: (n) => `Bisher ${count(n, 'Schritt', 'Schritte')} …`,
  solved: 'Gelöst.',
  solvedBy: (n) => `${count(n, 'Schritt führt', 'Schritte führen')} zur Lösung.`,
  stuck: 'Kein weiterer Schritt',
  stuckBecause:
    'Keine der Techniken führt hier weiter. Der Rest lässt sich nur durch Probieren lösen.',
  several: 'Mehrere Lösungen',
  severalBecause:
    'Logik kann zwischen Lösungen nicht entscheiden. Unter „Lösen“ lassen sich Vorgaben ergänzen, bis nur eine bleibt.',
  none: 'Keine Lösung',
  noneBecause: 'Kein Weg kann zu einer Lösung führen. „Lösen“ zeigt, was falsch ist.',
  invalid: 'Ungültig',
  invalidBecause: 'Zwei gleiche Ziffern stoßen zusammen. „Lösen“ zeigt, wo.',
  empty: 'Noch kein Rätsel',
  emptyBecause: 'Füge ein Rätsel ein, öffne eines oder tippe es unter „Lösen“ ein.',
  failed: (error) => `Der Löser ließ sich nicht laden (${error}).`,
  interrupted: (error) =>
    `Die Suche nach weiteren Schritten ist gescheitert (${error}). Öffne „Erklären“ noch einmal, um es erneut zu versuchen.`,
  wrong: 'Einige Einträge weichen von der Lösung ab: Der Weg beginnt bei den Vorgaben.',
  whyNot,
  cannotBe: (digit) => `kann nicht ${digit} sein`,
  blocks: 'blockiert',
  whatIf: (cell, digit, on) =>
    `Was wäre, wenn ${cellName(cell)} ${on ? 'eine' : 'keine'} ${digit} wäre?`,
  whyIs: (cell, digit) => `Warum steht in ${cellName(cell)} die ${digit}?`,
  restsOn: (n, all) =>
    n ? `Beruht auf ${n} von ${all} Schritten davor` : 'Beruht nur auf den Vorgaben',
  show: 'Schritt zeigen',
  select: 'Wähle eine Zelle und tippe eine Ziffer: Warum steht sie nicht dort?',
  which: (cell) => `Ziffer wählen: Warum steht sie in ${cellName(cell)}, warum nicht?`,
  digits: 'Warum steht diese Ziffer in der Zelle, warum nicht?',
  others: 'Eine andere Ziffer?',
  free: 'frei',
  tip: 'Eine Zelle wählen: Warum diese Ziffer?',
  KEYS: [
    ['[Bild ab] [Bild auf]', 'nächster Schritt, Schritt zurück'],
    ['[Auf] [Ab]', 'die Kette hinauf und hinab'],
    ['[Eingabe]', 'warum die Ziffer der gewählten Zelle dort steht'],
    ['[Esc]', 'zurück von „Warum steht die Ziffer da?“'],
    ['[R]', 'zeichnet den Beweis noch einmal'],
    ['[Pos1] [Ende]', 'in den Wertungen: erster und letzter Schritt'],
    ['[1] – [9]', 'warum die gewählte Zelle nicht diese Ziffer ist'],
  ],
};
