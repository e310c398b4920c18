// Watching a run by keyboard.
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { eachFromStart, watching } from './support/player.mjs';

inEachBrowser((test) => {
  const watches = watching(test);

  watches(
    'is controlled by keys',
    inTurn(
      eachFromStart({
        'is controlled by keys as soon as the page is open (U14)': async (player, page) => {
          const press = async (key, sentence) => {
            await page.keyboard.press(key);
            await player.announces(sentence);
          };
          await becomes(() => page.evaluate(() => document.activeElement === document.body), true);
          await press('ArrowRight', /^Step 1 of/);
          await press('ArrowUp', /^Step 2 of/);
          await press('n', /^Step 3 of/);
          await press('p', /^Step 2 of/);
          await press('ArrowLeft', /^Step 1 of/);
          await press('Shift+ArrowRight', /removes \d/);
          await press('End', /Solved/);
          await press('Home', /^Step 0 of/);
          await page.getByRole('link', { name: 'Watch', exact: true }).focus(); // as after a click
          await page.keyboard.press('Space');
          await player.button('Pause').waitFor();
          await page.keyboard.press('Space');
          await player.button('Play').waitFor();
          await becomes(() => page.evaluate(() => scrollY), 0, 'Space does not scroll');
          await page.keyboard.press('+');
          await eventually(
            () => player.speed.getAttribute('aria-valuetext'),
            (text) => text === '2,000 steps/s', // the whole run in 30 s: almost 1,000
          );
        },
        'steps by the keys of a presenter, wherever the focus is': async (player, page) => {
          const places = [
            () => page.getByRole('gridcell').first().focus(),
            () => player.button('Previous backtrack').focus(),
            () => page.getByRole('link', { name: 'Solve', exact: true }).focus(),
            () => page.evaluate(() => document.activeElement.blur()),
          ];
          for (const place of places) {
            await place();
            const step = await player.step();
            await page.keyboard.press('PageDown');
            await player.announces(new RegExp(`^Step ${step + 1} of`));
            await page.keyboard.press('PageDown');
            await player.announces(new RegExp(`^Step ${step + 2} of`));
            await page.keyboard.press('PageUp');
            await player.announces(new RegExp(`^Step ${step + 1} of`));
          }
        },
        'leaves the keys of text fields and of other modes alone': async (player, page) => {
          await page.getByRole('button', { name: 'Paste or open' }).click();
          await page.getByRole('textbox').first().focus();
          for (const key of ['Space', 'n', 'ArrowRight', 'PageDown', 'End'])
            await page.keyboard.press(key);
          await page.keyboard.press('Escape');
          await becomes(() => player.step(), 0);
          await page.getByRole('link', { name: 'Solve', exact: true }).click();
          await page.locator('body[data-mode=solve]').waitFor();
          await page.keyboard.press('PageDown');
          await page.keyboard.press('n');
          await page.getByRole('link', { name: 'Watch', exact: true }).click();
          await player.shows(/^Step 0 of/);
          await becomes(() => player.step(), 0);
        },
      }),
    ),
  );
});
