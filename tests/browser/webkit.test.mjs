// WebKit: loading, solving and playing, without the server too, and the one-file edition.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serve } from '../../web/make/serve.mjs';
import { isAsked } from './support/browsers.mjs';
import { Copy } from './support/copies.mjs';
import { eventually } from './support/harness.mjs';
import { MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { WebKit } from './support/webkit.mjs';

const FILE = fileURLToPath(new URL('../../build/sudoku-lab.html', import.meta.url));
const TIMEOUT = { timeout: 120_000 }; // ms

const define = isAsked('webkit') ? describe : () => {};

define('WebKit', () => {
  let webkit;
  before(async () => {
    webkit = await WebKit.launch();
  });
  after(() => webkit?.close());

  /** Waits until what the first element of a selector reads matches. */
  const reads = (selector, pattern) =>
    eventually(
      () => webkit.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector),
      (text) => pattern.test(text),
    );
  const hasVerdict = (pattern) => reads('h2', pattern);
  const hasStep = (pattern) => reads('[aria-label="Player"] p', pattern);

  /** The digits of the board as a screen reader would hear them. */
  const digits = async () => {
    const names = await webkit.evaluate(() =>
      [...document.querySelectorAll('[role=grid] td')].map((td) => td.getAttribute('aria-label')),
    );
    return names.map((name) => /, (?:given|solved|entered) (\d)/.exec(name)?.[1] ?? '0').join('');
  };

  /** Solves, plays and races, in the document that the driver is in. */
  async function works() {
    await hasVerdict(/solution/i);
    await webkit.type('textarea', `${MANY}\n`);
    await hasVerdict(/at least two/i);
    await webkit.click('//button[normalize-space()="Clear all"]');
    await webkit.type('textarea', `${ONE}\n`);
    await hasVerdict(/exactly one/i);
    await hasStep(/^Step 0 of 29,732:/);
    await webkit.click('button[aria-label="Step"]');
    await hasStep(/^Step 1 of 29,732:/);
    await webkit.click('button[aria-label="End"]');
    await hasStep(/^Step 29,732 of 29,732:/);
    assert.equal(await digits(), ONE_SOLVED);
    await webkit.click('//button[normalize-space()="Race"]');
    await webkit.click('//dialog//button[normalize-space()="Start"]');
    await reads('dialog[open] .ranking', /events/);
    await webkit.click('//dialog[@open]//button[normalize-space()="Close"]');
  }

  it('solves, plays and races; when the server has stopped, too', TIMEOUT, async () => {
    const copy = new Copy('some/where/');
    try {
      await webkit.goto(await copy.start());
      await works();
      await eventually(() =>
        webkit.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
      );
      await copy.stop();
      await webkit.reload();
      await works();
    } finally {
      await copy.remove();
    }
  });

  it('solves, plays and races from one file', TIMEOUT, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sudoku-file-'));
    try {
      cpSync(FILE, join(folder, 'sudoku-lab.html')); // alone
      await webkit.goto(pathToFileURL(join(folder, 'sudoku-lab.html')).href);
      await works();
      assert.match(await webkit.evaluate(() => location.href), new RegExp(`#p=${ONE}`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('solves, plays and races from one file in a sandboxed frame', TIMEOUT, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sudoku-file-'));
    cpSync(FILE, join(folder, 'sudoku-lab.html'));
    const frame = '<iframe sandbox="allow-scripts" src="sudoku-lab.html" title="Lab"></iframe>';
    const style = '<style>iframe{width:95vw;height:95vh}</style>';
    writeFileSync(join(folder, 'host.html'), `<!doctype html><title>Host</title>${style}${frame}`);
    const server = await serve(folder, { headers: {} });
    try {
      await webkit.goto(`${server.url}host.html`);
      await webkit.enterFrame();
      assert.equal(await webkit.evaluate(() => self.origin), 'null');
      await works();
    } finally {
      await server.close();
      rmSync(folder, { recursive: true });
    }
  });
});
