// The page without its server, and updates to a new version.
import assert from 'node:assert/strict';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as playwright } from '@playwright/test';
import { violations } from './support/axe.mjs';
import { Copy } from './support/copies.mjs';
import { eventually, TIMEOUT, watch } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, ONE } from '../puzzles.mjs';
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
      if (address.includes('.html')) await page.locator('#reasons h3').first().waitFor();
    }
  },
  { path: 'some/where/' },
);

test('announces a new version and keeps the puzzle over the reload', async (page, copy) => {
  const lab = new Lab(page);
  await isKept(page);
  appendFileSync(join(copy.folder, 'board.css'), ':root{--of-a-new-version:1}');
  copy.publish();
  const isNew = () =>
    getComputedStyle(document.documentElement).getPropertyValue('--of-a-new-version') === '1';
  await page.reload();
  await lab.says('A new version is ready.');
  assert.equal(await page.evaluate(isNew), false, 'the old version serves until the user reloads');
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
  assert.equal(caches.length, 1, 'only one copy is left');
});

test(
  'keeps the old copy if a new version is incomplete',
  async (page, copy, { complaints }) => {
    await isKept(page);
    appendFileSync(join(copy.folder, 'board.css'), ':root{--of-a-new-version:1}');
    copy.publish();
    appendFileSync(join(copy.folder, 'race.css'), '/* not yet listed */');
    await page.reload();
    await eventually(() => complaints.some((text) => /race\.css: of another version/.test(text)));
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
    await eventually(() => complaints.some((text) => /icon-512\.png: 404/.test(text)));
    complaints.length = 0;
    const kept = await page.evaluate(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.active),
    );
    assert.equal(kept, false);
    await works(page);
  },
  {
    before: (page, copy) => rmSync(join(copy.folder, 'icons/icon-512.png')),
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
