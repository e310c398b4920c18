// The human solver's facts as the page shows them: sentences in every language, drawings, ratings.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { loadModule } from '../module/load.mjs';
import { pathOf } from '../module/path.mjs';
import { strings as german } from '../../web/languages/de/logic.js';
import { chainsOf } from '../../web/logic/chains.js';
import { bandOf, effortOf, placeOf } from '../../web/logic/difficulty.js';
import { strings as english } from '../../web/logic/en.js';
import { paint, pictureOf } from '../../web/logic/picture.js';
import { familyOf, partsOf, plain, storyOf } from '../../web/logic/story.js';

const LANGUAGES = { english, german };
const SOURCE = readFileSync(
  new URL('../../core/src/logic/techniques.cpp', import.meta.url),
  'utf8',
);
const IDS = [...SOURCE.matchAll(/Row\{\{\w+,\s*"([\w-]+)"/g)].map(([, id]) => id);
/** Puzzles of the project whose paths need many techniques. */
const PUZZLES = [
  '400000109057300004000000000235800000000000500090020000820005000900602001000010003',
  '720610000081000000090000040105900000600205038800070000903000002000004307000000056',
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
];

/** Facts of every kind at once, with which each template can be filled in. */
const node = (cell, digit, on) => ({ cells: [cell], digit, on });
const EVERYTHING = {
  name: '',
  level: 0,
  rating: 0,
  placements: [{ cell: 3, digit: 4 }],
  eliminations: [
    { cell: 10, digit: 5 },
    { cell: 11, digit: 5 },
  ],
  evidence: {
    houses: [2, 12],
    cells: [0, 1, 9, 10],
    order: [0, 1, 9, 10],
    digits: [4, 5],
    base: [0, 1],
    cover: [9, 10],
    fins: [20, 21],
    sets: [
      { cells: [0, 1], digits: [4, 5, 6] },
      { cells: [9, 10], digits: [4, 5, 7] },
      { cells: [11], digits: [4, 8] },
    ],
    chains: [
      {
        nodes: [node(0, 4, false), node(1, 4, true), node(9, 4, false), node(10, 4, true)],
        links: [0, 1, 2].map((from) => ({ from, to: from + 1, kind: 'strong', house: -1 })),
      },
      {
        nodes: [node(0, 4, true), node(10, 4, false)],
        links: [{ from: 0, to: 1, kind: 'weak', house: 0 }],
      },
    ],
    marked: [{ cell: 0, digit: 6 }],
  },
  before: { digits: '0'.repeat(81), candidates: new Uint16Array(81).fill(511) },
};
const NOTHING = {
  ...EVERYTHING,
  placements: [],
  evidence: Object.fromEntries(Object.keys(EVERYTHING.evidence).map((name) => [name, []])),
};

function assertTold(story, id) {
  for (const part of ['name', 'where', 'why', 'so', 'line']) {
    assert.ok(story[part].length > 2, `${id}: ${part}`);
    assert.doesNotMatch(story[part], /undefined|NaN|null|\[object/, `${id}: ${story[part]}`);
  }
}

describe('sentences', () => {
  it('exist for every technique of the core, in every language', () => {
    assert.ok(IDS.length > 90);
    for (const [language, texts] of Object.entries(LANGUAGES)) {
      assert.deepEqual(Object.keys(texts.TECHNIQUES).sort(), [...IDS].sort(), language);
      for (const id of IDS) {
        const family = familyOf(id);
        assert.notEqual(family, 'other', id);
        assert.ok(texts.STORIES[family], `${language}: ${family}`);
      }
    }
  });

  it('use every template', () => {
    const used = new Set([...IDS.map(familyOf), 'other']);
    for (const texts of Object.values(LANGUAGES))
      assert.deepEqual(Object.keys(texts.STORIES).sort(), [...used].sort());
  });

  for (const [language, texts] of Object.entries(LANGUAGES)) {
    it(`fill in every template with complete facts: ${language}`, () => {
      const fallback = texts.STORIES.other(storyFacts())[1];
      for (const id of IDS) {
        const story = storyOf({ ...EVERYTHING, technique: id }, texts);
        assertTold(story, id);
        assert.notEqual(story.why, fallback, id);
      }
    });

    it(`name the cells and what is eliminated if facts are missing: ${language}`, () => {
      for (const technique of [...IDS, 'not-yet-invented']) {
        const story = storyOf({ ...NOTHING, technique }, texts);
        assertTold(story, technique);
        assert.ok(plain(story.so).includes(texts.cellName(10)), story.so);
        pictureOf({ ...NOTHING, technique });
      }
    });
  }

  it('have parts', () => {
    assert.deepEqual(partsOf('In #box 2#, *row 1*, ~r1c1~ loses ~2~. ^r1c2 is 4^'), [
      { text: 'In ', mark: '' },
      { text: 'box 2', mark: 'zone' },
      { text: ', ', mark: '' },
      { text: 'row 1', mark: 'tried' },
      { text: ', ', mark: '' },
      { text: 'r1c1', mark: 'clash' },
      { text: ' loses ', mark: '' },
      { text: '2', mark: 'clash' },
      { text: '. ', mark: '' },
      { text: 'r1c2 is 4', mark: 'proven' },
    ]);
  });
});

const storyFacts = () => ({ cells: [], victims: [10], houses: [] });

describe('deductions of the human solver', () => {
  /** @type {any[]} */
  let paths;
  before(async () => {
    const module = await loadModule('logic');
    paths = PUZZLES.flatMap((puzzle) =>
      ['books', 'sudoku-explainer'].map((order) => pathOf(module, `p=${puzzle}`, order)),
    );
  });

  it('are described in both languages, from their own template', () => {
    const seen = new Set();
    for (const { deductions } of paths) {
      for (const deduction of deductions) {
        seen.add(deduction.technique);
        for (const texts of Object.values(LANGUAGES)) {
          const story = storyOf(deduction, texts);
          assertTold(story, deduction.technique);
          const general = texts.STORIES.other(storyFacts())[1];
          assert.notEqual(story.why, general, deduction.technique);
        }
      }
    }
    assert.ok(seen.size >= 15, [...seen].join(' '));
  });

  it('are drawn: what is eliminated is struck in its cell, and links join candidates of the position', () => {
    for (const { deductions } of paths) {
      for (const deduction of deductions) {
        const picture = pictureOf(deduction);
        for (const { cell, digit } of deduction.eliminations) {
          assert.ok(picture.out[cell] & (1 << (digit - 1)));
          assert.ok(picture.victims.has(cell));
        }
        for (const { cell, digit } of deduction.placements)
          assert.ok(picture.on[cell] & (1 << (digit - 1)));
        for (const { from, to } of picture.drawing.links)
          for (const { cell, digit } of [from, to])
            assert.ok(deduction.before.candidates[cell] & (1 << (digit - 1)), deduction.technique);
        const views = Array.from({ length: 81 }, () => ({ digit: 0, marks: '', tint: 0 }));
        paint(picture, views);
        for (const cell of picture.victims) assert.match(views[cell].marks, /victim/);
      }
    }
  });
});

describe('chains', () => {
  it('are made from the cells of an XY-wing: the ends are the eliminated digit', () => {
    const candidates = new Uint16Array(81);
    [candidates[0], candidates[1], candidates[9]] = [0b011, 0b101, 0b110];
    // Pivot r1c1 is 1 or 2; r1c2 is 1 or 3; r2c1 is 2 or 3: one of the pincers is 3.
    const [{ nodes }] = chainsOf({
      ...NOTHING,
      technique: 'xy-wing',
      evidence: { ...NOTHING.evidence, order: [0, 1, 9], digits: [3] },
      before: { digits: '', candidates },
    });
    const steps = nodes.map(({ cells, digit, on }) => `${cells[0]}${on ? '+' : '-'}${digit}`);
    assert.deepEqual(steps, ['1-3', '1+1', '0-1', '0+2', '9-2', '9+3']);
  });
});

describe('difficulty', () => {
  it('has five bands', () => {
    assert.deepEqual([1, 2.5, 2.6, 3.8, 5.2, 7.9, 8, 11.9].map(bandOf), [0, 0, 1, 2, 3, 3, 4, 4]);
    assert.equal(placeOf(1), 0);
    assert.equal(placeOf(20), 100);
    assert.ok(placeOf(5) < placeOf(5.2) && placeOf(5.2) < placeOf(5.3));
  });

  it('is estimated for comparisons where there is no rating', () => {
    assert.equal(effortOf({ rating: 3.2, technique: 'x-wing' }), 3.2);
    const of = (technique) => effortOf({ rating: 0, technique });
    assert.ok(of('skyscraper') < of('finned-x-wing') && of('finned-x-wing') < of('als-xz'));
  });
});
