// The one-file edition: opened as a file, and in a frame that allows only scripts.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test as playwright } from '@playwright/test';
import { assetsOf } from '../../web/make/precache.mjs';
import { serve } from '../../web/make/serve.mjs';
import { violations } from './support/axe.mjs';
import { becomes, TIMEOUT, watch } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player } from './support/player.mjs';
import { EMPTY, MANY, ONE } from '../puzzles.mjs';
import { works } from './support/works.mjs';

const FILE = fileURLToPath(new URL('../../build/sudoku-lab.html', import.meta.url));

/** What the page shows is waited for: on a busy machine, all that it contains may take longer to unpack than one wait. */
const COMMITTED = /** @type {const} */ ({ waitUntil: 'commit' });

const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));

/** Family, weight and style of each face in the rules of the site. */
function facesOfSite() {
  const rules = readFileSync(join(SITE, assetsOf(SITE), 'fonts.css'), 'utf8');
  const face = /font-family:"([^"]+)";font-weight:(\d+);font-style:(\w+)/g;
  return [...rules.matchAll(face)].map(([, ...parts]) => parts.join());
}

let folder;
playwright.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sudoku-file-'));
  cpSync(FILE, join(folder, 'sudoku-lab.html')); // alone
});
playwright.afterAll(() => rmSync(folder, { recursive: true }));

/** `body` gets an empty page and its complaints. */
const test = (sentence, body, { only } = {}) =>
  playwright(sentence, { tag: only ? `@${only}` : [] }, async ({ browser }) => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      await body(page, await watch(page, 'null'));
    } finally {
      await context.close();
    }
  });

test('solves, plays, watches, races and explains from a file, with the difficulty', async (page, complaints) => {
  const address = pathToFileURL(join(folder, 'sudoku-lab.html')).href;
  await page.goto(`${address}#p=${MANY}`, COMMITTED);
  await new Lab(page).hasVerdict(/at least two|2,032/i);
  assert.deepEqual(await violations(page), []);
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, weight, style }) =>
      [family.replaceAll('"', ''), weight, style].join(),
    ),
  );
  assert.deepEqual(faces, facesOfSite(), 'it has the faces of the site');
  await works(page);
  assert.ok(page.url().startsWith(`${address}#p=${ONE}`), 'its address is its state');
  await page.goto(`${address}#p=${ONE}`, COMMITTED);
  await page
    .locator('#difficulty')
    .getByText(/\d\.\d/)
    .first()
    .waitFor();
  await new Lab(page).enter('Make');
  await page.getByRole('button', { name: 'Make 6 puzzles' }).click();
  await page.waitForURL((url) => !url.hash.includes(`p=${ONE}`));
  await page.goto(`${address}#p=${ONE}`, COMMITTED);
  await new Lab(page).hasGivens(ONE);
  await page.reload();
  await new Lab(page).hasGivens(ONE);
  const asked = complaints.filter((text) => !text.startsWith(`asked for ${address}`));
  assert.deepEqual(asked, []);
});

test(
  'says that other pages are on the website, at each link to one',
  async (page) => {
    const address = pathToFileURL(join(folder, 'sudoku-lab.html')).href;
    await page.goto(`${address}#p=${ONE}&mode=play`, COMMITTED);
    const lab = new Lab(page);
    await page.locator('#hint-more').click();
    await page.getByTitle('What is that?').click();
    await lab.says(/This file has no other pages/);
    await page.locator('#check').click();
    await page.getByText('This file has no other pages').waitFor({ state: 'detached' });
    await page.locator('#more').click();
    await lab.button('Lessons').click();
    await lab.says(/This file has no other pages/);
    assert.ok(page.url().startsWith(`${address}#p=${ONE}`));
  },
  { only: 'chromium' },
);

test(
  'shows the licences of what it contains',
  async (page) => {
    await page.goto(`${pathToFileURL(join(folder, 'sudoku-lab.html')).href}#p=${ONE}`, COMMITTED);
    await new Lab(page).hasVerdict(/exactly one/i);
    await page.keyboard.press('?');
    await page.locator('dialog.help').getByText('About', { exact: true }).click();
    const licences = page.locator('dialog.help details');
    await licences.locator('summary').click();
    await licences.getByText(/acorn: Copyright[^]*MIT[^]*SIL OPEN FONT LICENSE/i).waitFor();
  },
  { only: 'chromium' },
);

test('runs your own program from a file, in a frame that allows no other script', async (page, complaints) => {
  const address = pathToFileURL(join(folder, 'sudoku-lab.html')).href;
  await page.goto(`${address}#p=${ONE}&mode=watch`, COMMITTED);
  await new Player(page).shows(/^Step 0 of/);
  await page.locator('#algorithm').selectOption({ label: 'Your own program…' });
  const panel = page.locator('.panel[data-for=watch]');
  await panel.getByRole('combobox', { name: 'Start from …' }).selectOption('Liang’s search');
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await new Lab(page).says(/^Solved: 1,589 digits placed, 15,635 steps/);
  const asked = complaints.filter((text) => !text.startsWith(`asked for ${address}`));
  assert.deepEqual(asked, []);
  const inline = page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('message', () => done('ran'), { once: true });
        addEventListener('securitypolicyviolation', () => done('blocked'), { once: true });
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.onload = () => setTimeout(() => done('did not run'), 500);
        frame.srcdoc = '<script nonce="frame">parent.postMessage(1, "*")</' + 'script>';
        document.body.append(frame);
      }),
  );
  assert.notEqual(await inline, 'ran');
});

test(
  'has every visible element at the place that it has on the site',
  async (page) => {
    await page.setViewportSize({ width: 900, height: 620 });
    const server = await serve(SITE);
    const places = async (address) => {
      await page.goto(`${address}#p=${ONE}`, COMMITTED);
      await new Lab(page).hasVerdict(/exactly one/i);
      await page
        .locator('#difficulty')
        .getByText(/\d\.\d/)
        .first()
        .waitFor(); // the last part
      return page.evaluate(() =>
        [...document.querySelectorAll('header *, .frame, .dock *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.localName} ${element.id} ${[x, y, width, height].map(Math.round)}`;
        }),
      );
    };
    try {
      const onSite = await places(server.url);
      await becomes(() => places(pathToFileURL(FILE).href), onSite);
    } finally {
      await server.close();
    }
  },
  { only: 'chromium' },
);

// Playwright lets Firefox run modules of files.
test(
  'says that the site needs a server',
  async (page) => {
    await page.goto(pathToFileURL(join(SITE, 'index.html')).href);
    await page
      .getByText(/Starting … If this stays, reload the page, or open a file as sudoku-lab\.html\./)
      .waitFor();
    await page
      .getByText(/Bleibt das so: neu laden, oder die Datei sudoku-lab\.html nehmen\./)
      .waitFor();
  },
  { only: 'chromium' },
);

test(
  'counts exactly in German from a file, changes to English, and offers its link but no frame',
  async (page, complaints) => {
    const address = pathToFileURL(join(folder, 'sudoku-lab.html')).href;
    await page.goto(`${address}#p=${EMPTY}&lang=de`, COMMITTED);
    const lab = new Lab(page);
    await lab.button(/Urteil jetzt zeigen/i).click();
    await lab.hasVerdict(/mindestens zwei/i);
    await lab.button(/alle zählen/i).click();
    await lab.says(/^6\.670\.903\.752\.021\.072\.936\.960 Lösungen, in /);
    await lab.paste(ONE);
    await lab.hasVerdict(/genau eine Lösung/i);
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
    await lab.hasVerdict(/exactly one/i);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /share and embed/i }).click();
    await page.locator('dialog.share').getByText('Link', { exact: true }).click();
    await page.getByText(/single file/i).waitFor();
    await becomes(() => page.locator('dialog.share iframe:visible').count(), 0);
    await becomes(() => page.locator('dialog.share textarea:visible').count(), 1);
    assert.deepEqual(
      complaints.filter((text) => !text.startsWith(`asked for ${address}`)),
      [],
    );
  },
  { only: 'chromium' },
);

test('solves, plays, watches, races and explains in a sandboxed frame', async (page, complaints) => {
  const frame = '<iframe sandbox="allow-scripts" src="sudoku-lab.html" title="Lab"></iframe>';
  writeFileSync(
    join(folder, 'host.html'),
    `<!doctype html><title>Host</title><link rel="icon" href="data:,"><style>iframe{width:90vw;height:90vh}</style>${frame}`,
  );
  const server = await serve(folder, { headers: {} });
  try {
    await page.goto(`${server.url}host.html`, { waitUntil: 'commit' });
    const inner = await (await page.locator('iframe').elementHandle()).contentFrame();
    await new Lab(inner).hasVerdict(/solution/i);
    const origin = await inner.evaluate(() => self.origin);
    assert.equal(origin, 'null');
    await works(inner);
    const asked = complaints.filter((text) => !text.startsWith(`asked for ${server.url}`));
    assert.deepEqual(asked, []);
  } finally {
    await server.close();
  }
});

test(
  'speaks German in a sandboxed frame',
  async (page) => {
    writeFileSync(
      join(folder, 'deutsch.html'),
      '<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="sudoku-lab.html?lang=de" title="Lab"></iframe>',
    );
    const server = await serve(folder, { headers: {} });
    try {
      await page.goto(`${server.url}deutsch.html`);
      const inner = await (await page.locator('iframe').elementHandle()).contentFrame();
      await new Lab(inner).hasVerdict(/genau eine Lösung/i);
    } finally {
      await server.close();
    }
  },
  { only: 'chromium' },
);

test('says so if it is damaged', async (page) => {
  const text = readFileSync(FILE, 'utf8');
  const middle = text.indexOf('id="texts">') + 50_000;
  const damaged = `${text.slice(0, middle)}AAAAAAAA${text.slice(middle + 8)}`;
  writeFileSync(join(folder, 'damaged.html'), damaged);
  await page.goto(pathToFileURL(join(folder, 'damaged.html')).href, COMMITTED);
  await page.getByRole('heading', { name: /cannot open the page.*damaged/i }).waitFor();
});
