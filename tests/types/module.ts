// The declarations of the wasm module as somebody else's page would use them.
import createSudoku, { type SearchState } from '../../wasm/sudoku.js';

const sudoku = await createSudoku({ locateFile: (file) => file });
const report = sudoku.read('1'.padEnd(81, '.'), 0);
const conflicts: number = report.puzzle ? report.puzzle.conflicts.length : 0;
const search = sudoku.openSearch(report.puzzle?.state ?? '', false);
const state: SearchState = search ? sudoku.advance(search, 1000) : 'exhausted';
const formats: string[] = sudoku.formats().map(({ id, name }) => `${id}: ${name}`);
const line: string = sudoku.write('', 'line');
// @ts-expect-error a state has no such name
const wrong: SearchState = 'done';
export { conflicts, formats, line, state, wrong };
