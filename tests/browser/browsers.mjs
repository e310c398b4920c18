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

async function start(name, scheme) {
  const key = `${name} ${scheme}`;
  if (!started.get(key)?.isConnected()) started.set(key, await BROWSERS[name](scheme));
  return started.get(key);
}

/**
 * The browsers whose tests are to run, and how to come by one. Nobody but this file closes it.
 * @param {'light' | 'dark'} [scheme]
 */
export const browsers = (scheme = 'light') =>
  Object.keys(BROWSERS)
    .filter(isAsked)
    .map((name) => ({ name, start: () => start(name, scheme) }));
