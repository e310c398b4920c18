// The worker of the algorithms with the real module: the search tree of a run.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { client, go, LIANG_OUTPUT, play, RUN, start } from './run-worker-setup.mjs';

const tree = (question, options) =>
  client.ask({ type: 'tree', run: RUN, depth: 0, opened: [], ...question }, options);

describe('the search tree in the run worker', () => {
  it('has the digits of the call stack on the path to a step', async () => {
    await start('is-safe', LIANG_OUTPUT);
    await play({});
    const { snapshot } = await go({ step: 5000 });
    const { path, root, ended, step, complete } = await tree({ step: 5000 });
    assert.ok(ended && complete);
    assert.equal(step, 5000);
    assert.equal(root.begin, 0);
    const placed = snapshot.stack.slice(0, snapshot.depth);
    assert.deepEqual(
      path.map(({ cell, digit }) => [cell, digit]),
      placed.map(({ cell, digit }) => [cell, digit]),
    );
    path.forEach(({ begin, end, depth }, i) => {
      assert.equal(depth, i + 1);
      assert.ok(begin <= 5000 && end > 5000);
    });
  });

  it('adds the children of the deep part of the path, and of other nodes', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    await play({});
    const whole = await tree({ step: 5000 });
    assert.equal(whole.children.length, whole.path.length + 1, 'with the root');
    for (const { begin, depth, nodes } of whole.children.slice(0, -1)) {
      const parent = [whole.root, ...whole.path].find((each) => each.depth === depth);
      assert.equal(parent.begin, begin);
      const child = whole.path[depth];
      assert.deepEqual(
        nodes.find((node) => node.begin === child.begin),
        child,
      );
    }
    const opened = whole.children[0].nodes.slice(0, 1);
    const depth = whole.path.length - 2;
    const { children } = await tree({ step: 5000, depth, opened });
    assert.deepEqual(children.slice(0, 3), whole.children.slice(-3));
    assert.deepEqual([children[3].begin, children[3].depth], [opened[0].begin, 1]);
  });

  it('has one length of a run that a survey extends meanwhile', async () => {
    let known = 100;
    const node = (begin, depth) => ({ begin, end: (known += 50), depth, removed: false });
    const closed = { begin: 2, end: 40, depth: 1, removed: true };
    const held = {
      run: { ended: () => false },
      passing: { spend: (work) => work(1) },
      tree: {
        root: () => node(0, 0),
        findPath: () => [node(41, 1)],
        findChildren: (begin, depth) => (depth ? [] : [closed, node(41, 1)]),
        memory: () => 0,
      },
    };
    const question = { step: 60, depth: 0, opened: [] };
    // A real channel would keep this process alive.
    const { MessageChannel } = globalThis;
    globalThis.MessageChannel = class {
      port1 = {};
      port2 = {};
    };
    const { answers } = await import('../../web/run/search-tree.js');
    globalThis.MessageChannel = MessageChannel;
    const { root, path, children } = await answers.tree(held, question, { stopped: false }, {});
    for (const each of [...path, children[0].nodes[1]]) assert.equal(each.end, root.end);
    assert.equal(children[0].nodes[0].end, 40, 'what is over keeps its length');
  });

  it('does not move the run', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    await go({ step: 700 });
    await play({});
    await go({ step: 700 });
    await tree({ step: 20_000 });
    assert.equal((await go({})).snapshot.step, 700);
  });

  it('has a landscape of a part of the run, whose nodes are those of the tree', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    await play({});
    const [from, to] = [1000, 3000];
    const ask = { type: 'landscape', run: RUN, from, to, columns: 100 };
    const { landscape } = await client.ask(ask);
    assert.equal(landscape.borders.length, 101);
    assert.deepEqual([landscape.borders[0], landscape.borders[100]], [from, to]);
    const { path } = await tree({ step: landscape.borders[31], depth: 99 });
    for (let i = 0; i < landscape.bars.length; i += 5) {
      const [first, last, depth, cell, digit] = landscape.bars.subarray(i, i + 5);
      if (first > 30 || last < 31) continue;
      const node = path[depth - 1];
      assert.deepEqual([node.cell, node.digit], [cell, digit]);
      assert.ok(node.begin <= landscape.borders[first] + 1 && node.end >= landscape.borders[last]);
      assert.ok(
        first === 0 || node.begin > landscape.borders[first - 1] + 1,
        'no column before it',
      );
    }
    assert.ok(path.length >= landscape.low[30]);
  });

  it('shows another step, and returns to its own', async () => {
    await start('is-safe', LIANG_OUTPUT);
    await play({});
    const { snapshot: there } = await go({ step: 4321 });
    await go({ step: 17 });
    const { snapshot } = await client.ask({ type: 'peek', run: RUN, step: 4321 });
    assert.deepEqual(snapshot, there);
    assert.equal((await go({})).snapshot.step, 17);
  });

  it('is incomplete if it is stopped', async () => {
    await start('free-cell-list', LIANG_OUTPUT);
    await play({});
    const controller = new AbortController();
    const asked = tree({ step: 5000 }, { signal: controller.signal });
    controller.abort();
    assert.equal(typeof (await asked).complete, 'boolean');
  });
});
