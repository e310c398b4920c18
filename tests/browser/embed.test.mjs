// Boards in frames of another site: what they show, what they say, and what nobody can make them do.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/serve.mjs';
import { eventually, inEachBrowser } from './harness.mjs';
import { Host, startHost } from './host.mjs';
import { Player } from './player.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));
/** Liang's puzzle: one solution, in r1c1 a 9. */
const LIANG = '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
const SOLVED = '963174258178325649254689731821437596496852317735961824589713462317246985642598173';

let elsewhere;
before(async () => {
  elsewhere = await startHost();
});
after(() => elsewhere?.close());

inEachBrowser((define, browser) => {
  /** Tests that begin on the host's page. */
  const test = (sentence, body) =>
    define(
      sentence,
      async (page, { complaints, url }) => {
        const host = await new Host(page, elsewhere.origin, url).open();
        await body(host, page);
        host.check(complaints);
      },
      { path: 'embed.html' },
    );
  /** Presses a key where the focus is. The driver of Firefox does not reach frames of other sites. */
  const press = (frame, key) =>
    browser === 'chromium'
      ? frame.page().keyboard.press(key)
      : frame.evaluate((name) => {
          const code = /\d/.test(name) ? `Digit${name}` : name;
          const options = { key: name, code, bubbles: true, cancelable: true };
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', options));
        }, key);
  const read = (frame, place) => frame.locator(place).getAttribute('aria-label');

  test('says that it is ready, how it stands and how much room it needs', async (host) => {
    await host.frame(`#p=${LIANG}&algo=free-cell-list&step=41`);
    const ready = await host.hears('ready');
    assert.equal(ready.source, 'sudoku-lab');
    assert.equal(ready.v, 1);
    assert.equal(ready.puzzle, LIANG);
    assert.equal(ready.algo, 'free-cell-list');
    const { kind, playing } = await host.hears('step', ({ step }) => step === 41);
    assert.equal(playing, false);
    assert.equal(kind, 'reject'); // the source of Liang tries 1 to 6 in r1c7, row 1 has a 6
    const { width, height } = await host.hears('resize');
    assert.equal(width, 360);
    const canvas = await eventually(
      () => host.page.evaluate(() => globalThis.heard.filter((each) => each.subject)),
      (told) => told.length > 0,
    );
    assert.equal(canvas.at(-1).subject, 'lti.frameResize');
    assert.equal((await host.heard('resize')).at(-1).height, canvas.at(-1).height);
    assert.ok(height > 360, 'the board and something below it');
  });

  for (const receiver of ['canvas', 'moodle']) {
    test(`is as high as it wants to be where ${receiver} frames it`, async (host, page) => {
      await page.addScriptTag({ url: `${host.origin}/${receiver}.js` });
      await host.frame(`#p=${LIANG}&show=usual,pad,speed`, { id: 'contentframe', height: '100' });
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

  test('takes no focus and plays nothing', async (host, page) => {
    await host.frame(`#p=${LIANG}&algo=bitmask&play=1&step=7`);
    await host.hears('step', ({ step }) => step === 7);
    await page.waitForTimeout(600);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
    assert.equal((await host.heard('step')).at(-1).step, 7);
  });

  test('fits a frame of 360 by 460 pixels', async (host) => {
    const frame = await host.frame(`#p=${LIANG}`);
    await host.hears('ready');
    const [width, height] = await frame.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    assert.ok(width <= 360 && height <= 460, `${width} by ${height}`);
  });

  test('follows its page: seek, backtracks, play, pause, set, load', async (host) => {
    await host.frame(`?s=${LIANG}&algo=free-cell-list`);
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
    const loaded = await reply('load', { puzzle: SOLVED, algo: 'bitmask' });
    assert.equal(loaded.puzzle, SOLVED);
    assert.equal(loaded.algo, 'bitmask');
    assert.equal((await reply('getState')).puzzle, SOLVED);
  });

  test('shows and hides each part', async (host) => {
    const frame = await host.frame(`?p=${LIANG}&show=board,code`);
    await host.hears('ready');
    const seen = () =>
      frame.evaluate(() =>
        [...document.querySelectorAll('[data-part]')]
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => part.getAttribute('data-part')),
      );
    assert.deepEqual(await seen(), ['board', 'code']);
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

  test('speaks German where it is asked to, and English where it cannot', async (host) => {
    const frame = await host.frame(`?lang=de#p=${LIANG}&algo=free-cell-list&step=41`);
    await host.hears('ready');
    await frame
      .getByText(/^Schritt 41 von/)
      .first()
      .waitFor();
    const link = frame.getByRole('link', { name: 'In Sudoku Lab öffnen' });
    assert.match((await link.getAttribute('href')) ?? '', /&lang=de$/);
    const other = await host.frame(`?lang=tlh#p=${LIANG}`, { title: 'other' });
    await host.hears('ready', ({ from }) => from === 'other');
    await other.getByRole('link', { name: 'Open in Sudoku Lab' }).waitFor();
  });

  test('plays a range again and again, once it is told to play', async (host, page) => {
    const frame = await host.frame(`#p=${LIANG}&algo=free-cell-list&loop=12-16&speed=20`);
    await host.hears('step', ({ step }) => step === 12);
    await page.waitForTimeout(400);
    assert.equal((await host.heard('step')).at(-1).step, 12);
    const player = new Player(frame);
    await player.button('Play').dispatchEvent('click');
    await host.hears('step', ({ step }) => step === 16);
    await page.evaluate(() => {
      globalThis.heard.length = 0;
    });
    await host.hears('step', ({ step }) => step < 16); // 12 itself may pass too fast to be told
    await host.hears('step', ({ step }) => step === 16);
    const steps = (await host.heard('step')).map(({ step }) => step);
    assert.ok(Math.min(...steps) >= 12 && Math.max(...steps) === 16, String(steps));
  });

  test('tells answers, right and wrong', async (host) => {
    const frame = await host.frame(`#p=${LIANG}`);
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

  test('keeps a locked puzzle as it is', async (host) => {
    const frame = await host.frame(`#p=${LIANG}&lock=1`);
    await host.hears('ready');
    await frame.getByRole('gridcell', { name: /^Row 1 column 1\b/ }).focus();
    await press(frame, '9');
    await frame.getByText(/locked/).waitFor();
    assert.match(await read(frame, 'td >> nth=0'), /^Row 1 column 1, empty/);
    assert.deepEqual(await host.heard('answer'), []);
  });

  test('hands the keys of slides on', async (host) => {
    const frame = await host.frame(`#p=${LIANG}`);
    await host.hears('ready');
    await new Player(frame).button('Step', { exact: true }).focus();
    for (const key of ['PageDown', 'PageUp', 'Escape']) {
      await press(frame, key);
      await host.hears('key', (message) => message.key === key);
    }
  });

  test('answers a bad message with an error, and goes on', async (host) => {
    await host.frame(`#p=${LIANG}`);
    await host.hears('ready');
    const bad = [
      [{ type: 'dance' }, 'type'],
      [{ type: 'play', v: 2 }, 'version'],
      [{ type: 'seek', step: 'x' }, 'value'],
      [{ type: 'load', puzzle: { toString: 1 } }, 'value'],
      [{ type: 'load', puzzle: 'Good morning!' }, 'puzzle'],
      [{ type: 'set', theme: '<img src=x onerror=alert(1)>' }, 'value'],
      [{ type: '__proto__' }, 'type'],
    ];
    for (const [fields, code] of bad) {
      const id = JSON.stringify(fields);
      await host.ask('x', { ...fields, id });
      const error = await host.hears('error', (message) => message.id === id);
      assert.equal(error.code, code, id);
      assert.ok(error.message.length > 10, error.message);
      await new Promise((done) => setTimeout(done, 120)); // errors are rationed
    }
    for (const noise of [null, 7, 'play', [], { type: 'play' }, { source: 'react-devtools' }]) {
      await host.send(noise);
    }
    await host.ask('getState', { id: 'still there' });
    const state = await host.hears('state', ({ id }) => id === 'still there');
    assert.equal(state.puzzle, LIANG);
    assert.equal((await host.heard('error')).length, bad.length);
  });

  test('bears twenty thousand messages', async (host, page) => {
    const frame = await host.frame(`#p=${LIANG}&algo=bitmask`);
    await host.hears('ready');
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe');
      const envelope = { source: 'sudoku-lab', v: 1 };
      const types = ['seek', 'load', 'set', 'getState', 'play', 'nonsense', 'pause', 'seek'];
      for (let i = 0; i < 20_000; i++) {
        const type = types[i % types.length];
        contentWindow.postMessage(
          { ...envelope, type, step: i % 50, puzzle: 'x'.repeat(i % 100), id: i },
          '*',
        );
      }
      contentWindow.postMessage({ ...envelope, type: 'getState', id: 'last' }, '*');
    });
    await page.waitForFunction(
      () => globalThis.heard.some(({ type, id }) => type === 'state' && id === 'last'),
      undefined,
      { timeout: 70_000 },
    );
    assert.ok((await host.heard('error')).length < 500, 'errors are rationed');
    await host.ask('seek', { step: 9, id: 'after' });
    assert.equal((await host.hears('state', ({ id }) => id === 'after')).step, 9);
    assert.match(await new Player(frame).status(), /^Step 9 of/);
  });

  test('hears and speaks to no other origin than the one it is given', async (host, page) => {
    host.excuseUndelivered();
    await host.frame(`?origin=https://school.example#p=${LIANG}`);
    const frame = page.frames().at(-1);
    await frame.getByText(/^Step 0 of/).waitFor();
    await host.ask('seek', { step: 5, id: 1 });
    await page.waitForTimeout(400);
    assert.match(await new Player(frame).status(), /^Step 0 of/);
    assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
  });

  test('hears its page where that has the origin it is given', async (host) => {
    await host.frame(`?origin=${encodeURIComponent(host.origin)}#p=${LIANG}`);
    await host.hears('ready');
    await host.ask('seek', { step: 5, id: 1 });
    assert.equal((await host.hears('state')).step, 5);
  });

  test('hears nobody where the origin it is given is none', async (host, page) => {
    const frame = await host.frame(`?origin=everybody#p=${LIANG}`);
    await frame.getByText(/origin “everybody”/).waitFor();
    assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
  });

  test('does not hear a neighbour', async (host, page) => {
    const frame = await host.frame(`#p=${LIANG}`);
    await host.hears('ready');
    const other = await host.frame(`#p=${SOLVED}`, { title: 'other' });
    await host.hears('ready', ({ from }) => from === 'other');
    await other.evaluate(() => {
      parent[0].postMessage({ source: 'sudoku-lab', v: 1, type: 'seek', step: 5, id: 'n' }, '*');
    });
    await page.waitForTimeout(300);
    assert.match(await new Player(frame).status(), /^Step 0 of/);
  });

  const SCRIPT = '"><img src=x onerror=globalThis.pwned=1><script>globalThis.pwned=1</script>';
  test('runs no script that stands in a parameter', async (host) => {
    const names =
      'p,s,bd,puzzle,e,x,algo,variant,step,speed,level,loop,show,theme,lang,keys,lock,origin,v';
    for (const evil of [SCRIPT, 'javascript:globalThis.pwned=1', "';globalThis.pwned=1//"]) {
      const all = names.split(',').map((name) => `${name}=${encodeURIComponent(evil)}`);
      for (const parameters of [`?${all.join('&')}`, `#${all.join('&')}`]) {
        const frame = await host.frame(parameters);
        await frame.getByText(/not understood/i).waitFor();
        const link = await frame.getByRole('link', { name: /open in sudoku lab/i });
        assert.match((await link.getAttribute('href')) ?? '', /^http:\/\/127\.0\.0\.1:/);
        assert.equal(await frame.evaluate(() => globalThis.pwned), undefined);
        assert.equal(await frame.locator('img, script:not([src])').count(), 0);
      }
    }
    assert.equal(await host.page.evaluate(() => globalThis.pwned), undefined);
  });

  test('runs in a sandbox that allows nothing but scripts', async (host) => {
    await host.frame(`?p=${LIANG}&algo=free-cell-list&step=41`, { sandbox: 'allow-scripts' });
    assert.equal((await host.hears('ready')).origin, 'null');
    assert.equal((await host.hears('step', ({ step }) => step === 41)).kind, 'reject');
    await host.ask('seek', { step: 7, id: 1 });
    assert.equal((await host.hears('state')).kind, 'place');
    host.excuseSandbox();
  });

  test('speaks German in a sandbox, too', async (host) => {
    await host.frame(`?p=${LIANG}&lang=de&step=2`, { sandbox: 'allow-scripts' });
    await host.hears('step', ({ step }) => step === 2);
    await host.inside
      .getByText(/^Schritt 2 von/)
      .first()
      .waitFor();
    const link = host.inside.getByRole('link', { name: 'In Sudoku Lab öffnen' });
    assert.match((await link.getAttribute('href')) ?? '', /&lang=de$/);
    assert.equal(await host.inside.evaluate(() => document.documentElement.lang), 'de');
    host.excuseSandbox();
  });

  test('says so where a policy keeps it from running in a sandbox', async (host) => {
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    const server = await serve(SITE, { headers: { 'content-security-policy': policy } });
    try {
      host.lab = server.url;
      await host.frame(`?p=${LIANG}`, { sandbox: 'allow-scripts' });
      await host.hears('error', ({ code }) => code === 'start');
      await host.inside.getByText(/cannot run here/).waitFor();
    } finally {
      await server.close();
    }
    host.excuseSandbox();
  });

  test('is an element, too, with attributes, methods and events', async (host, page) => {
    await page.evaluate(
      async ([src, puzzle]) => {
        const script = document.createElement('script');
        script.src = src;
        const board = document.createElement('sudoku-lab');
        globalThis.events = [];
        for (const type of ['ready', 'step', 'answer', 'error']) {
          board.addEventListener(type, ({ detail }) => globalThis.events.push({ type, ...detail }));
        }
        board.setAttribute('puzzle', puzzle);
        board.setAttribute('algo', 'free-cell-list');
        board.setAttribute('step', '41');
        document.body.append(script, board);
      },
      [`${host.lab}sudoku-lab-element.js`, LIANG],
    );
    const hears = (type, accept = () => true) =>
      eventually(
        async () => (await page.evaluate(() => globalThis.events)).filter((e) => e.type === type),
        (events) => events.some(accept),
      );
    await hears('ready', ({ puzzle, step }) => puzzle === LIANG && step === 41);
    await page
      .getByText(/^Step 41 of/)
      .first()
      .waitFor();
    await page.evaluate(() => document.querySelector('sudoku-lab').seek({ backtrack: 'next' }));
    await hears('step', ({ kind }) => kind === 'remove');
    await page.evaluate(() => document.querySelector('sudoku-lab').setAttribute('step', '7'));
    await hears('step', ({ step }) => step === 7);
    await page.evaluate(() => document.querySelector('sudoku-lab').setAttribute('theme', '<b>'));
    await hears('error', ({ code }) => code === 'value');
    await page.evaluate(
      (line) => document.querySelector('sudoku-lab').setAttribute('puzzle', line),
      SOLVED,
    );
    await eventually(() =>
      page.evaluate(
        (line) => document.querySelector('sudoku-lab').getState().puzzle === line,
        SOLVED,
      ),
    );
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
    assert.equal(await page.locator('sudoku-lab').evaluate((e) => e.id), '');
    await page.evaluate(() => document.querySelector('sudoku-lab').remove());
  });

  test('is an element in the language of the text around it, or in its own', async (host, page) => {
    await page.evaluate(
      async ([src, puzzle]) => {
        const script = document.createElement('script');
        script.src = src;
        document.documentElement.lang = 'de-AT';
        document.body.append(script);
        await new Promise((done) => (script.onload = done));
        const add = (id, lang, place = document.body) => {
          const board = document.createElement('sudoku-lab');
          Object.assign(board, { id });
          if (lang !== null) board.setAttribute('lang', lang);
          for (const [name, value] of Object.entries({ puzzle, step: 41, algo: 'free-cell-list' }))
            board.setAttribute(name, value);
          place.append(board);
        };
        const shadow = document.createElement('p');
        document.body.prepend(shadow);
        add('around', null, shadow.attachShadow({ mode: 'open' }));
        add('own', 'en');
        add('unknown', 'tlh');
      },
      [`${host.lab}sudoku-lab-element.js`, LIANG],
    );
    const says = async (id, words) => {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.locator(`#${id}`).getByText(words).first().waitFor();
    };
    const opens = (id) => page.locator(`#${id} [data-part=link]`).getAttribute('href');
    await says('around', /^Schritt 41 von/);
    await says('own', /^Step 41 of/);
    await says('unknown', /^Step 41 of/);
    assert.match(await opens('around'), /lang=de$/);
    assert.doesNotMatch(await opens('own'), /lang=/);

    // It goes on where it was, with what the reader entered.
    const own = page.locator('#own');
    await own.evaluate((board) => {
      board.seek({ step: 0 });
      board.setAttribute('speed', '100');
    });
    await says('own', /^Step 0 of/);
    await own.getByRole('gridcell', { name: /^Row 1 column 1\b/ }).focus();
    await page.keyboard.press('9');
    await own.getByRole('gridcell', { name: /^Row 1 column 1, entered 9/ }).waitFor();
    await own.evaluate((board) => {
      globalThis.ready = new Promise((done) => board.addEventListener('ready', done));
      board.setAttribute('lang', 'de');
      board.setAttribute('level', 'placements'); // together with another
    });
    await page.evaluate(() => globalThis.ready);
    await own.getByRole('gridcell', { name: /^Zeile 1 Spalte 1, eingetragen 9/ }).waitFor();
    const { entries, speed, level } = await own.evaluate((board) => board.getState());
    assert.deepEqual([entries[0], speed, level], ['9', 100, 'placements']);
    await says('unknown', /^Step 41 of/);
    await page.evaluate(() => document.querySelector('#unknown').removeAttribute('lang'));
    await says('unknown', /^Schritt 41 von/);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de-AT');
  });
});
