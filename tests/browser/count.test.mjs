// A count that would take for ever: the page stays alive and Stop stops it.
import assert from 'node:assert/strict';
import { inEachBrowser } from './harness.mjs';
import { Lab } from './lab.mjs';
import { EMPTY, ONE } from './puzzles.mjs';

inEachBrowser((test, browser) => {
  test('goes on drawing while it counts, and stops when asked', async (page) => {
    const lab = new Lab(page);
    await lab.load(EMPTY, /at least two/i);
    await lab.button(/count all/i).click();
    await lab.says(/so far/i);
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
      `figure: ${browser}: frames while counting ${ms(gaps[30])} apart, at most ${ms(gaps[59])}`,
    );
    assert.equal(gaps.length, 60);
    const stop = lab.button('Stop');
    await stop.click();
    await lab.says(/at least [\d,]+ solutions? \(stopped\)/i);
    // The announcement may come a frame before the panel is drawn.
    await stop.waitFor({ state: 'hidden' });
  });

  test('answers another puzzle at once although a count is running', async (page) => {
    const lab = new Lab(page);
    await lab.load(EMPTY, /at least two/i);
    await lab.button(/count all/i).click();
    await lab.says(/so far/i);
    await lab.load(ONE, /exactly one/i);
  });
});
