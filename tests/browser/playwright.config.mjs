// Runs the browser tests: each file in Chromium, those of IN_FIREFOX in Firefox, too, webkit.test.mjs in
// WebKit.
import { defineConfig } from '@playwright/test';
import {
  CHROMIUM,
  CHROMIUM_FLAGS,
  FIREFOX,
  FIREFOX_PREFS,
  firefoxFault,
} from './support/browsers.mjs';

const fault = firefoxFault();
const WEBKIT = 'webkit.test.mjs';
/** Files that run in Firefox, too: the main tasks, and what depends on the browser's keys, workers, storage and files. */
const IN_FIREFOX = /\/(one-file|play-kept|tasks|watch-keys)\.test\.mjs$/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.mjs',
  outputDir: '../../build/browser',
  timeout: 300_000, // ms; each wait has its own limit, and other load makes all of a test slower
  fullyParallel: true,
  workers: 2, // pages that load and draw keep two processors busy: with more, each test only waits longer
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./support/not-run.mjs', { firefox: fault }]],
  projects: [
    // Not Playwright's own WebKit, which no package ships; first because its tests run one after the other.
    { name: 'webkit', testMatch: WEBKIT, fullyParallel: false },
    !fault && {
      name: 'firefox',
      workers: 1, // each worker starts a Firefox, which takes as long as a test
      testMatch: IN_FIREFOX,
      grepInvert: /@chromium/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox', // the protocol of an unmodified Firefox
        launchOptions: { executablePath: FIREFOX, firefoxUserPrefs: FIREFOX_PREFS },
      },
    },
    {
      name: 'chromium',
      testIgnore: WEBKIT,
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
      },
    },
  ].filter(Boolean),
});
