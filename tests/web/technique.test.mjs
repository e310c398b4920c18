// The pages of techniques: each technique of the core has one, with texts and an example whose
// deduction is right.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadModule, SITE } from '../module/load.mjs';
import { nextOf } from '../module/path.mjs';
import { strings as german } from '../../web/languages/de/logic.js';
import { strings as english } from '../../web/logic/en.js';
import { storyOf } from '../../web/logic/story.js';
import { htmlOf } from '../../web/make/html.mjs';
import { techniquePages } from '../../web/make/techniques.mjs';
import { EXERCISES, examplesIn, exerciseOf } from '../../web/logic/example.js';
import { FAMILIES } from '../../web/pages/technique/families.js';
import { labAddress } from '../../web/pages/technique/markup.js';
import { arePeers } from '../../web/puzzle/houses.js';
import { digitsAt, parsePuzzle, readPuzzle, stateText } from '../../web/puzzle/puzzle.js';

const EXAMPLES = examplesIn(
  readFileSync(new URL('../../web/static/technique-examples.txt', import.meta.url), 'utf8'),
);
const IDS = FAMILIES.flatMap(({ techniques }) => techniques);

/**
 * The solutions of a puzzle, at most two, by plain search: independent of the core.
 * @param {number[]} digits  81, 0 for an empty cell
 * @returns {number[][]}
 */
function solutionsOf(digits) {
  const open = (cell) => {
    const free = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    digits.forEach((digit, other) => arePeers(cell, other) && free.delete(digit));
    return [...free];
  };
  let fewest = null;
  for (const [cell, digit] of digits.entries()) {
    if (digit) continue;
    const free = open(cell);
    if (!fewest || free.length < fewest.free.length) fewest = { cell, free };
    if (free.length < 2) break;
  }
  if (!fewest) return [digits];
  const found = [];
  for (const digit of fewest.free) {
    const next = [...digits];
    next[fewest.cell] = digit;
    found.push(...solutionsOf(next));
    if (found.length > 1) break;
  }
  return found.slice(0, 2);
}

describe('the table of families', () => {
  it('has each technique of the core once', async () => {
    const techniques = (await loadModule('logic')).techniques();
    assert.deepEqual([...IDS].sort(), techniques.map(({ id }) => id).sort());
  });

  it('has texts for each of its techniques', async () => {
    for (const { id, techniques, load } of FAMILIES) {
      const { strings } = await load();
      assert.deepEqual(Object.keys(strings).sort(), [...techniques].sort(), id);
      for (const [technique, texts] of Object.entries(strings))
        for (const text of Object.values(texts))
          assert.ok(text.length > 20 && !/undefined|[<>]/.test(text), `${technique}: ${text}`);
    }
  });
});

describe('the examples', () => {
  /** @type {Map<string, any>} */
  const deductions = new Map();
  before(async () => {
    const module = await loadModule('logic');
    for (const [id, state] of EXAMPLES) deductions.set(id, nextOf(module, state, id));
  });

  it('exist for each technique', () => {
    assert.deepEqual([...EXAMPLES.keys()].sort(), [...IDS].sort());
  });

  for (const id of IDS) {
    it(`show a sound deduction: ${id}`, () => {
      const puzzle = readPuzzle(EXAMPLES.get(id));
      const solutions = solutionsOf([...puzzle.givens].map(Number));
      assert.equal(solutions.length, 1, 'the puzzle has one solution');
      const [solution] = solutions;
      digitsAt(puzzle).forEach((digit, cell) => digit && assert.equal(digit, solution[cell]));
      puzzle.eliminated.forEach((mask, cell) => assert.ok(!(mask & (1 << (solution[cell] - 1)))));
      const deduction = deductions.get(id);
      assert.equal(deduction?.technique, id);
      const { placements, eliminations } = deduction;
      assert.ok(placements.length + eliminations.length > 0);
      for (const { cell, digit } of placements) assert.equal(solution[cell], digit);
      for (const { cell, digit } of eliminations) assert.notEqual(solution[cell], digit);
    });
  }

  it('are described by the template of their technique in each language', () => {
    for (const texts of [english, german]) {
      const general = texts.STORIES.other({ cells: [], victims: [10], houses: [] })[1];
      for (const [id, deduction] of deductions) {
        const story = storyOf(deduction, texts);
        assert.doesNotMatch(Object.values(story).join(), /undefined|NaN|null/, id);
        assert.notEqual(story.why, general, id);
      }
    }
  });

  it('have six other forms as exercises, in each of which the technique is found', async () => {
    const module = await loadModule('logic');
    const missing = [];
    for (const [id, state] of EXAMPLES) {
      const forms = Array.from({ length: EXERCISES }, (_, i) =>
        stateText(exerciseOf(state, i + 1)),
      );
      assert.equal(new Set([state, ...forms]).size, 7, id);
      for (const form of forms)
        if (nextOf(module, form, id)?.technique !== id) missing.push(`${id}: ${form}`);
    }
    assert.deepEqual(missing, []);
  });

  it('open in the lab with all candidates as notes', () => {
    const state = EXAMPLES.get('xy-wing');
    const address = labAddress(state, 'play', 'de');
    assert.match(address, /^\.\.\/#p=.*&mode=play&lang=de$/);
    const puzzle = parsePuzzle(new URLSearchParams(address.slice(4)));
    assert.equal(stateText(puzzle), state);
    digitsAt(puzzle).forEach((digit, cell) => assert.equal(puzzle.corner[cell] > 0, digit === 0));
  });
});

describe('the pages', () => {
  it('link only to each other, and have all their texts', async () => {
    const pages = await techniquePages(fileURLToPath(SITE));
    const names = pages.map(({ name }) => name);
    assert.deepEqual(
      names.sort(),
      ['index', 'any', ...IDS].map((id) => `techniques/${id}.html`).sort(),
    );
    for (const page of pages) {
      const html = await htmlOf(page);
      for (const [, href] of html.matchAll(/<a [^>]*?href="([\w-]+\.html)"/g))
        assert.ok(names.includes(`techniques/${href}`), `${page.name}: ${href}`);
      assert.doesNotMatch(html, /undefined|<!--/, page.name);
      assert.match(html, /<title[^>]*>[^<]+: Sudoku Lab<\/title>/);
    }
  });
});
