// The worksheet of the mode Make
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileOf } from '../../web/features/make/list-file.js';
import { addressOfList, MOST, optionsIn } from '../../web/features/make/sheet/options.js';
import { pagesOf } from '../../web/features/make/sheet/sheets.js';
import { Worksheet } from '../../web/features/make/worksheet.js';
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

  it('gives a puzzle another place, and takes one back where it was', () => {
    const worksheet = new Worksheet();
    for (let n = 1; n <= 4; n++) worksheet.add(puzzle(n));
    worksheet.move(3, 1);
    assert.deepEqual(worksheet.puzzles, [1, 4, 2, 3].map(puzzle));
    worksheet.move(0, 2);
    assert.deepEqual(worksheet.puzzles, [4, 2, 1, 3].map(puzzle));
    worksheet.remove(1);
    assert.equal(worksheet.add(puzzle(2), 0, 1), 2);
    assert.deepEqual(worksheet.puzzles, [4, 2, 1, 3].map(puzzle));
  });

  it('keeps room on the page for puzzles that are being made', () => {
    const worksheet = new Worksheet();
    worksheet.add(puzzle(1));
    worksheet.expect(3);
    assert.equal(worksheet.options.per, 4);
    worksheet.add(puzzle(2));
    assert.equal(worksheet.options.per, 4);
    worksheet.expect(0);
    assert.equal(worksheet.options.per, 2);
  });

  it('has sheets of puzzles, tables and answers, in this order', () => {
    const worksheet = new Worksheet();
    const items = Array.from({ length: 13 }, (_, n) => {
      worksheet.add(puzzle(n + 1));
      return /** @type {any} */ ({ givens: puzzle(n + 1) });
    });
    const sheets = () =>
      pagesOf(items, worksheet.options).map(
        ({ kind, first, items: { length } }) => `${kind} ${first} to ${first + length - 1}`,
      );
    const [puzzles, answers] = [
      ['puzzles 1 to 6', 'puzzles 7 to 12', 'puzzles 13 to 13'],
      ['answers 1 to 12', 'answers 13 to 13'],
    ];
    assert.deepEqual(sheets(), [...puzzles, ...answers]);
    worksheet.set({ rows: 3 });
    assert.deepEqual(sheets(), [
      ...puzzles.flatMap((each) => [each, each.replace('puzzles', 'tables')]),
      ...answers,
    ]);
    worksheet.set({ per: 2 });
    assert.equal(sheets().length, 7 + 2);
    worksheet.set({ answers: false });
    assert.equal(sheets().length, 7);
  });

  it('has as many puzzles on a page as there are, up to six, until their number is chosen', () => {
    const worksheet = new Worksheet();
    const pages = Array.from({ length: 7 }, (_, n) => {
      worksheet.add(puzzle(n + 1));
      return worksheet.options.per;
    });
    assert.deepEqual(pages, [1, 2, 4, 4, 6, 6, 6]);
    worksheet.set({ per: 2 });
    worksheet.remove(0);
    assert.equal(worksheet.options.per, 2);
  });

  it('announces each change', () => {
    const worksheet = new Worksheet();
    let changes = 0;
    worksheet.addEventListener('change', () => changes++);
    worksheet.add(puzzle(1));
    worksheet.set({ title: 'x' });
    worksheet.set({ codes: false });
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

  it('as a worksheet has the first hundred, with ratings, answers and codes', () => {
    const all = Array.from({ length: 101 }, (_, at) => String(at).padStart(81, '0'));
    const address = new URL(addressOfList(all, 'de'), 'https://example.org');
    assert.equal(address.pathname, '/worksheet.html');
    assert.deepEqual(new URLSearchParams(address.hash.slice(1)).getAll('p'), all.slice(0, 100));
    const options = optionsIn(address.hash.slice(1));
    assert.deepEqual(
      [options.per, options.difficulty, options.answers, options.codes],
      [6, true, true, true],
    );
    assert.match(address.hash, /&lang=de$/);
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
