// What tests/run.sh runs, in this order. A stage is a list of commands; one that tells how many
// tests it ran says so with `count`, any other counts as one test.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const BIN = join(ROOT, 'tests/node_modules/.bin');

/** Commands see the tools of tests/node_modules first. */
export const ENVIRONMENT = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  CMAKE_BUILD_PARALLEL_LEVEL: process.env.CMAKE_BUILD_PARALLEL_LEVEL ?? '2',
};

/** @typedef {(output: string) => {passed: number, failed: number}} Count */
/** @typedef {{run: string[], count?: Count}} Command */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} title
 * @property {string[]} [needs]  stages before it, which run alone
 * @property {true} [alone]  it keeps all processors busy, or is measured
 * @property {() => Command[]} commands
 */

/** Files below `folder` with one of the endings. */
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

/** The summaries of Catch2: "All tests passed (… in 3 test cases)" or "test cases: 3 | 1 failed". */
function countCatch(output) {
  const sum = (pattern) => {
    const found = [...output.matchAll(pattern)];
    return found.reduce((total, [, number]) => total + Number(number), 0);
  };
  const failed = sum(/test cases:.*?(\d+) failed/g);
  const all = sum(/All tests passed \(.* in (\d+) test cases?\)/g) + sum(/test cases: +(\d+)/g);
  return { passed: all - failed, failed };
}

/** The summary of `node --test`. */
function countNode(output) {
  const number = (word) => Number(new RegExp(`^\\S+ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') };
}

const nodeTests = (files, ...options) => ({
  run: ['node', '--test', '--test-reporter=spec', ...options, ...files],
  count: countNode,
});
/** @param {string} folder @returns {Command[]} */
const nodeTestsBelow = (folder) => [nodeTests(filesBelow(folder, '.test.mjs'))];

const build = (folder, ...options) => [
  { run: ['cmake', '-S', '.', '-B', folder, '-G', 'Ninja', ...options] },
  { run: ['cmake', '--build', folder] },
];
/** One build for the sanitizers and libFuzzer, which comes with Clang. */
const SANITIZED = [
  '-DSUDOKU_TESTS=ON',
  '-DSUDOKU_FUZZ=ON',
  '-DSUDOKU_SANITIZE=ON',
  '-DSUDOKU_WEB=OFF',
  '-DCMAKE_CXX_COMPILER=clang++-14',
  '-DCMAKE_BUILD_TYPE=Debug',
];
const FUZZ_SECONDS = 6;
const fuzz = (target, ...options) => ({
  run: [
    `build/asan/tests/fuzz/${target}`,
    `-max_total_time=${FUZZ_SECONDS}`,
    '-timeout=10',
    '-print_final_stats=1',
    '-artifact_prefix=build/asan/',
    ...options,
  ],
});

/** @type {Stage[]} */
export const STAGES = [
  {
    name: 'format',
    title: 'C++ and JavaScript stand as clang-format and prettier would have them',
    commands: () => [
      {
        run: [
          'clang-format-14',
          '--dry-run',
          '-Werror',
          ...['core', 'wasm', 'tests'].flatMap((folder) => filesBelow(folder, '.hpp', '.cpp')),
        ],
      },
      { run: ['prettier', '--check', 'web', 'wasm', 'tests'] },
    ],
  },
  {
    name: 'lint',
    title: 'eslint has nothing to say',
    commands: () => [
      {
        run: ['eslint', '--config', 'tests/eslint.config.mjs', '--max-warnings=0', 'web', 'tests'],
      },
    ],
  },
  {
    name: 'types',
    title: 'Page, worker and declarations pass the type checker',
    commands: () =>
      ['page', 'worker', 'module'].map((name) => ({
        run: ['tsc', '--project', `tests/types/${name}.json`],
      })),
  },
  {
    name: 'house',
    title: 'Dependencies run one way, the top level stays tidy',
    commands: () => nodeTestsBelow('tests/house'),
  },
  {
    name: 'build',
    title: 'Core, command, wasm module, site and tests build',
    alone: true,
    commands: () => build('build', '-DSUDOKU_TESTS=ON'),
  },
  {
    name: 'web',
    title: 'The JavaScript of the page, in node',
    needs: ['build'],
    commands: () => nodeTestsBelow('tests/web'),
  },
  {
    name: 'core',
    title: 'The core, natively',
    needs: ['build'],
    commands: () => [{ run: ['ctest', '--test-dir', 'build', '--verbose'], count: countCatch }],
  },
  {
    name: 'cli',
    title: 'The command',
    needs: ['build'],
    commands: () => nodeTestsBelow('tests/cli'),
  },
  {
    name: 'core-wasm',
    title: 'The core as wasm, in node',
    needs: ['build'],
    commands: () => [
      { run: ['ctest', '--test-dir', 'build/wasm', '--verbose'], count: countCatch },
    ],
  },
  {
    name: 'signature',
    title: 'The engine does the same work however it is compiled',
    needs: ['build'],
    commands: () => nodeTestsBelow('tests/signature'),
  },
  {
    name: 'module',
    title: 'The wasm module exports what its declaration says',
    needs: ['build'],
    commands: () => nodeTestsBelow('tests/module'),
  },
  {
    name: 'size',
    title: 'The first load is small, and so is the one-file edition',
    needs: ['build'],
    commands: () => nodeTestsBelow('tests/size'),
  },
  {
    name: 'sanitize',
    title: 'The core under AddressSanitizer and UndefinedBehaviorSanitizer',
    alone: true,
    commands: () => [
      ...build('build/asan', ...SANITIZED),
      {
        run: ['ctest', '--test-dir', 'build/asan', '--verbose', '--parallel', '2'],
        count: countCatch,
      },
    ],
  },
  {
    name: 'fuzz-reader',
    title: `The reader under libFuzzer, ${FUZZ_SECONDS} s`,
    needs: ['sanitize'],
    commands: () => [
      { run: ['build/asan/tests/fuzz/fuzz_seeds', 'build/asan/corpus'] },
      fuzz('fuzz_reader', '-max_len=4096', 'build/asan/corpus'),
    ],
  },
  {
    name: 'fuzz-engine',
    title: `The engine under libFuzzer, ${FUZZ_SECONDS} s`,
    needs: ['sanitize'],
    commands: () => [fuzz('fuzz_engine', '-max_len=16')],
  },
  {
    name: 'browser',
    title: 'The page in Chromium, Firefox and WebKit, with axe',
    needs: ['build'],
    alone: true,
    commands: () => [nodeTests(filesBelow('tests/browser/lanes', '.mjs'), '--test-concurrency=4')],
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse is content',
    needs: ['build'],
    alone: true,
    commands: () => nodeTestsBelow('tests/lighthouse'),
  },
];
