// Boards in frames of another site: what they show, which messages they send and obey.
import assert from 'node:assert/strict';
import { becomes, eventually, isChromium } from './support/harness.mjs';
import { inEachHost } from './support/host.mjs';
import { Player } from './support/player.mjs';
import { storeText } from '../../web/base/platform/packed-text.js';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

inEachHost((test) => {
  /** Presses a key on the focused element. In Firefox, Playwright cannot do so in frames of other sites. */
  const press = (frame, key) =>
    isChromium(frame.page())
      ? frame.page().keyboard.press(key)
      : frame.evaluate((name) => {
          const code = /\d/.test(name) ? `Digit${name}` : name;
          const options = { key: name, code, bubbles: true, cancelable: true };
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', options));
        }, key);
  const read = (frame, place) => frame.locator(place).getAttribute('aria-label');

  test('reports that it is ready, its state and the size that it needs', async (host) => {
    await host.frame(`#p=${ONE}&algo=free-cell-list&step=41`);
    const ready = await host.hears('ready');
    assert.equal(ready.source, 'sudoku-lab');
    assert.equal(ready.v, 1);
    assert.equal(ready.puzzle, ONE);
    assert.equal(ready.algo, 'free-cell-list');
    const { kind, playing } = await host.hears('step', ({ step }) => step === 41);
    assert.equal(playing, false);
    assert.equal(kind, 'reject'); // the source of Liang tries 1 to 6 in r1c7, row 1 has a 6
    const { width, height } = await host.hears('resize');
    assert.equal(width, 360);
    const canvas = await eventually(
      () => host.page.evaluate(() => globalThis.heard.filter((each) => each.subject)),
      (messages) => messages.length > 0,
    );
    assert.equal(canvas.at(-1).subject, 'lti.frameResize');
    assert.equal((await host.heard('resize')).at(-1).height, canvas.at(-1).height);
    assert.ok(height > 360, 'the board and something below it');
  });

  for (const receiver of ['canvas', 'moodle']) {
    test(`gets the height that it asks for from ${receiver}`, async (host, page) => {
      await page.addScriptTag({ url: `${host.origin}/${receiver}.js` });
      await host.frame(`#p=${ONE}&show=usual,pad,speed`, { id: 'contentframe', height: '100' });
      await host.hears('ready');
      const frame = page.locator('iframe');
      await eventually(
        async () => [
          (await host.heard('resize')).at(-1)?.height,
          await frame.getAttribute('style'),
        ],
        ([height, style]) => height > 460 && style === `height: ${height}px;`,
      );
      await host.ask('set', { show: 'board' }); // and lower again
      await eventually(
        () => frame.evaluate((element) => element.clientHeight),
        (height) => height > 300 && height < 400,
      );
    });
  }

  test('does not take the focus or start playing', async (host, page) => {
    await host.frame(`#p=${ONE}&algo=bitmask&play=1&step=7`);
    await host.hears('step', ({ step }) => step === 7);
    await page.waitForTimeout(600);
    await becomes(() => page.evaluate(() => document.activeElement?.tagName), 'BODY');
    assert.equal((await host.heard('step')).at(-1).step, 7);
  });

  test('fits a frame of 360 by 460 pixels', async (host) => {
    const frame = await host.frame(`#p=${ONE}`);
    await host.hears('ready');
    const [width, height] = await frame.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    assert.ok(width <= 360 && height <= 460, `${width} by ${height}`);
  });

  test('obeys seek, play, pause, set and load', async (host) => {
    await host.frame(`?s=${ONE}&algo=free-cell-list`);
    await host.hears('ready');
    const reply = async (type, fields) => {
      const id = `${type} ${Math.random()}`;
      await host.ask(type, { ...fields, id });
      return host.hears('state', (state) => state.id === id);
    };
    assert.equal((await reply('seek', { step: 30 })).step, 30);
    assert.equal((await reply('seek', { by: -4 })).step, 26);
    assert.equal((await reply('seek', { backtrack: 'next' })).kind, 'remove');
    const end = await reply('seek', { step: 'last' });
    assert.equal(end.step, end.length);
    assert.equal((await host.hears('done')).outcome, 'solved');
    await reply('seek', { step: 0 });
    assert.equal((await reply('set', { speed: 100 })).speed, 100);
    await reply('play');
    await host.hears('step', ({ playing, step }) => playing && step > 3);
    assert.equal((await reply('pause')).playing, false);
    const loaded = await reply('load', { puzzle: ONE_SOLVED, algo: 'bitmask' });
    assert.equal(loaded.puzzle, ONE_SOLVED);
    assert.equal(loaded.algo, 'bitmask');
    assert.equal((await reply('getState')).puzzle, ONE_SOLVED);
  });

  test('shows and hides each part', async (host) => {
    const frame = await host.frame(`?p=${ONE}&show=board,code`);
    await host.hears('ready');
    const seen = () =>
      frame.evaluate(() =>
        [...document.querySelectorAll('[data-part]')]
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => part.getAttribute('data-part')),
      );
    await becomes(() => seen(), ['board', 'code']);
    const all = 'verdict,board,status,strip,player,speed,pad,link,code,stack,log,counters';
    for (const part of all.split(',')) {
      await host.ask('set', { show: [part], id: part });
      await host.hears('state', ({ id }) => id === part);
      await eventually(seen, (parts) => parts.join() === part);
    }
    await host.ask('set', { show: all, id: 'all' });
    await host.hears('state', ({ id }) => id === 'all');
    await eventually(seen, (parts) => parts.length === 12);
  });

  test('speaks German on request, and English for an unknown language', async (host) => {
    const frame = await host.frame(`?lang=de#p=${ONE}&algo=free-cell-list&step=41`);
    await host.hears('ready');
    await frame
      .getByText(/^Schritt 41 von/)
      .first()
      .waitFor();
    const link = frame.getByRole('link', { name: 'In Sudoku Lab öffnen' });
    await becomes(async () => (await link.getAttribute('href')) ?? '', /&lang=de$/);
    const other = await host.frame(`?lang=tlh#p=${ONE}`, { title: 'other' });
    await host.hears('ready', ({ from }) => from === 'other');
    await other.getByRole('link', { name: 'Open in Sudoku Lab' }).waitFor();
  });

  test('plays a range in a loop once it is started', async (host, page) => {
    const frame = await host.frame(`#p=${ONE}&algo=free-cell-list&loop=12-16&speed=20`);
    await host.hears('step', ({ step }) => step === 12);
    await page.waitForTimeout(400);
    assert.equal((await host.heard('step')).at(-1).step, 12);
    const player = new Player(frame);
    await player.button('Play').dispatchEvent('click');
    await host.hears('step', ({ step }) => step === 16);
    await page.evaluate(() => {
      globalThis.heard.length = 0;
    });
    await host.hears('step', ({ step }) => step < 16); // step 12 may pass too fast to be reported
    await host.hears('step', ({ step }) => step === 16);
    const steps = (await host.heard('step')).map(({ step }) => step);
    assert.ok(Math.min(...steps) >= 12 && Math.max(...steps) === 16, String(steps));
  });

  test('reports right and wrong answers', async (host) => {
    const frame = await host.frame(`#p=${ONE}`);
    await host.hears('ready');
    await frame.getByRole('gridcell', { name: /^Row 1 column 1\b/ }).focus();
    await press(frame, '9');
    const right = await host.hears('answer');
    assert.deepEqual([right.cell, right.digit, right.right, right.solved], [0, 9, true, false]);
    await press(frame, '8');
    const wrong = await host.hears('answer', ({ digit }) => digit === 8);
    assert.equal(wrong.right, false);
    await press(frame, '0');
    assert.equal((await host.hears('answer', ({ digit }) => digit === 0)).right, null);
  });

  test('does not change a locked puzzle', async (host) => {
    const frame = await host.frame(`#p=${ONE}&lock=1`);
    await host.hears('ready');
    await frame.getByRole('gridcell', { name: /^Row 1 column 1\b/ }).focus();
    await press(frame, '9');
    await frame.getByText(/locked/).waitFor();
    assert.match(await read(frame, 'td >> nth=0'), /^Row 1 column 1, empty/);
    assert.deepEqual(await host.heard('answer'), []);
  });

  test('shows a program, which runs only on request', async (host) => {
    const code = storeText('grid[0][0] = 9;\ngrid[0][0] = 0;\nprint("printed");');
    const frame = await host.frame(`#p=${ONE}&algo=program&code=${code}`, { height: '800' });
    const { algo, length, show } = await host.hears('ready');
    assert.deepEqual([algo, length, show.includes('code')], ['program', 0, true]);
    await frame.getByRole('textbox', { name: /^Program/ }).waitFor();
    await host.ask('play');
    await host.ask('seek', { step: 'last', id: 7 });
    assert.equal((await host.hears('state', ({ id }) => id === 7)).length, 0);
    await frame.getByRole('button', { name: 'Run', exact: true }).click();
    await frame.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await frame.getByRole('region', { name: 'Output of the program' }).waitFor();
    await host.ask('seek', { step: 'last' });
    await host.hears('step', ({ step, kind }) => step === 2 && kind === 'remove');
    const link = frame.getByRole('link', { name: 'Open in Sudoku Lab' });
    await becomes(() => link.getAttribute('href'), /&algo=program&step=2&code=[\w-]+$/);
    assert.doesNotMatch(await frame.evaluate(() => JSON.stringify(localStorage)), /grid/);
    await host.ask('set', { algo: 'bitmask', id: 8 });
    assert.equal((await host.hears('state', ({ id }) => id === 8)).algo, 'bitmask');
    await becomes(() => frame.getByRole('button', { name: 'Edit', exact: true }).isHidden(), true);
  });

  test('forwards the keys of slide shows', async (host) => {
    const frame = await host.frame(`#p=${ONE}`);
    await host.hears('ready');
    await new Player(frame).button('Step', { exact: true }).focus();
    for (const key of ['PageDown', 'PageUp', 'Escape']) {
      await press(frame, key);
      await host.hears('key', (message) => message.key === key);
    }
  });
});
