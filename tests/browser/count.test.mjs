// Counting all solutions: exact for any number; the page stays responsive and Stop works.
import assert from 'node:assert/strict';
import { inEachBrowser, inTurn, isChromium } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { ONE } from '../puzzles.mjs';

/** Nine digits, no two in one house: of all known puzzles this one takes longest to count. */
const LONG = '100000000000200000000000300040000000000050000000000060007000000000008000000000009';

inEachBrowser((test) => {
  test(
    'counts exactly, keeps drawing, and stops',
    inTurn({
      'counts the full grids: 6,670,903,752,021,072,936,960': async (page) => {
        const lab = new Lab(page);
        await lab.button('Show the verdict now').click();
        await lab.hasVerdict(/at least two/i);
        await lab.button(/count all/i).click();
        await lab.says(/^6,670,903,752,021,072,936,960 solutions, in /);
      },
      'keeps drawing while it counts, and stops on request': async (page) => {
        const lab = new Lab(page);
        await lab.load(LONG, /at least two/i);
        await lab.button(/count all/i).click();
        await lab.says(/so far.*the exact count is \d+% done/i);
        const gaps = await page.evaluate(
          () =>
            new Promise((done) => {
              const times = [];
              const frame = (now) => {
                times.push(now);
                if (times.length <= 60) requestAnimationFrame(frame);
                else done(times.slice(1).map((time, i) => time - times[i]));
              };
              requestAnimationFrame(frame);
            }),
        );
        gaps.sort((a, b) => a - b);
        const ms = (value) => `${value.toFixed(1)} ms`;
        console.log(
          `figure: ${isChromium(page) ? 'Chromium' : 'Firefox'}: frames while counting ${ms(gaps[30])} apart, at most ${ms(gaps[59])}`,
        );
        assert.equal(gaps.length, 60);
        const stop = lab.button('Stop');
        await stop.click();
        await lab.says(/at least [\d,]+ solutions? \(stopped\)/i);
        // The announcement may come a frame before the panel is drawn.
        await stop.waitFor({ state: 'hidden' });
      },
      'answers another puzzle at once while a count is running': async (page) => {
        const lab = new Lab(page);
        await lab.load(LONG, /at least two/i);
        await lab.button(/count all/i).click();
        await lab.says(/so far/i);
        await lab.load(ONE, /exactly one/i);
      },
    }),
  );
});
