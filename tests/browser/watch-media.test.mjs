// Landscape, race and lecture view on a large screen, and with the colours and without the motion that a reader has
// chosen for all pages.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { boxes, layoutFaults, sized } from './support/geometry.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { ONE } from '../puzzles.mjs';

/** @type {Record<string, object>} */
const MEDIA = {
  'on a large screen': sized('projector'),
  'in forced colours and without motion': {
    ...sized('lecture'),
    forcedColors: 'active',
    reducedMotion: 'reduce',
  },
};

inEachBrowser((test) => {
  for (const [media, options] of Object.entries(MEDIA))
    test(
      `landscape, race and lecture view fit ${media}`,
      async (page) => {
        /** @type {string[]} */
        const faults = [];
        const look = async (view, within) => {
          const found = [
            ...(await layoutFaults(page, { still: true })),
            ...(await violations(page, within)),
          ];
          faults.push(...found.map((fault) => `${view}: ${fault}`));
        };
        const plot = page.getByRole('application', { name: 'Search landscape' });
        /** The picture has its place: it unfolds from the strip. */
        const unfolded = () =>
          eventually(async () => {
            const [[, top, , bottom]] = await boxes(page, '#panel-land .plot');
            return bottom - top > 300;
          });
        await page.locator('#panel-log [aria-current]').waitFor({ state: 'attached' });
        // A window that fills the screen has another size.
        await page.evaluate(() => {
          Element.prototype.requestFullscreen = () => Promise.reject(new TypeError());
        });
        await page.keyboard.press('t');
        await plot.waitFor();
        await unfolded();
        await look('landscape', '.panel[data-for=watch]');
        await plot.focus();
        await page.keyboard.press('ArrowRight');
        await page.locator('#panel-land .tip').first().waitFor();
        await look('a node', '#panel-land');
        await page.keyboard.press('t');
        await page.locator('#panel-code').waitFor();

        await page.getByRole('button', { name: 'Race', exact: true }).click();
        const race = page.getByRole('region', { name: 'Race' });
        // Until each program has run once, the lanes are not in their order.
        await race.getByText(/^(One done|Two done|The slowest|Dancing links: )/).waitFor();
        await look('race', '.race');
        await page.keyboard.press('Escape');
        await race.waitFor({ state: 'detached' });

        await page.getByRole('button', { name: 'Lecture view' }).click();
        await page.locator('.lecture-acts').waitFor();
        await page.keyboard.press('Tab'); // the controls remain
        await look('lecture');
        await page.keyboard.press('t');
        await plot.waitFor();
        await unfolded();
        await page.keyboard.press('Tab');
        await look('landscape in the lecture', '#panel-land');
        assert.deepEqual(faults, []);
      },
      { path: `#p=${ONE}&mode=watch&algo=free-cell-list&step=20000`, ...options, only: 'chromium' },
    );

  test(
    'the longest sentence about a node fits the line beside the landscape',
    async (page) => {
      await page.locator('#panel-log [aria-current]').waitFor({ state: 'attached' });
      await page.keyboard.press('t');
      await page.getByRole('application').waitFor();
      const [seen, needed] = await page.locator('#resting').evaluate((part) => {
        part.textContent = '9 in Z1S1: 622.577.597 Schritte, führt zu einer Lösung';
        return [part.clientWidth, part.scrollWidth];
      });
      assert.ok(needed <= seen, `${needed} > ${seen}`);
    },
    {
      path: `#p=${ONE}&mode=watch&algo=free-cell-list&step=400&lang=de`,
      ...sized('lecture'),
      only: 'chromium',
    },
  );
});
