// A deduction in words: the name of its technique, and where, why and so, from its facts. The texts
// are templates by family of techniques, see en.js.
// @ts-check
import { housesOf } from '../puzzle/houses.js';
import { digitsOf } from '../puzzle/puzzle.js';
import { blockersAround, fewestBlockers } from './blockers.js';
import { chainsOf, isLine, isLoop } from './chains.js';
import { strings } from './en.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */

/**
 * What templates make sentences of: the evidence, and what follows from it.
 * @typedef {import('../../wasm/logic.d.ts').Evidence & {
 *   technique: string,
 *   digit: number,
 *   n: number,
 *   place: import('../../wasm/logic.d.ts').CellDigit,
 *   gone: import('../../wasm/logic.d.ts').CellDigit[],
 *   victims: number[],
 *   shared: number[],
 *   shape: 'line' | 'loop' | 'net',
 *   candidates: (cell: number) => number[],
 *   blockers: number[],
 *   earlier: number[],
 * }} Facts
 * `digit` is the first digit of the pattern, `n` its number of cells or houses, `place` the digit that
 * is placed; `victims` are the cells that lose a candidate, and `shared` the houses of the pattern, or
 * those that all victims share. `blockers` are the cells whose digits leave a single, and `earlier` what
 * no such digit excludes: cells of the house, or digits of the cell.
 */

/** The families by the ids of their techniques, as patterns. @type {[RegExp, string][]} */
const FAMILIES = [
  [/^full-house$/, 'fullHouse'],
  [/^hidden-single-/, 'hiddenSingle'],
  [/^naked-single$/, 'nakedSingle'],
  [/^direct-(pointing|claiming)$/, 'directLocked'],
  [/^direct-hidden-/, 'directHidden'],
  [/^(pointing|claiming)$/, 'locked'],
  [/^naked-/, 'naked'],
  [/^hidden-(pair|triple|quad)$/, 'hidden'],
  [/^locked-/, 'lockedSet'],
  [/^(x-wing|swordfish|jellyfish|franken-\w+)$/, 'fish'],
  [/^siamese-/, 'siamese'],
  [/finned|sashimi/, 'finned'],
  [/^xy-wing$/, 'xyWing'],
  [/^xyz-wing$/, 'xyzWing'],
  [/^w-wing$/, 'wWing'],
  [/^(unique-rectangle|unique-loop|uniqueness-test)-1$/, 'unique1'],
  [/^((unique-rectangle|unique-loop|uniqueness-test)-2|uniqueness-test-5)$/, 'unique2'],
  [/^(unique-rectangle|unique-loop|uniqueness-test)-3$/, 'unique3'],
  [/^(unique-rectangle|unique-loop|uniqueness-test)-4$/, 'unique4'],
  [/^uniqueness-test-6$/, 'unique6'],
  [/^hidden-rectangle$/, 'hiddenRectangle'],
  [/^avoidable-rectangle-/, 'avoidable'],
  [/^bug-1$/, 'bug1'],
  [/^bug-2$/, 'bug2'],
  [/^bug-3$/, 'bug3'],
  [/^bug-4$/, 'bug4'],
  [/^aligned-/, 'aligned'],
  [/^(skyscraper|two-string-kite|crane)$/, 'twoLinks'],
  [/^dual-two-string-kite$/, 'dualKite'],
  [/empty-rectangle$/, 'emptyRectangle'],
  [/^simple-colors-trap$/, 'trap'],
  [/^simple-colors-wrap$/, 'wrap'],
  [/^multi-colors-1$/, 'multi1'],
  [/^multi-colors-2$/, 'multi2'],
  [/^remote-pair$/, 'remotePair'],
  [/^xy-chain$/, 'xyChain'],
  [/^(x|y|xy)-cycle$|(^|-)continuous-nice-loop$/, 'loop'],
  [/^(nishio|dynamic-contradiction-forcing-chains)$/, 'contradiction'],
  [/cell-forcing-chains$/, 'cellChains'],
  [/region-forcing-chains$/, 'regionChains'],
  [/^dynamic-double-forcing-chains$/, 'doubleChains'],
  [/chain$|^turbot-fish$|aic$|^(grouped-)?discontinuous-nice-loop$/, 'chain'],
  [/^als-xz$/, 'alsXz'],
  [/^als-xy-/, 'alsChain'],
  [/^death-blossom$/, 'blossom'],
  [/^sue-de-coq$/, 'sueDeCoq'],
  [/^template-set$/, 'templateSet'],
  [/^template-delete$/, 'templateDelete'],
];

/** @param {string} technique @returns {string} its family; 'other' if it is not known */
export function familyOf(technique) {
  // "als-xy-chain" also ends like a chain, "discontinuous" like "continuous": the first match counts.
  if (/^als-/.test(technique)) return technique === 'als-xz' ? 'alsXz' : 'alsChain';
  if (/discontinuous/.test(technique)) return 'chain';
  return FAMILIES.find(([pattern]) => pattern.test(technique))?.[1] ?? 'other';
}

/** Why one cell or one digit is left. @param {Deduction} deduction @returns {Pick<Facts, 'blockers' | 'earlier'>} */
function singleOf({ technique, evidence, placements: [place], before }) {
  const digits = [...before.digits].map(Number);
  if (!place || !/-single/.test(technique)) return { blockers: [], earlier: [] };
  const [house] = evidence.houses;
  if (technique === 'naked-single') {
    const blockers = blockersAround(digits, place.cell);
    const blocked = [place.digit, ...blockers.map((cell) => digits[cell])];
    return { blockers, earlier: digitsOf(511).filter((digit) => !blocked.includes(digit)) };
  }
  const others = [...digits.keys()].filter(
    (cell) => !digits[cell] && cell !== place.cell && housesOf(cell).includes(house),
  );
  const { blockers, rest } = fewestBlockers(digits, others, place.digit);
  return { blockers, earlier: rest };
}

/** @param {Deduction} deduction @returns {Facts} */
function factsOf(deduction) {
  const { technique, evidence, placements, eliminations, before } = deduction;
  const chains = chainsOf(deduction);
  const shape =
    chains.length !== 1 || !isLine(chains[0]) ? 'net' : isLoop(chains[0]) ? 'loop' : 'line';
  const victims = [...new Set(eliminations.map(({ cell }) => cell))];
  const shared = victims.length
    ? housesOf(victims[0]).filter((house) =>
        victims.every((cell) => housesOf(cell).includes(house)),
      )
    : [];
  return {
    ...evidence,
    ...singleOf(deduction),
    technique,
    chains,
    shape,
    digit: evidence.digits[0] ?? placements[0]?.digit ?? eliminations[0]?.digit,
    n: evidence.base.length || evidence.order.length || evidence.cells.length,
    place: placements[0],
    gone: eliminations,
    victims,
    shared: evidence.houses.length ? evidence.houses : shared,
    candidates: (cell) => digitsOf(before.candidates[cell]),
  };
}

/**
 * The sentences of a deduction. In where, why and so, `#…#` encloses where to look, `*…*` what the pattern
 * consists of, `~…~` what blocks or is eliminated, and `^…^` what is placed; see `partsOf`.
 * @typedef {object} Story
 * @property {string} name  of the technique
 * @property {string} where
 * @property {string} why
 * @property {string} so
 * @property {string} line  the deduction in one sentence, without marks
 */

/** Cells that lose the same digits. @typedef {{cells: number[], digits: number[]}} Loss */

/** What cells lose, cells with the same digits together. @param {Deduction['eliminations']} eliminations @returns {Loss[]} */
export function lossesOf(eliminations) {
  /** @type {Map<number, number[]>} */
  const digits = new Map();
  for (const { cell, digit } of eliminations)
    digits.set(cell, [...(digits.get(cell) ?? []), digit]);
  /** @type {Map<string, Loss>} */
  const losses = new Map();
  for (const [cell, gone] of digits) {
    const { cells } = losses.get(gone.join()) ?? { cells: [] };
    losses.set(gone.join(), { cells: [...cells, cell], digits: gone });
  }
  return [...losses.values()];
}

/** The name of a technique; the id of an unknown one. @param {string} technique @param {typeof strings} texts */
export const nameOf = (technique, texts) => texts.TECHNIQUES[technique] ?? technique;

/**
 * The name of the technique of a deduction, with the chains nested in it.
 * @param {Pick<Deduction, 'technique' | 'level'>} deduction
 * @param {typeof strings} texts
 */
export const fullName = ({ technique, level }, texts) =>
  nameOf(technique, texts) + (level ? ` ${texts.LEVELS[level - 1] ?? '(+)'}` : '');

/**
 * A deduction in words.
 * @param {Deduction} deduction
 * @param {typeof strings} [texts]  in the language of the page
 * @returns {Story}
 */
export function storyOf(deduction, texts = strings) {
  const name = fullName(deduction, texts);
  const facts = factsOf(deduction);
  const [where, why] = reasons(facts, texts).map(begun);
  const so = texts.so(deduction.placements, lossesOf(deduction.eliminations));
  return { name, where, why, so, line: `${name}: ${plain(so)}` };
}

/** Where and why; facts that the template does not expect are described in general terms. @param {Facts} facts @param {typeof strings} texts @returns {[string, string]} */
function reasons(facts, texts) {
  const template = texts.STORIES[familyOf(facts.technique)];
  try {
    const story = template?.(facts);
    if (story && !/undefined|NaN|\*\*/.test(story.join())) return story;
  } catch {
    // Below.
  }
  return texts.STORIES.other(facts);
}

/** A sentence with a capital, unless it begins with the name of a cell. @param {string} text */
const begun = (text) =>
  text.replace(/^([*#]?)([a-zäöü])(?!\d)/, (_, mark, letter) => mark + letter.toUpperCase());

/** By the character around them. @type {Record<string, 'zone' | 'tried' | 'clash' | 'proven'>} */
const MARKS = { '#': 'zone', '*': 'tried', '~': 'clash', '^': 'proven' };

/** A text without its marks. @param {string} text */
export const plain = (text) => text.replace(/[*~#^]/g, '');

/**
 * The parts of a text.
 * @param {string} text
 * @returns {{text: string, mark: '' | 'zone' | 'tried' | 'clash' | 'proven'}[]}
 */
export const partsOf = (text) =>
  text
    .split(/(\*[^*]*\*|~[^~]*~|#[^#]*#|\^[^^]*\^)/)
    .filter(Boolean)
    .map((part) => ({ text: plain(part), mark: MARKS[part[0]] ?? '' }));
