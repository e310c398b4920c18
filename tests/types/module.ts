// The declarations of the wasm modules as somebody else's page would use them.
import createReader from '../../wasm/reader.js';
import createSudoku, { type SearchState } from '../../wasm/sudoku.js';

const sudoku = await createSudoku({ locateFile: (file) => file });
const reader = await createReader();
const reading = reader.startReading('1'.padEnd(81, '.'));
const done: boolean = reading.advance(1000);
const report = reading.report(0);
reading.delete();
const facts = report.puzzle && sudoku.facts(report.puzzle.state);
const conflicts: number = facts ? facts.conflicts.length : 0;
const search = sudoku.startSearch(report.puzzle?.state ?? '', false);
const state: SearchState = search?.advance(1000) ?? 'exhausted';
search?.delete();
const formats: string[] = reader.formats().map(({ id }) => id);
const line: string = reader.write('', 'line');
// @ts-expect-error a state has no such name
const wrong: SearchState = 'done';
export { conflicts, done, formats, line, state, wrong };
