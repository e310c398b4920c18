// The page in another language: no English text is left, changing keeps the state, and the address,
// else the last choice, else the browser decides.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { INVALID, MANY, ONE } from '../puzzles.mjs';

/** Texts that are the same in both languages: names, code and some words. */
const SAME = new Set([
  ...['Sudoku', 'Sudoku Lab', 'English', 'Deutsch', 'SudokuWiki', 'Sudoku Exchange'],
  ...['sudoku.coach', 'Golden Nugget', 'Easter Monster', 'isSafe', 'Esc', 'Cmd'],
  ...['Code', 'Matrix', 'Pause', 'Start'], // the same word
]);
const COUNTER = /^[a-z0-9]+(_[a-zA-Z]+)+$/; // an id of the core, in a tooltip
const ILLEGAL = `G ${ONE}\nP 1 1 9\nP 1 5 9\n`;

/** All texts that can be read or heard, except code and the user's input. @returns {Promise<string[]>} */
const wordsOf = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('code, script')) found.add(node.data.trim());
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add(element.getAttribute(name)?.trim());
    return [...found]
      .map((text) => (text ?? '').replace(/\s+/g, ' '))
      .filter((text) => /[a-z]{2}/i.test(text));
  });

/** States of the page that show further texts, and functions that go there without using any text. */
const STATES = {
  'with its one solution': async () => {},
  'with two of many solutions': async (page, lab) => {
    await lab.paste(MANY);
    await page.locator('#several').waitFor();
    await page.locator('#show').click();
    await page.locator('#count').click();
    await page.locator('#counted').filter({ hasText: /2.032/ }).waitFor();
  },
  'with a conflict': async (page, lab) => {
    await lab.paste(INVALID);
    await page.locator('#facts').filter({ hasText: /7/ }).waitFor();
  },
  'with a text that holds no puzzle': async (page, lab) => {
    await lab.paste('12345');
    await page.locator('#reading.error').filter({ hasText: /81/ }).waitFor();
  },
  'with the second of a list': async (page, lab) => {
    await lab.paste(`${ONE} abc\n${MANY}\n12x`);
    await page.locator('#puzzle-next').click();
    await page.locator('#of-many').filter({ hasText: /2/ }).waitFor();
  },
  'with an answer that is checked': async (page, lab) => {
    await lab.cells.first().click();
    await page.keyboard.press('9');
    await page.locator('#check').click();
    await page.keyboard.press('Shift+Digit1');
  },
  'with a trace of which a move is illegal': async (page, lab) => {
    await lab.paste(ILLEGAL);
    await page.locator('#go-last').click();
    await page.locator('#step-status').filter({ hasText: /[„“]/ }).waitFor();
  },
  'with a question while a run is watched': async (page, lab) => {
    await page.locator('#step-on').click();
    await page.locator('#leave').waitFor();
    await lab.cells.first().click();
    await page.keyboard.press('4');
    await page.locator('#said').filter({ hasText: /4/ }).waitFor();
    await page.locator('#tab-log').click();
    await page.locator('#panel-log button').nth(50).waitFor();
  },
};
/** The end of each algorithm, with the panel of its state. */
for (let at = 0; at < 7; at++) {
  STATES[`with algorithm ${at + 1} at its end`] = async (page) => {
    await page.locator('#algorithm').selectOption({ index: at });
    await page.locator('#tab-state').click();
    await page.locator('#go-last').click();
    await page
      .locator('#step-status')
      .filter({ hasText: /([\d.,]+) \w+ \1:/ })
      .waitFor();
  };
}
const ready = (page) => page.locator('#play:enabled').waitFor();
const race = async (page) => {
  await page.locator('#open-race').click();
  const dialog = page.locator('dialog.race');
  await dialog.getByRole('slider').press('End');
  await dialog.locator('.race-controls button').first().click();
  await dialog.locator('.ranking.final').waitFor();
};

inEachBrowser((test) => {
  const open = async (page, url, language) => {
    await page.goto(`${url}?lang=${language}#p=${ONE}`);
    await page
      .locator('#step-status')
      .filter({ hasText: /29.732/ })
      .waitFor();
  };
  const noEnglish = (english, others) => {
    const left = others.filter((text) => english.includes(text));
    assert.deepEqual(
      left.filter((text) => !SAME.has(text) && !COUNTER.test(text)),
      [],
    );
    assert.ok(others.length > english.length / 2, 'it says as much');
  };

  // The words are the same in all browsers.
  for (const [state, go] of Object.entries({ ...STATES, 'after a race': race })) {
    const body = async (page, { url }) => {
      const seen = [];
      for (const language of ['en', 'de']) {
        await open(page, url, language);
        await go(page, new Lab(page));
        seen.push(await wordsOf(page));
      }
      noEnglish(seen[0], seen[1]);
      assert.deepEqual(await violations(page), []);
    };
    test(`leaves nothing English on the German page ${state}`, body, { only: 'chromium' });
  }

  test('changes the language and back without losing the state', async (page, { url }) => {
    await open(page, url, 'en');
    const lab = new Lab(page);
    await lab.paste(`${ONE}\n${MANY}`);
    await page.locator('#puzzle-next').click();
    await lab.hasGivens(MANY);
    await page
      .locator('#step-status')
      .filter({ hasNotText: /29.732/ })
      .waitFor();
    await page.locator('#backtrack-next').click();
    await page.locator('#leave').waitFor();
    await page.locator('#tab-log').click();
    await page.locator('#panel-log button').nth(50).waitFor();
    const step = /&step=\d+/;
    const at = await eventually(() => page.evaluate(() => location.hash.match(/&step=(\d+)/)?.[0]));
    assert.match(at, step);
    const english = await wordsOf(page);

    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
    await page.getByRole('heading', { name: 'Mindestens zwei Lösungen' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    assert.match(page.url(), /&lang=de$/);
    assert.ok(page.url().includes(at), 'the step is the same');
    await page.getByText('Rätsel 2 von 2').waitFor();
    await page.getByRole('button', { name: /^1: liest das Rätsel$/ }).waitFor();
    noEnglish(english, await wordsOf(page));

    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await page.getByRole('heading', { name: 'At least two solutions' }).waitFor();
    await page.getByRole('button', { name: /^1: reads the puzzle$/ }).waitFor();
    assert.deepEqual((await wordsOf(page)).sort(), english.sort());
  });

  test('remembers the language that was chosen', async (page, { url }) => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await page.getByRole('button', { name: 'Hilfe' }).waitFor();
    await ready(page);
    await page.goto(`${url}?later`);
    await page.getByRole('heading', { name: 'Mindestens zwei Lösungen' }).waitFor();
    assert.doesNotMatch(page.url(), /lang=/);
  });

  test(
    'takes the language from the address, and English for an unknown one',
    async (page, { url }) => {
      await page.getByRole('heading', { name: 'Genau eine Lösung' }).waitFor();
      for (const unknown of ['fr', '%22%5D', '']) {
        await ready(page); // or the browser reports requests that the navigation aborts
        await page.goto(`${url}?lang=${unknown}#p=${ONE}`);
        await page.getByRole('heading', { name: 'Exactly one solution' }).waitFor();
        assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
      }
    },
    { path: `#p=${ONE}&lang=de` },
  );

  test('follows a change of the address', async (page) => {
    await page.evaluate(() => (location.hash += '&lang=de'));
    await page.getByRole('button', { name: 'Hilfe' }).waitFor();
  });

  test('stays English if the German texts cannot be loaded', async (page, { complaints }) => {
    await page.route('**/tables-*.js', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    const menu = page.getByRole('combobox', { name: 'Language' });
    await eventually(
      () => menu.inputValue(),
      (value) => value === 'en',
    );
    complaints.length = 0; // the failed request
  });

  // Playwright cannot set the language of Firefox.
  test(
    'speaks the language of the browser',
    async (page) => {
      await page.getByRole('button', { name: 'Hilfe' }).waitFor();
      assert.doesNotMatch(page.url(), /lang=/);
    },
    { locale: 'de-AT', only: 'chromium' },
  );
});
