// A part of the page that fails to load once says so, and works at the second attempt.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { INVALID, ONE } from '../puzzles.mjs';

/** Aborts requests for files whose names match, until the result is called. */
async function fail(page, pattern) {
  const matches = (url) => pattern.test(url.pathname);
  await page.route(matches, (route) => route.abort());
  return () => page.unroute(matches);
}

/** Forgets what the browser logs about requests that the test has aborted. */
const forgive = (complaints) =>
  complaints.splice(0, Infinity, ...complaints.filter((text) => !/ERR_FAILED/.test(text)));

inEachBrowser((test) => {
  for (const mode of ['Play', 'Watch', 'Explain', 'Make'])
    test(
      `the mode ${mode} is entered by its own tab after it has failed to load`,
      async (page, { complaints }) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        const works = await fail(page, /\/mode-\w+\.js$/);
        await lab.enter(mode);
        await lab.says(/could not be loaded/);
        await works();
        await lab.enter(mode);
        await page
          .locator(`.dock[data-for=${mode.toLowerCase()}] button:visible`)
          .first()
          .waitFor();
        await eventually(
          () => page.getByText(/could not be loaded/).count(),
          (count) => !count,
        );
        forgive(complaints);
      },
      { only: 'chromium' },
    );

  test(
    'a drawing whose code fails to load is drawn with the next change',
    async (page, { complaints }) => {
      const lab = new Lab(page);
      const works = await fail(page, /\/drawing-\w+\.js$/);
      await lab.load(INVALID, /not a valid/i);
      await eventually(() => complaints.some((text) => /ERR_FAILED/.test(text)));
      assert.equal(await page.locator('.ink > *').count(), 0);
      await works();
      await lab.cell(1, 1).click();
      await page.locator('.ink > *').first().waitFor({ state: 'attached' });
      forgive(complaints);
    },
    { only: 'chromium' },
  );

  test(
    'a style sheet is added once, however often its dialog is opened, and again after a failure',
    async (page, { complaints }) => {
      const lab = new Lab(page);
      await lab.load(ONE, /exactly one/i);
      const sheets = () => page.locator('link[href$="/examples.css"]').count();
      const open = async () => {
        await page.locator('#more').click();
        await page.getByRole('button', { name: 'Examples' }).first().click();
        await page.locator('dialog.examples').waitFor();
        await page.keyboard.press('Escape');
      };
      const works = await fail(page, /\/examples\.css$/);
      await open();
      await works();
      for (let i = 0; i < 3; i++) await open();
      assert.equal(await sheets(), 2, 'the one that has failed, and one for three dialogs');
      forgive(complaints);
    },
    { only: 'chromium' },
  );
});
