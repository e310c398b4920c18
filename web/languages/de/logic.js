// The names of techniques, and what deductions place and remove, in German.
// @ts-check
import { cellName } from './puzzle.js';
import { cells, digits, list } from './logic-grammar.js';
import { STORIES } from './logic-stories.js';

/** @typedef {import('../../../wasm/logic.d.ts').CellDigit} CellDigit */

/** By their ids. @type {Record<string, string>} */
const TECHNIQUES = {
  'full-house': 'Volles Haus',
  'hidden-single-box': 'Versteckter Einer im Block',
  'hidden-single-line': 'Versteckter Einer in der Linie',
  'direct-pointing': 'Direktes Zeigen',
  'direct-claiming': 'Direktes Beanspruchen',
  'direct-hidden-pair': 'Direktes verstecktes Paar',
  'naked-single': 'Nackter Einer',
  'direct-hidden-triple': 'Direktes verstecktes Tripel',
  pointing: 'Zeigen (Pointing)',
  claiming: 'Beanspruchen (Claiming)',
  'naked-pair': 'Nacktes Paar',
  'x-wing': 'X-Wing',
  'hidden-pair': 'Verstecktes Paar',
  'naked-triple': 'Nacktes Tripel',
  swordfish: 'Schwertfisch',
  'hidden-triple': 'Verstecktes Tripel',
  'xy-wing': 'XY-Wing',
  'xyz-wing': 'XYZ-Wing',
  'unique-rectangle-1': 'Eindeutiges Rechteck, Typ 1',
  'unique-rectangle-2': 'Eindeutiges Rechteck, Typ 2',
  'unique-rectangle-3': 'Eindeutiges Rechteck, Typ 3',
  'unique-rectangle-4': 'Eindeutiges Rechteck, Typ 4',
  'unique-loop-1': 'Eindeutige Schleife, Typ 1',
  'unique-loop-2': 'Eindeutige Schleife, Typ 2',
  'unique-loop-3': 'Eindeutige Schleife, Typ 3',
  'unique-loop-4': 'Eindeutige Schleife, Typ 4',
  'naked-quad': 'Nacktes Quadrupel',
  jellyfish: 'Qualle (Jellyfish)',
  'hidden-quad': 'Verstecktes Quadrupel',
  'bug-1': 'BUG, Typ 1',
  'bug-2': 'BUG, Typ 2',
  'bug-3': 'BUG, Typ 3',
  'bug-4': 'BUG, Typ 4',
  'aligned-pair-exclusion': 'Ausschluss eines Zellpaars',
  'x-cycle': 'X-Kreis',
  'y-cycle': 'Y-Kreis',
  'xy-cycle': 'XY-Kreis',
  'turbot-fish': 'Turbot Fish',
  'forcing-x-chain': 'Zwingende X-Kette',
  'forcing-chain': 'Zwingende Kette',
  'aligned-triple-exclusion': 'Ausschluss eines Zelltripels',
  nishio: 'Nishio',
  'cell-forcing-chains': 'Ketten aus einer Zelle',
  'region-forcing-chains': 'Ketten aus einem Haus',
  'dynamic-cell-forcing-chains': 'Dynamische Ketten, Zelle',
  'dynamic-region-forcing-chains': 'Dynamische Ketten, Haus',
  'dynamic-contradiction-forcing-chains': 'Dynamischer Widerspruch',
  'dynamic-double-forcing-chains': 'Dynamische Doppelketten',
  'locked-pair': 'Gesperrtes Paar',
  'locked-triple': 'Gesperrtes Tripel',
  skyscraper: 'Wolkenkratzer',
  'two-string-kite': 'Drachen (2-String Kite)',
  crane: 'Kran',
  'dual-two-string-kite': 'Doppelter Drachen',
  'empty-rectangle': 'Leeres Rechteck',
  'dual-empty-rectangle': 'Doppeltes leeres Rechteck',
  'simple-colors-trap': 'Einfache Farben, Falle',
  'simple-colors-wrap': 'Einfache Farben, Widerspruch',
  'multi-colors-1': 'Mehrere Farben, Typ 1',
  'multi-colors-2': 'Mehrere Farben, Typ 2',
  'w-wing': 'W-Wing',
  'remote-pair': 'Entferntes Paar',
  'xy-chain': 'XY-Kette',
  'uniqueness-test-1': 'Eindeutigkeitstest 1',
  'uniqueness-test-2': 'Eindeutigkeitstest 2',
  'uniqueness-test-3': 'Eindeutigkeitstest 3',
  'uniqueness-test-4': 'Eindeutigkeitstest 4',
  'uniqueness-test-5': 'Eindeutigkeitstest 5',
  'uniqueness-test-6': 'Eindeutigkeitstest 6',
  'hidden-rectangle': 'Verstecktes Rechteck',
  'avoidable-rectangle-1': 'Vermeidbares Rechteck 1',
  'avoidable-rectangle-2': 'Vermeidbares Rechteck 2',
  'finned-x-wing': 'X-Wing mit Flosse',
  'sashimi-x-wing': 'Sashimi-X-Wing',
  'finned-swordfish': 'Schwertfisch mit Flosse',
  'sashimi-swordfish': 'Sashimi-Schwertfisch',
  'finned-jellyfish': 'Qualle mit Flosse',
  'sashimi-jellyfish': 'Sashimi-Qualle',
  'siamese-finned-swordfish': 'Siamesischer Schwertfisch',
  'siamese-sashimi-swordfish': 'Siamesischer Sashimi-Schwertfisch',
  'siamese-finned-jellyfish': 'Siamesische Qualle',
  'siamese-sashimi-jellyfish': 'Siamesische Sashimi-Qualle',
  'finned-franken-x-wing': 'Franken-X-Wing mit Flosse',
  'franken-swordfish': 'Franken-Schwertfisch',
  'finned-franken-swordfish': 'Franken-Schwertfisch mit Flosse',
  'siamese-finned-franken-swordfish': 'Siamesischer Franken-Schwertfisch',
  'franken-jellyfish': 'Franken-Qualle',
  'finned-franken-jellyfish': 'Franken-Qualle mit Flosse',
  'siamese-finned-franken-jellyfish': 'Siamesische Franken-Qualle',
  'finned-mutant-jellyfish': 'Mutanten-Qualle mit Flosse',
  'siamese-finned-mutant-jellyfish': 'Siamesische Mutanten-Qualle',
  'finned-mutant-squirmbag': 'Mutanten-Squirmbag mit Flosse',
  'finned-mutant-whale': 'Mutanten-Wal mit Flosse',
  'sue-de-coq': 'Sue de Coq',
  'x-chain': 'X-Kette',
  'continuous-nice-loop': 'Geschlossene Schleife',
  'discontinuous-nice-loop': 'Offene Schleife',
  aic: 'Wechselkette (AIC)',
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-xy-chain': 'ALS-XY-Kette',
  'death-blossom': 'Todesblüte',
  'grouped-continuous-nice-loop': 'Geschlossene Schleife mit Gruppen',
  'grouped-discontinuous-nice-loop': 'Offene Schleife mit Gruppen',
  'grouped-aic': 'Wechselkette mit Gruppen',
  'template-set': 'Schablone, setzen',
  'template-delete': 'Schablone, streichen',
};

const LEVELS = [
  '(+)',
  '(+ Ketten)',
  '(+ mehrfache Ketten)',
  '(+ dynamische Ketten)',
  '(+ dynamische Ketten (+))',
];

/**
 * What a deduction places and removes.
 * @param {CellDigit[]} placements
 * @param {import('../../logic/story.js').Loss[]} losses
 */
function so(placements, losses) {
  const placed = placements.map(({ cell, digit }) => `^${cellName(cell)} ist ${digit}^`);
  const lost = losses.map(
    ({ cells: all, digits: gone }) =>
      `~${cells(all)} ${all.length > 1 ? 'verlieren' : 'verliert'} ${digits(gone)}~`,
  );
  return `${list([...placed, ...lost])}.`;
}

/** @type {typeof import('../../logic/en.js').strings} */
export const strings = {
  TECHNIQUES,
  LEVELS,
  STORIES,
  so,
  cellName,
  BANDS: ['Leicht', 'Mittel', 'Schwer', 'Sehr schwer', 'Extrem'],
  rating: (rating) => rating.toFixed(1).replace('.', ','),
};
