// The editor of lessons: text and preview, links, and what it exports.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser, TIMEOUT, watch } from './support/harness.mjs';

inEachBrowser((test) => {
  test(
    'shows a lesson beside its text, keeps the text, and makes a link of it',
    async (page, { url }) => {
      const field = page.getByLabel('Text of the lesson');
      const preview = page.locator('#preview');
      await preview.getByRole('heading', { name: 'My lesson' }).waitFor();
      const frame = await preview.locator('iframe').elementHandle();
      assert.deepEqual(await violations(page), []);

      // What is typed appears, a fault with its line; the board stays the same element.
      await field.press('Control+End');
      await page.keyboard.type('\nMore _text_ <b>');
      await preview.getByText('More text <b>').waitFor();
      const last = await field.evaluate((text) => text.value.split('\n').length);
      await page.getByRole('button', { name: `Line ${last}: HTML is not supported` }).click();
      await becomes(() => field.evaluate((text) => text.value.slice(text.selectionStart)), '<b>');
      await becomes(() => frame.evaluate((element) => element.isConnected), true);

      // Insert, undo; another file, undo.
      await field.press('Control+End');
      await page.getByRole('button', { name: 'Insert' }).click();
      await page.getByRole('button', { name: 'Question: a digit' }).click();
      await preview.getByText('Question 2 of 2').waitFor();
      await field.press('Control+z');
      await preview.getByText('Question 1 of 1').waitFor();
      await page.setInputFiles('#file', {
        name: 'lesson.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from('# Opened\n\nWith a lead.\n'),
      });
      await preview.getByRole('heading', { name: 'Opened' }).waitFor();
      await field.press('Control+z');
      await preview.getByText('More text <b>').waitFor();
      await page.getByRole('button', { name: 'Back to the earlier text' }).waitFor();
      const kept = await field.inputValue();
      await page.goto(`${url}lesson-editor.html?lang=de`);
      await preview.getByText('More text <b>').waitFor();
      await becomes(() => page.locator('#text').inputValue(), kept);
      await page.goto(`${url}lesson-editor.html?lang=en`);
      await preview.getByText('More text <b>').waitFor();

      // The link shows the same lesson.
      await page.getByRole('button', { name: 'Copy link' }).click();
      const address = await eventually(() => page.evaluate(() => navigator.clipboard.readText()));
      assert.ok(address.startsWith(`${url}lesson.html#t=`));
      await page.goto(address);
      await page.getByRole('heading', { name: 'My lesson' }).waitFor();
      await page.getByText('More text <b>').waitFor();
      await page.frameLocator('[data-board=board]').getByRole('grid').waitFor();
    },
    {
      path: 'lesson-editor.html?lang=en',
      only: 'chromium',
      permissions: ['clipboard-read', 'clipboard-write'],
    },
  );

  test(
    'exports a lesson that works from a file, slides, and its questions as well-formed XML',
    async (page) => {
      await page.getByRole('heading', { name: 'Backtracking zum Zusehen' }).waitFor();
      const folder = mkdtempSync(join(tmpdir(), 'sudoku-lesson-'));
      const exported = async (name) => {
        await page.getByRole('button', { name: 'Exportieren' }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ]);
        const path = join(folder, download.suggestedFilename());
        await download.saveAs(path);
        return pathToFileURL(path).href;
      };
      const bank = join(folder, 'bank');
      execFileSync('7z', ['x', '-y', fileURLToPath(await exported(/QTI/)), `-o${bank}`]);
      const documents = readdirSync(bank).map((name) => readFileSync(join(bank, name), 'utf8'));
      assert.ok(documents.length > 8);
      const faults = await page.evaluate(
        (all) =>
          all
            .map((text) => new DOMParser().parseFromString(text, 'text/xml'))
            .flatMap((each) => each.querySelector('parsererror')?.textContent ?? []),
        documents,
      );
      assert.deepEqual(faults, []);
      const [lesson, slides] = [await exported(/ohne Netz/), await exported(/Folien/)];
      const file = await page.context().newPage();
      file.setDefaultTimeout(TIMEOUT);
      const complaints = await watch(file, 'null');
      await file.goto(lesson);
      await file.getByRole('link', { name: 'die 3 passt' }).click();
      await file.locator('[data-board=try]').getByText('3 passt in Z1S1').first().waitFor();
      const question = file.locator('form').first();
      await question.getByText('Zeile, Spalte und Block').click();
      await question.getByRole('button', { name: 'Prüfen' }).click();
      await question.getByText('Richtig.').waitFor();
      assert.deepEqual(await violations(file), []);
      await file.goto(slides);
      await file.getByText('Schritt 3: probiert 1 in Z1S1').waitFor();
      await file.locator('strong', { hasText: 'Zeig die erste Prüfung.' }).waitFor();
      await becomes(async () => (await file.locator('section svg').count()) > 15, true);
      assert.deepEqual(complaints, []);
      rmSync(folder, { recursive: true });
    },
    { path: 'lesson-editor.html?id=backtracking-de&lang=de', only: 'chromium' },
  );
});
