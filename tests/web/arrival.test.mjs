// The arrival: the time-lapse of the first visit, without a page.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, it } from 'node:test';
import { arrive } from '../../web/features/card/arrival.js';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

const LENGTH = 1000;
const givens = ONE.replaceAll('.', '0');
const solved = ONE_SOLVED;
/** The window: frames come 100 ms after each other, as the clock of the test says. */
let page;
let clock;

beforeEach(() => {
  page = new EventTarget();
  clock = 0;
  // Node 18's `performance.now` is read-only, but belongs to the prototype.
  Object.defineProperty(performance, 'now', { value: () => clock, configurable: true });
  globalThis.addEventListener = page.addEventListener.bind(page);
  globalThis.requestAnimationFrame = (call) =>
    setImmediate(() => {
      clock += 100;
      call(clock);
    });
});
afterEach(() => {
  delete performance.now;
  delete globalThis.addEventListener;
  delete globalThis.requestAnimationFrame;
});

/** A workbench whose renderings are kept, and a worker: at a step, that part of the solution is on the board. */
function stage({ onpeek = () => {} } = {}) {
  const seen = [];
  const closed = [];
  let layer;
  const session = Object.assign(new EventTarget(), { puzzle: { givens }, answer: solved });
  const stateAt = (step) =>
    [...givens].map((digit, cell) =>
      cell * LENGTH < step * 81 ? Number(solved[cell]) : Number(digit),
    );
  const render = () => {
    if (!layer.shown()) return void seen.push('puzzle');
    const views = [...givens].map((digit) => ({ digit: Number(digit), kind: '', name: 'cell' }));
    layer.cells(views);
    seen.push(views);
  };
  const workbench = { session, addLayer: (added) => (layer = added), invalidate: render };
  const client = {
    ask: async ({ type, step }) => {
      if (type !== 'peek') return {};
      onpeek();
      return { snapshot: { digits: stateAt(step) } };
    },
    close: (run) => closed.push(run),
  };
  return { seen, closed, stateAt, tools: { workbench, runner: { client } }, layer: () => layer };
}

it('shows true states of the run, then the solution from corner to corner, then the puzzle', async () => {
  const { seen, closed, stateAt, tools } = stage();
  const parts = [];
  await arrive(tools, { type: 'start' }, LENGTH, (part) => parts.push(part));
  assert.deepEqual(
    parts,
    [...parts].sort((a, b) => a - b),
  );
  assert.equal(parts.at(-1), 1);
  const runs = seen.slice(0, parts.length);
  for (const [i, views] of runs.entries()) {
    assert.deepEqual(
      views.map(({ digit }) => digit),
      stateAt(Math.round(parts[i] * LENGTH)),
    );
    assert.ok(views.every(({ kind }, cell) => !kind || (kind === 'trial' && givens[cell] === '0')));
  }
  const waves = seen.slice(parts.length, -1);
  const found = waves.map((views) => views.filter(({ kind }) => kind === 'solved').length);
  assert.deepEqual(
    found,
    [...found].sort((a, b) => a - b),
  );
  assert.equal(found.at(-1), [...givens].filter((digit) => digit === '0').length);
  assert.ok(waves.at(-1).every(({ digit }, cell) => digit === Number(solved[cell])));
  assert.ok(
    [...runs, ...waves].flat().every(({ name }) => name === 'cell'),
    'no name changes',
  );
  assert.equal(seen.at(-1), 'puzzle');
  assert.equal(closed.length, 1);
  assert.ok(clock <= 2000, `${clock} ms`);
});

for (const sign of ['keydown', 'pointerdown', 'wheel', 'scroll'])
  it(`ends at once with ${sign}`, async () => {
    const { seen, closed, tools, layer } = stage({
      onpeek: () => {
        page.dispatchEvent(new Event(sign));
        assert.equal(layer().shown(), false);
      },
    });
    const parts = [];
    await arrive(tools, { type: 'start' }, LENGTH, (part) => parts.push(part));
    assert.deepEqual(parts, []);
    assert.ok(seen.every((each) => each === 'puzzle'));
    assert.equal(closed.length, 1);
  });
