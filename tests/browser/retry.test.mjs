// A second attempt on the same page: see faults.test.mjs for all files.
import { becomes, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { ONE } from '../puzzles.mjs';

/**
 * Aborts requests for files whose names match while `fails` of the result is set. Loads the page again first: requests
 * on their way while a route is added could be lost.
 */
async function failing(page, pattern) {
  const files = { fails: false };
  await page.route(
    (url) => pattern.test(url.pathname),
    (route) => (files.fails ? route.abort() : route.continue()),
  );
  await page.reload();
  return files;
}

/** Forgets what the browser logs about requests that the test has aborted. */
const forgive = (complaints) =>
  complaints.splice(0, Infinity, ...complaints.filter((text) => !/ERR_FAILED/.test(text)));

inEachBrowser((test) => {
  test(
    'the editor of programs opens at the second choice after it has failed to load',
    async (page, { complaints }) => {
      const files = await failing(page, /\/opened-\w+\.js$/);
      const lab = new Lab(page);
      await lab.load(ONE, /exactly one/i);
      await lab.enter('Watch');
      const algorithm = page.getByRole('combobox', { name: 'Algorithm' });
      await algorithm
        .locator('option', { hasText: 'Your own program…' })
        .waitFor({ state: 'attached' });
      const before = await algorithm.inputValue();
      files.fails = true;
      await algorithm.selectOption({ label: 'Your own program…' });
      await lab.says(/could not be loaded/);
      await becomes(() => algorithm.inputValue(), before, 'the menu names what is shown');
      files.fails = false;
      await algorithm.selectOption({ label: 'Your own program…' });
      await page.getByRole('textbox', { name: /^Program/ }).waitFor();
      forgive(complaints);
    },
    { only: 'chromium' },
  );

  test(
    'a style sheet is added once, however often its dialog is opened, and again after a failure',
    async (page, { complaints }) => {
      const files = await failing(page, /\/examples\.css$/);
      const lab = new Lab(page);
      await lab.load(ONE, /exactly one/i);
      const sheets = () => page.locator('link[href$="/examples.css"]').count();
      const open = async () => {
        await page.locator('#more').click();
        await page.getByRole('button', { name: 'Examples' }).first().click();
        await page.locator('dialog.examples').waitFor();
        await page.keyboard.press('Escape');
      };
      files.fails = true;
      await open();
      files.fails = false;
      for (let i = 0; i < 3; i++) await open();
      await becomes(() => sheets(), 2, 'the one that has failed, and one for three dialogs');
      forgive(complaints);
    },
    { only: 'chromium' },
  );

  test(
    'a pasted text is not lost if the dialog has failed to load and the page is loaded again',
    async (page, { complaints }) => {
      const files = await failing(page, /\/paste-dialog-\w+\.js$/);
      const lab = new Lab(page);
      await lab.load(ONE, /exactly one/i);
      await page.locator('#doctor-ask').waitFor(); // the page is idle: the actions are there
      await page.reload();
      await page.locator('#doctor-ask').waitFor();
      files.fails = true;
      await lab.paste('12345 is no puzzle');
      await lab.says(/could not be loaded/);
      files.fails = false;
      await lab.button('Reload').click();
      const dialog = page.getByRole('dialog', { name: 'Paste or open' });
      await dialog.getByRole('status').filter({ hasText: /.+/ }).waitFor();
      await becomes(() => dialog.getByRole('textbox').inputValue(), '12345 is no puzzle');
      await lab.hasGivens(ONE);
      await dialog.getByRole('textbox').fill('half a puzzle');
      await page.reload();
      await dialog.waitFor();
      await becomes(() => dialog.getByRole('textbox').inputValue(), 'half a puzzle');
      await page.goto('about:blank');
      await page.goBack();
      await page.locator('#doctor-ask').waitFor();
      await becomes(() => dialog.count(), 0, 'another page has been shown since');
      forgive(complaints);
    },
    { only: 'chromium' },
  );
});
