// The page in another language: no English text is left, changing keeps the state, and the address,
// else the last choice, else the browser decides. Elements are found by id: their names differ.
import assert from 'node:assert/strict';
import { shows } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser, settles } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { INVALID, MANY, ONE } from '../puzzles.mjs';

/** Texts that are the same in both languages: names, code and some words. */
const SAME = new Set([
  ...['Sudoku', 'Sudoku Lab', 'English', 'Deutsch', 'SudokuWiki', 'Sudoku Exchange'],
  ...['sudoku.coach', 'Golden Nugget', 'Easter Monster', 'isSafe', 'Esc', 'Cmd', 'Nishio'],
  ...['Sue de Coq', 'ALS-XZ'], // techniques
  ...['Code', 'Listing', 'Log', 'Matrix', 'Pause', 'Start', 'Linear', 'Link', 'Film', 'Name'], // the same word
  ...['Explainer', 'Format', 'https://school.example', 'isSafe()'],
  ...['Java', 'Python', 'C++', 'JavaScript'], // languages
  ...['Inkala, 2012', 'Y. Daniel Liang, Case Study: Sudoku', 'Recursion lab: Sudoku'],
  ...['The Java Developers Almanac 1.4, e1089'],
]);
const COUNTER = /^[a-z0-9]+(_[a-zA-Z]+)+$/; // an id of the core, in a tooltip
const ILLEGAL = `G ${ONE}\nP 1 1 9\nP 1 5 9\n`;

/** Code, the parts of other modes, and what was announced before the language changed. */
const UNREAD = 'code, pre, script, textarea, #panel-code, #panel-state, [hidden], #announced';

/** All texts that can be read or heard, except code and the user's input. @returns {Promise<string[]>} */
const wordsOf = (page) =>
  page.evaluate((unread) => {
    const found = new Set();
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest(unread)) found.add(node.data.trim());
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest('[hidden]')) found.add(element.getAttribute(name)?.trim());
    return [...found]
      .map((text) => (text ?? '').replace(/\s+/g, ' '))
      .filter((text) => /[a-z]{2}/i.test(text));
  }, UNREAD);

/** Leaves a dialog. */
const leave = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** Opens a dialog from the menu. @param {string} action @param {(page: any) => Promise<void>} [before] */
const fromMenu = (action, before) => async (page) => {
  await before?.(page);
  await page.locator('#more').click();
  await page.locator(`#more-menu [data-action=${action}]`).click();
  await page.locator('dialog[open]').waitFor();
};
const enter = async (page, mode) => {
  await page.locator(`[data-mode=${mode}][href]`).click();
  await shows(page, mode);
};
const verdictOf = (page, pattern) => page.locator('#verdict', { hasText: pattern }).waitFor();

/** The states of the page that show further texts, in groups: functions that go there one after the other without using any text. */
const STATES = {
  'with any verdict': {
    'one solution, shown': async (page) => {
      await page.locator('#show').click();
      await page.locator('td.solved').first().waitFor();
    },
    'many solutions': async (page, lab) => {
      await lab.paste(MANY);
      await page.locator('#solution-next').click();
    },
    'a clash': async (page, lab) => {
      await lab.paste(INVALID);
      await page.locator('#facts', { hasText: /7/ }).waitFor();
    },
    'a text that holds no puzzle': async (page, lab) => {
      await lab.paste('12345');
      await page.locator('dialog[open]').waitFor();
    },
  },
  'in any mode': {
    'Play, with an entry that is checked': async (page, lab) => {
      await enter(page, 'play');
      await lab.cells.first().click();
      await page.keyboard.press('9');
      await page.locator('#check').click();
      await page.locator('#said', { hasText: /\w/ }).waitFor();
      await page.locator('#hint-more:not(:empty)').waitFor();
    },
    Make: (page) => enter(page, 'make'),
    Explain: async (page) => {
      await page.locator('[data-mode=play][href]').click();
      await page.locator('#play-undo').click(); // the wrong entry
      await enter(page, 'explain');
      await page.locator('.path .here').waitFor();
      await page.locator('#explain-next').click();
    },
    'Watch, with a question': async (page, lab) => {
      await enter(page, 'watch');
      await page.locator('#step-on:enabled').click();
      await lab.cells.first().click();
      await page.keyboard.press('4');
      await page.locator('#said', { hasText: /4/ }).waitFor();
    },
    'the race': async (page) => {
      await page.locator('#open-race').click();
      await page.locator('#race-title').waitFor();
    },
    'Watch, with a trace of which a move is illegal': async (page, lab) => {
      await page.locator('.race-foot .q').last().click();
      await lab.paste(ILLEGAL);
      await page.locator('#go-last:enabled').click();
      await page.locator('#line .text', { hasText: /\w/ }).waitFor();
    },
  },
  'in any dialog': {
    examples: fromMenu('openExamples'),
    lists: fromMenu('openLists', leave),
    share: fromMenu('openShare', leave),
    picture: fromMenu('openPicture', leave),
    help: fromMenu('openHelp', leave),
  },
  'at the end of any algorithm': Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [
      `algorithm ${at + 1}`,
      async (page) => {
        if (at === 0) await enter(page, 'watch');
        await page.locator('#algorithm').selectOption({ index: at });
        await eventually(() =>
          page.locator('#scrub').evaluate((input) => Number(input.value) === 0),
        );
        await page.locator('#go-last:enabled').click();
        await eventually(() =>
          page.locator('#scrub').evaluate((input) => Number(input.value) === Number(input.max)),
        );
      },
    ]),
  ),
};

inEachBrowser((test) => {
  const open = async (page, url, language) => {
    await page.goto(`${url}?lang=${language}#p=${ONE}`);
    await verdictOf(page, language === 'de' ? 'Genau eine Lösung' : 'Exactly one solution');
  };
  const noEnglish = (english, others, state = '') => {
    const left = others.filter((text) => english.includes(text));
    assert.deepEqual(
      left.filter((text) => !SAME.has(text) && !COUNTER.test(text)),
      [],
      state,
    );
    assert.ok(others.length > english.length / 2, `${state}: it says as much`);
  };
  /** Chooses a language in the menu. */
  const choose = async (page, code) => {
    await page.locator('#more').click();
    await page.locator('#language').selectOption(code);
    await page.keyboard.press('Escape');
  };
  const isGerman = (page) => page.getByRole('link', { name: 'Lösen', exact: true }).waitFor();

  // The words are the same in all browsers.
  for (const [group, states] of Object.entries(STATES))
    test(
      `leaves nothing English on the German page ${group}`,
      async (page, { url }) => {
        const seen = { en: {}, de: {} };
        for (const language of ['en', 'de']) {
          await open(page, url, language);
          for (const [state, go] of Object.entries(states)) {
            await go(page, new Lab(page));
            seen[language][state] = await settles(() => wordsOf(page));
          }
        }
        for (const state of Object.keys(states)) noEnglish(seen.en[state], seen.de[state], state);
      },
      { only: 'chromium' },
    );

  test('changes the language and back without losing the state', async (page, { url }) => {
    await open(page, url, 'en');
    await enter(page, 'watch');
    await page.locator('#backtrack-next:enabled').click();
    const at = await eventually(() =>
      page.evaluate(() => location.hash.match(/&step=[1-9]\d*/)?.[0]),
    );
    const english = await settles(() => wordsOf(page));

    await choose(page, 'de');
    await isGerman(page);
    await becomes(() => page.evaluate(() => document.documentElement.lang), 'de');
    assert.match(page.url(), /&lang=de$/);
    assert.ok(page.url().includes(at), 'the step is the same');
    noEnglish(english, await settles(() => wordsOf(page)));

    await choose(page, 'en');
    await page.getByRole('link', { name: 'Solve', exact: true }).waitFor();
    assert.deepEqual((await settles(() => wordsOf(page))).sort(), english.sort());
  });

  test('remembers the language that was chosen', async (page, { url }) => {
    await choose(page, 'de');
    await isGerman(page);
    await page.goto(`${url}?later`);
    await isGerman(page);
    assert.doesNotMatch(page.url(), /lang=/);
  });

  test(
    'takes the language from the address, and English for an unknown one',
    async (page, { url }) => {
      await verdictOf(page, 'Genau eine Lösung');
      for (const unknown of ['fr', '%22%5D', '']) {
        await page.waitForLoadState('networkidle'); // or the navigation aborts requests
        await page.goto(`${url}?lang=${unknown}#p=${ONE}`);
        await verdictOf(page, 'Exactly one solution');
        await becomes(() => page.evaluate(() => document.documentElement.lang), 'en');
      }
    },
    { path: `#p=${ONE}&lang=de` },
  );

  test('follows a change of the address', async (page) => {
    await page.evaluate(() => (location.hash += '&lang=de'));
    await isGerman(page);
  });

  test('stays English if the German texts cannot be loaded', async (page, { complaints }) => {
    await page.route('**/tables-*.js', (route) => route.abort());
    await choose(page, 'de');
    await eventually(
      () => page.locator('#language').inputValue(),
      (value) => value === 'en',
    );
    complaints.length = 0; // the failed request
  });

  test('keeps the language of the address if its texts cannot be loaded', async (page, {
    complaints,
    url,
  }) => {
    const matches = /\/tables-\w+\.js$/;
    await page.route(matches, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(`${url}#p=${ONE}&lang=de`);
    await verdictOf(page, 'Exactly one solution');
    await page.getByRole('link', { name: 'Play', exact: true }).click(); // writes the address
    await eventually(() => /mode=play/.test(page.url()));
    assert.match(page.url(), /lang=de/);
    await page.unroute(matches);
    await page.reload();
    await isGerman(page);
    complaints.length = 0; // the failed request
  });

  // Playwright cannot set the language of Firefox.
  test(
    'speaks the language of the browser',
    async (page) => {
      await isGerman(page);
      assert.doesNotMatch(page.url(), /lang=/);
    },
    { locale: 'de-AT', only: 'chromium' },
  );
});
