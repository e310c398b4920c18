// A run that an address names, while the address is still being restored.
import { becomes, inEachBrowser } from './support/harness.mjs';
import { Player } from './support/player.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'what is chosen while the questions of an address still load remains',
    async (page, { url }) => {
      await page.goto('about:blank');
      let load = () => {};
      const asked = new Promise((resolve) => (load = resolve));
      await page.route(/\/asker-\w+\.js$/, async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto(`${url}#p=${ONE}&algo=candidate-elimination&step=9&ask=choices`);
      const player = new Player(page);
      await player.algorithm.locator('option:checked', { hasText: 'Candidate' }).waitFor({
        state: 'attached',
      });
      await player.algorithm.selectOption('free-cell-list');
      await player.speed.fill('0');
      await player.shows(/^Step 0 of 29,732:/);
      const stop = player.side.getByRole('button', { name: /^Breakpoint at line/ }).first();
      await stop.click();
      load();
      // The address names what is asked for until it is restored.
      await page.waitForURL(/algo=free-cell-list/);
      await becomes(() => player.algorithm.inputValue(), 'free-cell-list');
      await becomes(() => player.speed.getAttribute('aria-valuetext'), 'one step in 2 s');
      await becomes(() => stop.getAttribute('aria-pressed'), 'true');
      await becomes(() => player.step(), 0);
    },
    { only: 'chromium' },
  );
});
