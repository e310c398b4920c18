// The player's own solves: what is stored, what damage leaves, and what they add up to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Solves, streakOf, timesOf } from '../../web/features/play/solves.js';

const KEY = 'sudoku-lab-solves';
const solve = (more) => ({
  ...{ at: '2026-11-27', day: '', er: 1.2, givens: '1'.padEnd(81, '0'), ms: 60_000 },
  ...{ mistakes: 0, revealed: 0, hints: 0, moves: [1, 2, 3], ...more },
});
function storeOf(text) {
  const items = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

test('a solve is there after a reload, and beside those of another tab', () => {
  const store = storeOf();
  const [one, two] = [new Solves(() => store), new Solves(() => store)];
  one.add(solve({ ms: 1 }));
  two.add(solve({ ms: 2 }));
  assert.deepEqual(
    new Solves(() => store).list.map(({ ms }) => ms),
    [1, 2],
  );
});

test('a damaged line loses no other, and is kept', () => {
  const good = JSON.stringify(solve());
  const bad = ['{"at":"2026', '{"ms":-1}', 'null', '[]'];
  const store = storeOf([bad[0], good, ...bad.slice(1), good, ''].join('\n'));
  const solves = new Solves(() => store);
  assert.equal(solves.list.length, 2);
  assert.deepEqual(solves.damaged, bad);
  solves.add(solve());
  const stored = store.items.get(KEY).split('\n');
  assert.equal(stored.filter((line) => line === good).length, 3);
  for (const line of bad) assert.ok(stored.includes(line), line);
});

test('without storage, or if it is full, solves last as long as the page', () => {
  const none = () => {
    throw new Error('no storage');
  };
  for (const store of [none, () => ({ ...storeOf(), setItem: none })]) {
    const solves = new Solves(store);
    solves.add(solve({ ms: 1 }));
    solves.add(solve({ ms: 2 }));
    assert.deepEqual([solves.list.map(({ ms }) => ms), solves.unsaved], [[1, 2], true]);
  }
});

test('an exported file is read again: each solve once, in the order of days', () => {
  const other = storeOf();
  const old = new Solves(() => other);
  for (const at of ['2026-11-01', '2026-11-03']) old.add(solve({ at }));
  const store = storeOf();
  const solves = new Solves(() => store);
  for (const at of ['2026-11-02', '2026-11-03']) solves.add(solve({ at, moves: [] }));
  const file = old.text.replaceAll('\n', '\r\n');
  assert.deepEqual(solves.merge(file), { added: 1, known: 1, wrong: [] });
  const days = () => new Solves(() => store).list.map(({ at }) => at);
  assert.deepEqual(days(), ['2026-11-01', '2026-11-02', '2026-11-03']);
  assert.deepEqual(solves.merge(file), { added: 0, known: 2, wrong: [] });
  assert.equal(days().length, 3);
});

test('a file with other lines is read as far as it can be, and the lines are named', () => {
  const solves = new Solves(() => storeOf());
  const lines = [
    'at,ms',
    JSON.stringify(solve()),
    '',
    '[]',
    JSON.stringify(solve({ ms: -1 })),
    '{}',
  ];
  assert.deepEqual(solves.merge(lines.join('\n')), {
    added: 1,
    known: 0,
    wrong: [
      { line: 1, field: '' },
      { line: 4, field: '' },
      { line: 5, field: 'ms' },
      { line: 6, field: 'at' },
    ],
  });
  assert.equal(solves.list.length, 1);
  assert.deepEqual(solves.damaged, [], 'they are in the file');
});

test('all is removed, and can be restored', () => {
  const store = storeOf(`${JSON.stringify(solve())}\ndamaged\n`);
  const solves = new Solves(() => store);
  const before = solves.text;
  const text = solves.clear();
  assert.deepEqual([solves.list, store.items.get(KEY)], [[], '']);
  solves.restore(text);
  assert.equal(store.items.get(KEY), before);
});

test('moves are kept of the latest solves only', () => {
  const store = storeOf();
  const solves = new Solves(() => store);
  for (let i = 0; i < 62; i++) solves.add(solve());
  assert.deepEqual(
    solves.list.slice(0, 3).map(({ moves }) => moves.length),
    [0, 0, 3],
  );
});

test('days in a row end today, or yesterday while the puzzle of today is open', () => {
  const days = (...all) => all.map((day) => solve({ day }));
  const row = days('2026-10-30', '2026-10-31', '2026-11-01', '');
  assert.equal(streakOf(row, '2026-11-01'), 3);
  assert.equal(streakOf(row, '2026-11-02'), 3);
  assert.equal(streakOf(row, '2026-11-03'), 0);
  assert.equal(streakOf(days('2026-03-28', '2026-03-29', '2026-03-30'), '2026-03-30'), 3);
  assert.equal(streakOf([], '2026-11-01'), 0);
});

test('times of a level: the last ten, the best, the usual; not those with help', () => {
  const times = [50, 30, 20, 40, 10].map((ms) => solve({ ms }));
  const others = [solve({ ms: 1, revealed: 1 }), solve({ ms: 2, er: 4 }), solve({ ms: 3, er: 0 })];
  const easy = timesOf([...times, ...others], 0);
  assert.deepEqual(easy, { last: [50, 30, 20, 40, 10], best: 10, usual: 30 });
  assert.equal(timesOf(others, 0), null);
  assert.equal(timesOf(Array(12).fill(solve()), 0).last.length, 10);
});
