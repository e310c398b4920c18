// Playing: what reloads, links and undo keep.
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { OPEN, Play, path, put } from './support/play.mjs';
import { EMPTY, MANY, ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'a reload and a link keep entries, notes, colours and crossings; a reload keeps the pen',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '9', 'Control+Shift+Digit3');
      await play.at(1, 3, 'Shift+Digit3', 'Control+Digit5', 'v');
      await play.set('Show all candidates', true);
      await play.at(2, 1, 'Shift+Digit1');
      await play.hasCell(2, 1, /crossed out 1/);
      await play.set('Show all candidates', false);
      const isKept = async () => {
        await play.hasCell(1, 1, /, entered 9, colour 3$/);
        await play.hasCell(1, 3, /, empty, corner notes 3, centre notes 5$/);
        await becomes(() => page.locator('body').getAttribute('data-mode'), 'play');
      };
      await isKept();
      await eventually(
        () => page.url(),
        (url) => /&n=\w+&c=\w+&k=\w+/.test(url) && !/show=/.test(url),
      );
      const link = page.url();
      await page.reload();
      await play.ready();
      await isKept();
      await becomes(() => play.pen(), 'Colour');
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await page.goto(link);
      await play.ready();
      await isKept();
      await play.set('Show all candidates', true);
      await play.hasCell(2, 1, /crossed out 1/);
    },
    { path },
  );

  test(
    'a reload keeps the options',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const boxes = ['#highlights', '#tidy', '#timer'].map((id) => page.locator(id));
      const states = () => Promise.all(boxes.map((box) => box.isChecked()));
      const before = await states();
      await page.locator('#play-more').click();
      for (const box of boxes) await box.click();
      const after = before.map((on) => !on);
      await becomes(() => states(), after);
      await page.reload();
      await play.ready();
      await becomes(() => states(), after);
    },
    { path, only: 'chromium' },
  );

  test(
    'Undo restores what a paste replaced, with its notes',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '9');
      await play.at(1, 3, 'Shift+Digit3');
      await play.hasCell(1, 3, /corner notes 3/);
      await play.paste(MANY);
      await play.hasGivens(MANY);
      await play.chip(/solutions/i);
      await play.hasEntries(EMPTY);
      await page.locator('#play-undo').click();
      await play.hasGivens(ONE);
      await play.chip(/one solution/i);
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
      await play.hasCell(1, 3, /corner notes 3/);
    },
    { path },
  );

  test(
    'a link from before there were notes opens as it did, in Play if it has entries',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
      await play.panel.getByText(`1 of ${OPEN.length}`).waitFor();
    },
    { path: `#p=${ONE}&e=${put(EMPTY, 1, 1, '9')}&x=313` },
  );
});
