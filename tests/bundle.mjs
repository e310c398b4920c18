// Bundles modules of the page for tests that run them in a browser.
import { fileURLToPath } from 'node:url';
import { bundler } from '../web/make/esbuild.mjs';

/**
 * @param {string} path  of a module in web/
 * @returns {string} an ES module that has its exports
 */
export const bundleOf = (path) =>
  bundler('esbuild')(
    [fileURLToPath(new URL(`../web/${path}`, import.meta.url))],
    '--format=esm',
  ).toString();
