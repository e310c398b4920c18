// The calls and variables of the user's own program, as they are at each of its moves.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strings } from '../../web/features/program/en.js';
import { TEMPLATES } from '../../web/features/program/templates.js';
import { EMPTY, FORMATS, FORMATS_SOLVED } from '../puzzles.mjs';
import { run } from './program-run.mjs';

const SHORT = FORMATS.slice(0, 18) + FORMATS_SOLVED.slice(18);

/** The variables after a step: `r=0 c=2`, and the calls: `solve(grid) 5`. */
function shown({ variables }, step) {
  const { now, calls } = variables(step);
  const rows = now
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => `${name}=${value}`);
  return [rows.join(' '), calls.map(({ name, line }) => `${name} ${line}`).join(', ')];
}

describe('the variables of a program', () => {
  it('are those at the write, in their calls', () => {
    const text = `let writes = 0;
function put(r, c, d) {
  writes++;
  grid[r][c] = d;
}
function solve(grid) {
  for (let i = 0; i < 2; i++) {
    const digit = i + 4;
    put(i, 2 * i, digit);
  }
  let last = [1, 2];
  last.push(3);
  grid[8][8] = 9;
}`;
    const done = run(text);
    assert.equal(done.end, 'done', done.message);
    assert.deepEqual(done.moves, ['P 1 1 4', 'P 2 3 5', 'P 9 9 9']);
    assert.deepEqual(shown(done, 1), ['r=0 c=0 d=4 writes=1', 'put(0, 0, 4) 4, solve(grid) 9']);
    assert.deepEqual(shown(done, 2), ['r=1 c=2 d=5 writes=2', 'put(1, 2, 5) 4, solve(grid) 9']);
    assert.deepEqual(shown(done, 3), ['last=[1, 2, 3] writes=2', 'solve(grid) 13']);
    assert.deepEqual(shown(done, 1), shown(run(text), 1), 'also after a later step');
  });

  it('are what the program itself prints, at each step of a search and in any order', () => {
    // A step, then a line of what the variables are.
    const source = TEMPLATES.recursive(strings).replace(
      'grid[r][c] = d;',
      'print(r, c, d); grid[r][c] = d;',
    );
    const done = run(source, SHORT, { lines: 1e5 });
    assert.equal(done.moves.at(-1), 'S');
    const places = done.moves.flatMap((move, i) => (move.startsWith('P ') ? [i + 1] : []));
    const expected = done.printed.map((line) => {
      const [r, c, d] = line.split(' ');
      return `r=${r} c=${c} d=${d}`;
    });
    const found = new Map();
    for (const step of [...places.filter((_, i) => i % 2), ...places.reverse()])
      found.set(step, shown(done, step)[0]);
    assert.deepEqual(
      places.reverse().map((step) => found.get(step)),
      expected,
    );
    // As deep as there are digits on the board.
    let digits = 0;
    done.moves.forEach((move, i) => {
      if (move[0] === 'P') assert.equal(done.variables(i + 1).calls.length, ++digits);
      if (move[0] === 'U') digits--;
    });
  });

  it('do not change what the program does', () => {
    for (const [text, printed] of [
      ['let i = 5\nlet j = i++ + ++i\nprint(i, j, i--, --i)', '7 12 7 5'],
      ['let a = 1, b = 2; [a, b] = [b, a]; print(a, b)', '2 1'],
      ['let s = ""; for (const [k, { v }] of [[1, { v: 2 }]]) s += k + v; print(s)', '3'],
      ['let n = 0\nfor (n of [1, 2]) n *= 2\nprint(n)', '4'],
      ['let f = (x, y = x + 1) => { let z; z ??= x * y; return z }\nprint(f(2), f(2, 5))', '6 10'],
      ['const fac = (n) => n < 2 ? 1 : n * fac(n - 1); print(fac(5))', '120'],
      ['function f(...x) { x = x.length; return x } print(f(1, 2), f(...[1, 2, 3]))', '2 3'],
      ['let n = 0; { let n = 1; n++ } try { throw 3 } catch (n) { n++ } print(n)', '0'],
      ['let k = 0; const add = () => k++; add(); add(); print(k)', '2'],
      ['class A { n = 1; get m() { let q = this.n; q++; return q } } print(new A().m)', '2'],
      ['function* g() { let i = 0; while (i < 3) yield i++ } print([...g()])', '0 1 2'],
      ['switch (2) { case 1: let q = 1; case 2: q = 5; }', undefined],
      ['let x = 1; let y = x = 3; var z = y; var z; print(x, y, z)', '3 3 3'],
      [
        'out: for (let i = 0; ; i++) for (let j = 0; ; j++) if (j > i) { if (i > 2) break out; continue out } print(1)',
        '1',
      ],
    ]) {
      const done = run(text);
      assert.equal(done.printed[0], printed, `${text}: ${done.message}`);
    }
  });

  it('exist in their block, and after an error', () => {
    const text = `function f(list) {
  for (const d of list) if (d > 1) throw d;
}
let k = 1;
try { f([1, 2]); } catch { k = 2; }
{ let inner = 7; grid[0][0] = 1; }
grid[0][1] = k;`;
    const done = run(text);
    assert.deepEqual(
      [shown(done, 1), shown(done, 2)],
      [
        ['k=2 inner=7', ''],
        ['k=2', ''],
      ],
    );
  });

  it('are shown in short', () => {
    const text = `const a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], b = 'x'.repeat(90), c = { r: 1, c: [2, 3] };
const d = [[1, 2], [3, 4, 5, 6]], e = new Set([1, 2]), f = null, g = new Uint8Array(2), h = true;
grid[0][0] = 1;`;
    const [rows] = shown(run(text), 1);
    for (const part of [
      'a=[1, 2, 3, 4, 5, 6, 7, 8, 9, …]',
      'c={r: 1, c: [2, 3]}',
      'd=[[1, 2], […]]',
      'e={1, 2} f=null g=[0, 0] h=true',
    ])
      assert.ok(rows.includes(part), `${part} in ${rows}`);
    assert.ok(rows.length < 250);
  });

  it('are those of the digit that did not fit, which is recorded later', () => {
    const text = `grid[0][0] = 1;
for (let d = 1; d < 3; d++) grid[0][1] = d;`;
    const done = run(text);
    assert.deepEqual(done.moves, ['P 1 1 1', 'R 1 2 1', 'P 1 2 2']);
    assert.deepEqual(
      [2, 3].map((step) => shown(done, step)[0]),
      ['d=1', 'd=2'],
    );
  });

  it('are no longer recorded when they are too many, and the run continues', () => {
    const text = `let n = 0; for (;;) { n++; grid[0][0] = n % 9 + 1; }`;
    const { moves, variables, end } = run(text, EMPTY, { moves: 150_000 });
    assert.equal(end, 'moves');
    assert.equal(variables(9).now.find(({ name }) => name === 'n').value, '5');
    assert.equal(variables(moves.length).calls, null);
  });

  it('of a hostile program reach no further than itself', () => {
    const text = `let seen = 0;
const trap = { get x() { seen++; grid[8][8] = 1; return 1; }, toString() { for (;;); } };
Array.prototype[3] = 'p';
let list = [1, , 3];
grid[0][0] = 1;
print(seen);`;
    const done = run(text);
    assert.deepEqual([done.end, done.printed[0], done.moves], ['done', '0', ['P 1 1 1']]);
    const self = run('\\u0024v0 = 1;');
    assert.equal(self.end, 'missing');
  });
});
