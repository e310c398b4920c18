import js from '@eslint/js';
import globals from 'globals';

const strict = {
  eqeqeq: 'error',
  'no-implicit-globals': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-shadow': 'error',
  'no-unused-vars': ['error', { caughtErrors: 'none' }],
};

const WORKERS = [
  'web/**/*-worker.js',
  'web/base/platform/packed/wasm.js',
  'tests/bench/page/worker.js',
];

/** Globals by kind of file: for example, no module of the page may use `process`. */
const scopes = [
  { files: ['web/**/*.js'], ignores: WORKERS, globals: globals.browser },
  { files: WORKERS, globals: { ...globals.worker, ...globals.serviceworker } },
  { files: ['web/**/*.mjs', 'tests/**/*.mjs'], globals: globals.node },
  // Functions passed to `page.evaluate` run in the page.
  { files: ['tests/browser/**/*.{js,mjs}', 'tests/bench/*.mjs'], globals: globals.browser },
];

export default [
  js.configs.recommended,
  { rules: strict },
  ...scopes.map(({ globals: known, ...scope }) => ({
    ...scope,
    languageOptions: { globals: known },
  })),
];
