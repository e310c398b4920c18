// Exercises of lessons: lines that are dragged and moved by keys, a program that is typed, dials that are turned.
import assert from 'node:assert/strict';
import { TRACES } from '../lesson-solutions.mjs';
import { violations } from './support/axe.mjs';
import { becomes, inEachBrowser } from './support/harness.mjs';

inEachBrowser((test) => {
  test(
    'drags lines of a program, moves them by keys and puts one back',
    async (page) => {
      await page.locator('[data-score]', { hasText: /\d/ }).waitFor();
      const question = page.locator('[data-question=surgery]');
      const lines = () =>
        question.locator('li').evaluateAll((all) => all.map((each) => Number(each.dataset.line)));
      const start = await lines();
      const [first, second, third, ...rest] = start;
      const piece = (line) => question.locator(`[data-line="${line}"] .piece`);
      await piece(first).scrollIntoViewIfNeeded();
      const [from, to] = await Promise.all(
        [piece(first), piece(third)].map((p) => p.boundingBox()),
      );
      await page.mouse.move(from.x + 80, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(from.x + 80, from.y + 30);
      await page.mouse.move(to.x + 80, to.y + to.height - 5);
      await page.mouse.up();
      await becomes(() => lines(), [second, third, first, ...rest]);
      await becomes(() => question.locator('[aria-pressed=true]').count(), 0);

      await piece(first).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Home');
      await question.getByText(`Place 1 of ${start.length}`).waitFor();
      await becomes(() => lines(), start);
      await page.keyboard.press('Escape');
      await becomes(() => lines(), [second, third, first, ...rest]);
      await becomes(() => piece(first).evaluate((each) => each === document.activeElement), true);
    },
    { path: 'lesson-exact-cover.html?lang=en', only: 'chromium' },
  );

  test(
    'keeps a program that is typed, and runs its tests when asked',
    async (page) => {
      const question = page.locator('[data-question=box-start]');
      const field = question.getByRole('textbox');
      await page.locator('[data-score]', { hasText: /\d/ }).waitFor();
      await field.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('// {');
      await page.keyboard.press('Enter');
      await page.keyboard.type('x');
      const typed = 'function firstOfBox(i, j) {\n  return [i, j];\n}\n// {\n  x';
      await becomes(() => field.inputValue(), typed);
      await page.reload();
      await page.locator('[data-score]', { hasText: /\d/ }).waitFor();
      await becomes(() => field.inputValue(), typed);
      await becomes(() => question.locator('pre').textContent(), /^1\n2\n3\n4\n5$/);
      await becomes(() => question.locator('.said').textContent(), '');
      await field.focus();
      await page.keyboard.press('Control+Enter');
      await question.getByText('Line 5: ReferenceError: x is not defined.').waitFor();
      await question.getByRole('button', { name: 'Back to the beginning' }).click();
      await page.keyboard.press('Control+Enter');
      await question.getByText('firstOfBox(4, 7) is [4, 7], not [3, 6].').waitFor();
    },
    { path: 'lesson-bit-sets.html?lang=en', only: 'chromium' },
  );

  test(
    'asks the run of a board about variables, whatever the board shows',
    async (page) => {
      const board = page.frameLocator('[data-board=call]');
      await page.locator('[data-score]', { hasText: /\d/ }).waitFor();
      await page.getByRole('link', { name: 'zweite Aufruf' }).click();
      await board.getByText('row 0, col 0').first().waitFor();
      const question = page.locator('[data-question=three-calls]');
      await question.getByRole('textbox', { name: 'Aufruf 1, row' }).focus();
      const { right } = TRACES['three-calls'];
      for (const [at, text] of right.entries()) {
        if (at) await page.keyboard.press('Tab');
        await page.keyboard.type(at === 5 ? '3' : text);
      }
      await page.keyboard.press('Enter');
      await question.getByText('Aufruf 2: num ist nicht 3.').waitFor();
      await question.getByRole('textbox', { name: 'Aufruf 2, num' }).fill('9');
      await page.keyboard.press('Enter');
      await question.getByText('Richtig.').waitFor();
      await becomes(() => board.getByText('row 0, col 0').first().isVisible(), true);
    },
    { path: 'lesson-recursion-de.html', only: 'chromium' },
  );

  test(
    'turns dials: predicts first, then sees what the searches place',
    async (page) => {
      const figure = page.locator('#dials-orders');
      const said = figure.getByRole('status');
      const run = figure.getByRole('button', { name: 'Run' });
      await run.click();
      await said.getByText('Predict first.').waitFor();
      const guess = figure.getByRole('combobox', { name: /^Your prediction/ });
      await guess.selectOption({ label: 'less than 10 times the median' });
      await guess.press('Tab');
      await page.keyboard.press('Enter');
      await said.getByText('the maximum 150,036: 1,547 times as many digits').waitFor();
      await figure.getByRole('img', { name: /150,036/ }).waitFor();
      await figure.getByRole('rowheader', { name: 'Maximum' }).waitFor();
      await figure.getByText('The bars as numbers').click();
      assert.deepEqual(await violations(page, '#dials-orders'), []);
      await figure.getByRole('combobox', { name: 'Concludes' }).selectOption('singles');
      await said.getByText('Predict again.').waitFor();
      await figure.getByRole('img').waitFor({ state: 'detached' });
    },
    { path: 'lesson-heavy-tails.html?lang=en', only: 'chromium' },
  );
});
