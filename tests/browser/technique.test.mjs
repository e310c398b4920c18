// The pages of techniques: reached from deductions, with an example that the board shows in steps.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { DEVICES, faultsAtEachSize, LANGUAGES, sized } from './support/geometry.mjs';
import { becomes, inEachBrowser } from './support/harness.mjs';
import { speak } from './support/player.mjs';
import { ONE } from '../puzzles.mjs';

/** Waits until the deduction of the example is found. */
const explained = (page) => page.locator('#board:not([aria-busy]) td').first().waitFor();
/** The technique before or after that of the page. */
const beside = (page, rel) => page.locator(`.turn [rel=${rel}]`).getAttribute('data-technique');
const step = (page, name) => page.getByRole('button', { name, exact: true }).click();

inEachBrowser((test) => {
  test(
    'leads from a deduction to its technique, and from there to the example in Explain',
    async (page) => {
      await page.locator('.path .here').waitFor();
      const name = await page.locator('.panel[data-for=explain] h2').innerText();
      await page.getByRole('link', { name: 'More about this technique' }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await explained(page);
      await page.getByRole('link', { name: 'Open in Explain' }).click();
      await page.locator('.panel[data-for=explain] h2', { hasText: name }).waitFor();
    },
    { path: `#p=${ONE}&mode=explain`, only: 'chromium' },
  );

  test(
    'is reached from the difficulty and from a hint',
    async (page) => {
      await page.mouse.move(9, 9); // a sign of use, for which the difficulty waits
      const link = page.locator('#difficulty .about');
      await link.waitFor();
      await becomes(() => link.getAttribute('href'), /^techniques\/[\w-]+\.html$/);
      await page.getByRole('link', { name: 'Play', exact: true }).click();
      await page.getByRole('button', { name: 'Where to look' }).click();
      await page.locator('#hint .about').click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await explained(page);
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );

  test(
    'is chosen from the list, and shows its example in steps',
    async (page) => {
      await page.locator('[data-technique=xy-wing]').click();
      await page.getByRole('heading', { name: 'XY-wing', level: 1 }).waitFor();
      await explained(page);
      const out = page.locator('#board .out');
      const candidates = page.locator('#board i:not(.no)');
      const [eliminated, before] = [await out.count(), await candidates.count()];
      assert.ok(eliminated > 0);
      await becomes(async () => (await page.locator('#board .on').count()) > 2, true);
      await step(page, 'Before');
      await becomes(async () => [await out.count(), await candidates.count()], [0, before]);
      await step(page, 'After');
      await becomes(
        async () => [await out.count(), await candidates.count()],
        [0, before - eliminated],
      );
      await page.getByRole('link', { name: 'XYZ-wing' }).first().click();
      await page.getByRole('heading', { name: 'XYZ-wing', level: 1 }).waitFor();
    },
    { path: 'techniques/' },
  );

  test(
    'opens its position in Play, with the candidates as notes, its drill, and an exercise that is found',
    async (page) => {
      await explained(page);
      const cells = await page
        .locator('#board td')
        .evaluateAll((all) => all.map((cell) => cell.querySelectorAll('i:not(.no)').length));
      await page.getByRole('link', { name: 'Play this position' }).click();
      await page.locator('.panel[data-for=play]').waitFor();
      await page.locator('#board .corner s').first().waitFor();
      const notes = await page
        .locator('#board td')
        .evaluateAll((all) => all.map((cell) => cell.querySelectorAll('.corner s').length));
      assert.deepEqual(notes, cells);
      await page.goBack();
      await page.getByRole('link', { name: 'Try it yourself' }).click();
      await page.getByText(/^Which candidate falls away/).waitFor();
      await becomes(() => page.getByLabel('Technique', { exact: true }).inputValue(), 'w-wing');
      await page.locator('#board i:not(.no)').first().waitFor();
      await page.waitForURL(/#p=.*&drill=w-wing&mode=play/);
      await page.locator('#drill').getByRole('button', { name: 'Done' }).click();
      await page.waitForURL(({ hash }) => !/drill/.test(hash));
      await page.goBack();
      await page.getByRole('link', { name: 'Exercise 6', exact: true }).click();
      await page.getByText('Exercise 6 of 6').waitFor();
      await page.getByText(/^Which candidate falls away/).waitFor();
      // One candidate after the other, until one is right.
      const candidates = await page
        .locator('#board td')
        .evaluateAll((all) =>
          all.flatMap((cell, at) =>
            [...cell.querySelectorAll('i')].flatMap((each, i) =>
              each.matches('.no') ? [] : [[at, String(i + 1)]],
            ),
          ),
        );
      for (const [at, digit] of candidates) {
        await page.locator('#board td').nth(at).click();
        await page.keyboard.press(digit);
        const said = page.locator('#said');
        await becomes(() => said.innerText(), /^Right\.|not by this pattern/);
        if (/^Right/.test(await said.innerText())) break;
      }
      await page.getByText('Exercise 6 of 6, found').waitFor();
      await page.goBack();
      await page.getByRole('link', { name: 'Exercise 6 found' }).waitFor();
      await page.getByText('1 of 6 found').waitFor();
      assert.deepEqual(await violationsInBothSchemes(page), []);
    },
    { path: 'techniques/w-wing.html', only: 'chromium' },
  );

  test(
    'is translated, with its links, and goes back to English',
    async (page) => {
      const neighbours = { prev: await beside(page, 'prev'), next: await beside(page, 'next') };
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByLabel('Language').selectOption('de');
      await page.getByRole('heading', { name: 'XY-Wing', level: 1 }).waitFor();
      await page.getByRole('heading', { name: 'Warum es gilt' }).waitFor();
      await explained(page);
      await becomes(
        async () => (await page.locator('#board .on').count()) > 2,
        true,
        'the board is still there',
      );
      await becomes(() => page.title(), /^XY-Wing/);
      assert.deepEqual(await violations(page), []);
      for (const rel of ['prev', 'next'])
        await becomes(() => beside(page, rel), neighbours[rel], 'the same ones beside it');
      await page.getByRole('link', { name: 'XY-Kette' }).first().click();
      await page.getByRole('heading', { name: 'XY-Kette', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Mehr' }).click();
      await page.getByLabel('Sprache').selectOption('en');
      await page.getByRole('heading', { name: 'XY-chain', level: 1 }).waitFor();
      await becomes(() => page.locator('html').getAttribute('lang'), 'en');
    },
    { path: 'techniques/xy-wing.html', only: 'chromium' },
  );

  test(
    'the board stays where it is while the text beside it scrolls to its end',
    async (page) => {
      const top = () => page.locator('#board').evaluate((each) => each.getBoundingClientRect().top);
      const before = await top();
      await page.locator('.family').scrollIntoViewIfNeeded();
      await becomes(() => top(), before);
      await page.locator('.turn [rel=next]', { hasText: '3.4, next' }).waitFor();
    },
    { path: 'techniques/x-wing.html', only: 'chromium', ...sized('lecture') },
  );

  test(
    'can be read without scripts',
    async (page) => {
      await page.getByRole('heading', { name: 'Swordfish', level: 1 }).waitFor();
      await page.getByText('Each of the three rows has the digit once').waitFor();
    },
    { path: 'techniques/swordfish.html', only: 'chromium', javaScriptEnabled: false },
  );

  for (const sizes of Object.values(DEVICES)) {
    for (const name of ['sue-de-coq', 'siamese-finned-franken-swordfish', 'index']) {
      test(
        `${name} fits the sizes ${sizes.join(', ')} in English and German`,
        async (page) => {
          const shown = name === 'index' ? '.map' : '#reasons h3';
          const faults = [];
          for (const language of LANGUAGES) {
            await speak(page, language);
            await page.locator(`html[lang=${language}]`).waitFor();
            await page.locator(shown).first().waitFor();
            await page.evaluate(() => document.fonts.ready);
            const still = () => false;
            faults.push(...(await faultsAtEachSize(page, sizes, language, { still })));
          }
          assert.deepEqual(faults, []);
        },
        { path: `techniques/${name}.html`, only: 'chromium', ...sized(sizes[0]) },
      );
    }
  }
});

inEachBrowser((test) => {
  for (const name of ['index', 'hidden-single-box', 'als-xy-wing', 'grouped-aic']) {
    test(
      `has no fault that axe finds, light and dark: ${name}`,
      async (page) => {
        await page
          .locator(name === 'index' ? '.map' : '#reasons h3')
          .first()
          .waitFor();
        assert.deepEqual(await violationsInBothSchemes(page), []);
      },
      { path: `techniques/${name}.html`, only: 'chromium' },
    );
  }
});
