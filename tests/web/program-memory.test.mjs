// The user's own program: the limit of memory, and what programs do not have.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mark } from '../../web/features/program/mark.js';
import { LIMITS } from '../../web/features/program/limits.js';
import { ONE } from '../puzzles.mjs';
import { BOMBS, bombOf } from './bombs.mjs';
import { run } from './program-run.mjs';

/** Programs that end before they reach the limit. @type {Record<string, RegExp>} */
const REFUSED = {
  'a length in a pattern': /^\[list\.length\]/,
  'a length by another name': /^TypeError: write list\.length/,
  'Reflect.construct': /^Reflect$/,
  'a class of lists': /^class/,
  'a class of lists by return': /^class/,
  arguments: /^arguments$/,
  'matches by another exec': /^TypeError/,
  'big numbers': /^BigInt$/,
  BigInt: /^BigInt$/,
  'String.raw': /^TypeError: String\.raw is not a function/,
  'Symbol.species': /^/,
  'a proxy': /^Proxy$/,
  'a class of typed arrays': /^TypeError: Int8Array needs new/,
  'the buffer of a typed array': /^TypeError/,
  'array buffers': /^ArrayBuffer$/,
  'shared memory': /^SharedArrayBuffer$/,
  WebAssembly: /^WebAssembly$/,
  structuredClone: /^(structuredClone$|ReferenceError)/,
  eval: /^eval$/,
  Function: /^EvalError/,
  'a constructor of functions': /^EvalError/,
  'a constructor of generators': /^EvalError/,
  'async functions': /^async$/,
  promises: /^Promise$/,
  imports: /^import\(\)$/,
  'locale texts': /^TypeError: i\.toLocaleString is not a function/,
};

describe('a program that allocates without end is stopped, with its line:', () => {
  for (const name of Object.keys(BOMBS)) {
    it(name, () => {
      const { end, line, message } = run(bombOf(name), undefined, { bytes: 10e6 });
      if (name in REFUSED && end !== 'memory') {
        assert.match(end, /^(error|missing)$/);
        assert.match(message, REFUSED[name]);
      } else {
        assert.equal(end, 'memory', message);
      }
      assert.equal(line, 2);
    });
  }
});

describe('a program within the limit', () => {
  /** A search that copies the grid for each digit. */
  const COPIES = `function solve(grid) {
  function search(g) {
    for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (g[r][c] === 0) {
      for (let d = 1; d <= 9; d++) {
        const next = g.map((row) => [...row]);
        next[r][c] = d;
        if (fits(g, r, c, d)) { const found = search(next); if (found) return found; }
      }
      return null;
    }
    return g;
  }
  const found = search(grid);
  for (let r = 0; r < 9; r++) grid[r] = found[r];
}
function fits(g, r, c, d) {
  const [br, bc] = [r - r % 3, c - c % 3];
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].every((i) =>
    g[r][i] !== d && g[i][c] !== d && g[br + Math.floor(i / 3)][bc + i % 3] !== d);
}`;

  it('can copy the grid for each digit that it tries', () => {
    const { end, message, solved } = run(COPIES, ONE, LIMITS);
    assert.deepEqual([end, message, solved], ['done', '', true]);
  });

  it('does with the language what it does elsewhere', () => {
    /** Programs whose values are those of Node without the sandbox. */
    for (const text of [
      '[1, [2, [3, [4]]]].flat(2)',
      '[[1], 2].flatMap((x) => [x, x])',
      '[1, 2].concat(3, [4, [5]])',
      '[3, 1, 2].sort((x, y) => x - y)',
      'String(new Int32Array([3, 1.5, -2]).sort())',
      'new Uint8Array([255, 256]).map((x) => x + 1).join("-")',
      '[...Uint16Array.from([1, 2], (x) => 2 * x), ...Int8Array.of(3)]',
      'Int8Array.from(new Set([1, 1, 2])).length',
      '(() => { const b = new Float64Array(3); b[1] = 0.5; b[9] = 1; b.set([7], 2); return [...b.subarray(1)]; })()',
      '(() => { const b = new Int32Array(2); b[0] |= 1 << 5; return [b[0], b.constructor.name, b instanceof Int32Array]; })()',
      'Array.from({ length: 3 }, (_, i) => i * i)',
      'Array.from("añ😀")',
      'Array.from(new Set([1, 1, 2]))',
      'Array(3).fill(0)',
      'new Array(2, 3)',
      'Array.of(7).length',
      '[...new Map([[1, 2]]).entries()]',
      '[..."ab", ...[1]]',
      '[1, 2, 3].splice(1, 1)',
      '[[1, null], undefined].join("-")',
      'String([1, [2, 3]])',
      '({ ...{ x: 1 }, y: [2] }).y',
      'Object.entries({ x: 1 })',
      'Object.fromEntries([["x", 1]]).x',
      'Object.assign({}, { x: 1 }, null).x',
      'Object.keys("ab")',
      'JSON.stringify({ x: [1, "y", null] })',
      'JSON.stringify(JSON.parse("[1, [2]]"))',
      '"a-b-c".split("-")',
      '"a1b22c".split(/\\d+/)',
      '"aXbX".replaceAll("X", "$&$&")',
      '"a1b2".replace(/\\d/g, (d) => d * 2)',
      '"a1b2".match(/\\d/g)',
      '[..."a1b2".matchAll(/[a-z](\\d)/g)].map((m) => m[1])',
      '"ab".padStart(5, "xy") + "ab".repeat(2) + "ab".toUpperCase()',
      '/a(b)/.exec("cab")[1]',
      'RegExp("a+", "g").flags',
      'new RegExp(/x/i).test("X")',
      '(255).toString(16) + (1 / 3).toFixed(2)',
      'Math.max.apply(null, [1, 3, 2])',
      '((x, ...rest) => rest).bind(null, 1)(2, 3)',
      'new Error("x").message + (Error("y") instanceof Error)',
      'new TypeError("x") instanceof Error',
      'String(new Error("x"))',
      '(() => { class E extends Error {} return new E("x") instanceof E; })()',
      '(() => { class P { x = 1; #y = 2; z; get y() { return this.#y; } static s = 3; } const p = new P(); return [p.x, p.y, p.z, P.s]; })()',
      '(() => { function* g(n) { for (let i = 0; i < n; i++) yield i; } return [...g(3)]; })()',
      '(() => { const o = { *g(x) { yield x; yield* [1, 2]; }, get h() { return 5; }, ["k"]: 6 }; return [...o.g(0), o.h, o.k]; })()',
      '(() => { class C { static *[Symbol.iterator]() { yield 4; } } return [...C]; })()',
      '(() => { const l = [1, 2, 3]; [l[0], l[2]] = [l[2], l[0]]; return l; })()',
      '(() => { const [x, ...y] = [1, 2, 3]; const { z, ...w } = { z: 1, v: 2 }; return [x, y, z, w.v]; })()',
      '(() => { const l = []; l[2] = 1; l.length = 1; return l.length; })()',
      '(() => { const o = {}; o.x = 1; o["y"] = 2; o.x += 5; o.x++; o[o.x] ??= 3; return Object.entries(o); })()',
      '(() => { const l = [0, 0]; let i = 0; l[i++] = l[i++] = i; return l; })()',
      '(() => { const l = [[0], [0]]; l[l[0][0] = 1][0] += 4; return l; })()',
      '(() => { let s = ""; for (const k in { x: 1, y: 2 }) s += k; return s; })()',
      '(() => { let s = 1; s += 2; s = s + 3; return s + "4" + `${s}`; })()',
      '(() => { const t = (p, ...v) => p.join("|") + v; return t`a${1}b`; })()',
      '(() => { try { null.x } catch (e) { return e instanceof TypeError; } })()',
      '(() => { switch (1) { case 1: function f() { return 2; } return f(); } })()',
      '(() => { label: for (const a of [1]) { for (;;) continue label; } return typeof[]; })()',
    ]) {
      const value = (0, eval)(text);
      const expected = Array.isArray(value) ? value.join(' ') : String(value);
      const { printed, message } = run(`print(${text})`);
      assert.equal(printed[0], expected, `${text}: ${message}`);
    }
  });

  it('can leave out semicolons and spaces', () => {
    const text = `let k = 1
const list = [1, 2]
list[k] = 5
let s = 'a'
s += k
function f() { return[list[1], s] }
for (const x of[1]) list[0] = x
print(f(), list)`;
    assert.deepEqual(run(text).printed, ['5 a1 1 5']);
  });

  it('ends with the name of what it cannot use', () => {
    for (const [text, what] of [
      ['async () => 1', 'async'],
      ['1n', 'BigInt'],
      ['function f() { return arguments }', 'arguments'],
      ['import("x")', 'import()'],
      ['for (const [a, ...b] of []);', '[…rest]'],
    ])
      assert.deepEqual(mark(`\n${text}`), { end: 'missing', message: what, line: 2 });
    const { end, message, line } = run('let n = 1;\nsetTimeout(() => n);');
    assert.equal(`${end} ${line} ${message}`, 'error 2 ReferenceError: setTimeout is not defined');
    assert.deepEqual(
      [run('\nnew ArrayBuffer(9)')].map((each) => [each.end, each.message, each.line]),
      [['missing', 'ArrayBuffer', 2]],
    );
  });
});
