// WebKit: solving, playing and racing without the server, and in the one-file edition.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { By, Key } from 'selenium-webdriver';
import { serve } from '../../web/make/serve.mjs';
import { Copy } from './support/copies.mjs';
import { becomes, eventually, SITE } from './support/harness.mjs';
import { EMPTY, MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { doTasks, webdriver } from './support/tasks.mjs';
import { startWebKit } from './support/webkit.mjs';

const FILE = fileURLToPath(new URL('../../build/sudoku-lab.html', import.meta.url));

/** @type {import('selenium-webdriver').WebDriver} */
let webkit;
let stop;
test.beforeAll(async () => {
  ({ driver: webkit, stop } = await startWebKit());
});
test.afterAll(() => stop?.());

/** @param {string} place  a CSS selector, or an XPath that begins with `//` */
const find = (place) =>
  webkit.findElement(place.startsWith('//') ? By.xpath(place) : By.css(place));
const click = (place) => find(place).click();

/** Waits until the text of the first element of a selector matches. */
const reads = (selector, pattern) =>
  eventually(
    () => webkit.executeScript((css) => document.querySelector(css)?.textContent ?? '', selector),
    (text) => pattern.test(text),
  );
const hasVerdict = (pattern) => reads('#verdict', pattern);
/** Waits until the slider says that the run is at a step. */
const hasStep = (pattern) =>
  eventually(
    () =>
      webkit.executeScript(
        () => document.querySelector('#scrub')?.getAttribute('aria-valuetext') ?? '',
      ),
    (text) => pattern.test(text),
  );
const enter = async (mode) => {
  await click(`#modes [data-mode=${mode}]`);
  await reads(`#modes [aria-current][data-mode=${mode}]`, /\w/);
};

/** Types a puzzle in the dialog and puts it on the board. */
async function load(line) {
  await click('#paste');
  const field = find('dialog[open] textarea');
  await field.clear();
  await field.sendKeys(line);
  await click('dialog[open] .dialog-foot .p:enabled');
}

/** The digits of the board, from the names of its cells. */
const digits = async () => {
  const names = await webkit.executeScript(() =>
    [...document.querySelectorAll('[role=grid] td')].map((td) => td.getAttribute('aria-label')),
  );
  return names.map((name) => /, (?:given|solved|entered) (\d)/.exec(name)?.[1] ?? '0').join('');
};

/** Solves, plays and races in the current document of the driver. */
async function works() {
  await reads('#modes [aria-current]', /\w/); // the page has read its address
  await enter('solve');
  await hasVerdict(/solution/i);
  await load(MANY);
  await hasVerdict(/at least two|2,032/i);
  await load(ONE);
  await hasVerdict(/exactly one/i);
  await enter('watch');
  await hasStep(/^Step 0 of 29,732,/);
  await click('button[aria-label="Step"]');
  await hasStep(/^Step 1 of 29,732,/);
  await click('button[aria-label="End"]');
  await hasStep(/^Step 29,732 of 29,732,/);
  await becomes(() => digits(), ONE_SOLVED);
  await click('//button[normalize-space()="Race"]');
  await reads('.race .lane-words', /^Dancing links51digits placed/);
  await click('//button[normalize-space()="Leave"]');
  await reads('#panel-code', /isValid/);
}

test('does the main tasks', async () => {
  const server = await serve(SITE);
  try {
    await webkit.get(`${server.url}#p=${EMPTY}`);
    await doTasks(webdriver(webkit));
  } finally {
    await server.close();
  }
});

test('runs the program that is typed into its editor', async () => {
  const server = await serve(SITE);
  try {
    await webkit.get(`${server.url}?lang=en#p=${ONE}&mode=watch`);
    await hasStep(/^Step 0 of 29,732,/);
    await webkit.executeScript(() => {
      const algorithm = document.querySelector('#algorithm');
      algorithm.value = 'program';
      algorithm.dispatchEvent(new Event('change'));
    });
    await eventually(() =>
      webkit.executeScript(() => {
        const { shadowRoot } = document.querySelector('.program-edit') ?? {};
        shadowRoot?.querySelector('[role=textbox]').focus();
        return Boolean(shadowRoot?.activeElement);
      }),
    );
    const press = (key) => webkit.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL);
    await press('a').perform();
    await webkit.actions().sendKeys('grid[0][2] = 4;', Key.ENTER, 'solution();').perform();
    await press(Key.ENTER).perform();
    await reads('#said', /^The program has ended without a solution: 2 steps/);
  } finally {
    await server.close();
  }
});

test('solves, plays and races after the server has stopped', async () => {
  const copy = new Copy('some/where/');
  try {
    await webkit.get(await copy.start());
    await hasVerdict(/solution/i);
    await eventually(() =>
      webkit.executeScript(() => navigator.serviceWorker.controller?.state === 'activated'),
    );
    await copy.stop();
    await webkit.navigate().refresh();
    await works();
  } finally {
    await copy.remove();
  }
});

test('solves, plays and races from one file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-file-'));
  try {
    cpSync(FILE, join(folder, 'sudoku-lab.html')); // alone
    await webkit.get(pathToFileURL(join(folder, 'sudoku-lab.html')).href);
    await works();
    assert.match(await webkit.executeScript(() => location.href), new RegExp(`#p=${ONE}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('solves, plays and races from one file in a sandboxed frame', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-file-'));
  cpSync(FILE, join(folder, 'sudoku-lab.html'));
  const frame = '<iframe sandbox="allow-scripts" src="sudoku-lab.html" title="Lab"></iframe>';
  const style = '<style>iframe{width:95vw;height:95vh}</style>';
  writeFileSync(join(folder, 'host.html'), `<!doctype html><title>Host</title>${style}${frame}`);
  const server = await serve(folder, { headers: {} });
  try {
    await webkit.get(`${server.url}host.html`);
    await webkit.switchTo().frame(find('iframe'));
    assert.equal(await webkit.executeScript(() => self.origin), 'null');
    await works();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
