// The stages of tests/run.sh, in the order in which they run. To add one, add a row to STAGES.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const BIN = join(ROOT, 'tests/node_modules/.bin');
/** The path of a command that an npm package provides. @param {string} name */
const tool = (name) => join(BIN, name);

/** The oldest Node that README.md promises. package.json pins it as an npm package. */
const OLDEST_NODE = 'v18.19.0';
/** @typedef {{passed: number, failed: number}} Total */
/**
 * @typedef {object} Command
 * @property {string[]} run  program and arguments; the working directory is ROOT
 * @property {Record<string, string>} [env]  variables to add to the environment
 * @property {(output: string) => Total} [count]  reads the number of tests from the output; a
 *   command without it counts as one test
 */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} title
 * @property {string[]} [needs]  earlier stages whose results it uses; they have `alone`
 * @property {string[]} [requires]  programs without which the stage does not run
 * @property {true} [alone]  no other stage runs at the same time: it uses all processors or measures
 * @property {() => Command[]} commands  they run in order up to the first that fails
 */

/** Paths of the files in `folder` and its subfolders that have one of the endings. */
function filesBelow(folder, ...endings) {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(name, ...endings);
      return endings.some((ending) => name.endsWith(ending)) ? [name] : [];
    })
    .sort();
}

/** Adds up the summaries of Catch2: "All tests passed (… in 3 test cases)" or "test cases: 3 | 1 failed". */
function countCatch(output) {
  const sum = (pattern) => {
    const found = [...output.matchAll(pattern)];
    return found.reduce((total, [, number]) => total + Number(number), 0);
  };
  const failed = sum(/test cases:.*?(\d+) failed/g);
  const all = sum(/All tests passed \(.* in (\d+) test cases?\)/g) + sum(/test cases: +(\d+)/g);
  return { passed: all - failed, failed };
}

/** Reads the summary of `node --test`. */
function countNode(output) {
  const number = (word) => Number(new RegExp(`^\\S+ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') };
}

/** Reads the summary of Playwright: "2 failed", "190 passed (3.2m)". */
function countPlaywright(output) {
  const number = (word) => Number(new RegExp(`^ +(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  return {
    passed: number('passed'),
    failed: number('failed') + number('interrupted') + number('did not run'),
  };
}

/** @param {...string} folders @returns {Command[]} */
const nodeTests = (...folders) => [
  {
    run: [
      'node',
      '--test',
      '--test-reporter=spec',
      ...folders.flatMap((folder) => filesBelow(folder, '.test.mjs')),
    ],
    count: countNode,
  },
];

/**
 * Commands in whose environment `node` is the oldest one. The first of them makes sure that it is.
 * @param {Command[]} commands
 * @returns {Command[]}
 */
const inOldestNode = (commands) => {
  const bin = join(ROOT, `tests/node_modules/node-${process.platform}-${process.arch}/bin`);
  const env = { PATH: [bin, process.env.PATH].join(delimiter) };
  const sure = ['node', '-e', `assert.equal(process.version, '${OLDEST_NODE}')`];
  return [{ run: sure }, ...commands].map((command) => ({ ...command, env }));
};

/** @param {string} folder @param {string[]} options @param {string[]} [targets]  default: all */
const build = (folder, options, targets = []) => [
  { run: ['cmake', '-S', '.', '-B', folder, '-G', 'Ninja', ...options] },
  { run: ['cmake', '--build', folder, ...targets.flatMap((target) => ['--target', target])] },
];
/** One build serves the sanitizers and libFuzzer, which is part of Clang. */
const SANITIZED = [
  '-DSUDOKU_TESTS=ON',
  '-DSUDOKU_FUZZ=ON',
  '-DSUDOKU_SANITIZE=ON',
  '-DSUDOKU_WEB=OFF',
  '-DCMAKE_CXX_COMPILER=clang++',
  '-DCMAKE_BUILD_TYPE=Debug',
];

/** Where the build puts the WebAssembly modules. */
const WASM = 'build/wasm/wasm';

const CHROMIUM = process.env.CHROMIUM ?? 'chromium-headless-shell';
const FIREFOX = process.env.FIREFOX ?? 'firefox-esr';

/** What the checks of the sources keep, so that they look again only at what has changed. */
const CHECKED = 'build/checked';

/** Texts that fuzz targets begin with. What earlier runs found would take longer to read than a run. */
const SEEDS = 'build/asan/seeds';
const FUZZ_SECONDS = 20;
/** The fuzz targets: stage `fuzz-NAME` runs the program `fuzz_NAME` with these arguments. */
const FUZZ_TARGETS = [
  { name: 'reader', subject: 'the reader', seeds: true, options: ['-max_len=16384'] },
  { name: 'engine', subject: 'the engine', options: ['-max_len=16'] },
  { name: 'batch', subject: 'lists', seeds: true, options: ['-max_len=4096'] },
  { name: 'trace', subject: 'traces', options: ['-max_len=400'] },
  { name: 'logic', subject: 'deductions', options: ['-max_len=16', '-timeout=60'] },
  { name: 'generator', subject: 'made puzzles', options: ['-max_len=16', '-timeout=120'] },
  {
    name: 'picture',
    subject: 'pictures',
    options: ['-max_len=400', '-len_control=0', '-timeout=60'],
  },
];

/** The programs that the fuzz stages need. */
const FUZZERS = ['fuzz_seeds', ...FUZZ_TARGETS.map(({ name }) => `fuzz_${name}`)];

/** @returns {Stage} */
const fuzzStage = ({ name, subject, seeds, options }) => ({
  name: `fuzz-${name}`,
  title: `libFuzzer finds no fault in ${subject} within ${FUZZ_SECONDS} s`,
  requires: ['clang++'],
  needs: ['sanitize'],
  commands: () => [
    ...(seeds
      ? [
          { run: ['cmake', '-E', 'rm', '-rf', `${SEEDS}/${name}`] },
          { run: ['build/asan/tests/fuzz/fuzz_seeds', `${SEEDS}/${name}`] },
        ]
      : []),
    {
      run: [
        `build/asan/tests/fuzz/fuzz_${name}`,
        `-max_total_time=${FUZZ_SECONDS}`,
        '-timeout=10',
        '-print_final_stats=1',
        '-artifact_prefix=build/asan/',
        ...options,
        ...(seeds ? [`${SEEDS}/${name}`] : []),
      ],
    },
  ],
});

/** @type {Stage[]} */
export const STAGES = [
  {
    name: 'format-cpp',
    title: 'clang-format 14 finds nothing to change',
    requires: ['clang-format-14'],
    commands: () => [
      {
        run: [
          'clang-format-14',
          '--dry-run',
          '-Werror',
          ...['core', 'wasm', 'tests'].flatMap((folder) => filesBelow(folder, '.hpp', '.cpp')),
        ],
      },
    ],
  },
  {
    name: 'format',
    title: 'prettier finds nothing to change',
    commands: () => [
      {
        run: [
          tool('prettier'),
          ...['--check', '--cache', '--cache-strategy=content'],
          `--cache-location=${CHECKED}/prettier`,
          ...['web', 'wasm', 'tests'],
        ],
      },
    ],
  },
  {
    name: 'lint',
    title: 'eslint reports nothing',
    commands: () => [
      {
        run: [
          tool('eslint'),
          ...['--config=tests/eslint.config.mjs', '--max-warnings=0'],
          ...['--cache', '--cache-strategy=content', `--cache-location=${CHECKED}/eslint`],
          ...['web', 'tests'],
        ],
      },
    ],
  },
  {
    name: 'types',
    title: 'tsc reports no type error',
    commands: () =>
      ['page', 'worker', 'module'].map((name) => ({
        run: [
          tool('tsc'),
          ...['--project', `tests/types/${name}.json`],
          ...['--incremental', '--tsBuildInfoFile', `${CHECKED}/${name}.tsbuildinfo`],
        ],
      })),
  },
  {
    name: 'house',
    title: 'Includes and imports point in one direction',
    commands: () => nodeTests('tests/house'),
  },
  {
    name: 'build',
    title: 'Everything builds',
    alone: true,
    commands: () => build('build', ['-DSUDOKU_TESTS=ON']),
  },
  {
    name: 'web',
    title: `The modules of the page pass their tests in Node ${OLDEST_NODE}`,
    needs: ['build'],
    commands: () => inOldestNode(nodeTests('tests/web')),
  },
  {
    name: 'core',
    title: 'The core passes its tests natively',
    needs: ['build'],
    commands: () => [{ run: ['ctest', '--test-dir', 'build', '--verbose'], count: countCatch }],
  },
  {
    name: 'cli',
    title: 'The command-line program passes its tests',
    needs: ['build'],
    commands: () => nodeTests('tests/cli'),
  },
  {
    name: 'core-wasm',
    title: 'The core passes its tests as WebAssembly',
    needs: ['build'],
    commands: () => [
      { run: ['ctest', '--test-dir', 'build/wasm', '--verbose'], count: countCatch },
    ],
  },
  {
    name: 'signature',
    title: 'The engine does the same work with each compiler and instruction set',
    needs: ['build'],
    commands: () => nodeTests('tests/signature'),
  },
  {
    name: 'listings',
    title: 'The listings in each language do the work that their runs show',
    requires: ['javac'],
    needs: ['build'],
    commands: () => nodeTests('tests/listings'),
  },
  {
    name: 'module',
    title: `The WebAssembly modules match their declarations in Node ${OLDEST_NODE}`,
    needs: ['build'],
    commands: () => inOldestNode(nodeTests('tests/module')),
  },
  {
    name: 'size',
    title: 'The page is within its size limits',
    requires: [CHROMIUM],
    needs: ['build'],
    commands: () => nodeTests('tests/size'),
  },
  {
    name: 'oldest-node',
    title: `The site builds in Node ${OLDEST_NODE}`,
    needs: ['build'],
    commands: () =>
      inOldestNode([
        {
          run: [
            'node',
            'web/make/site.mjs',
            ...['--wasm', WASM],
            ...['--out', 'build/oldest-node/site'],
          ],
        },
        {
          run: [
            'node',
            'web/make/element.mjs',
            ...['--wasm', WASM],
            ...['--work', 'build/oldest-node/element'],
            ...['--out', 'build/oldest-node/sudoku-lab-element.js'],
          ],
        },
        {
          run: [
            'node',
            'web/make/one-file.mjs',
            ...['--wasm', WASM],
            ...['--out', 'build/oldest-node/lab.html'],
          ],
        },
      ]),
  },
  {
    name: 'sanitize',
    title: 'The core passes its tests under AddressSanitizer and UndefinedBehaviorSanitizer',
    requires: ['clang++'],
    alone: true,
    commands: () => [
      ...build('build/asan', SANITIZED, ['core_tests', ...FUZZERS]),
      {
        run: ['ctest', '--test-dir', 'build/asan', '--verbose', '--parallel', '2'],
        count: countCatch,
      },
    ],
  },
  ...FUZZ_TARGETS.map(fuzzStage),
  {
    name: 'browser',
    title: 'The page works in Chromium, Firefox and WebKit',
    requires: [CHROMIUM, FIREFOX, 'WebKitWebDriver', 'xvfb-run'],
    needs: ['build'],
    alone: true,
    commands: () => [
      {
        run: [tool('playwright'), 'test', '--config=tests/browser'],
        count: countPlaywright,
      },
    ],
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse gives the pages their scores',
    requires: [CHROMIUM],
    needs: ['build'],
    alone: true,
    commands: () => nodeTests('tests/lighthouse'),
  },
];
