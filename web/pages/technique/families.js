// The table of techniques as the pages group them: from simple to hard within a family. The build
// makes a page for each.
// @ts-check

/**
 * A family of techniques.
 * @typedef {object} Family
 * @property {string} id  also the end of the name of its tables of texts, `technique-ID`
 * @property {string[]} techniques  their ids
 * @property {number} beside  the rating beside which the map shows those that Sudoku Explainer does not rate: of similar ones
 * @property {() => Promise<{strings: Record<string, import('./markup.js').Texts>}>} load  the English
 *   texts of its pages, by technique
 */

/** @type {Family[]} */
export const FAMILIES = [
  {
    id: 'singles',
    beside: 1,
    techniques: [
      ...['full-house', 'hidden-single-box', 'hidden-single-line', 'naked-single'],
      ...['direct-pointing', 'direct-claiming', 'direct-hidden-pair', 'direct-hidden-triple'],
    ],
    load: () => import('./texts/singles.js'),
  },
  {
    id: 'sets',
    beside: 3,
    techniques: [
      ...['pointing', 'claiming', 'locked-pair', 'locked-triple'],
      ...['naked-pair', 'naked-triple', 'naked-quad'],
      ...['hidden-pair', 'hidden-triple', 'hidden-quad'],
    ],
    load: () => import('./texts/sets.js'),
  },
  {
    id: 'fish',
    beside: 5.2,
    techniques: [
      ...['x-wing', 'swordfish', 'jellyfish', 'finned-x-wing', 'sashimi-x-wing'],
      ...['finned-swordfish', 'sashimi-swordfish', 'finned-jellyfish', 'sashimi-jellyfish'],
    ],
    load: () => import('./texts/fish.js'),
  },
  {
    id: 'one-digit',
    beside: 6.6,
    techniques: [
      ...['skyscraper', 'two-string-kite', 'crane', 'turbot-fish', 'dual-two-string-kite'],
      ...['empty-rectangle', 'dual-empty-rectangle', 'simple-colors-trap', 'simple-colors-wrap'],
      ...['multi-colors-1', 'multi-colors-2', 'x-cycle', 'x-chain', 'forcing-x-chain'],
      ...['template-set', 'template-delete'],
    ],
    load: () => import('./texts/one-digit.js'),
  },
  {
    id: 'wings',
    beside: 4.4,
    techniques: ['xy-wing', 'xyz-wing', 'w-wing', 'remote-pair', 'xy-chain', 'y-cycle'],
    load: () => import('./texts/wings.js'),
  },
  {
    id: 'uniqueness',
    beside: 4.5,
    techniques: [
      ...['unique-rectangle-1', 'unique-rectangle-2', 'unique-rectangle-3', 'unique-rectangle-4'],
      ...['unique-loop-1', 'unique-loop-2', 'unique-loop-3', 'unique-loop-4'],
      ...['uniqueness-test-1', 'uniqueness-test-2', 'uniqueness-test-3', 'uniqueness-test-4'],
      ...['uniqueness-test-5', 'uniqueness-test-6', 'hidden-rectangle'],
      ...['avoidable-rectangle-1', 'avoidable-rectangle-2', 'bug-1', 'bug-2', 'bug-3', 'bug-4'],
    ],
    load: () => import('./texts/uniqueness.js'),
  },
  {
    id: 'als',
    beside: 7.5,
    techniques: [
      ...['als-xz', 'als-xy-wing', 'als-xy-chain', 'death-blossom', 'sue-de-coq'],
      ...['aligned-pair-exclusion', 'aligned-triple-exclusion'],
    ],
    load: () => import('./texts/als.js'),
  },
  {
    id: 'chains',
    beside: 7,
    techniques: [
      ...['xy-cycle', 'forcing-chain', 'aic', 'discontinuous-nice-loop', 'continuous-nice-loop'],
      ...['grouped-aic', 'grouped-discontinuous-nice-loop', 'grouped-continuous-nice-loop'],
    ],
    load: () => import('./texts/chains.js'),
  },
  {
    id: 'large-fish',
    beside: 7.5,
    techniques: [
      ...['siamese-finned-swordfish', 'siamese-sashimi-swordfish'],
      ...['siamese-finned-jellyfish', 'siamese-sashimi-jellyfish'],
      ...['finned-franken-x-wing', 'franken-swordfish', 'finned-franken-swordfish'],
      ...['franken-jellyfish', 'finned-franken-jellyfish'],
      ...['siamese-finned-franken-swordfish', 'siamese-finned-franken-jellyfish'],
      ...['finned-mutant-jellyfish', 'siamese-finned-mutant-jellyfish'],
      ...['finned-mutant-squirmbag', 'finned-mutant-whale'],
    ],
    load: () => import('./texts/large-fish.js'),
  },
  {
    id: 'forcing',
    beside: 8.5,
    techniques: [
      ...['nishio', 'cell-forcing-chains', 'region-forcing-chains'],
      ...['dynamic-contradiction-forcing-chains', 'dynamic-double-forcing-chains'],
      ...['dynamic-cell-forcing-chains', 'dynamic-region-forcing-chains'],
    ],
    load: () => import('./texts/forcing.js'),
  },
];

/** The family of a technique. @param {string} technique @returns {Family | undefined} */
export const familyOf = (technique) =>
  FAMILIES.find(({ techniques }) => techniques.includes(technique));
