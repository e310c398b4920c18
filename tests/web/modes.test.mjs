// The modes of the page: loaded once, entered and left in turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Words } from '../../web/base/words/words.js';
import { keysOf } from '../../web/pages/lab/keys.js';
import { Modes } from '../../web/pages/lab/modes.js';

/** Modes that record what happens to them. `loads` of a mode may be replaced. */
function setUp(loads = {}) {
  const log = [];
  const failures = [];
  const scenes = [];
  const row = (id) => [
    id,
    loads[id] ??
      (async () => ({
        mount: () => {
          log.push(`mount ${id}`);
          return {
            enter: (request) => {
              log.push(`enter ${id}${request ? ` ${request}` : ''}`);
              return { locked: id === 'play' };
            },
            leave: () => log.push(`leave ${id}`),
            render: () => log.push(`render ${id}`),
          };
        },
      })),
  ];
  const modes = new Modes(
    Object.fromEntries(['solve', 'play'].map(row)),
    (id) => ({ id }),
    (error) => failures.push(error.message),
    (scene) => scenes.push(scene),
  );
  return { modes, log, failures, scenes };
}

test('a mode is mounted when it is first entered, and only then', async () => {
  const { modes, log } = setUp();
  await modes.go('solve');
  await modes.go('play');
  await modes.go('solve');
  const steps = log.filter((each) => !each.startsWith('render'));
  assert.deepEqual(steps, [
    ...['mount solve', 'enter solve', 'leave solve'],
    ...['mount play', 'enter play', 'leave play', 'enter solve'],
  ]);
});

test('an unknown mode is the first one', async () => {
  const { modes } = setUp();
  await modes.go('dance');
  assert.equal(modes.current, 'solve');
});

test('a request reaches the mode, also the current one', async () => {
  const { modes, log } = setUp();
  await modes.go('play', 'a');
  await modes.go('play', 'b');
  assert.deepEqual(
    log.filter((each) => each.startsWith('enter')),
    ['enter play a', 'enter play b'],
  );
});

test('of two modes asked for in turn, only the latter is entered', async () => {
  const { modes, log } = setUp();
  await Promise.all([modes.go('solve'), modes.go('play')]);
  assert.equal(modes.current, 'play');
  assert.deepEqual(
    log.filter((each) => each.startsWith('enter')),
    ['enter play'],
  );
});

/** A mode that loads when the test says so, or fails. */
function loadsLater() {
  let settle;
  const loaded = new Promise((resolve, reject) => (settle = { resolve, reject }));
  return { load: () => loaded, ...settle };
}

test('a mode that cannot be loaded is reported; asked for again, it gets the same request', async () => {
  let broken = true;
  const entered = [];
  const { modes, failures } = setUp({
    play: async () => {
      if (broken) throw new Error('offline');
      return { mount: () => ({ enter: (request) => void entered.push(request) }) };
    },
  });
  let changes = 0;
  modes.addEventListener('change', () => changes++);
  await modes.go('play', 'a trace');
  assert.deepEqual([failures, changes], [['offline'], 1]);
  broken = false;
  await modes.go('play');
  assert.deepEqual(failures, ['offline']);
  assert.deepEqual(entered, ['a trace']);
  assert.equal(changes, 2, 'the page removes the message about the failure');
  await modes.go('play');
  assert.deepEqual(entered, ['a trace'], 'it is entered once');
});

test('of several requests to a mode that is loading, the newest reaches it, and only once', async () => {
  const slow = loadsLater();
  const entered = [];
  const { modes } = setUp({ play: slow.load });
  const all = [
    modes.go('play', 'old'),
    modes.go('solve'),
    modes.go('play', 'new'),
    modes.go('play'),
  ];
  slow.resolve({ mount: () => ({ enter: (request) => void entered.push(request) }) });
  await Promise.all(all);
  assert.deepEqual(entered, ['new']);
});

test('a mode that was left while it loaded is not entered', async () => {
  const slow = loadsLater();
  const { modes, log, scenes } = setUp({ play: slow.load });
  const gone = modes.go('play', 'a');
  await modes.go('solve');
  slow.resolve({ mount: () => ({ enter: () => log.push('enter play') }) });
  await gone;
  assert.deepEqual(
    log.filter((each) => each.startsWith('enter')),
    ['enter solve'],
  );
  assert.deepEqual(scenes.at(-1), { run: false, locked: false });
});

test('nothing of a mode remains when another one is asked for', async () => {
  const { modes, scenes } = setUp();
  await modes.go('play');
  assert.deepEqual(scenes.at(-1), { run: false, locked: true });
  const loading = modes.go('solve');
  assert.deepEqual(scenes.at(-1), { run: false, pen: 'answers' }, 'a digit is no given');
  await loading;
  assert.deepEqual(scenes.at(-1), { run: false, locked: false });
});

test('the keys of all modes are known; a mode whose texts do not load is left out', async () => {
  const strings = { KEYS: [['[H]', 'hint']] };
  const load = async () => ({ strings });
  const failing = () => Promise.reject(new Error('offline'));
  const tables = { solve: { solve: failing }, play: { play: load, hints: load, late: failing } };
  const [hint] = strings.KEYS;
  assert.deepEqual(await keysOf(new Words(), tables), [{ id: 'play', keys: [hint, hint] }]);
  const modes = await keysOf(new Words());
  assert.deepEqual(
    modes.map(({ id }) => id),
    ['play', 'watch', 'explain'],
  );
  for (const { keys } of modes) assert.ok(keys.length > 1 && keys.every(([name]) => name));
});

test('only the current mode is rendered', async () => {
  const { modes, log } = setUp();
  await modes.go('solve');
  await modes.go('play');
  log.length = 0;
  modes.render();
  assert.deepEqual(log, ['render play']);
});
