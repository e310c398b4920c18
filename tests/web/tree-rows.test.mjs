// The rows of the search tree, from a reply that is written here by hand.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foldedLevels, keyOf, moveOf, rowsOf } from '../../web/features/tree/tree-rows.js';

const node = (depth, begin, end, removed = true) => ({
  begin,
  end,
  depth,
  cell: depth - 1,
  digit: 1,
  removed,
});
const root = { begin: 0, end: 100, depth: 0, cell: -1, digit: 0, removed: false };
const [early, chosen, late] = [node(1, 3, 20), node(1, 25, 80), node(1, 85, 100, false)];
const inner = node(2, 30, 60);
/** At step 40: the path is `chosen`, `inner`. */
const REPLY = {
  root,
  path: [chosen, inner],
  children: [
    { begin: 0, depth: 0, nodes: [early, chosen, late] },
    { begin: 25, depth: 1, nodes: [inner] },
    { begin: 30, depth: 2, nodes: [] },
  ],
  step: 40,
  ended: false,
  complete: true,
};

describe('the rows of the search tree', () => {
  const rows = rowsOf(REPLY, false);

  it('open the path, with all siblings in order', () => {
    assert.deepEqual(
      rows.map(({ node: { begin }, level, position, siblings }) => [
        begin,
        level,
        position,
        siblings,
      ]),
      [
        [0, 1, 1, 1],
        [3, 2, 1, 3],
        [25, 2, 2, 3],
        [30, 3, 1, 1],
        [85, 2, 3, 3],
      ],
    );
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['path', 'past', 'path', 'current', 'ahead'],
    );
  });

  it('know which nodes can be opened, and which may still grow', () => {
    assert.deepEqual(
      rows.map(({ expanded }) => expanded),
      [true, false, true, null, false],
    );
    assert.deepEqual(
      rows.map(({ open }) => open),
      [true, false, false, false, true],
    );
    assert.ok(rowsOf({ ...REPLY, ended: true }, false).every(({ open }) => !open));
  });

  it('have the part of their parent that they take', () => {
    assert.deepEqual(
      rows.map(({ share }) => Number(share.toFixed(2))),
      [1, 0.17, 0.55, 0.55, 0.15],
    );
  });

  it('show the children of a node that was opened', () => {
    const child = node(2, 5, 9);
    const children = [...REPLY.children, { begin: 3, depth: 1, nodes: [child] }];
    const opened = rowsOf({ ...REPLY, children }, false);
    assert.deepEqual(
      opened.slice(1, 4).map(({ key }) => key),
      [early, child, chosen].map(keyOf),
    );
    assert.deepEqual([opened[1].expanded, opened[2].state], [true, 'past']);
  });

  it('move the focus as a tree does', () => {
    assert.equal(moveOf(rows, 0, 'ArrowDown'), 1);
    assert.equal(moveOf(rows, 4, 'ArrowDown'), 4);
    assert.equal(moveOf(rows, 0, 'ArrowUp'), 0);
    assert.equal(moveOf(rows, 4, 'ArrowLeft'), 0, 'to the parent');
    assert.equal(moveOf(rows, 3, 'ArrowLeft'), 2);
    assert.equal(moveOf(rows, 2, 'ArrowRight'), 3, 'to the first child');
    assert.equal(moveOf(rows, 1, 'ArrowRight'), 'open');
    assert.equal(moveOf(rows, 3, 'ArrowRight'), 3, 'no children');
    assert.equal(moveOf(rows, 2, 'Home'), 0);
    assert.equal(moveOf(rows, 2, 'End'), 4);
    assert.equal(moveOf(rows, 2, 'x'), null);
  });
});

describe('the folded levels of the search tree', () => {
  it('are those far above, in groups of eight', () => {
    assert.deepEqual([0, 11, 12, 19, 20, 57].map(foldedLevels), [0, 0, 8, 8, 16, 48]);
  });

  const path = Array.from({ length: 14 }, (_, i) => node(i + 1, i + 1, 99 - i));
  const children = path
    .slice(7, -1)
    .map(({ begin, depth }) => ({ begin, depth, nodes: [path[depth]] }));
  const reply = { root, path, children, step: 50, ended: true, complete: true };

  it('are one row below the root, which opens', () => {
    const rows = rowsOf(reply, false);
    assert.deepEqual(
      rows.slice(0, 3).map(({ key, level, expanded }) => [key, level, expanded]),
      [
        ['0@0', 1, true],
        ['fold', 2, false],
        [keyOf(path[8]), 10, true],
      ],
    );
    assert.equal(rows[1].node, path[7], 'the last folded level');
    assert.equal(rows.at(-1).state, 'current');
    assert.equal(moveOf(rows, 1, 'ArrowRight'), 'open');
    assert.equal(moveOf(rows, 2, 'ArrowLeft'), 1);
  });

  it('are all shown when they are unfolded', () => {
    const all = [root, ...path.slice(0, -1)].map(({ begin, depth }) => ({
      begin,
      depth,
      nodes: [path[depth]],
    }));
    const rows = rowsOf({ ...reply, children: all }, true);
    assert.equal(rows.length, 15);
    assert.deepEqual(
      rows.map(({ level }) => level),
      rows.map((_, i) => i + 1),
    );
  });
});
