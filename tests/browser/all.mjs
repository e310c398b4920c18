// All files of tests, one after the other.
import { readdirSync } from 'node:fs';

const names = readdirSync(new URL('.', import.meta.url)).filter((name) =>
  /\.test\.mjs$/.test(name),
);
for (const name of names) await import(`./${name}`);
