// The wasm module that makes puzzles against its declaration, wasm/generator.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sudoku as command } from '../cli/command.mjs';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';

const methodsOf = (name) => declared.methodsOf('wasm/generator.d.ts', name);
const fieldsOf = (name) => declared.fieldsOf('wasm/generator.d.ts', name);

const EMPTY = '.'.repeat(81);
/** A line with `digits` in the first cells. */
const start = (digits) => digits + EMPTY.slice(digits.length);

describe('the wasm module that makes puzzles', () => {
  let module, sudoku;
  before(async () => {
    module = await loadModule('generator');
    sudoku = await loadModule('batch');
  });

  /** The first `count` puzzles of a request, made in slices of `milliseconds`. */
  function make(request, count, milliseconds = 5) {
    const generator = module.startGenerator(request);
    assert.notEqual(generator, null, JSON.stringify(request));
    const made = [];
    while (made.length < count) {
      const waiting = generator.advance(milliseconds);
      const taken = generator.take();
      assert.equal(taken.length, waiting);
      made.push(...taken);
      assert.ok(generator.tried() >= generator.fitting());
    }
    assert.equal(generator.fitting(), made.length);
    generator.delete();
    return made.slice(0, count);
  }

  /** The number of solutions by the exact count, which shares no code with the engine. */
  function solutions(puzzle) {
    const count = sudoku.startCount(puzzle);
    while (!count.advance(1000));
    const total = count.total();
    count.delete();
    return total;
  }

  it('binds exactly the declared functions', () => {
    assert.deepEqual(declared.boundIn('wasm/generator_bindings.cpp'), methodsOf('GeneratorModule'));
    const generator = module.startGenerator({});
    for (const name of methodsOf('Generator')) {
      if (name !== 'delete') assert.equal(typeof generator[name], 'function', name);
    }
    generator.delete();
  });

  it('returns records with the declared fields', () => {
    for (const puzzle of make({}, 3)) assert.deepEqual(keysOf(puzzle), fieldsOf('MadePuzzle'));
  });

  it('makes puzzles with one solution, as many givens as requested', () => {
    for (const { puzzle, solution, givens } of make({ givens: { least: 26, most: 28 } }, 3)) {
      assert.equal(solutions(puzzle), '1');
      assert.equal(puzzle.replaceAll('0', '').length, givens);
      assert.ok(givens >= 26 && givens <= 28);
      for (const [cell, digit] of [...puzzle].entries()) {
        assert.ok(digit === '0' || digit === solution[cell]);
      }
    }
  });

  it('makes the same puzzles in slices of any length', () => {
    const request = { seed: 5, symmetry: 'half-turn' };
    const expected = make(request, 5);
    for (const milliseconds of [NaN, -1, 0, 30]) {
      assert.deepEqual(make(request, 5, milliseconds), expected);
    }
    assert.notDeepEqual(make({ seed: 6, symmetry: 'half-turn' }, 5), expected);
  });

  it('shares the attempts of a request among generators', () => {
    const whole = make({ seed: 9 }, 6);
    const shares = [0, 1].flatMap((part) => make({ seed: 9, part, parts: 2 }, 3));
    shares.sort((a, b) => a.attempt - b.attempt);
    assert.deepEqual(shares, whole);
  });

  it('makes the same puzzles as the command', () => {
    /** @type {[string[], object][]} */
    const requests = [
      [['--symmetry=diagonals'], { symmetry: 'diagonals' }],
      [['--rating=6.5-8.9'], { rating: { least: 6.5, most: 8.9 } }],
      [['--givens=20'], { givens: { least: 20, most: 20 } }],
      [['--technique=naked-triple'], { hardest: 'naked-triple' }],
      [['--technique=pointing', '--uses=2'], { needed: 'pointing', uses: 2 }],
      [['--technique=skyscraper'], { hardest: 'skyscraper' }],
      [['--technique=w-wing', '--uses=2'], { needed: 'w-wing', uses: 2, rated: true }],
      [['--singles', '--minimal'], { singlesOnly: true, minimal: true }],
      [['--fewest'], { fewest: true }],
    ];
    for (const [options, request] of requests) {
      const { stdout } = command(['make', '--seed=7', '--count=2', ...options]);
      const lines = make({ ...request, seed: 7 }, 2).map(({ puzzle }) =>
        puzzle.replaceAll('0', '.'),
      );
      assert.deepEqual(lines, stdout.trimEnd().split('\n'), options.join(' '));
    }
  });

  it('makes puzzles up to a rating', () => {
    for (const { er, ep, ed } of make({ rating: { least: 1.5, most: 2.6 } }, 3)) {
      assert.ok(er >= 1.5 && er <= 2.6 && ep <= er && ed <= ep);
    }
  });

  it('names the reason for which a request is refused', () => {
    const refused = [
      ['too-few-givens', { givens: { least: 0, most: 16 } }],
      ['givens-range', { givens: { least: 30, most: 29 } }],
      ['solution-invalid', { solution: EMPTY }],
      ['keep-unsolvable', { keep: start('11') }],
      ['pattern-lines', { pattern: '.'.repeat(18) + '1'.repeat(63) }],
      ['rating-range', { rating: { least: 3, most: 2 } }],
      ['rating-unknown', { rating: { least: 3.1, most: 3.1 } }],
      ['technique-unordered', { hardest: 'template-set' }],
      ['technique-unneeded', { hardest: 'skyscraper', rating: { least: 2.6, most: 3.7 } }],
      ['singles-rating', { singlesOnly: true, rating: { least: 3, most: 4 } }],
      ['parts-range', { part: 2, parts: 2 }],
      ['wrong-symmetry', { symmetry: 'round' }],
      ['wrong-keep', { keep: '123' }],
      ['wrong-needed', { needed: 'guess' }],
      ['wrong-seed', { seed: 'x' }],
      ['wrong-rating', { rating: {} }],
      ['request', null],
    ];
    for (const [reason, request] of refused) {
      assert.equal(module.refusal(request), reason);
      assert.equal(module.startGenerator(request), null);
    }
    assert.equal(module.refusal({}), null);
  });

  it('lists the techniques that a request may name, with the order in which they count', () => {
    const orders = Object.fromEntries(
      module.requestTechniques().map(({ id, order }) => [id, order]),
    );
    assert.equal(orders['x-wing'], 'sudoku-explainer');
    assert.equal(orders.skyscraper, 'books');
    assert.equal(orders['template-set'], undefined);
    for (const hardest of Object.keys(orders)) assert.equal(module.refusal({ hardest }), null);
    for (const row of module.requestTechniques()) {
      assert.deepEqual(keysOf(row), fieldsOf('RequestTechnique'));
    }
  });

  it('rates puzzles if that is requested', () => {
    for (const { er, ep, ed } of make({ rated: true }, 3)) {
      assert.ok(er >= ep && ep >= ed && ed >= 1);
    }
  });

  it('lists the symmetries', () => {
    assert.ok(module.symmetries().includes('quarter-turn'));
    for (const symmetry of module.symmetries()) assert.equal(module.refusal({ symmetry }), null);
  });
});
