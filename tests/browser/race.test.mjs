// The race, on a puzzle whose counts the original programs print.
import assert from 'node:assert/strict';
import { inEachBrowser } from './support/harness.mjs';
import { Player } from './support/player.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'runs two algorithms to their end and ranks them',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 0 of 29,732:/);
      await player.side.getByRole('button', { name: 'Race', exact: true }).click();
      const race = page.getByRole('dialog', { name: 'Race' });
      const box = (name) => race.getByRole('checkbox', { name, exact: true });
      await box('Liang: free-cell list').waitFor();
      for (const name of await race.getByRole('checkbox').all()) await name.uncheck();
      await box('Liang: free-cell list').check();
      await box('Sudoku Lab: fewest candidates first').check();
      const lanes = race.getByRole('list', { name: 'Lanes' }).getByRole('listitem');
      await lanes.nth(1).waitFor();
      assert.equal(await lanes.count(), 2);
      await race.getByRole('slider', { name: 'Speed' }).press('End');
      await race.getByRole('button', { name: 'Start', exact: true }).click();
      // Aligned by steps: fewer steps win. Liang's search takes 29,732.
      const ranking = race.getByRole('status').filter({
        hasText:
          /^1\. Sudoku Lab: fewest candidates first: [\d,]+ events; 2\. Liang: free-cell list: 29,732 events\.$/,
      });
      await ranking.waitFor();
      const liang = await lanes.filter({ hasText: 'Liang: free-cell list' }).textContent();
      assert.match(liang, /solved.*14,096 checks/);
      await race.getByRole('button', { name: 'Close' }).click();
      await race.waitFor({ state: 'detached' });
      assert.equal(await player.step(), 0);
    },
    { path: `#p=${ONE}` },
  );
});
