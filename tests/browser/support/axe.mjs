// Accessibility checks by axe
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on colors. Only these check a dark page, which otherwise equals the light one. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds in a page, each with its elements.
 * @param {import('@playwright/test').Page} page
 * @param {string} [within]  a selector: checks only these elements, which takes much less time
 * @returns {Promise<string[]>}
 */
export async function violations(page, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([place, colours]) => {
      // While a color fades, neither the old nor the new contrast holds.
      const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
      const ending = document.getAnimations().filter(ends);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const dark = matchMedia('(prefers-color-scheme: dark)').matches;
      const rules = dark ? { runOnly: colours } : {};
      const found = await globalThis.axe.run(place === 'html' ? document : place, {
        resultTypes: ['violations'],
        preload: false,
        ...rules,
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`,
      );
    },
    [within, COLOURS],
  );
}

/**
 * The violations in the light page, then those in the dark one. The page is light again afterwards.
 * @param {import('@playwright/test').Page} page  of Chromium
 * @param {string} [within]  as for `violations`
 * @returns {Promise<string[]>}
 */
export async function violationsInBothSchemes(page, within) {
  const light = await violations(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = (await violations(page, within)).map((violation) => `dark: ${violation}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}
