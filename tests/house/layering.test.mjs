// The house plan: dependencies run one way. Every rule is first shown to catch what breaks it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brokenArrows } from './arrows.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function read(folder) {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return read(name);
    return /\.js$/.test(name) ? [[name, readFileSync(ROOT + name, 'utf8')]] : [];
  });
}

/** The complaints about a project of these files, together with a few that are in order. */
function complaints(files) {
  const sound = {
    'web/protocol.js': 'export const LIMIT = 1;',
    'web/app.js': "import { LIMIT } from './protocol.js';",
    'web/board.js': "/** @typedef {import('./protocol.js').Verdict} Verdict */",
  };
  return brokenArrows(new Map(Object.entries({ ...sound, ...files })));
}

describe('the rules', () => {
  it('accept a project in order', () => {
    assert.deepEqual(complaints({}), []);
  });

  const breaks = {
    'a board that knows the messages': {
      'web/board.js': "import { LIMIT } from './protocol.js';",
    },
    'a client that draws': { 'web/client.js': "import './board.js';" },
    'a worker that draws': { 'web/worker.js': "const board = await import('./board.js');" },
    'a module that imports the app': { 'web/share.js': "export { x } from './app.js';" },
    'a package': { 'web/share.js': "import x from 'some-package';" },
    'something from elsewhere': { 'web/share.js': "import x from 'https://example.org/x.js';" },
    'a player that takes in what the page holds already': {
      'web/player.js': "import { lines } from './lines.js';",
      'web/lines.js': "import { kept } from './storage.js';",
    },
    'modules that import each other': {
      'web/one.js': "import {\n  two,\n} from './two.js';",
      'web/two.js': "import { one } from './one.js';",
    },
  };
  for (const [name, files] of Object.entries(breaks)) {
    it(`refuse ${name}`, () => {
      assert.equal(complaints(files).length, 1);
    });
  }
});

describe('the project', () => {
  it('has arrows that run one way', () => {
    const files = new Map(read('web'));
    assert.ok(files.has('web/protocol.js'));
    assert.deepEqual(brokenArrows(files), []);
  });

  it('keeps its top level to what the plan lists', () => {
    const allowed = 'CMakeLists.txt LICENSE README.md core tests wasm web'.split(' ');
    const generated = ['build'];
    const others = readdirSync(ROOT).filter(
      (name) => !name.startsWith('.') && !allowed.includes(name) && !generated.includes(name),
    );
    assert.deepEqual(others, []);
  });
});
