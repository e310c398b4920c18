// Each lesson of the site, walked to its end: in English with the keyboard, in German by touch. Its text
// says what the walk does: every link drives its board, every question is answered wrong, then right.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { readDrive } from '../../web/features/lesson/actions.js';
import { strings as english } from '../../web/features/lesson/en.js';
import { KINDS } from '../../web/features/lesson/kinds/kinds.js';
import { startOf } from '../../web/features/lesson/kinds/code.js';
import { firstOrder, REST } from '../../web/features/lesson/kinds/parsons.js';
import { plainText } from '../../web/features/lesson/types.js';
import { strings as german } from '../../web/languages/de/lesson.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { SOLUTIONS, TRACES } from '../lesson-solutions.mjs';
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
  /** Moves one of the pieces to a place. */
  async put(pieces, piece, to) {
    const { keyboard } = piece.page();
    await piece.focus();
    for (const key of ['Space', 'Home', ...Array(to).fill('ArrowDown'), 'Space'])
      await keyboard.press(key);
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
  async put(pieces, piece, to) {
    await piece.tap();
    await pieces.nth(to).tap();
  },
};

/** The verdict about an answer. */
const judge = (question, values, words) => KINDS[question.kind].judge(question, values, words);

/** Values that are judged as right or wrong, as `judge` takes them. */
function given(question, right, words) {
  const { kind, choices, lines } = question;
  const [own, others] = [false, true].map((left) =>
    lines.flatMap(({ mark }, at) => ((mark === '!') === left ? [at] : [])),
  );
  const all = choices.map((_, at) => at);
  const candidates = {
    one: all.map((at) => [at]),
    explain: all.map((at) => ['So it is', at]),
    several: [all.filter((at) => choices[at].right), ...all.map((at) => [at])],
    number: [...choices.map(({ from }) => [from]), [987_654_321]],
    digit: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit]),
    cell: Array.from({ length: 81 }, (_, at) => [at]),
    parsons: [[...own, ...(others.length ? [REST, ...others] : [])], firstOrder(question)],
  }[kind];
  const fit = candidates.filter((each) => judge(question, each, words).right === right);
  return fit.find((each) => judge(question, each, words).feedback.length) ?? fit[0];
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
  } else if (kind === 'parsons') {
    for (const [to, line] of values.entries())
      await hand.put(form.locator('.piece'), form.locator(`[data-line="${line}"] .piece`), to);
  } else {
    if (kind === 'explain') await form.locator('textarea').fill(values[0]);
    const boxes = form.locator('input');
    for (let at = 0; at < (await boxes.count()); at++) {
      const wanted = values.includes(Number(await boxes.nth(at).inputValue()));
      const changes = kind === 'several' ? wanted !== (await boxes.nth(at).isChecked()) : wanted;
      if (changes) await hand.tick(boxes.nth(at));
    }
  }
  await hand.press(form.locator('[type=submit]'));
}

/**
 * A board that does nothing but answer: real ones take half a second each. It remembers the requests.
 */
const STUB = `<!doctype html><script>
  const post = (fields) => parent.postMessage({ source: 'sudoku-lab', v: 1, ...fields }, '*');
  addEventListener('message', ({ data: { id, ...request } }) => {
    if (request.type === 'getCalls') return post({ type: 'calls', calls: parent.calls, id });
    (parent.requests ??= []).push(request);
    post({ type: 'state', id });
  });
  post({ type: 'ready' });
</script>`;

/** The requests that an action of a link makes. */
function requestsOf(action) {
  if (action.type === 'step') return [{ type: 'seek', ...action.fields }];
  if (action.type === 'first')
    return [
      { type: 'seek', step: 0 },
      { type: 'seek', backtrack: 'next' },
    ];
  if (action.type === 'set') return [{ type: 'set', ...action.fields }];
  return [{ type: ['play', 'pause'].includes(action.type) ? action.type : 'load' }];
}

/** Uses each link that drives a board: the first as the reader does, all others from the page. */
async function followLinks(page, hand) {
  await page.evaluate(() => (globalThis.requests = []));
  await hand.press(page.locator('[data-drive]').first());
  const links = await page.evaluate(() => {
    const [, ...others] = document.querySelectorAll('[data-drive]');
    for (const link of others) link.click();
    return [...document.querySelectorAll('[data-drive]')].map((link) => link.dataset.drive);
  });
  const expected = links.flatMap((to) => readDrive(to).actions).flatMap(requestsOf);
  const has = (requests, wanted) =>
    requests.some((each) => Object.entries(wanted).every(([name, value]) => each[name] === value));
  await eventually(
    () => page.evaluate(() => globalThis.requests),
    (requests) => expected.every((wanted) => has(requests, wanted)),
  );
}

/** Answers questions from the page, as `answer` does; returns what is said. */
const answerInPage = (tasks) =>
  tasks.map(({ id, kind, values }) => {
    const form = document.querySelector(`[data-question="${id}"]`);
    const { elements } = form;
    if (kind === 'number') elements[`answer-${id}`].value = String(values[0]);
    else if (kind === 'cell') {
      elements[`row-${id}`].value = String(Math.floor(values[0] / 9) + 1);
      elements[`column-${id}`].value = String((values[0] % 9) + 1);
    } else if (kind === 'parsons')
      for (const line of values)
        form.querySelector('ol').append(form.querySelector(`[data-line="${line}"]`));
    else
      for (const input of form.querySelectorAll('input'))
        input.checked = values.includes(Number(input.value));
    if (kind === 'explain') form.querySelector('textarea').value = values[0];
    form.requestSubmit();
    return [...form.querySelectorAll('.said p')].map((line) => line.textContent);
  });

/**
 * Solves an exercise with a program: from its beginning, which is wrong, to a solution. What is said about a
 * fault, and all other exercises, are tested without a browser.
 */
async function program(form, question, words, hand) {
  const verdict = form.locator('.verdict');
  const check = form.locator('[type=submit]');
  await hand.press(check);
  await verdict.getByText(words.wrong, { exact: true }).waitFor();
  await form.locator('textarea').fill(SOLUTIONS[question.id].right(startOf(question)));
  await hand.press(check);
  await verdict.getByText(words.right, { exact: true }).waitFor();
  await form.getByText(words.CODE.passed(question.tests.length)).waitFor();
}

/**
 * Fills in the variables of a run, wrong and then right. Its board is a stub: what the run itself says is tested
 * without a browser.
 */
async function traced(form, { id, traced: { values, calls } }, language, hand) {
  const { right, wrong, said } = TRACES[id];
  const rows = Array.from({ length: calls || 1 }, (_, at) =>
    right.slice(at * values.length, (at + 1) * values.length),
  ).filter((row) => row[0]);
  const known = rows.map((row) => ({
    method: 'search',
    values: Object.fromEntries(row.map((value, at) => [values[at], value])),
  }));
  await form.evaluate((_, all) => (globalThis.calls = all), known);
  const fields = form.locator('input');
  for (const [texts, verdict] of [
    [wrong, WORDS[language].wrong],
    [right, WORDS[language].right],
  ]) {
    for (const [at, text] of texts.entries()) {
      await fields.nth(at).fill('');
      if (text) await hand.type(fields.nth(at), text);
    }
    await hand.press(form.locator('[type=submit]'));
    await form.locator('.verdict').getByText(verdict, { exact: true }).waitFor();
    if (texts === wrong) await form.getByText(said[language]).waitFor();
  }
}

/**
 * Answers each question wrong, takes the hint, and answers right. The reader's hand answers the last
 * question of each lesson, and the first one of each kind.
 */
async function answerAll(page, lesson, words, hand, kinds) {
  let left = 0;
  for (const question of lesson.questions) {
    const { id, kind } = question;
    const form = page.locator(`[data-question="${id}"]`);
    if (kind === 'trace') {
      await traced(form, question, words === german ? 'de' : 'en', hand);
      continue;
    }
    if (KINDS[kind].late) {
      if (kinds.has(kind)) left++;
      else await program(form, question, words, hand);
      kinds.add(kind);
      continue;
    }
    const said = () => form.locator('.said p').allTextContents();
    const [wrong, right] = [false, true].map((ok) => given(question, ok, words));
    const expected = [wrong, right].map((values, i) => [
      i ? words.right : words.wrong,
      ...judge(question, values, words).feedback.map(plainText),
    ]);
    if (kinds.has(kind) && question !== lesson.questions.at(-1)) {
      const tasks = [wrong, right].map((values) => ({ id, kind, values }));
      await becomes(() => page.evaluate(answerInPage, tasks), expected, id);
      continue;
    }
    kinds.add(kind);
    await answer(form, question, wrong, hand);
    await becomes(() => said(), expected[0], id);
    if (question.hint) {
      await hand.press(form.locator('[data-hint]'));
      await becomes(() => said(), [plainText(question.hint)], id);
    }
    await answer(form, question, right, hand);
    await becomes(() => said(), expected[1], id);
  }
  const all = lesson.questions.length;
  await becomes(() => page.locator('[data-score]').textContent(), words.score(all - left, all, 0));
}

inEachBrowser((test) => {
  for (const [language, hand, how, options] of [
    ['en', KEYBOARD, 'with the keyboard', {}],
    ['de', TOUCH, 'by touch', { hasTouch: true, viewport: PHONE }],
  ])
    test(
      `each lesson is walked to its end ${how} in ${language}`,
      async (page, { url }) => {
        await page.route(/\/embed\.html/, (route) =>
          route.fulfill({ contentType: 'text/html', body: STUB }),
        );
        const lessons = lessonSources().filter((each) => each.language === language);
        assert.ok(lessons.length > 0);
        const kinds = new Set();
        for (const { id, lesson } of lessons) {
          const ending = language === 'en' ? '.html?lang=en' : `-${language}.html`;
          await page.goto(`${url}lesson-${id}${ending}`);
          await page
            .getByRole('heading', { level: 1 })
            .getByText(plainText(lesson.title))
            .waitFor();
          await page.locator('[data-score]', { hasText: /\d/ }).waitFor();
          await followLinks(page, hand);
          const known = kinds.size;
          await answerAll(page, lesson, WORDS[language], hand, kinds);
          // Lessons differ in their kinds of questions, and in German the elements are the same.
          if (kinds.size > known && (hand === KEYBOARD || !known))
            assert.deepEqual(await violations(page, 'main'), [], id);
        }
      },
      { path: 'lessons.html?lang=en', only: 'chromium', ...options },
    );

  test(
    'drives real boards, compares their runs, says whether an entry is right, and keeps answers',
    async (page) => {
      const board = (id) => page.frameLocator(`[data-board=${id}]`);
      const press = (name) => page.getByRole('link', { name }).click();
      // Before its script has run, the page has links that lead nowhere.
      await page.locator('[data-score]', { hasText: /\d/ }).waitFor();
      await press('3 fits');
      await press('jump to the first backtrack');
      for (const id of ['try', 'back']) await board(id).getByRole('gridcell').first().waitFor();
      await board('try').getByText('3 fits in r1c1').first().waitFor();
      await board('back').getByText('removes 9 from r2c9').first().waitFor();
      await page.getByText('29,732 steps').waitFor();
      await page.locator('.compare').getByText('Row by row').first().waitFor();
      const turn = board('turn');
      await turn.getByRole('gridcell', { name: /^Row 1 column 1\b/ }).focus();
      await turn.getByRole('button', { name: '9', exact: true }).click();
      await page.getByText('9 in r1c1 is right.').waitFor();

      // Answers are there at the next visit, with the number of tries.
      const question = page.locator('[data-question=first-digit]');
      const answerWith = async (digit) => {
        await question.getByText(digit, { exact: true }).click();
        await question.getByRole('button', { name: 'Check' }).click();
      };
      await answerWith('3');
      await page.reload();
      await question.getByText('This is the program’s first guess').waitFor();
      await becomes(() => question.getByRole('radio', { name: '3' }).isChecked(), true);
      await answerWith('9');
      await page.getByText('1 of 7 questions right, 0 of them at the first try.').waitFor();
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByText('0 of 7 questions right.').waitFor();
      await becomes(() => question.locator(':checked').count(), 0);
      await page.getByRole('button', { name: 'Bring my answers back' }).click();
      await question.getByText('Right.').waitFor();
    },
    { path: 'lesson-backtracking.html', viewport: { width: 1280, height: 6500 }, only: 'chromium' },
  );

  test(
    'is reached by its old address, from the help and in another language',
    async (page, { url }) => {
      const title = (name) => page.getByRole('heading', { name, level: 1 }).waitFor();
      await title('Backtracking zum Zusehen');
      await page.goto(`${url}lesson-de.html`);
      await title('Backtracking zum Zusehen');
      await page.getByRole('button', { name: 'Mehr' }).click();
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      await title('Backtracking, watched');
      await page.goto(`${url}#p=${ONE}&lang=de`);
      await page.locator('#board td').first().waitFor();
      await page.evaluate(() => document.querySelector('[data-action=openHelp]').click());
      const help = page.getByRole('dialog', { name: 'Hilfe' });
      await help.getByText('Über', { exact: true }).click();
      await help.getByRole('link', { name: /^Lektionen/ }).click();
      await title('Lektionen');
      await page.locator('#theme[aria-label]').waitFor(); // the script of the page has run
      assert.deepEqual(await violations(page), []);
      await page.locator('.lessons h2 a').first().click();
      await title('Backtracking zum Zusehen');
    },
    { path: 'lesson.html?lang=de', only: 'chromium' },
  );
});
