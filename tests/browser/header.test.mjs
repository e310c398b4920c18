// The header of the pages beside the lab: its ways in lead to the lab, with what was pasted.
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { HARD } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'a lesson',
    inTurn({
      'copies its link, and says so until the reader goes on': async (page) => {
        const said = page.locator('#said-shared');
        await page.getByRole('button', { name: 'Copy the link to this page' }).click();
        await said.filter({ hasText: 'Link copied' }).waitFor();
        await becomes(() => page.evaluate(() => navigator.clipboard.readText()), page.url());
        await page.keyboard.press('Tab');
        await said.filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
      },
      'leads to the dialog for a puzzle': async (page) => {
        await page.getByRole('link', { name: 'Paste or open' }).click();
        await page.getByRole('dialog', { name: 'Paste or open' }).waitFor();
        await page.goBack();
      },
      'brings a puzzle that is pasted anywhere to the lab, once': async (page) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('#theme[title]').waitFor();
        await new Lab(page).paste(HARD);
        await page.locator('#board').waitFor();
        await eventually(() => page.evaluate((puzzle) => location.hash.includes(puzzle), HARD));
        await new Lab(page).hasVerdict(/Exactly one solution/);
        await becomes(() => page.evaluate(() => caches.keys()), []);
      },
    }),
    {
      path: 'lesson-uniqueness.html?lang=en',
      only: 'chromium',
      permissions: ['clipboard-read', 'clipboard-write'],
    },
  );
});
