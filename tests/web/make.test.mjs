// The worksheet of the mode Make
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileOf } from '../../web/features/make/list-file.js';
import { MOST, Worksheet } from '../../web/features/make/worksheet.js';
import { MOST as MOST_ON_SHEETS } from '../../web/features/paper/collect.js';
import { optionsIn } from '../../web/features/paper/options.js';
import { readLinks } from '../../web/puzzle/sites/links.js';

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
    assert.equal(worksheet.add(puzzle(MOST + 1)), 0);
    assert.equal(worksheet.puzzles.length, MOST);
  });

  it('takes as many as the worksheet page', () => {
    assert.equal(MOST, MOST_ON_SHEETS);
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
      difficulty: true,
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
    // 13 puzzles: three sheets of up to six, two sheets of answers.
    assert.equal(worksheet.pages, 5);
    worksheet.set({ rows: 3 });
    assert.equal(worksheet.pages, 8);
    worksheet.set({ per: 2 });
    assert.equal(worksheet.pages, 9);
    worksheet.include('answers', false);
    assert.equal(worksheet.pages, 7);
  });

  it('has as many puzzles on a page as there are, up to six, until their number is chosen', () => {
    const worksheet = new Worksheet();
    const pages = Array.from({ length: 7 }, (_, n) => {
      worksheet.add(puzzle(n + 1));
      return worksheet.per;
    });
    assert.deepEqual(pages, [1, 2, 4, 4, 6, 6, 6]);
    worksheet.set({ per: 2 });
    worksheet.remove(0);
    assert.equal(worksheet.per, 2);
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

describe('the file of a list', () => {
  const made = [
    {
      puzzle: puzzle(1),
      solution: '1'.repeat(81),
      givens: 24,
      er: 7,
      ep: 1.2,
      ed: 1.2,
      attempt: 0,
    },
    {
      puzzle: puzzle(2),
      solution: '2'.repeat(81),
      givens: 25,
      er: 3.4,
      ep: 3.4,
      ed: 2,
      attempt: 3,
    },
  ];

  it('has a line per puzzle with its rating as a comment', async () => {
    const { text, name } = await fileOf(made, 'text');
    assert.equal(text, `${puzzle(1)} # ER 7.0\n${puzzle(2)} # ER 3.4\n`);
    assert.equal(name, 'sudoku.txt');
  });

  it('as CSV has a heading, the solutions and all ratings', async () => {
    const { text, name, type } = await fileOf(made, 'csv');
    assert.deepEqual(text.split('\n'), [
      'puzzle,solution,givens,ER,EP,ED',
      `${puzzle(1)},${'1'.repeat(81)},24,7.0,1.2,1.2`,
      `${puzzle(2)},${'2'.repeat(81)},25,3.4,3.4,2.0`,
      '',
    ]);
    assert.deepEqual([name, type], ['sudoku.csv', 'text/csv']);
  });

  it('has links of other sites, which are read again', async () => {
    const { text, name } = await fileOf(made, 'sudokupad');
    assert.equal(name, 'sudokupad.txt');
    const read = await readLinks(text);
    assert.deepEqual(
      read.text.split('\n').map((line) => line.slice(2, 83)),
      made.map((each) => each.puzzle),
    );
  });
});
