// The browsers of a process of tests. Each is started once: that costs as much as several tests.
import { after } from 'node:test';
import { BROWSERS } from './launch.mjs';

const asked = process.env.BROWSERS?.split(' ');

/** Whether a browser's tests are to run: those of all, unless the variable BROWSERS names some. */
export const isAsked = (name) => asked?.includes(name) ?? true;

const started = new Map();
after(async () => {
  for (const browser of started.values()) await browser.close();
});

async function start(name) {
  if (!started.get(name)?.isConnected()) started.set(name, await BROWSERS[name]());
  return started.get(name);
}

/**
 * The browsers whose tests are to run, and how to come by one. Nobody but this file closes it. The
 * dark is the same style sheet in all of them: Chromium alone shows it.
 * @param {'light' | 'dark'} [scheme]
 */
export const browsers = (scheme = 'light') =>
  Object.keys(BROWSERS)
    .filter((name) => isAsked(name) && (scheme === 'light' || name === 'chromium'))
    .map((name) => ({ name, start: () => start(name) }));
