// The modes of the page: loaded once, entered and left in turn; and the actions that elements name.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Modes } from '../../web/pages/lab/modes.js';

/** Modes that record what happens to them. `loads` of a mode may be replaced. */
function setUp(loads = {}) {
  const log = [];
  const failures = [];
  const row = (id) => ({
    id,
    load:
      loads[id] ??
      (async () => ({
        mount: () => {
          log.push(`mount ${id}`);
          return {
            enter: (request) => log.push(`enter ${id}${request ? ` ${request}` : ''}`),
            leave: () => log.push(`leave ${id}`),
            render: () => log.push(`render ${id}`),
          };
        },
      })),
  });
  const modes = new Modes(
    ['solve', 'play'].map(row),
    (id) => ({ id }),
    (error) => failures.push(error.message),
  );
  return { modes, log, failures };
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

test('a mode that cannot be loaded is reported, and loaded by the next attempt', async () => {
  let broken = true;
  const { modes, failures } = setUp({
    play: async () => {
      if (broken) throw new Error('offline');
      return { mount: () => ({}) };
    },
  });
  await modes.go('play');
  assert.deepEqual(failures, ['offline']);
  broken = false;
  await modes.go('solve');
  await modes.go('play');
  assert.deepEqual(failures, ['offline']);
});

test('the keys of all modes are known without entering them', async () => {
  const { modes } = setUp({
    play: async () => ({ mount: () => ({}), keys: async () => [['[H]', 'hint']] }),
    solve: async () => {
      throw new Error('offline');
    },
  });
  assert.deepEqual(await modes.keys(), [{ id: 'play', keys: [['[H]', 'hint']] }]);
});

test('only the current mode is rendered', async () => {
  const { modes, log } = setUp();
  await modes.go('solve');
  await modes.go('play');
  log.length = 0;
  modes.render();
  assert.deepEqual(log, ['render play']);
});

test('each action that an element names exists', () => {
  const web = new URL('../../web/', import.meta.url);
  const read = (path) => readFileSync(new URL(path, web), 'utf8');
  const lab = read('pages/lab/lab.js');
  const sources = ['features/', 'pages/lab/'].flatMap((folder) =>
    readdirSync(new URL(folder, web), { recursive: true })
      .map(String)
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => read(folder + name)),
  );
  const named = sources.join('').matchAll(/data-action="(\w+)"/g);
  for (const [, name] of named) assert.match(lab, new RegExp(`\\b${name}\\b`));
});
