// The wasm module of the algorithms against its declaration, wasm/run.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';

const FIGURE = '530070000600195000098000060800060003400803001700020006060000000000419005000080079';
const methodsOf = (name) => declared.methodsOf('wasm/run.d.ts', name);
const fieldsOf = (name) => declared.fieldsOf('wasm/run.d.ts', name);

describe('the wasm module of the algorithms', () => {
  let module;
  let run;
  before(async () => {
    module = await loadModule('run');
    run = module.start('dancing-links', FIGURE, 0);
  });

  it('binds exactly the declared functions', () => {
    for (const name of methodsOf('RunModule')) assert.equal(typeof module[name], 'function', name);
    const bound = ['run', 'tree'].flatMap((name) => declared.boundIn(`wasm/${name}_bindings.cpp`));
    assert.deepEqual(bound.sort(), methodsOf('RunModule'));
  });

  it('gives a run exactly the declared methods', () => {
    for (const name of methodsOf('Run')) assert.equal(typeof run[name], 'function', name);
    const others = declared.methodsOfObject(run).filter((name) => !methodsOf('Run').includes(name));
    assert.deepEqual(others, []);
  });

  it('describes algorithms as it declares them', () => {
    for (const algorithm of module.algorithms()) {
      assert.deepEqual(keysOf(algorithm), fieldsOf('Algorithm'));
      assert.ok(algorithm.code.length >= 30);
      for (const line of algorithm.code) assert.deepEqual(keysOf(line), fieldsOf('CodeLine'));
      for (const id of algorithm.variants) assert.equal(typeof id, 'string');
      assert.ok(algorithm.counters.length > 0);
    }
  });

  it('shows a step as it declares it', () => {
    assert.ok(run.seek(100, 1e6));
    const snapshot = run.snapshot();
    assert.deepEqual(keysOf(snapshot), fieldsOf('Snapshot'));
    assert.deepEqual(keysOf(snapshot.stack[0]), fieldsOf('Frame'));
    assert.equal(snapshot.step, 100);
    assert.equal(snapshot.digits.length, 81);
    assert.equal(snapshot.candidates.length, 81);
    assert.equal(snapshot.matrix.length, 324);
    assert.deepEqual(keysOf(run.whyNot(0, 3)), fieldsOf('WhyNot'));
  });

  it('has the depth profile that it declares: the one of a replay', () => {
    const kinds = module.kinds();
    const profiled = module.start('free-cell-list', FIGURE, 0);
    profiled.extend(Infinity);
    const profile = profiled.depthProfile();
    assert.deepEqual(keysOf(profile), fieldsOf('DepthProfile'));
    const segment = profiled.segmentLength();
    assert.equal(profile.mean.length, Math.ceil(profiled.length() / segment));
    let depth = 0;
    profile.mean.forEach((mean, i) => {
      const events = [...profiled.read(segment)].map((bits) => kinds[bits & 31]);
      const depths = events.map((kind) => {
        if (kind === 'place') depth++;
        if (kind === 'remove') depth--;
        return depth;
      });
      assert.equal(profile.low[i], Math.min(...depths));
      assert.equal(profile.high[i], Math.max(...depths));
      assert.ok(Math.abs(mean - depths.reduce((a, b) => a + b) / depths.length) < 1e-5);
      assert.equal(profile.backtracks[i], events.filter((kind) => kind === 'remove').length);
    });
    profiled.delete();
  });

  it('moves forwards and backwards in budgets', () => {
    const kinds = 1 << module.kinds().indexOf('remove');
    run.seek(0, 1e6);
    assert.equal(run.findNext(kinds, 0, 1), 'paused');
    assert.equal(run.findNext(kinds, 0, 1e6), 'found');
    const first = run.position();
    assert.deepEqual(run.advanceMatching(kinds, 0, 3, 0, 1e6), { found: 'found', left: 0 });
    assert.equal(run.findPrevious(kinds, 0, 1e6), 'found');
    assert.ok(run.position() > first);
  });

  it('finds nodes of the search tree as it declares them, and keeps the position', () => {
    const searched = module.start('is-safe', FIGURE, 0);
    searched.extend(1e6);
    const tree = module.searchTree(searched);
    for (const name of methodsOf('SearchTree')) assert.equal(typeof tree[name], 'function', name);
    const root = tree.root();
    assert.deepEqual(keysOf(root), fieldsOf('TreeNode'));
    assert.equal(root.end, searched.length());
    assert.equal(tree.findPath(searched.length(), 1), null, 'the budget is used up');
    const path = tree.findPath(searched.length(), 1e9);
    assert.equal(searched.position(), 0);
    // The first empty cell is r1c3.
    const [first] = path;
    assert.deepEqual([first.cell, first.depth, first.removed], [2, 1, false]);
    const children = tree.findChildren(root.begin, root.depth, 1e9);
    assert.deepEqual(children.at(-1), first);
    assert.deepEqual(tree.findChildren(NaN, 0, 1e9), children);
    assert.ok(tree.memory() > 0);
    const landscape = tree.findLandscape(100, 1e9, 50, 1e9);
    const own = ['bars', 'borders', 'kinds', 'steps'];
    assert.deepEqual(keysOf(landscape), [...fieldsOf('DepthProfile'), ...own].sort());
    assert.equal(landscape.borders.length, 51);
    assert.equal(landscape.kinds.length, 50);
    landscape.borders.slice(1).forEach((border, i) => {
      const steps = landscape.steps.subarray(82 * i, 82 * (i + 1));
      const sum = steps.reduce((all, each) => all + each);
      assert.equal(sum, border - landscape.borders[i]);
      assert.equal(steps.findIndex(Boolean), landscape.low[i]);
    });
    const [begin, end, ...bar] = landscape.bars;
    assert.ok(begin < end);
    const { cell, digit } = tree.findPath(landscape.borders[begin + 1], 1e9)[0];
    assert.deepEqual(bar.slice(0, 3), [1, cell, digit]);
    assert.equal(landscape.borders.at(-1), searched.length());
    assert.ok(landscape.low.every((low, i) => low <= landscape.high[i]));
    assert.equal(tree.findLandscape(100, 200, 50, 1), null, 'the budget is used up');
    assert.equal(tree.findLandscape(NaN, -1, 50, 1).borders.length, 0);
    searched.delete(); // the tree keeps the run alive
    assert.equal(tree.findPath(10, 1e9).length, tree.findPath(10, 1e9).at(-1).depth);
    tree.delete();
  });

  it('ends a search that is called again and again, whatever the budget is', () => {
    const searched = module.start('is-safe', FIGURE, 0);
    searched.extend(20_000);
    const tree = module.searchTree(searched);
    const kinds = 1 << module.kinds().indexOf('remove');
    for (const budget of [NaN, -1, 0, 0.5]) {
      const searches = {
        seek: () => searched.seek(9_000, budget),
        findNext: () => searched.findNext(kinds, 0, budget) !== 'paused',
        findPrevious: () => searched.findPrevious(kinds, 0, budget) !== 'paused',
        findPath: () => tree.findPath(9_000, budget),
        findChildren: () => tree.findChildren(0, 0, budget),
      };
      for (const [name, search] of Object.entries(searches)) {
        let calls = 1;
        while (!search() && calls < 30_000) ++calls;
        assert.ok(calls < 30_000, `${name} with the budget ${budget}`);
      }
    }
    tree.delete();
    searched.delete();
  });

  it('plays a trace and reports on it as it is declared', () => {
    const { run: played, report } = module.startTrace('P 1 3 1\nU 1 3\nP 1 3 3', FIGURE);
    assert.deepEqual(keysOf(report), fieldsOf('TraceReport'));
    assert.deepEqual(keysOf(report.illegal), fieldsOf('IllegalMove'));
    assert.deepEqual(keysOf(report.algorithm), fieldsOf('Algorithm'));
    assert.deepEqual(report.illegal, {
      move: 3,
      line: 3,
      text: 'P 1 3 3',
      reason: 'clash',
      cell: 1,
    });
    assert.equal(report.givens, FIGURE);
    assert.equal(report.moves, 2);
    assert.equal(module.startTrace('P 1 3 1', FIGURE).report.illegal, null);
    assert.equal(module.startTrace('P 1 3 1', '12'), null);
    assert.deepEqual(played.readTrace(10, 10), {
      text: `G ${FIGURE}\nP 1 3 1\nU 1 3\n`,
      moves: 2,
      cut: false,
    });
    played.seek(0, 10);
    assert.equal(played.readTrace(10, 1).cut, true);
  });

  it('returns null for an invalid algorithm, variant or puzzle', () => {
    assert.equal(module.start('quantum', FIGURE, 0), null);
    assert.equal(module.start('is-safe', FIGURE, 1), null);
    assert.equal(module.start('is-safe', FIGURE.slice(1), 0), null);
  });
});
