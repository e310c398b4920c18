// Bundles modules of the page for tests that run them in a browser.
import { bundle } from '../web/make/esbuild.mjs';

/**
 * @param {string} path  of a module in web/
 * @returns {string} an ES module that has its exports
 */
export const bundleOf = (path) => bundle(path, { format: 'esm' }).toString();
