// Paths and options of the installed browsers, and functions that start them outside of the tests.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from '@playwright/test';

/** The path of a command on the PATH; the name itself if there is none. */
function locate(name) {
  if (name.includes('/')) return name;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? name;
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

/** The oldest Firefox that is known to work. */
const OLDEST_FIREFOX = 153;

/** Why the tests cannot run in the installed Firefox; empty if they can. */
export function firefoxFault() {
  // Asked once: worker processes inherit the variable.
  process.env.FIREFOX_VERSION ??= execFileSync(FIREFOX, ['--version'], { encoding: 'utf8' });
  const version = /\d[\d.]*/.exec(process.env.FIREFOX_VERSION)?.[0] ?? '';
  return parseInt(version) < OLDEST_FIREFOX ? `version ${version}; ${OLDEST_FIREFOX} works` : '';
}

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
