// The browsers of the tests: where they are, and how to start them.
import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright-core';
import { delimiter, join } from 'node:path';

function locate(name) {
  if (name.includes('/')) return name;
  const folder = (process.env.PATH ?? '')
    .split(delimiter)
    .find((path) => existsSync(join(path, name)));
  if (!folder) throw new Error(`${name} not found`);
  return join(folder, name);
}

/** Environment variables name other browsers than Debian's. */
export const CHROMIUM = locate(process.env.CHROMIUM ?? 'chromium-headless-shell');
export const FIREFOX = locate(process.env.FIREFOX ?? 'firefox-esr');

/** Nothing that would leave this machine; the sandbox needs more rights than a container has. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Firefox ignores playwright's emulation of media; 1 is light. */
const FIREFOX_PREFS = { 'layout.css.prefers-color-scheme.content-override': 1 };

export const BROWSERS = {
  chromium: () => chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS }),
  firefox: () =>
    firefox.launch({
      channel: 'moz-firefox',
      executablePath: FIREFOX,
      firefoxUserPrefs: FIREFOX_PREFS,
    }),
};
