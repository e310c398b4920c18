// The worksheet of the mode Make
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MOST, Worksheet } from '../../web/features/make/worksheet.js';
import { optionsIn } from '../../web/features/paper/options.js';

const puzzle = (/** @type {number} */ n) => String(n).padStart(81, '0');

describe('a worksheet', () => {
  it('numbers its puzzles from 1', () => {
    const worksheet = new Worksheet();
    assert.equal(worksheet.add(puzzle(1)), 1);
    assert.equal(worksheet.add(puzzle(2)), 2);
    worksheet.remove(0);
    assert.deepEqual(worksheet.puzzles, [puzzle(2)]);
  });

  it('takes no more puzzles than fit', () => {
    const worksheet = new Worksheet();
    for (let n = 1; n <= MOST; n++) worksheet.add(puzzle(n));
    assert.equal(worksheet.add(puzzle(100)), 0);
    assert.equal(worksheet.puzzles.length, MOST);
  });

  it('has an address that the worksheet page reads', () => {
    const worksheet = new Worksheet();
    worksheet.add(puzzle(7));
    worksheet.set({ title: 'Week 7 & 8', per: 6, rows: 5 });
    worksheet.include('candidates', true);
    worksheet.include('codes', false);
    const address = worksheet.address('de');
    const [page, hash] = address.split('#');
    assert.equal(page, 'worksheet.html');
    assert.deepEqual(optionsIn(hash), {
      title: 'Week 7 & 8',
      per: 6,
      rows: 5,
      candidates: true,
      answers: true,
      codes: false,
    });
    assert.deepEqual(new URLSearchParams(hash).getAll('p'), [puzzle(7)]);
    assert.equal(new URLSearchParams(hash).get('lang'), 'de');
  });

  it('counts the sheets of puzzles, tables and answers', () => {
    const worksheet = new Worksheet();
    for (let n = 1; n <= 13; n++) worksheet.add(puzzle(n));
    // 13 puzzles: four sheets of four, two sheets of answers.
    assert.equal(worksheet.pages, 6);
    worksheet.set({ rows: 3 });
    assert.equal(worksheet.pages, 10);
    worksheet.set({ per: 2 });
    assert.equal(worksheet.pages, 9);
    worksheet.include('answers', false);
    assert.equal(worksheet.pages, 7);
  });

  it('announces each change', () => {
    const worksheet = new Worksheet();
    let changes = 0;
    worksheet.addEventListener('change', () => changes++);
    worksheet.add(puzzle(1));
    worksheet.set({ title: 'x' });
    worksheet.include('codes', false);
    worksheet.remove(0);
    assert.equal(changes, 4);
  });
});
