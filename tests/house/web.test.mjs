// The plan of web/. Each rule is first shown to catch a breach.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brokenWeb } from './web-rules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function read(folder) {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return read(name);
    return [[name, /\.(js|css|html|json)$/.test(name) ? readFileSync(ROOT + name, 'utf8') : '']];
  });
}

/** The complaints about a page of these files and a few correct ones. */
function complaints(files) {
  const correct = {
    'web/README.md': '',
    'web/base/dom/dom.js': 'export const find = 1;',
    'web/base/words/words.js': "import { find } from '../dom/dom.js';",
    'web/package.json':
      '{"imports": {"#wasm": {"packed": "./base/a.js", "default": "./base/b.js"}, "#race": "./features/race/race.js"}, "dependencies": {"acorn": "8.0.0", "@some/modes": "1.0.0"}}',
    'web/features/tree/tree.js': "import { parse } from 'acorn';\nimport '@some/modes/mode.js';",
    'web/board/board.js': "/** @typedef {import('../puzzle/puzzle.js').Puzzle} Puzzle */",
    'web/puzzle/puzzle.js': "/** @typedef {import('../../wasm/sudoku.d.ts').Facts} Facts */",
    'web/run/run-cells.js': "/** @typedef {import('../board/board.js').CellView} CellView */",
    'web/features/workbench/mode.js':
      "/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */",
    'web/solver/solver-worker.js': "import { makeModule } from '#wasm';",
    'web/features/race/race.js':
      "import { find } from '../../base/dom/dom.js';\n/** @type {import('../workbench/mode.js').Act} */\nfind('lanes'); find('board'); const html = '<ol id=\"lanes\">';",
    'web/pages/lab/index.html': '<table id="board">',
    'web/pages/lab/stage.css': '.panel { margin: 0 } .lab .mark { margin: 0 }',
    'web/features/race/race.css': ".panel[data-for='watch'] .lane:not(.mark) { margin: 0 }",
    'web/features/tree/tree.css': '.tree .lane, .tree .pad { margin: 0 }',
    'web/base/dom/look.css': '.pad { margin: 0 }',
    'web/pages/lab/phones.css': '.pad { margin: 0 }',
    'web/pages/lab/lab.js': "const late = () => import('../../features/race/race.js');",
    'web/features/program/inside.js': '/** @param {any} value */',
    'web/run/any.js': "/** @type {'any' | {any: string}} any */ // {any}",
    'web/static/icon.svg': '',
  };
  return brokenWeb(new Map(Object.entries({ ...correct, ...files })));
}

describe('the rules of web/', () => {
  it('accept correct files', () => {
    assert.deepEqual(complaints({}), []);
  });

  const breaches = {
    'base that imports a noun': { 'web/base/dom/pad.js': "import '../../board/board.js';" },
    'a noun that imports another': { 'web/board/cells.js': "import '../solver/client.js';" },
    'a noun that imports a feature': { 'web/run/run.js': "import '../features/race/race.js';" },
    'a feature that imports another': {
      'web/features/share/share.js': "const race = await import('../race/race.js');",
    },
    'a feature that imports a page': {
      'web/features/share/share.js': "export { x } from '../../pages/lab/lab.js';",
    },
    'a page that imports another': { 'web/pages/embed/embed.js': "import '../lab/lab.js';" },
    'a module that imports a worker': {
      'web/solver/client.js': "import './solver-worker.js';",
    },
    'a feature behind a name of package.json': {
      'web/features/share/share.js': "import { race } from '#race';",
    },
    'a noun behind a name in any condition': {
      'web/base/words/list.js': "import '#late';",
      'web/package.json':
        '{"imports": {"#late": {"packed": "./base/a.js", "default": "./run/run.js"}}, "dependencies": {}}',
      'web/features/tree/tree.js': '',
      'web/solver/solver-worker.js': '',
    },
    'a type of another feature': {
      'web/features/share/share.js': "/** @param {import('../race/race.js').Race} race */",
    },
    'a type of a feature, with @import': {
      'web/puzzle/en.js': "/** @import { Act } from '../features/workbench/mode.js' */",
    },
    'a type that another file may name': {
      'web/run/trace.js': "/** @typedef {import('../board/board.js').CellView} CellView */",
    },
    'a workbench that imports a feature': {
      'web/features/workbench/runner.js': "await import('../race/race.js');",
    },
    'an element of another feature': { 'web/features/share/share.js': "find('lanes');" },
    'a selector for an element of another feature': {
      'web/features/share/share.js': "panel.querySelector('.a > #lanes:hover');",
    },
    'a rule for an element of another feature': {
      'web/features/share/share.css': '@media print {\n  .panel #lanes { color: #fff }}',
    },
    'an element of a page in base': { 'web/base/dom/pad.js': "onClick('board', go);" },
    'a package that package.json does not name': {
      'web/run/run.js': "import x from 'acorn-walk';",
    },
    'a script of another site': { 'web/run/run.js': "import x from 'https://example.org/x.js';" },
    'a feature that imports a translation': {
      'web/features/race/race.js': "import '../../languages/de/race.js';",
    },
    'modules that import each other': {
      'web/run/one.js': "import {\n  two,\n} from './two.js';",
      'web/run/two.js': "import { one } from './one.js';",
    },
    'a class that two features style': {
      'web/features/race/race.css': '.marks,\n.legend { display: grid }',
      'web/features/tree/tree.css':
        '/* A legend. */\n@media print {\n  .legend {\n    margin: 0 }}',
    },
    'a class that a feature styles everywhere, and another in its own elements': {
      'web/features/race/race.css': '.flag:hover { fill: #fff }',
      'web/features/tree/tree.css': '.tree > :is(.flag, .root) { margin: 0 }',
    },
    'a class of base that a feature styles everywhere': {
      'web/base/dom/form.css': '.bar { gap: 0 }',
      'web/features/race/race.css': '@media print { .race, .bar { gap: 1rem } }',
    },
    'a class of the lab that a feature styles, too': {
      'web/pages/lab/late.css': '.transport { gap: 0 }',
      'web/features/race/race.css': '.race .transport { gap: 1rem }',
    },
    'a type that allows everything': {
      'web/run/run.js':
        '/** @param {{list: Map<string, any[]>}} held  any other @returns {void} */',
    },
    'a loose file': { 'web/misc.js': '' },
    'a folder outside the tiers': { 'web/misc/misc.js': '' },
  };
  for (const [name, files] of Object.entries(breaches)) {
    it(`refuse ${name}`, () => {
      assert.equal(complaints(files).length, 1);
    });
  }
});

describe('web/', () => {
  it('keeps to its four tiers', () => {
    const files = new Map(read('web'));
    assert.ok(files.has('web/pages/lab/lab.js'));
    assert.deepEqual(brokenWeb(files), []);
  });
});

describe('the project', () => {
  it('has nothing at its top level but what the plan lists', () => {
    const allowed = 'CMakeLists.txt LICENSE README.md core tests wasm web'.split(' ');
    const generated = ['build'];
    const others = readdirSync(ROOT).filter(
      (name) => !name.startsWith('.') && !allowed.includes(name) && !generated.includes(name),
    );
    assert.deepEqual(others, []);
  });
});
