// The names of techniques, and what deductions place and remove, in English. The translations
// are in languages/xx/logic.js.
// @ts-check
import { cellName } from '../puzzle/en.js';
import { cells, digits, list } from './en-grammar.js';
import { STORIES } from './en-stories.js';

/** @typedef {import('../../wasm/logic.d.ts').CellDigit} CellDigit */

/** By their ids. @type {Record<string, string>} */
const TECHNIQUES = {
  'full-house': 'Full house',
  'hidden-single-box': 'Hidden single in a box',
  'hidden-single-line': 'Hidden single in a line',
  'direct-pointing': 'Direct pointing',
  'direct-claiming': 'Direct claiming',
  'direct-hidden-pair': 'Direct hidden pair',
  'naked-single': 'Naked single',
  'direct-hidden-triple': 'Direct hidden triple',
  pointing: 'Pointing',
  claiming: 'Claiming',
  'naked-pair': 'Naked pair',
  'x-wing': 'X-wing',
  'hidden-pair': 'Hidden pair',
  'naked-triple': 'Naked triple',
  swordfish: 'Swordfish',
  'hidden-triple': 'Hidden triple',
  'xy-wing': 'XY-wing',
  'xyz-wing': 'XYZ-wing',
  'unique-rectangle-1': 'Unique rectangle, type 1',
  'unique-rectangle-2': 'Unique rectangle, type 2',
  'unique-rectangle-3': 'Unique rectangle, type 3',
  'unique-rectangle-4': 'Unique rectangle, type 4',
  'unique-loop-1': 'Unique loop, type 1',
  'unique-loop-2': 'Unique loop, type 2',
  'unique-loop-3': 'Unique loop, type 3',
  'unique-loop-4': 'Unique loop, type 4',
  'naked-quad': 'Naked quad',
  jellyfish: 'Jellyfish',
  'hidden-quad': 'Hidden quad',
  'bug-1': 'BUG, type 1',
  'bug-2': 'BUG, type 2',
  'bug-3': 'BUG, type 3',
  'bug-4': 'BUG, type 4',
  'aligned-pair-exclusion': 'Aligned pair exclusion',
  'x-cycle': 'X-cycle',
  'y-cycle': 'Y-cycle',
  'xy-cycle': 'XY-cycle',
  'turbot-fish': 'Turbot fish',
  'forcing-x-chain': 'Forcing X-chain',
  'forcing-chain': 'Forcing chain',
  'aligned-triple-exclusion': 'Aligned triple exclusion',
  nishio: 'Nishio',
  'cell-forcing-chains': 'Cell forcing chains',
  'region-forcing-chains': 'House forcing chains',
  'dynamic-cell-forcing-chains': 'Dynamic cell forcing chains',
  'dynamic-region-forcing-chains': 'Dynamic house forcing chains',
  'dynamic-contradiction-forcing-chains': 'Dynamic contradiction',
  'dynamic-double-forcing-chains': 'Dynamic double chains',
  'locked-pair': 'Locked pair',
  'locked-triple': 'Locked triple',
  skyscraper: 'Skyscraper',
  'two-string-kite': 'Two-string kite',
  crane: 'Crane',
  'dual-two-string-kite': 'Dual two-string kite',
  'empty-rectangle': 'Empty rectangle',
  'dual-empty-rectangle': 'Dual empty rectangle',
  'simple-colors-trap': 'Simple colours, trap',
  'simple-colors-wrap': 'Simple colours, wrap',
  'multi-colors-1': 'Multi-colours, type 1',
  'multi-colors-2': 'Multi-colours, type 2',
  'w-wing': 'W-wing',
  'remote-pair': 'Remote pair',
  'xy-chain': 'XY-chain',
  'uniqueness-test-1': 'Uniqueness test 1',
  'uniqueness-test-2': 'Uniqueness test 2',
  'uniqueness-test-3': 'Uniqueness test 3',
  'uniqueness-test-4': 'Uniqueness test 4',
  'uniqueness-test-5': 'Uniqueness test 5',
  'uniqueness-test-6': 'Uniqueness test 6',
  'hidden-rectangle': 'Hidden rectangle',
  'avoidable-rectangle-1': 'Avoidable rectangle 1',
  'avoidable-rectangle-2': 'Avoidable rectangle 2',
  'finned-x-wing': 'Finned X-wing',
  'sashimi-x-wing': 'Sashimi X-wing',
  'finned-swordfish': 'Finned swordfish',
  'sashimi-swordfish': 'Sashimi swordfish',
  'finned-jellyfish': 'Finned jellyfish',
  'sashimi-jellyfish': 'Sashimi jellyfish',
  'siamese-finned-swordfish': 'Siamese finned swordfish',
  'siamese-sashimi-swordfish': 'Siamese sashimi swordfish',
  'siamese-finned-jellyfish': 'Siamese finned jellyfish',
  'siamese-sashimi-jellyfish': 'Siamese sashimi jellyfish',
  'finned-franken-x-wing': 'Finned Franken X-wing',
  'franken-swordfish': 'Franken swordfish',
  'finned-franken-swordfish': 'Finned Franken swordfish',
  'siamese-finned-franken-swordfish': 'Siamese Franken swordfish',
  'franken-jellyfish': 'Franken jellyfish',
  'finned-franken-jellyfish': 'Finned Franken jellyfish',
  'siamese-finned-franken-jellyfish': 'Siamese Franken jellyfish',
  'finned-mutant-jellyfish': 'Finned mutant jellyfish',
  'siamese-finned-mutant-jellyfish': 'Siamese mutant jellyfish',
  'finned-mutant-squirmbag': 'Finned mutant squirmbag',
  'finned-mutant-whale': 'Finned mutant whale',
  'sue-de-coq': 'Sue de Coq',
  'x-chain': 'X-chain',
  'continuous-nice-loop': 'Continuous nice loop',
  'discontinuous-nice-loop': 'Discontinuous nice loop',
  aic: 'Alternating chain (AIC)',
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-wing',
  'als-xy-chain': 'ALS-XY-chain',
  'death-blossom': 'Death blossom',
  'grouped-continuous-nice-loop': 'Grouped continuous loop',
  'grouped-discontinuous-nice-loop': 'Grouped discontinuous loop',
  'grouped-aic': 'Grouped chain (AIC)',
  'template-set': 'Template set',
  'template-delete': 'Template delete',
};

/** What is nested in dynamic chains. */
const LEVELS = [
  '(+)',
  '(+ forcing chains)',
  '(+ multiple chains)',
  '(+ dynamic chains)',
  '(+ dynamic chains (+))',
];

/**
 * What a deduction places and removes.
 * @param {CellDigit[]} placements
 * @param {import('../logic/story.js').Loss[]} losses
 */
function so(placements, losses) {
  const placed = placements.map(({ cell, digit }) => `^${cellName(cell)} is ${digit}^`);
  const lost = losses.map(
    ({ cells: all, digits: gone }) =>
      `~${cells(all)} ${all.length > 1 ? 'lose' : 'loses'} ${digits(gone)}~`,
  );
  return `${list([...placed, ...lost])}.`;
}

export const strings = {
  TECHNIQUES,
  LEVELS,
  STORIES,
  so,
  cellName,
  BANDS: ['Easy', 'Medium', 'Hard', 'Very hard', 'Extreme'],
  /** @param {number} rating */
  rating: (rating) => rating.toFixed(1),
};
