// What is read from a picture, on its way to the board.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strings as de } from '../../web/languages/de/photo.js';
import { Draft } from '../../web/features/picture/draft.js';
import { strings as en } from '../../web/features/picture/en.js';

/** A grid as it is read: by cell, what differs from an empty one. @param {Record<number, object>} cells */
function grid(cells, { entries = '0'.repeat(81), certain = true } = {}) {
  const empty = { digit: 0, doubts: [], corner: [], centre: [], unreadNotes: false };
  const all = Array.from({ length: 81 }, (_, at) => ({ ...empty, ...cells[at] }));
  return { cells: all, entries, certain };
}

/** The masks of cells that are not 0. @param {number[]} masks */
const masksIn = (masks) =>
  Object.fromEntries(masks.flatMap((mask, cell) => (mask ? [[cell, mask]] : [])));

describe('the draft of a picture', () => {
  const cells = {
    0: { digit: 4 },
    1: { corner: [1, 9] },
    2: { centre: [3, 4] },
    3: { corner: [8], centre: [2] },
    4: { unreadNotes: true },
  };

  it('has the notes as a puzzle has them', () => {
    const draft = new Draft(grid(cells));
    assert.equal(draft.corner.length, 81);
    assert.deepEqual(masksIn(draft.corner), { 1: 0b100000001, 3: 0b10000000 });
    assert.deepEqual(masksIn(draft.centre), { 2: 0b1100, 3: 0b10 });
    assert.deepEqual(draft.notes(3), [2, 8]);
    assert.deepEqual([draft.noted, draft.illegible], [3, 1]);
    assert.equal(draft.givens, `4${'0'.repeat(80)}`);
  });

  it('has none in a cell that gets a digit, until it is empty again', () => {
    const draft = new Draft(grid(cells));
    draft.set(1, 7);
    draft.set(4, 7);
    assert.deepEqual(draft.notes(1), []);
    assert.deepEqual([draft.noted, draft.illegible], [2, 0]);
    assert.deepEqual(masksIn(draft.corner), { 3: 0b10000000 });
    draft.set(1, 0);
    assert.deepEqual(draft.notes(1), [1, 9]);
  });

  it('has none in a cell in doubt, until that is answered', () => {
    const draft = new Draft(grid({ 5: { doubts: [0, 6], corner: [6] } }, { certain: false }));
    assert.deepEqual([draft.notes(5), draft.noted], [[], 0]);
    draft.set(5, 0);
    assert.deepEqual([draft.notes(5), draft.noted], [[6], 1]);
  });
});

describe('the sentences about notes', () => {
  it('tell how many cells were read, and how many not', () => {
    assert.equal(en.notes(0, 0), '');
    assert.equal(en.notes(1, 0), 'Notes in 1 cell read.');
    assert.equal(en.notes(12, 3), 'Notes in 12 cells read. Notes in 3 cells are not legible.');
    assert.equal(en.notes(0, 1), 'Notes in 1 cell are not legible.');
    assert.equal(de.notes(12, 1), 'Notizen in 12 Zellen gelesen. Notizen in 1 Zelle nicht lesbar.');
  });

  it('name the notes of a cell', () => {
    const empty = new Draft(grid({ 0: { corner: [1, 4] } })).view(0);
    assert.equal(en.cell(0, empty), 'r1c1, empty, notes 1 4');
    assert.equal(de.cell(0, empty), 'Z1S1, leer, Notizen 1 4');
    const entry = new Draft(grid({ 0: { digit: 5 } }, { entries: `5${'0'.repeat(80)}` })).view(0);
    assert.equal(en.cell(0, entry), 'r1c1, 5, entry');
  });
});
