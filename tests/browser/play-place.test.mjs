// Play as a place: new puzzles, digit first, and the end of a game with its replay, by real keys and fingers.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { ALMOST, OPEN, PHONE, Play, at, last, path, put } from './support/play.mjs';
import { EMPTY, ONE, ONE_SOLVED } from '../puzzles.mjs';

/** The empty cells of ONE that a digit belongs in. */
const placesOf = (digit) => OPEN.filter((place) => at(ONE_SOLVED, ...place) === digit);
const held = '#play-pad [aria-pressed=true]';

inEachBrowser((test) => {
  const only = 'chromium';
  test(
    'a new puzzle of a level leads back to the last one, with what was entered',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '9');
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
      await play.button('Easy').click();
      await play.lineSays(/^New puzzle: \d+ givens, easy, /);
      await play.hasEntries(EMPTY);
      await play.button('Back to the last').click();
      await play.hasGivens(ONE);
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
    },
    { path, only },
  );

  test(
    'digit first by keyboard: Shift and a digit held, Enter writes, Escape lets go',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const [one, two] = placesOf('4');
      await play.at(...one);
      await page.keyboard.down('Shift');
      await page.keyboard.down('Digit4');
      await page.locator(held).waitFor();
      await page.keyboard.up('Digit4');
      await page.keyboard.up('Shift');
      await play.lineSays(/^4 is held/);
      await play.hasCell(...one, /, empty$/); // the note of the first moment is gone
      await play.press('Enter');
      await play.hasCell(...one, /entered 4/);
      await play.cell(...two).click();
      await play.hasCell(...two, /entered 4/);
      await play.press('Escape');
      await page.locator(held).waitFor({ state: 'detached' });
    },
    { path, only },
  );

  test(
    'digit first by finger: press and hold, then tap all cells; used up, it lets go',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const client = await page.context().newCDPSession(page);
      const box = await play.pad.getByRole('button', { name: /^4/ }).boundingBox();
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.locator(held).waitFor();
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await becomes(
        async () => (await page.locator('#board .same').count()) > 0,
        true,
        'no digit is lit',
      );
      for (const place of placesOf('4')) await play.cell(...place).tap();
      await page.locator(held).waitFor({ state: 'detached' });
      let entries = EMPTY;
      for (const place of placesOf('4')) entries = put(entries, ...place, '4');
      await play.hasEntries(entries);
    },
    { path, ...PHONE, only },
  );

  test(
    'a solve is counted, replayed with the technique of its move, and goes through a file',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const counts = (number) =>
        eventually(
          () => page.locator('#own-numbers dd').last().textContent(),
          (text) => text === number,
        );
      await page
        .getByRole('timer')
        .getByText(/^0:(0[1-9]|[1-5][0-9])$/)
        .waitFor(); // a game takes a second
      await play.at(...last, at(ONE_SOLVED, ...last));
      await counts('1');
      await page.locator('#result-uses').getByText('1 × Full house').waitFor();
      await play.button('Replay my solving').click();
      const place = page.getByRole('slider', { name: 'Replay my solving' });
      await play.press('Home');
      await play.lineSays(/^The givens/);
      await play.press('ArrowRight');
      await play.lineSays(/: full house\.$/);
      await play.press('Escape');
      await place.waitFor({ state: 'hidden' });
      await page.reload();
      await counts('1');
      await page.locator('#play-more').click();
      await page.locator('#own-delete').click();
      await play.lineSays(/statistics deleted/);
      await counts('0');
      await page.locator('#line').getByRole('button', { name: 'Undo' }).click();
      await counts('1');
      const choose = async (name) => {
        if (!(await page.locator('#play-menu').isVisible()))
          await page.locator('#play-more').click();
        await page.locator(name).click();
      };
      const exported = page.waitForEvent('download');
      await choose('#own-export');
      const file = await (await exported).path();
      await choose('#own-delete');
      await counts('0');
      const asked = page.waitForEvent('filechooser');
      await choose('#own-load');
      await (await asked).setFiles(file);
      await counts('1');
    },
    { path: ALMOST, only },
  );

  test(
    'one’s own links between candidates, by keys and by drag, are checked; colours are kept',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.button('Links').click();
      await page.locator('#sketch-done').waitFor();
      await play.at(1, 1, '3');
      await play.lineSays(/^From r1c1 3/);
      await play.at(1, 1, '9'); // r1c1 is 3 or 9
      await play.lineSays(/^r1c1 3 = r1c1 9 holds/);
      await play.at(1, 9, '9'); // weak now, in one row
      await play.lineSays(/^r1c1 9 – r1c9 9 holds/);
      await play.at(9, 1, '9');
      await play.lineSays(/^r1c9 9 = r9c1 9 does not hold/);
      await becomes(() => page.locator('.sketch-list .fault').count(), 1);
      await play.press('Backspace');
      await eventually(
        () => page.locator('.sketch-list li').count(),
        (n) => n === 2,
      );
      await play.press('Control+Shift+Digit2');
      await page.locator('.ink .spot[data-tint="2"]').waitFor();
      const spot = async (row, column, digit) => {
        const box = await play.cell(row, column).boundingBox();
        const part = (n) => (2 * (n % 3) + 1) / 6;
        const [x, y] = [part(digit - 1), part(Math.floor((digit - 1) / 3))];
        return [box.x + x * box.width, box.y + y * box.height];
      };
      await page.mouse.move(...(await spot(1, 1, 3)));
      await page.mouse.down();
      await page.mouse.move(...(await spot(1, 3, 3)));
      await page.mouse.up();
      await play.lineSays(/^r1c1 3 = r1c3 3 /);
      await page.locator('#sketch-done').click();
      await page.locator('#sketch').waitFor({ state: 'hidden' });
      await play.hasEntries(EMPTY);
      assert.deepEqual(await violations(page), []);
    },
    { path, only },
  );

  test(
    'the drill shows a position, takes an answer, and counts it; the puzzle stays',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.button('Drill').click();
      await play.lineSays(/^Drill: /);
      await page.getByText('Which digit follows').waitFor();
      await page.locator('#board i:not(.no)').first().waitFor();
      await page.getByRole('button', { name: 'Show it' }).click();
      await page.getByText('0 of 1 right at once').waitFor();
      await page.locator('.ink > *').first().waitFor({ state: 'attached' });
      assert.deepEqual(await violations(page), []);
      await page.locator('#drill').getByRole('button', { name: 'Done' }).click();
      await play.hasGivens(ONE);
      await page.reload();
      await play.ready();
      await play.button('Drill').click();
      await page.getByText('0 of 1 right at once').waitFor();
    },
    { path, only },
  );
});
