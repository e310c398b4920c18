// The search for the solution, as Solve shows it below the verdict.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'the landscape of the search follows the pointer, leaves the board alone, and leads to Watch',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasVerdict(/Exactly one/);
      const board = () => page.locator('#board').innerHTML();
      await page.mouse.move(5, 5); // somebody is there
      // As Watch says: the run has 29,732 steps.
      const link = page.getByRole('link', { name: 'Watch a program solve it, 29,732 steps' });
      await link.waitFor();
      const caption = () => page.locator('#search p').innerText();
      await becomes(() => caption(), /^29,732 steps by trying digits in order\. Green leads/);
      assert.deepEqual(await violations(page, '#search'), []);
      const before = await board();
      await link.hover(); // its middle
      await eventually(caption, (text) => /^Step 14,8\d\d of 29,732$/.test(text));
      await becomes(() => board(), before);
      await page.mouse.move(5, 5);
      await eventually(caption, (text) => text.startsWith('29,732 steps'));
      await page.locator('#search').getByRole('button', { name: 'Share the card' }).waitFor();
      await link.press('Enter');
      await page.locator('#scrub[aria-valuetext*="29,732"]').waitFor();
    },
    { path: `#p=${ONE}` },
  );
});
