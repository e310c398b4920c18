// The custom element: a board in a page without a frame.
import assert from 'node:assert/strict';
import { becomes, eventually, settles } from './support/harness.mjs';
import { inEachHost } from './support/host.mjs';
import { storeText } from '../../web/base/platform/packed-text.js';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

inEachHost((test) => {
  test('has attributes, methods and events', async (host, page) => {
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
      [`${host.lab}sudoku-lab-element.js`, ONE],
    );
    const hears = (type, accept = () => true) =>
      eventually(
        async () => (await page.evaluate(() => globalThis.events)).filter((e) => e.type === type),
        (events) => events.some(accept),
      );
    await hears('ready', ({ puzzle, step }) => puzzle === ONE && step === 41);
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
      ONE_SOLVED,
    );
    await eventually(() =>
      page.evaluate(
        (line) => document.querySelector('sudoku-lab').getState().puzzle === line,
        ONE_SOLVED,
      ),
    );
    await becomes(() => page.evaluate(() => document.activeElement?.tagName), 'BODY');
    await becomes(() => page.locator('sudoku-lab').evaluate((e) => e.id), '');
    await page.evaluate(() => document.querySelector('sudoku-lab').remove());
  });

  test('asks for no frames and leaves no listeners after it is removed while it plays', async (host, page) => {
    await page.evaluate(
      async ([src, puzzle]) => {
        const request = requestAnimationFrame;
        globalThis.requestAnimationFrame = (action) => {
          globalThis.asked = (globalThis.asked ?? 0) + 1;
          return request(action);
        };
        const left = (globalThis.left = new Set());
        for (const target of [window, document]) {
          const { addEventListener, removeEventListener } = target;
          target.addEventListener = (type, ...rest) => {
            left.add(type);
            addEventListener.call(target, type, ...rest);
          };
          target.removeEventListener = (type, ...rest) => {
            left.delete(type);
            removeEventListener.call(target, type, ...rest);
          };
        }
        const script = document.createElement('script');
        script.src = src;
        const board = document.createElement('sudoku-lab');
        board.setAttribute('puzzle', puzzle);
        board.setAttribute('algo', 'free-cell-list');
        document.body.append(script, board);
        await new Promise((done) => board.addEventListener('ready', done));
        board.play();
      },
      [`${host.lab}sudoku-lab-element.js`, ONE],
    );
    const asked = () => page.evaluate(() => globalThis.asked ?? 0);
    await page.locator('#scrub[aria-valuetext^="Step 1"]').waitFor({ state: 'attached' });
    assert.ok(await asked());
    await page.evaluate(() => document.querySelector('sudoku-lab').remove());
    const last = await settles(asked);
    await page.waitForTimeout(500); // dozens of frames
    assert.equal(await asked(), last);
    await becomes(() => page.evaluate(() => [...globalThis.left]), []);
  });

  test('throws nothing in its page when it is removed at any time', async (host, page) => {
    await page.evaluate(
      async ([src, puzzle]) => {
        const script = document.createElement('script');
        script.src = src;
        document.body.append(script);
        await new Promise((done) => (script.onload = done));
        const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
        const add = () => {
          const board = document.createElement('sudoku-lab');
          board.setAttribute('puzzle', puzzle);
          board.setAttribute('step', '41');
          document.body.append(board);
          return board;
        };
        // The waits end before, while and after it starts.
        for (const wait of [0, 20, 50, 100, 200]) {
          const board = add();
          await sleep(wait);
          board.remove();
        }
        for (const afterwards of [null, () => sleep(0), () => new Promise(requestAnimationFrame)]) {
          const board = add();
          await new Promise((done) => {
            board.addEventListener('ready', async () => {
              board.setAttribute('step', '1000');
              board.play();
              await afterwards?.();
              board.remove();
              done();
            });
          });
        }
      },
      [`${host.lab}sudoku-lab-element.js`, ONE],
    );
    await host.page.waitForTimeout(500); // `check` then finds what was thrown
    await becomes(() => page.locator('sudoku-lab').count(), 0);
  });

  test('uses the language of the text around it, or its own', async (host, page) => {
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
      [`${host.lab}sudoku-lab-element.js`, ONE],
    );
    const says = async (id, words) => {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      const slider = page.locator(`#${id} #scrub`);
      await eventually(
        () => slider.getAttribute('aria-valuetext'),
        (text) => words.test(text ?? ''),
      );
    };
    const opens = (id) => page.locator(`#${id} [data-part=link]`).getAttribute('href');
    await says('around', /^Schritt 41 von/);
    await says('own', /^Step 41 of/);
    await says('unknown', /^Step 41 of/);
    assert.match(await opens('around'), /lang=de$/);
    assert.doesNotMatch(await opens('own'), /lang=/);

    // A change of language keeps the step and the entries.
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
      board.setAttribute('lang', 'de');
      board.setAttribute('level', 'placements'); // together with another
    });
    await own.getByRole('gridcell', { name: /^Zeile 1 Spalte 1, eingetragen 9/ }).waitFor();
    const { entries, speed, level } = await own.evaluate((board) => board.getState());
    assert.deepEqual([entries[0], speed, level], ['9', 100, 'placements']);
    await says('unknown', /^Step 41 of/);
    await page.evaluate(() => document.querySelector('#unknown').removeAttribute('lang'));
    await says('unknown', /^Schritt 41 von/);
    await becomes(() => page.evaluate(() => document.documentElement.lang), 'de-AT');
  });

  test('shows a program in a frame of its site, where the reader runs it', async (host, page) => {
    await page.evaluate(
      async ([src, puzzle, code]) => {
        const script = document.createElement('script');
        script.src = src;
        const board = document.createElement('sudoku-lab');
        globalThis.steps = [];
        for (const type of ['ready', 'step'])
          board.addEventListener(type, ({ detail }) => globalThis.steps.push(detail.step));
        for (const [name, value] of Object.entries({ puzzle, algo: 'program', code }))
          board.setAttribute(name, value);
        document.body.append(script, board);
      },
      [`${host.lab}sudoku-lab-element.js`, ONE, storeText('grid[0][0] = 9;')],
    );
    const frame = page.frameLocator('sudoku-lab iframe');
    await frame.getByRole('button', { name: 'Run', exact: true }).click();
    await frame.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.evaluate(() => document.querySelector('sudoku-lab').seek({ step: 'last' }));
    await eventually(() => page.evaluate(() => globalThis.steps.at(-1) === 1));
    const state = await page.evaluate(() => document.querySelector('sudoku-lab').getState());
    assert.deepEqual([state.algo, state.length, state.puzzle], ['program', 1, ONE]);
    await page.evaluate(() => document.querySelector('sudoku-lab').setAttribute('algo', 'bitmask'));
    await page.locator('sudoku-lab #scrub[aria-valuetext^="Step 0 of"]').waitFor();
    await becomes(() => page.locator('sudoku-lab iframe').count(), 0);
  });
});
