// Accessibility checks by axe
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colors. Only these check a dark page, which otherwise equals the light one. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds in a page, each with its elements. @returns {Promise<string[]>} */
export async function violations(page) {
  await page.evaluate(AXE);
  return page.evaluate(async (colours) => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const rules = dark ? { runOnly: colours } : {};
    const found = await globalThis.axe.run({ resultTypes: ['violations'], ...rules });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  }, COLOURS);
}
