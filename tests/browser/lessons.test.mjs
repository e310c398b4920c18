// Each lesson of the site, walked to its end: in English with the keyboard, in German by touch. Its text
// says what the walk does: links drive boards, every question is answered wrong, then right. The boards
// take most of the time; in German, where they are the same, only the first link is used.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { readDrive } from '../../web/features/lesson/actions.js';
import { strings as english } from '../../web/features/lesson/en.js';
import { judge } from '../../web/features/lesson/judge.js';
import { plainText } from '../../web/features/lesson/types.js';
import { strings as german } from '../../web/languages/de/lesson.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { ONE } from '../puzzles.mjs';

const PHONE = { width: 390, height: 844 };
const WORDS = { en: english, de: german };

/** How a reader uses controls. */
const KEYBOARD = {
  async press(control) {
    await control.focus();
    await control.page().keyboard.press('Enter');
  },
  async tick(control) {
    await control.focus();
    await control.page().keyboard.press('Space');
  },
  async type(control, text) {
    await control.focus();
    await control.page().keyboard.type(text);
  },
};
const TOUCH = {
  press: (control) => control.tap(),
  tick: (control) => control.locator('xpath=..').tap(), // its label
  async type(control, text) {
    // The list of options belongs to the browser: it cannot be tapped here.
    const list = await control.evaluate((element) => element.matches('select'));
    if (list) await control.selectOption(text);
    else await control.fill(text);
  },
};

/** Values that are judged as right or wrong, as `judge` takes them. */
function given(question, right) {
  const { kind, choices } = question;
  const all = choices.map((_, at) => at);
  const candidates = {
    one: all.map((at) => [at]),
    several: [all.filter((at) => choices[at].right), ...all.map((at) => [at])],
    number: [...choices.map(({ from }) => [from]), [987_654_321]],
    digit: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit]),
    cell: Array.from({ length: 81 }, (_, at) => [at]),
  }[kind];
  const fit = candidates.filter((each) => judge(question, each).right === right);
  return fit.find((each) => judge(question, each).feedback.length) ?? fit[0];
}

/** Enters an answer and checks it. */
async function answer(form, question, values, hand) {
  const { id, kind } = question;
  const input = (name) => form.locator(`[name="${name}-${id}"]`);
  if (kind === 'number') {
    await input('answer').fill('');
    await hand.type(input('answer'), String(values[0]));
  } else if (kind === 'cell') {
    await hand.type(input('row'), String(Math.floor(values[0] / 9) + 1));
    await hand.type(input('column'), String((values[0] % 9) + 1));
  } else {
    const boxes = form.locator('input');
    for (let at = 0; at < (await boxes.count()); at++) {
      const wanted = values.includes(Number(await boxes.nth(at).inputValue()));
      const changes = kind === 'several' ? wanted !== (await boxes.nth(at).isChecked()) : wanted;
      if (changes) await hand.tick(boxes.nth(at));
    }
  }
  await hand.press(form.locator('[type=submit]'));
}

/** Walks through a lesson. */
async function walk(page, lesson, words, hand) {
  const links = await page.locator('.words > :not(form) [data-drive]').all();
  // The states that boards report, by their ids.
  await page.evaluate(() => {
    globalThis.states = [];
    addEventListener('message', ({ source, data }) => {
      const frames = [...document.querySelectorAll('iframe')];
      const from = frames.find(({ contentWindow }) => contentWindow === source);
      if (data.type === 'state') globalThis.states.push({ ...data, board: from?.dataset.board });
    });
  });
  for (const link of hand === TOUCH ? links.slice(0, 1) : links) {
    const drive = readDrive(await link.getAttribute('data-drive'));
    const last = drive.actions.at(-1);
    await page.evaluate(() => (globalThis.states.length = 0));
    await hand.press(link);
    const accepts = (state) => {
      if (last.type === 'play') return state.playing;
      if (typeof last.fields?.step === 'number') return state.step === last.fields.step;
      if (last.type === 'first' || last.fields?.backtrack) return state.kind === 'remove';
      return true;
    };
    await eventually(
      () => page.evaluate(() => globalThis.states),
      (states) => states.some((state) => state.board === drive.board && accepts(state)),
    );
  }
  for (const question of lesson.questions) {
    const form = page.locator(`[data-question="${question.id}"]`);
    for (const right of [false, true]) {
      const values = given(question, right);
      await answer(form, question, values, hand);
      const { feedback } = judge(question, values);
      const said = [right ? words.right : words.wrong, ...feedback.map(plainText)];
      assert.deepEqual(await form.locator('.said p').allTextContents(), said);
      if (right || !question.hint) continue;
      await hand.press(form.locator('[data-hint]'));
      const hint = plainText(question.hint);
      assert.deepEqual(await form.locator('.said p').allTextContents(), [hint]);
    }
  }
  const all = lesson.questions.length;
  assert.equal(await page.locator('[data-score]').textContent(), words.score(all, all, 0));
}

inEachBrowser((test) => {
  for (const { id, language, lesson } of lessonSources()) {
    const keyboard = language === 'en';
    test(
      `${id} is walked to its end ${keyboard ? 'with the keyboard' : 'by touch'} in ${language}`,
      async (page) => {
        await page.locator('[data-score]', { hasText: /\d/ }).waitFor();
        await walk(page, lesson, WORDS[language], keyboard ? KEYBOARD : TOUCH);
        if (!keyboard) return;
        for (const figure of await page.locator('[data-compare]').all())
          await figure.locator('.run').first().waitFor();
        assert.deepEqual(await violations(page), []);
      },
      {
        path: `lesson-${id}${keyboard ? '.html?lang=en' : `-${language}.html`}`,
        only: 'chromium',
        ...(keyboard ? {} : { hasTouch: true, viewport: PHONE }),
      },
    );
  }

  test(
    'compares runs, and says whether an entry is right',
    async (page) => {
      await page.getByText('29,732 steps').waitFor();
      await page.locator('.compare').getByText('Row by row').first().waitFor();
      const turn = page.frameLocator('[data-board=turn]');
      await turn.getByRole('gridcell', { name: /^Row 1 column 1\b/ }).focus();
      await turn.getByRole('button', { name: '9', exact: true }).click();
      await page.getByText('9 in r1c1 is right.').waitFor();
    },
    { path: 'lesson-backtracking.html', viewport: { width: 1280, height: 4500 }, only: 'chromium' },
  );

  test(
    'is reached by its old address, from the help and in another language',
    async (page, { url }) => {
      const title = (name) => page.getByRole('heading', { name, level: 1 }).waitFor();
      await title('Backtracking zum Zusehen');
      await page.goto(`${url}lesson-de.html`);
      await title('Backtracking zum Zusehen');
      await page.getByRole('link', { name: 'English' }).click();
      await title('Backtracking, watched');
      await page.goto(`${url}#p=${ONE}&lang=de`);
      await page.locator('#board td').first().waitFor();
      await page.evaluate(() => document.querySelector('[data-action=openHelp]').click());
      const help = page.getByRole('dialog', { name: 'Hilfe' });
      await help.getByText('Über', { exact: true }).click();
      await help.getByRole('link', { name: /^Lektionen/ }).click();
      await title('Lektionen');
      assert.deepEqual(await violations(page), []);
      await page.getByRole('link', { name: 'Backtracking zum Zusehen' }).click();
      await title('Backtracking zum Zusehen');
    },
    { path: 'lesson.html?lang=de', only: 'chromium' },
  );
});
