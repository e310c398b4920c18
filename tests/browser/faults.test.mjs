// Every script, style sheet, worker and module that a page loads later fails when it is first asked for, is
// junk, or never ends: what needs it works all the same, or the page says within 5 s what has not loaded and
// offers a button, after which it works.
import assert from 'node:assert/strict';
import { test as playwright } from '@playwright/test';
import { FAULTS, LATE, travel } from './support/faults.mjs';
import { inEachBrowser, TIMEOUT } from './support/harness.mjs';
import { JOURNEYS } from './support/journeys.mjs';
import { ONE } from '../puzzles.mjs';

/** The files that were served badly in the journeys so far, for each fault. */
const HIT = Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, new Set()]));
let made = 0;

playwright.describe.configure({ mode: 'default' }); // in one process, which counts the files

inEachBrowser((test) => {
  const OPTIONS = /** @type {const} */ ({ only: 'chromium', path: 'worksheet.html' });
  for (const [name, steps] of Object.entries(JOURNEYS))
    test(
      `${name} work after each file has failed, was junk or has not ended`,
      async (page, { url }) => {
        const browser = page.context().browser();
        await page.close();
        const journeys = Object.entries(HIT).map(async ([fault, hit]) => {
          const context = await browser.newContext();
          try {
            const other = await context.newPage();
            other.setDefaultTimeout(TIMEOUT);
            await travel(other, url, steps, fault, hit);
            return [];
          } catch (error) {
            return [`${fault}: ${error.message}`];
          } finally {
            await context.close();
          }
        });
        assert.deepEqual((await Promise.all(journeys)).flat(), []);
        made++;
      },
      OPTIONS,
    );

  test(
    'a page whose first script fails offers to load it again, with its address',
    async (page, { url, complaints }) => {
      for (const path of [`#p=${ONE}`, `embed.html#p=${ONE}`]) {
        await page.goto('about:blank');
        await page.route(/\/(lab|embed)\.js$/, (route) => route.abort(), { times: 1 });
        await page.goto(url + path);
        await page.locator('.starting button').click();
        await page.locator('#board [aria-label*=given]').first().waitFor();
        assert.ok(page.url().endsWith(`#p=${ONE}`) || page.url().includes(`#p=${ONE}&`));
      }
      complaints.length = 0; // the browser logs the failure
    },
    OPTIONS,
  );

  test(
    'every page beside the lab offers to load it again if its first script fails',
    async (page, { url }) => {
      const pages = {
        'worksheet.html': '#language option',
        'lessons.html': '#theme[title]',
        'lesson-backtracking.html': 'iframe',
        'lesson-editor.html': '#preview iframe',
        'techniques/index.html': '#theme[title]',
        'techniques/x-wing.html': '#board:not([aria-busy]) td',
      };
      const opened = Object.entries(pages).map(async ([path, works]) => {
        const other = await page.context().newPage();
        other.setDefaultTimeout(TIMEOUT);
        const first = /\/(worksheet|lesson|lesson-editor|technique)\.js$/;
        await other.route(first, (route) => route.abort(), { times: 1 });
        await other.goto(url + path);
        await other.locator('.starting button').click();
        await other.locator(works).first().waitFor({ state: 'attached' });
        await other.locator('.starting').waitFor({ state: 'detached' });
      });
      await Promise.all(opened);
    },
    OPTIONS,
  );

  test(
    'no file of the site is left out',
    async () => {
      playwright.skip(made < Object.keys(JOURNEYS).length, 'a journey has failed, or was not made');
      for (const [fault, hit] of Object.entries(HIT))
        assert.deepEqual(
          LATE.filter((file) => !hit.has(file)),
          [],
          fault,
        );
    },
    OPTIONS,
  );
});
