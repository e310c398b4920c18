// The page without its server, and updates to a new version.
import assert from 'node:assert/strict';
import { appendFileSync, rmSync } from 'node:fs';
import { test as playwright } from '@playwright/test';
import { violations } from './support/axe.mjs';
import { Copy } from './support/copies.mjs';
import { puzzleFile } from './support/drawn-puzzle.mjs';
import { becomes, eventually, TIMEOUT, watch } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { ListDialog } from './support/list-dialog.mjs';
import { FORMATS, MANY, ONE } from '../puzzles.mjs';
import { works } from './support/works.mjs';

/** Waits until the service worker has its copy and answers the page. */
const isKept = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** `body` gets a page that shows a copy of the site, the copy, its address, and the complaints. */
const test = (sentence, body, { path, before: prepare, only } = {}) =>
  playwright(sentence, { tag: only ? `@${only}` : [] }, async ({ browser }) => {
    const copy = new Copy(path);
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT);
      await prepare?.(page, copy);
      const url = await copy.start();
      const complaints = await watch(page, new URL(url).origin);
      await page.goto(`${url}#p=${ONE}`);
      await new Lab(page).hasVerdict(/exactly one/i);
      await body(page, copy, { url, complaints });
      assert.deepEqual(complaints, []);
    } finally {
      await context.close();
      await copy.remove();
    }
  });

test('solves, plays, watches, races and explains when the server has stopped', async (page, copy) => {
  await isKept(page);
  await page.locator('#doctor-ask').waitFor(); // the page is idle: it asks the server for nothing more
  await copy.stop();
  await page.reload();
  await works(page);
});

test(
  'works offline in a folder and at all its addresses',
  async (page, copy, { url }) => {
    await isKept(page);
    await copy.stop();
    await page.goto(`${url}?p=${MANY}`);
    await new Lab(page).hasVerdict(/at least two|2,032/i);
    await page.goto(`${url}index.html?lang=en#p=${ONE}`);
    await new Lab(page).hasVerdict(/exactly one/i);
    await works(page);
  },
  { path: 'some/where/', only: 'chromium' },
);

test(
  'shows the page of any technique, in either language',
  async (page, copy, { url }) => {
    await isKept(page);
    await copy.stop();
    for (const [address, name] of [
      ['als-xz.html', 'ALS-XZ'],
      ['xy-chain.html?lang=de', 'XY-Kette'],
      ['?lang=de', 'Techniken'],
    ]) {
      await page.goto(`${url}techniques/${address}`);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      if (!address.includes('.html')) continue;
      await page.locator('#reasons h3').first().waitFor();
      // Its picture, those of its neighbours, and its exercises are there, too.
      await page.locator('.facts svg').waitFor();
      await becomes(() => page.locator('.turn svg').count(), 2);
      await becomes(() => page.locator('.exercises svg').count(), 6);
    }
  },
  { path: 'some/where/' },
);

test(
  'keeps lists and lessons when they are opened, and says what is not kept',
  async (page, copy, { url, complaints }) => {
    const lab = new Lab(page);
    const lists = new ListDialog(page);
    await lists.open();
    await page.keyboard.press('Escape');
    await isKept(page);
    await page.goto(`${url}lesson-recursion.html?lang=en`);
    await page.locator('.question').first().waitFor();
    await copy.stop();
    await page.reload();
    await page.locator('.question').first().waitFor();
    await page.goto(`${url}lesson-counting-de.html`);
    await page.getByText('Diese wurde noch nicht geöffnet.').waitFor();
    await page.getByRole('link', { name: 'Sudoku Lab' }).click();
    await lab.hasVerdict(/solution/i);
    await lists.open();
    complaints.length = 0; // the failed request
  },
  { only: 'chromium' },
);

test(
  'names what was never opened, in the language of the page, and opens it with the next connection',
  async (page, copy, { complaints }) => {
    const lab = new Lab(page);
    await isKept(page);
    await copy.stop();
    const open = async (name) => {
      await page.locator('#more').click();
      await lab.button(name).click();
    };
    await open('Solve a list');
    await lab.says(/“Solve a list” is not on this device yet/);
    await page.evaluate(() => (location.hash = 'lang=de'));
    await open('Liste lösen');
    await lab.says(/„Liste lösen“ ist noch nicht auf diesem Gerät/);
    await copy.start();
    await page.reload();
    await open('Liste lösen');
    await page.getByRole('dialog').waitFor();
    complaints.length = 0; // the failed requests
  },
  { only: 'chromium' },
);

test(
  'leaves everything to a tab of the old version when another one has changed to a new version',
  async (page, copy, { url }) => {
    await isKept(page);
    const other = await page.context().newPage();
    await other.goto(`${url}#p=${ONE}`);
    await isKept(other);
    // Another first chunk, as in a new build: every script has another name.
    await copy.rename(/-(?=[A-Z0-9]{8}\.js$)/, '-NEW-');
    await copy.publish();
    await other.reload();
    await new Lab(other).says('A new version is ready.');
    await new Lab(other).button('Reload').click();
    await other.waitForFunction(
      () => !document.querySelector('.newer') && document.querySelector('link[href*="-NEW-"]'),
    );
    await new Lab(page).says('A new version is ready.');
    await becomes(() => page.locator('link[href*="-NEW-"]').count(), 0);
    await works(page);
    await new Lab(page).enter('Make');
    await page.getByRole('button', { name: 'Make 6 puzzles' }).click();
    await page.waitForURL((address) => !address.hash.includes(`p=${ONE}`));
    await works(other);
  },
  { only: 'chromium' },
);

test('announces a new version and keeps the puzzle over the reload', async (page, copy) => {
  const lab = new Lab(page);
  await isKept(page);
  appendFileSync(copy.file('board.css'), ':root{--of-a-new-version:1}');
  await copy.publish();
  const isNew = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--of-a-new-version') === '1';
  await page.reload();
  await lab.says('A new version is ready.');
  await becomes(() => page.evaluate(isNew), false, 'the old version serves until the user reloads');
  // The notice has its style sheet.
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.newer')).display === 'flex',
  );
  assert.deepEqual(await violations(page), []);
  await lab.load(MANY, /at least two|2,032/i);
  await lab.button('Reload').click();
  await page.waitForFunction(isNew);
  await lab.hasGivens(MANY);
  await copy.stop();
  await page.reload();
  await page.waitForFunction(isNew);
  await works(page);
  const caches = await page.evaluate(() => window.caches.keys());
  assert.equal(caches.length, 2, 'the copy, and the one before it');
});

test(
  'keeps the old copy if a new version is incomplete',
  async (page, copy, { complaints }) => {
    await isKept(page);
    appendFileSync(copy.file('board.css'), ':root{--of-a-new-version:1}');
    await copy.publish();
    appendFileSync(copy.file('board.css'), '/* of another version */');
    await page.reload();
    await eventually(() => complaints.some((text) => /board\.css: of another version/.test(text)));
    complaints.length = 0;
    await copy.stop();
    await page.reload();
    await works(page);
  },
  { only: 'chromium' },
);

test(
  'reports a missing file and works as long as the server does',
  async (page, copy, { complaints }) => {
    await eventually(() => complaints.some((text) => /copy\.lzma: 404/.test(text)));
    complaints.length = 0;
    const kept = await page.evaluate(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.active),
    );
    assert.equal(kept, false);
    await works(page);
  },
  {
    before: (page, copy) => rmSync(copy.file('copy.lzma')),
    only: 'chromium',
  },
);

test(
  'works if the browser refuses a service worker',
  async (page) => {
    await works(page);
    await eventually(() => page.evaluate(() => 'refused' in window));
  },
  {
    before: (page) =>
      page.addInitScript(() => {
        if (!navigator.serviceWorker) return; // no page yet
        ServiceWorkerContainer.prototype.register = () => {
          window.refused = true;
          return Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
        };
      }),
  },
);

test(
  'a picture that is shared to the installed page is read',
  async (page, copy, { url }) => {
    await isKept(page);
    const { name, buffer, mimeType } = await puzzleFile(page, FORMATS);
    const bytes = [...buffer];
    // The form that the system sends for the manifest's `share_target`.
    const { action, enctype, method, params } = await page.evaluate(
      async () => (await (await fetch('site.webmanifest')).json()).share_target,
    );
    assert.deepEqual([method, enctype], ['POST', 'multipart/form-data']);
    await page.evaluate(
      ([address, field, file, content, type]) => {
        const form = Object.assign(document.createElement('form'), { action: address });
        Object.assign(form, { method: 'post', enctype: 'multipart/form-data' });
        const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
        const given = new DataTransfer();
        given.items.add(new File([new Uint8Array(content)], file, { type }));
        input.files = given.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [action, params.files[0].name, name, bytes, mimeType],
    );
    const root = page.getByRole('dialog', { name: 'Puzzle from a picture' });
    await root.getByRole('status').filter({ hasText: '30 digits read' }).waitFor();
    assert.equal(page.url().split('#')[0], url);
    await root.getByRole('button', { name: 'Use this puzzle' }).click();
    await new Lab(page).hasGivens(FORMATS);
  },
  { only: 'chromium' },
);
