// Paths and options of the installed browsers, and functions that start them outside of the tests.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

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

/** No request leaves this machine. The sandbox needs more rights than a container has. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** 1 is light. Firefox ignores the color scheme that Playwright emulates. */
export const FIREFOX_PREFS = { 'layout.css.prefers-color-scheme.content-override': 1 };

export const BROWSERS = {
  chromium: () => chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS }),
  firefox: () =>
    firefox.launch({
      channel: 'moz-firefox',
      executablePath: FIREFOX,
      firefoxUserPrefs: FIREFOX_PREFS,
    }),
};
