// What axe has to say about a page.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colours. In the dark only these are asked for: all else is as in the light. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds, each with the elements concerned. */
export async function violations(page) {
  await page.evaluate(AXE);
  return page.evaluate(async (colours) => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const rules = dark ? { runOnly: colours } : {};
    const found = await globalThis.axe.run({ resultTypes: ['violations'], ...rules });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  }, COLOURS);
}
