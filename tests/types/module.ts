// The declarations of the wasm modules as somebody else's page would use them.
import createReader from '../../wasm/reader.js';
import createSudoku, { type SearchState } from '../../wasm/sudoku.js';

const sudoku = await createSudoku({ locateFile: (file) => file });
const reader = await createReader();
const report = reader.read('1'.padEnd(81, '.'), 0);
const facts = report.puzzle && sudoku.facts(report.puzzle.state);
const conflicts: number = facts ? facts.conflicts.length : 0;
const search = sudoku.startSearch(report.puzzle?.state ?? '', false);
const state: SearchState = search?.advance(1000) ?? 'exhausted';
search?.delete();
const formats: string[] = reader.formats().map(({ id }) => id);
const line: string = reader.write('', 'line');
// @ts-expect-error a state has no such name
const wrong: SearchState = 'done';
export { conflicts, formats, line, state, wrong };
