// The mode Learn: the map of techniques, the pictures of patterns, and where to continue.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextOf } from '../../web/features/lesson/learn/cards.js';
import { bandsOf, mapMarkup } from '../../web/features/lesson/learn/map.js';
import { strings as german } from '../../web/languages/de/logic.js';
import { strings as english } from '../../web/logic/en.js';
import { iconOf } from '../../web/logic/icon.js';

const entry = (rating, beside = rating) => ({ svg: '<svg></svg>', rating, beside });

describe('the map of techniques', () => {
  const entries = new Map([
    ['forcing-chain', entry(7)],
    ['locked-pair', entry(0, 3)],
    ['naked-pair', entry(3)],
    ['full-house', entry(1)],
  ]);

  it('has five bands by rating; without a rating, a technique follows similar ones', () => {
    assert.deepEqual(
      bandsOf(entries).map((band) => band.map(([id]) => id)),
      [['full-house'], ['naked-pair', 'locked-pair'], [], ['forcing-chain'], []],
    );
  });

  it('names each technique with its rating in either language', () => {
    const text = (texts) => mapMarkup(entries, texts, (id) => `${id}.html`);
    assert.match(text(english), /<span>Naked pair<\/span><small>3\.0<\/small>/);
    assert.match(text(german), /<small>3,0<\/small>/);
    assert.match(text(english), /<span>Locked pair<\/span><\/a>/);
    assert.equal(text(english).match(/<h2>/g).length, 5);
  });
});

describe('the picture of a pattern', () => {
  /** An X-wing on 5 in rows 1 and 8, columns 1 and 8, which r7c8 loses. */
  const fish = {
    ...{ technique: 'x-wing', name: 'X-Wing', level: 0, rating: 3.2, placements: [] },
    eliminations: [{ cell: 61, digit: 5 }],
    evidence: {
      ...{ houses: [], order: [], fins: [], sets: [], chains: [], marked: [] },
      ...{ cells: [0, 7, 63, 70], digits: [5], base: [0, 7], cover: [9, 16] },
    },
    before: { digits: '0'.repeat(81), candidates: new Uint16Array(81).fill(0b10000) },
  };
  const path = (html, name) => new RegExp(`class="${name}" d="([^"]*)"`).exec(html)?.[1];

  it('has a disc where the digit holds and a cross where it falls away', () => {
    const html = iconOf(fish);
    const centres = (d) =>
      Array.from(d.matchAll(/M([\d.]+) ([\d.]+)h0/g), ([, x, y]) => `${x} ${y}`).sort();
    assert.deepEqual(centres(path(html, 'disc')), ['0.5 0.5', '0.5 7.5', '7.5 0.5', '7.5 7.5']);
    assert.match(path(html, 'gone'), /^M7\.2 6\.2l/);
    assert.equal(path(html, 'proven'), undefined);
  });

  it('has a square where a digit is placed', () => {
    const single = {
      ...fish,
      ...{ technique: 'full-house', eliminations: [], placements: [{ cell: 40, digit: 5 }] },
      evidence: { ...fish.evidence, cells: [40], base: [], cover: [], houses: [4] },
    };
    assert.match(path(iconOf(single), 'proven'), /^M4\.1 4\.1h\.8/);
  });
});

it('continues the lesson that is begun, else the first that is not done', () => {
  const cards = (...solved) => solved.map((n) => ({ questions: 4, solved: n }));
  assert.equal(nextOf(cards(4, 0, 2)), 2);
  assert.equal(nextOf(cards(4, 0, 0)), 1);
  assert.equal(nextOf(cards(4, 4)), -1);
});
