// The user's own program: edited, run, watched and raced; and what a hostile one cannot do.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Player } from './support/player.mjs';
import { storeText } from '../../web/base/platform/packed-text.js';
import { LIANG_ON_ONE, ONE } from '../puzzles.mjs';
import { bombOf } from '../web/bombs.mjs';

/** Digits that Liang's program places: those of the solution, and those that it removes again. */
const PLACED = 51 + LIANG_ON_ONE.backtracks;

class Program {
  constructor(page) {
    this.page = page;
    this.player = new Player(page);
    this.panel = page.locator('.panel[data-for=watch]');
    this.editor = this.panel.getByRole('textbox', { name: /^Program/ });
    this.output = page.getByRole('region', { name: 'Output of the program' });
  }
  button(name) {
    return this.panel.getByRole('button', { name, exact: true });
  }
  async open() {
    await this.player.shows(/^Step 0 of/);
    await this.player.algorithm.selectOption({ label: 'Your own program…' });
    await this.button('Run').waitFor();
  }
  /** @param {string} template */
  startFrom(template) {
    return this.panel.getByRole('combobox', { name: 'Start from …' }).selectOption(template);
  }
  /** Replaces the program. @param {string} text */
  async write(text) {
    if (await this.button('Edit').isVisible()) await this.button('Edit').click();
    await this.editor.focus();
    await this.page.keyboard.press('Control+a');
    await this.editor.evaluate((field, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', value);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  }
  /** Runs a program. @param {string} text @param {RegExp} sentence  what the line then says */
  async run(text, sentence) {
    await this.write(text);
    await this.button('Run').click();
    await this.says(sentence);
  }
  /** @param {RegExp} sentence */
  async says(sentence) {
    await eventually(
      () => this.page.locator('#said').textContent(),
      (text) => sentence.test(text),
    );
  }
}

const LESSON = `# Mine

A program.

\`\`\`program mine
title = My program
puzzle = ${ONE}

grid[0][0] = 9;
print('printed');
\`\`\`

[To the end](mine:step=last)
`;

inEachBrowser((test) => {
  test(
    'a program of a lesson runs on request, and then links drive its run',
    async (page) => {
      const frame = page.frameLocator('iframe');
      await frame.getByRole('textbox', { name: /^Program/ }).waitFor();
      await page.getByRole('link', { name: 'To the end' }).click();
      await frame.getByRole('button', { name: 'Run', exact: true }).click();
      await frame.getByRole('button', { name: 'Edit', exact: true }).waitFor();
      await frame.getByText('printed', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'To the end' }).click();
      await frame.locator('#scrub[aria-valuetext^="Step 1 of 1"]').waitFor();
    },
    { path: `lesson.html#t=${storeText(LESSON)}`, only: 'chromium' },
  );

  test(
    'a program is edited, run, watched step by step and raced',
    async (page, { complaints }) => {
      const program = new Program(page);
      const { player, panel, editor } = program;
      await program.open();
      await becomes(() => player.speed.getAttribute('aria-valuetext'), 'run in 30 s');
      assert.deepEqual(await violations(page), []);
      const line = (/** @type {number} */ at) => editor.locator('.cm-line').nth(at).textContent();
      await program.startFrom('Liang’s search');
      const first = await line(0);
      await editor.focus();
      await page.keyboard.press('Control+Home');
      for (const [key, text] of [
        ['Tab', `  ${first}`],
        ['Shift+Tab', first],
        ['x', `x${first}`],
        ['Tab', `x ${first}`], // to the next even column
        ['Control+z', `x${first}`],
        ['Control+z', first],
      ]) {
        await page.keyboard.press(key);
        await becomes(() => line(0), text, key);
      }
      const hasFocus = () => editor.evaluate((field) => field.matches(':focus'));
      await page.keyboard.press('Escape');
      await becomes(() => hasFocus(), true);
      await page.keyboard.press('Tab');
      await becomes(() => hasFocus(), false);
      await becomes(() => line(0), first);

      // The text is replaced as the focus arrives, and can be had back.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('let a;');
      await becomes(() => line(0), 'let a;');
      await program.startFrom('Liang’s search');
      await editor.focus();
      await becomes(() => line(0), first);
      await page.keyboard.press('Control+z');
      await becomes(() => line(0), 'let a;');
      await page.keyboard.press('Control+y');

      await page.keyboard.press('Control+Home');
      await page.keyboard.type('// Mine');
      await page.keyboard.press('Enter');
      await editor.locator('.cm-line', { hasText: '// Mine' }).waitFor();
      await page.keyboard.press('Control+Enter');
      const { checks, backtracks } = LIANG_ON_ONE;
      await program.says(/^Solved: 1,589 digits placed, 15,635 steps/);
      // A step for each check, each removed digit, and the solution.
      await becomes(() => player.length(), checks + backtracks + 1);
      await page.locator('#line .whole').waitFor();
      const boxes = ['.whole', '.chip'].map((name) => page.locator(`#line ${name}`).boundingBox());
      const [whole, chip] = await Promise.all(boxes);
      assert.ok(whole.x + whole.width <= chip.x, 'the button is beside the verdict');
      const calls = panel.locator('.calls li:visible');
      await becomes(() => calls.first().textContent(), 'empty');
      await page.keyboard.press('ArrowRight');
      await player.arrives(/^Step 1 of 15,635: .*1 in r1c1/);
      const current = panel.locator('#panel-code [aria-current=step]');
      await becomes(() => current.textContent(), /^9.*grid\[i\]\[j\] = 1;/);
      await becomes(() => calls.first().textContent(), /^solve\(grid\)line 9$/);
      const row = (/** @type {string} */ name) =>
        panel.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
      await becomes(() => row('k').textContent(), /^k.*0$/);
      await becomes(() => row('j').textContent(), /^j.*0$/);
      await player.button('End').click();
      await player.arrives(/finds a solution/);
      await becomes(() => row('k').textContent(), /50$/);
      await becomes(async () => (await player.counters())['digits placed'], PLACED);
      assert.deepEqual(await violations(page), []);

      // It runs again on another puzzle; then a race on this one.
      await page.getByRole('button', { name: 'Race', exact: true }).click();
      const race = page.getByRole('region', { name: 'Race' });
      await page.emulateMedia({ reducedMotion: 'reduce' }); // a race shows its end at once
      await race.getByRole('button', { name: 'Lanes', exact: true }).click();
      for (const box of await race.getByRole('checkbox').all()) await box.uncheck();
      for (const name of ['Your own program', 'Liang: free-cell list'])
        await race.getByRole('checkbox', { name }).check();
      await race.getByRole('button', { name: 'Lanes', exact: true }).click();
      await race.getByRole('button', { name: 'Again', exact: true }).click();
      const lanes = race.locator('.lane-count');
      await eventually(
        () => lanes.allTextContents(),
        (texts) => texts.length === 2 && texts.every((text) => text === '1,589'),
      );
      await race.getByRole('button', { name: 'Leave' }).click();

      await program.run('grid[0][0] = 2;\nnothing();', /^Line 2: ReferenceError: nothing is not/);
      await player.length();
      await program.button('Edit').click();
      await panel.locator('.wrong', { hasText: 'nothing' }).waitFor();
      await page.route(/program-frame/, (route) => route.abort());
      await program.run('print(1)', /^The program cannot run: its frame did not load/);
      await page.unrouteAll();
      complaints.splice(0, Infinity, ...complaints.filter((text) => !/ERR_FAILED/.test(text)));
      await program.run('let = 1;', /^Line 1: /);
      await page.evaluate(() => (location.hash += '&lang=de'));
      await panel.getByRole('button', { name: 'Ausführen', exact: true }).click();
      await program.says(/^Zeile 1: /);
      await panel.getByRole('textbox', { name: /^Programm/ }).waitFor();
      await page.locator('#algorithm').selectOption('free-cell-list');
      await panel.locator('#panel-code [aria-current], #panel-code button').first().waitFor();
      await becomes(() => editor.isHidden(), true);
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium' },
  );

  test(
    'the gap of eight lines is filled with the keyboard, and a forgotten undo is named with its step',
    async (page) => {
      const program = new Program(page);
      const { player, panel, editor } = program;
      const press = (/** @type {string[]} */ ...keys) =>
        keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve());
      await player.shows(/^Step 0 of/);
      const own = program.button('Your code');
      await own.focus();
      await press('Enter');
      await editor.waitFor();
      await becomes(() => own.getAttribute('aria-pressed'), 'true');
      await becomes(() => editor.locator('.cm-line').count(), 8);
      await editor.focus();
      await press('Control+Enter');
      const why = panel.locator('.program-why');
      await why.getByText(/^The gap in line 5 is still to be filled/).waitFor();
      await why.getByRole('button', { name: 'Go to the gap' }).focus();
      await press('Enter', 'Home', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Delete');
      for (const line of [
        'for (let d = 1; d <= 9; d++) {',
        'if (!check(r, c, d)) continue;',
        'grid[r][c] = d;',
        'if (solve(grid)) return true;',
      ]) {
        await page.keyboard.type(line);
        await press('Enter');
      }
      await page.keyboard.type('}');
      await press('Enter', 'Control+Enter');
      await why.getByText(/^In step \d+, the search is back at r\dc\d, but r\dc\d/).waitFor();
      assert.deepEqual(await violations(page), []);
      const go = why.getByRole('button', { name: /^Go to step \d+$/ });
      const [, step] = /(\d+)$/.exec(await go.textContent());
      await go.focus();
      await press('Enter');
      await player.arrives(new RegExp(`^Step ${step} of`));
      await own.focus();
      await press('Enter');
      await panel.getByRole('heading', { name: 'Free-cell list' }).waitFor();
      await becomes(() => why.isHidden(), true);
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium' },
  );

  test(
    'a program in a link is shown, runs only on request, and leaves the one that is kept; a damaged link says so',
    async (page) => {
      const program = new Program(page);
      const text = 'grid[0][0] = 9; // linked';
      const address = new URL(page.url());
      const open = async (/** @type {string} */ code) => {
        address.hash = `p=${ONE}&algo=program&code=${code}`;
        await page.goto(address.href);
      };
      const code = deflateRawSync(text).toString('base64url'); // Node 18 has no stream for it
      await open(code);
      await program.says(/^This program is from the link\. It runs only when you press Run/);
      await program.editor.getByText('// linked').waitFor();
      await becomes(() => program.player.button('Play').isDisabled(), true);
      await program.button('Run').click();
      await program.says(/^The program has ended without a solution: 1 step/);
      await eventually(
        () => page.url(),
        (url) => /algo=program&step=0&code=[\w-]{20,}&mode=watch/.test(url),
      );
      const kept = () => page.evaluate(() => JSON.parse(localStorage['sudoku-lab']).program);
      await becomes(async () => Boolean(await kept()), false);
      await open('%3Cscript%3E');
      await program.says(/^The program in this link is damaged or too long/);
      await becomes(async () => Boolean(await kept()), false);
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );

  test(
    'after a reload, what was typed is there, a run that was watched too, at its step',
    async (page) => {
      const program = new Program(page);
      await program.open();
      await program.run('grid[0][0] = 9; grid[0][0] = 0; // mine', /^The program has ended/);
      await page.keyboard.press('ArrowRight');
      await program.player.arrives(/^Step 1 of 2:/);
      await eventually(
        () => page.url(),
        (url) => url.includes('algo=program&step=1&code='),
      );
      await page.reload();
      await program.player.shows(/^Step 1 of 2:/);
      await program.write('// typed');
      await page.reload();
      await program.editor.getByText('// typed').waitFor();
      await program.button('Run').waitFor();

      // A program of a link that was changed: on the way back, too.
      const address = new URL(page.url());
      address.hash = `p=${ONE}&algo=program&code=${storeText('// linked')}`;
      await page.goto(address.href);
      await program.says(/^This program is from the link/);
      await program.write('// changed');
      await page.goto('about:blank');
      await page.goBack();
      await program.editor.getByText('// changed').waitFor();
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium' },
  );

  test(
    'the editor has room for a few lines below the board of a tablet',
    async (page) => {
      const program = new Program(page);
      await program.open();
      await becomes(
        async () => (await program.editor.locator('xpath=..').boundingBox()).height > 150,
        true,
      );
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium', viewport: { width: 1024, height: 730 } },
  );

  test(
    'no run is beside a program before it has run, or after a failure, and no message is about another step',
    async (page) => {
      const program = new Program(page);
      const { player, panel } = program;
      const strip = page.getByRole('slider', { name: 'Step' });
      const hasNoRun = async () => {
        await strip.waitFor({ state: 'hidden' });
        for (const name of ['Play', 'End'])
          await becomes(() => player.button(name).isDisabled(), true, name);
      };
      await program.open();
      await page.getByText('No steps yet: run your program.', { exact: true }).waitFor();
      await hasNoRun();
      await program.run('grid[0][0] = 2;\ngrid[0][0] = 0;', /^The program has ended without/);
      await strip.waitFor();
      await becomes(() => panel.getByText('Variables', { exact: true }).isHidden(), true);
      await player.button('Play').click();
      await program.says(/^(?!The program has ended)/);
      await program.run('nothing();', /^Line 1: ReferenceError: nothing is not/);
      await hasNoRun();
      await program.run('function* solve() {}', /^solve is a generator/);
      await program.run('public class A {}', /^Line 1: This looks like Java/);
      await program.write(`/*${' '.repeat(100_000)}*/`);
      await program.says(/^The program is too long: at most 100,000 characters/);
      await program.button('Run').click();
      await program.says(/^The program is too long/);
      await hasNoRun();
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium' },
  );

  test(
    'a hostile program reaches nothing, and is stopped',
    async (page, { complaints }) => {
      let visits = 0;
      const elsewhere = createServer((request, response) => {
        visits++;
        response.writeHead(200, {
          'access-control-allow-origin': '*',
          'content-type': 'text/javascript',
        });
        response.end();
      });
      await new Promise((listening) => elsewhere.listen(0, listening));
      const foreign = `http://127.0.0.1:${elsewhere.address().port}/x.js`;
      const answered = [];
      page.on('response', (response) => answered.push(response.url()));
      const program = new Program(page);
      await program.open();
      const before = await page.evaluate(() => Object.keys(localStorage));
      /** The frames that the page has drawn. */
      await page.evaluate(() => {
        window.drawn = 0;
        const draw = () => requestAnimationFrame(draw, window.drawn++);
        draw();
      });
      const drawn = () => page.evaluate(() => window.drawn);

      const names = `self globalThis window parent top document location navigator origin name
        postMessage MessageChannel MessagePort BroadcastChannel Worker SharedWorker importScripts fetch
        Request XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource RTCPeerConnection
        indexedDB caches localStorage sessionStorage cookieStore crypto FileReader Blob URL File
        OffscreenCanvas ImageBitmap Notification setTimeout setInterval queueMicrotask reportError
        requestAnimationFrame scheduler performance structuredClone addEventListener dispatchEvent Event
        onmessage close open eval WebAssembly ArrayBuffer SharedArrayBuffer DataView Atomics TextEncoder
        registration clients trustedTypes`.split(/\s+/);
      // In a frame like that of the page, without the marks: a program could get around them.
      const { printed, end } = await page.evaluate(
        ({ code, file, givens }) =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe');
            frame.setAttribute('sandbox', 'allow-scripts');
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => {
              if (!data.end) return;
              frame.remove();
              resolve(data);
            };
            const limits = { milliseconds: 2000, moves: 1000, lines: 99, bytes: 1e6 };
            frame.onload = () =>
              frame.contentWindow.postMessage({ code, shared: [], givens, limits }, '*', [port2]);
            frame.src = file;
            document.body.append(frame);
          }),
        {
          file: new URL('program-frame.html', page.url()).href,
          givens: ONE.replaceAll('.', '0'),
          code: `(function (grid, check, solution, print) {
        print([${names.map((name) => `typeof ${name} === 'undefined' || '${name}'`)}]
          .filter((seen) => seen !== true).join() || 'nothing');
        const attempts = {
          'Function': () => new Function('return this')(),
          'constructor': () => (() => {}).constructor('return this')(),
          'this': () => (function () { return this; })() ?? 'nothing',
          'caller': () => { function f() { return f.caller; } return f(); },
          'stack': () => {
            Error.prepareStackTrace = (error, calls) =>
              calls.map((call) => call.getThis() ?? call.getFunction()).filter(Boolean);
            const found = new Error().stack;
            Error.prepareStackTrace = undefined;
            return typeof found === 'string' || !found.length ? 'nothing' : 'something';
          },
          'import': () => { import('data:text/javascript,0').catch(() => {}); return 'nothing'; },
          'remote': () => { import('${foreign}').catch(() => {}); return 'nothing'; },
          'site': () => { import('${new URL('stolen.js', page.url())}').catch(() => {}); return 'nothing'; },
        };
        for (const [name, attempt] of Object.entries(attempts)) {
          let result;
          try { result = attempt(); } catch (error) { result = error.name; }
          print(name, String(result));
        }
        for (let i = 0; i < 1000; i++) (async () => { throw i; })();
        const end = Date.now() + 150;
        while (Date.now() < end);
      })`,
        },
      );
      assert.equal(end, 'done');
      assert.deepEqual(printed, [
        'nothing',
        'Function EvalError',
        'constructor EvalError',
        'this nothing',
        'caller TypeError',
        'stack nothing',
        'import nothing',
        'remote nothing',
        'site nothing',
      ]);

      for (const [text, sentence] of [
        ['for (;;);', /^Stopped after 0\.2 s in line 1/],
        ['for (;;) try { for (;;); } catch {}', /^Stopped after 0\.2 s in line 1/],
        // No turn of a loop is counted: the frame ends the worker.
        ['/(a+)+$/.test("a".repeat(60) + "b")', /^Stopped after 0\.2 s\./],
        [bombOf('a list'), /^(Stopped in line 2: .*over 300 MB|Stopped after 0\.2 s)/],
        [bombOf('objects'), /^(Stopped in line 2: .*over 300 MB|Stopped after 0\.2 s)/],
        [bombOf('texts that repeat'), /^(Stopped in line 2: .*over 300 MB|Stopped after 0\.2 s)/],
        [bombOf('shared memory'), /^Line 2: SharedArrayBuffer is not available here\./],
        ['\nawait 1', /^Line 2: /],
        ['\nconst f = async () => 1', /^Line 2: async is not available here\./],
        ['for (;;) { grid[0][0] = 1; grid[0][0] = 0; }', /^Stopped after .* Recorded: /],
        // With methods of its own.
        [
          'Array.prototype[Symbol.iterator] = Array.prototype.push = Object.prototype.toString = () => { for (;;); }; grid[0][0] = 2; [...grid];',
          /^Stopped after 0\.2 s/,
        ],
      ]) {
        const frames = await drawn();
        await program.run(text, sentence);
        await becomes(async () => (await drawn()) > frames, true, `the page draws: ${text}`);
        await page.locator('#said').evaluate((said) => (said.textContent = ''));
      }

      await becomes(() => page.locator('iframe').count(), 0, 'no frame is left');
      assert.equal(page.workers().filter((worker) => worker.url().includes('blob:')).length, 0);
      await becomes(() => page.evaluate(() => Object.keys(localStorage)), before);
      assert.equal(visits, 0, 'no request left the frame');
      elsewhere.close();
      const site = new URL(page.url()).origin;
      const own = (/** @type {string} */ url) =>
        url.startsWith(site) ? !url.includes('stolen') : /^(blob|data):/.test(url);
      assert.deepEqual(
        answered.filter((url) => !own(url)),
        [],
      );
      const expected = /Content Security Policy|policy broken|Refused to|asked for|Failed to load/;
      assert.deepEqual(
        complaints.filter((text) => !expected.test(text)),
        [],
      );
      complaints.length = 0; // the policy has refused what it should
    },
    { path: `?seconds=0.2#p=${ONE}&mode=watch`, only: 'chromium' },
  );
});
