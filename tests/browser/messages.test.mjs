// A board in a frame, and messages that are wrong, too many or from an unknown origin, script in its
// parameters, and sandboxes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/make/serve.mjs';
import { becomes } from './support/harness.mjs';
import { inEachHost } from './support/host.mjs';
import { Player } from './support/player.mjs';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

inEachHost((test) => {
  test('answers a bad message with an error and keeps working', async (host) => {
    await host.frame(`#p=${ONE}`);
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
      await new Promise((done) => setTimeout(done, 120)); // the board sends at most ten errors a second
    }
    for (const noise of [null, 7, 'play', [], { type: 'play' }, { source: 'react-devtools' }]) {
      await host.send(noise);
    }
    await host.ask('getState', { id: 'still there' });
    const state = await host.hears('state', ({ id }) => id === 'still there');
    assert.equal(state.puzzle, ONE);
    assert.equal((await host.heard('error')).length, bad.length);
  });

  test('survives twenty thousand messages', async (host, page) => {
    const frame = await host.frame(`#p=${ONE}&algo=bitmask`);
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
    await becomes(() => new Player(frame).status(), /^Step 9 of/);
  });

  test('talks to the given origin only', async (host, page) => {
    host.excuseUndelivered();
    await host.frame(`?origin=https://school.example#p=${ONE}`);
    const frame = page.frames().at(-1);
    await new Player(frame).shows(/^Step 0 of/);
    await host.ask('seek', { step: 5, id: 1 });
    await page.waitForTimeout(400);
    await becomes(() => new Player(frame).status(), /^Step 0 of/);
    await becomes(() => page.evaluate(() => globalThis.heard), []);
  });

  test('obeys its page if that has the given origin', async (host) => {
    await host.frame(`?origin=${encodeURIComponent(host.origin)}#p=${ONE}`);
    await host.hears('ready');
    await host.ask('seek', { step: 5, id: 1 });
    assert.equal((await host.hears('state')).step, 5);
  });

  test('obeys no page if the given origin is invalid', async (host, page) => {
    const frame = await host.frame(`?origin=everybody#p=${ONE}`);
    await frame.getByText(/origin “everybody”/).waitFor();
    await becomes(() => page.evaluate(() => globalThis.heard), []);
  });

  test('ignores messages of a neighboring frame', async (host, page) => {
    const frame = await host.frame(`#p=${ONE}`);
    await host.hears('ready');
    const other = await host.frame(`#p=${ONE_SOLVED}`, { title: 'other' });
    await host.hears('ready', ({ from }) => from === 'other');
    await other.evaluate(() => {
      parent[0].postMessage({ source: 'sudoku-lab', v: 1, type: 'seek', step: 5, id: 'n' }, '*');
    });
    await page.waitForTimeout(300);
    await becomes(() => new Player(frame).status(), /^Step 0 of/);
  });

  const SCRIPT = '"><img src=x onerror=globalThis.pwned=1><script>globalThis.pwned=1</script>';
  test('runs no script from a parameter', async (host) => {
    const names =
      'p,s,bd,puzzle,e,x,algo,variant,step,speed,level,loop,show,theme,lang,keys,lock,origin,v';
    for (const evil of [SCRIPT, 'javascript:globalThis.pwned=1', "';globalThis.pwned=1//"]) {
      const all = names.split(',').map((name) => `${name}=${encodeURIComponent(evil)}`);
      for (const parameters of [`?${all.join('&')}`, `#${all.join('&')}`]) {
        const frame = await host.frame(parameters);
        await frame.getByText(/ignored options/i).waitFor();
        const link = await frame.getByRole('link', { name: /open in sudoku lab/i });
        await becomes(
          async () => (await link.getAttribute('href')) ?? '',
          /^http:\/\/127\.0\.0\.1:/,
        );
        await becomes(() => frame.evaluate(() => globalThis.pwned), undefined);
        await becomes(() => frame.locator('img, script:not([src])').count(), 0);
      }
    }
    await becomes(() => host.page.evaluate(() => globalThis.pwned), undefined);
  });

  test('runs in a sandbox that allows only scripts', async (host) => {
    await host.frame(`?p=${ONE}&algo=free-cell-list&step=41`, { sandbox: 'allow-scripts' });
    assert.equal((await host.hears('ready')).origin, 'null');
    assert.equal((await host.hears('step', ({ step }) => step === 41)).kind, 'reject');
    await host.ask('seek', { step: 7, id: 1 });
    assert.equal((await host.hears('state')).kind, 'place');
    host.excuseSandbox();
  });

  test('speaks German in a sandbox', async (host) => {
    await host.frame(`?p=${ONE}&lang=de&step=2`, { sandbox: 'allow-scripts' });
    await host.hears('step', ({ step }) => step === 2);
    await host.inside
      .getByText(/^Schritt 2 von/)
      .first()
      .waitFor();
    const link = host.inside.getByRole('link', { name: 'In Sudoku Lab öffnen' });
    await becomes(async () => (await link.getAttribute('href')) ?? '', /&lang=de$/);
    await becomes(() => host.inside.evaluate(() => document.documentElement.lang), 'de');
    host.excuseSandbox();
  });

  test('says so if a policy keeps it from running in a sandbox', async (host) => {
    const page = readFileSync(join(SITE, 'index.html'), 'utf8');
    const [, policy] = /content="(default-src [^"]*)"/.exec(page);
    const server = await serve(SITE, { headers: { 'content-security-policy': policy } });
    try {
      host.lab = server.url;
      await host.frame(`?p=${ONE}`, { sandbox: 'allow-scripts' });
      await host.hears('error', ({ code }) => code === 'start');
      await host.inside.getByText(/cannot run here/).waitFor();
    } finally {
      await server.close();
    }
    host.excuseSandbox();
  });
});
