// The recipe of core/cli/README.md that rates a list with GNU parallel.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { shell, sudoku } from './command.mjs';

const README = readFileSync(new URL('../../core/cli/README.md', import.meta.url), 'utf8');
const missing = spawnSync('parallel', ['--version']).error ? 'no GNU parallel' : false;

const full = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const puzzle = (/** @type {number} */ i) => full.slice(0, i % 81) + '.' + full.slice((i % 81) + 1);

test(
  'a list in parts has the ratings and line numbers of the whole list',
  { skip: missing },
  () => {
    const recipe = /^parallel [\s\S]*? < list\.txt/m.exec(README)?.[0].replace(' < list.txt', '');
    assert.ok(recipe);
    const lines = Array.from({ length: 2500 }, (_, i) => (i % 400 === 7 ? 'bad line' : puzzle(i)));
    const list = `${lines.join('\n')}\n`;
    // The shell of a job does not know the function `sudoku`, therefore the path of the command.
    const line = recipe.replace("'sudoku ", `'"$SUDOKU" `);
    const { stdout, status } = shell(line, list);
    const whole = sudoku(['batch', '--rate', '--no-header', '--input', 'line'], list).stdout;
    assert.equal(stdout, whole);
    assert.match(stdout, /^# line 2408: .*bad line$/m);
    assert.equal(status, 3); // jobs with errors
  },
);
