// Runs as text: imported traces are played, and runs are exported.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { becomes, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { watching } from './support/player.mjs';
import { LIANG_ON_ONE, ONE } from '../puzzles.mjs';

const { backtracks: BACKTRACKS } = LIANG_ON_ONE;
/** Placed digits: the 51 of the solution and those that are removed again. */
const PLACED = 51 + BACKTRACKS;

inEachBrowser((test) => {
  const watches = watching(test);

  watches('plays a trace and flags its first illegal move', async (player, page) => {
    const lab = new Lab(page);
    await lab.paste(`# by hand\nG ${ONE}\nP 1 1 9\nP 1 3 3\nU 1 3\nP 1 5 9\nP 9 9 1\n`);
    const flag = /Move 4, “P 1 5 9” in line 6, is illegal: r1c1 already contains that digit\./;
    await player.announces(flag);
    await player.shows(/^Step 0 of 3:/);
    await player.button('Step').click();
    await player.arrives(/^Step 1 of 3: places 9 in r1c1$/);
    await player.speed.fill('18');
    await player.button('Play').click();
    await player.arrives(/^Step 3 of 3: backtracks: removes 3 from r1c3\./);
    await becomes(() => player.status(), flag);
    await lab.hasCell(1, 1, /trying 9.*conflicts/);
    await lab.hasCell(1, 3, /empty/);
  });

  // Playwright gets no download from Firefox.
  watches(
    'exports the run as a trace and plays that again',
    async (player, page) => {
      const [download] = await Promise.all([page.waitForEvent('download'), player.download()]);
      const text = await readFile(await download.path(), 'utf8');
      assert.ok(text.startsWith(`G ${ONE}\n`), text.slice(0, 100));
      const count = (letter) => text.match(new RegExp(`^${letter}\\b`, 'gm')).length;
      assert.deepEqual([count('P'), count('U'), count('S')], [PLACED, BACKTRACKS, 1]);
      const lab = new Lab(page);
      await lab.paste(text);
      await player.announces(/A trace of [\d,]+ moves, all legal/);
      await player.button('End').click();
      await player.arrives(/: finds a solution/);
      await becomes(
        async () => (await lab.digits('given', 'trying', 'solved')).includes('0'),
        false,
      );
    },
    { only: 'chromium' },
  );
});
