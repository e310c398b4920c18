// The page of techniques: reached from a deduction, with an example that is drawn and explained.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { DEVICES, faultsAtEachSize, LANGUAGES, sized } from './support/geometry.mjs';
import { inEachBrowser } from './support/harness.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'leads from a deduction to its technique, and from there to the example in Explain',
    async (page) => {
      await page.locator('.path .here').waitFor();
      const name = await page.locator('.panel[data-for=explain] h2').innerText();
      await page.getByRole('link', { name: 'More about this technique' }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.locator('#reasons li').first().waitFor();
      assert.ok((await page.locator('#board .on').count()) > 0);
      await page.getByRole('link', { name: 'Open this puzzle in Explain' }).click();
      await page.locator('.path .here').waitFor();
    },
    { path: `#p=${ONE}&mode=explain`, only: 'chromium' },
  );

  test(
    'shows the technique that is chosen from the list, in either language',
    async (page) => {
      await page.getByRole('link', { name: 'XY-wing', exact: true }).click();
      await page.getByRole('heading', { name: 'XY-wing', level: 1 }).waitFor();
      await page.locator('.ink .link').first().waitFor({ state: 'attached' });
      assert.deepEqual(await violations(page), []);
      await page.getByLabel('Language').selectOption('de');
      await page.getByRole('heading', { name: 'XY-Wing', level: 1 }).waitFor();
    },
    { path: 'technique.html', only: 'chromium' },
  );

  for (const device of Object.keys(DEVICES)) {
    for (const language of LANGUAGES) {
      test(
        `fits the sizes ${DEVICES[device].join(', ')} in ${language}`,
        async (page) => {
          await page.locator('#reasons li').first().waitFor();
          await page.evaluate(() => document.fonts.ready);
          const still = () => false;
          assert.deepEqual(await faultsAtEachSize(page, device, 'an example', { still }), []);
        },
        {
          path: `technique.html?lang=${language}#sue-de-coq`,
          only: 'chromium',
          ...sized(DEVICES[device][0]),
        },
      );
    }
  }
});
