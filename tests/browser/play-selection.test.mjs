// Playing: selecting cells, and the cells highlighted.
import { becomes, eventually, inEachBrowser, isChromium } from './support/harness.mjs';
import { PHONE, Play, path } from './support/play.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'selects cells by dragging, with Ctrl, and all of a digit by a double-click',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.cell(4, 2).hover();
      await page.mouse.down();
      await play.cell(4, 3).hover();
      await play.cell(5, 3).hover();
      await page.mouse.up();
      await play.hasSelected(['4 2', '4 3', '5 3']);
      await play.cell(4, 2).click({ modifiers: ['ControlOrMeta'] });
      await play.hasSelected(['4 3', '5 3']);
      // Playwright makes no double-click in an unmodified Firefox.
      if (isChromium(page)) await play.cell(1, 4).dblclick();
      else await play.cell(1, 4).dispatchEvent('dblclick');
      const ones = [...ONE].flatMap((d, i) =>
        d === '1' ? [`${Math.floor(i / 9) + 1} ${(i % 9) + 1}`] : [],
      );
      await play.hasSelected(ones);
      await play.press('Escape');
      await play.hasSelected([]);
      await play.lineSays(/^Select a cell/);
    },
    { path },
  );

  test(
    'a finger that moves over the board selects cells',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const client = await page.context().newCDPSession(page);
      const centre = async (row, column) => {
        const { x, y, width, height } = await play.cell(row, column).boundingBox();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const touch = (type, points) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', [await centre(3, 2)]);
      for (const column of [3, 4, 5]) await touch('touchMove', [await centre(3, column)]);
      await touch('touchEnd', []);
      await play.hasSelected(['3 2', '3 3', '3 4', '3 5']);
    },
    { path, ...PHONE, only: 'chromium' },
  );

  test(
    'highlights the same digits and the peers, unless switched off',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.cell(1, 4).click();
      const lit = () => page.locator('#board :is(.same, .peer)').count();
      await eventually(lit, (n) => n >= 20);
      await play.set('Highlight related cells', false);
      await eventually(lit, (n) => n === 0);
      await page.reload();
      await play.ready();
      await play.cell(1, 4).click();
      await becomes(() => lit(), 0);
    },
    { path },
  );
});
