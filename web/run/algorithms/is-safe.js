// The article's recursive search with isSafe().
// @ts-check
import { check, checked, column, decided, digitLoop, failed, innermost } from './view.js';
import { noIndex, ofCell, orUnknown, row, tried } from './view.js';

/** @type {import('./view.js').AlgorithmView} */
export const isSafe = {
  id: 'is-safe',
  panel: 'calls',
  finds: 1,
  search: 'sudoku(grid)',
  place: (cell) => `row ${row(cell)}, col ${column(cell)}`,
  inner: check((cell, digit) => `isSafe(grid, ${row(cell)}, ${column(cell)}, ${digit})`),
  conditions: {
    solved: failed,
    safe: decided(),
    digits: digitLoop('<= 9'),
    full: noIndex(row),
  },
  variables(moment) {
    const cell = innermost(moment);
    return [
      ['row', ofCell(cell, row)],
      ['col', ofCell(cell, column)],
      ['num', orUnknown(tried(moment))],
      ['grid[row][col]', ofCell(cell, (at) => moment.snapshot.digits[at])],
      ['isSafe', checked(moment)],
    ];
  },
  text: {
    title: 'isSafe()',
    by: 'after an article',
    name: 'Article: isSafe()',
    source: 'Article: Java Sudoku Solver Program',
    teaches: 'Recursion keeps track: each call fills one cell and undoes it if the rest fails.',
    how: 'Cells in order, recursive; a digit is placed once isSafe() is true.',
    counters: {
      article_result: ['solutions found'],
      article_calls: ['calls of the search', 'call', 'calls'],
      article_isSafe_calls: ['calls of isSafe', 'isSafe check', 'isSafe checks'],
      article_placed: ['digits placed'],
      article_undone: ['digits removed'],
    },
  },
};
