// Predict, then reveal: questions in Watch, by keyboard and by touch, and in boards on other pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.mjs';
import { layoutFaults, SIZES } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { inEachHost } from './support/host.mjs';
import { ONE } from '../puzzles.mjs';

const RECIPES = readFileSync(
  new URL('../../web/features/embedding/recipes.md', import.meta.url),
  'utf8',
);

/** The questions as a user sees them. @param {import('@playwright/test').Page | import('@playwright/test').Frame} page */
function questionsOn(page) {
  const line = page.locator('#line .text');
  return {
    line,
    feedback: page.locator('.feedback'),
    score: page.locator('.score'),
    says: (pattern) =>
      eventually(
        () => line.innerText(),
        (text) => pattern.test(text),
      ),
    button: (name) => page.getByRole('button', { name, exact: true }),
  };
}

/** The texts of the page that could give an answer away. */
const shownState = (page) =>
  page.locator('#panel-state, #counters, #panel-log, #panel-code [aria-current]').allInnerTexts();

inEachBrowser((test) => {
  test(
    'asks in Watch by keyboard and by touch, in English and German',
    async (page) => {
      const { line, feedback, score, says, button } = questionsOn(page);
      const size = (name) => page.setViewportSize(Object.assign({}, ...sizeOf(name)));
      await size('lecture');
      await page.getByRole('button', { name: /^(Ask me|Asking)$/ }).click();
      await page.getByRole('combobox', { name: 'Ask me' }).selectOption('choices');
      await page.keyboard.press('Escape');
      await says(/^Which digit goes into r1c1\?$/);
      const before = await shownState(page);
      await becomes(() => page.getByRole('region', { name: 'Player' }).isVisible(), false);
      await page.keyboard.press('1');
      await eventually(
        () => feedback.innerText(),
        (text) => /^No\. Not 1 in r1c1: row 1 has it in r1c4, a given\.$/.test(text),
      );
      await page.keyboard.press('9');
      await page.keyboard.press('Backspace');
      await eventually(
        () => feedback.innerText(),
        (text) => /^No\. There is one\.$/.test(text),
      );
      const marked = (kind) => page.locator(`.feedback[data-kind=${kind}]`).waitFor();
      await marked('clash');
      await button('Hint').click();
      await eventually(
        () => feedback.innerText(),
        (text) => /row 1, column 1 and box 1/.test(text),
      );
      await marked('info');
      await becomes(() => shownState(page), before, 'nothing of the answer is visible');
      assert.deepEqual(await layoutFaults(page, { still: true }), []);
      assert.deepEqual(await violations(page, '.stage'), []);
      await page.keyboard.press('3');
      await says(/^Right\. 3 fits in r1c1; 1 and 2 do not\. 0 of 1 right\.$/);
      await page.getByRole('region', { name: 'Player' }).waitFor();
      await page.keyboard.press('Space'); // plays up to the next question
      await says(/^Which digit goes into r1c3\?$/);
      await page.keyboard.press('9');
      await says(/^Right\. .* 1 of 2 right\.$/);
      assert.match(page.url(), /&ask=choices\b/);

      // In the lecture view, a pointer can answer.
      await page.getByRole('button', { name: 'Lecture view' }).click();
      await page.locator('body[data-lecture]').waitFor();
      await page.keyboard.press('Space');
      await says(/^Which digit goes into r1c5\?$/);
      const room = await page
        .locator('.asked')
        .evaluate((answers) => innerHeight - answers.getBoundingClientRect().bottom);
      assert.ok(room >= 0, 'the answers are visible');
      await button('2').click();
      await says(/^Right\. .* 2 of 3 right\.$/);
      await page.evaluate(() => document.exitFullscreen().catch(() => {}));
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: /^(Ask me|Asking)$/ }).click();
      await page.getByRole('combobox', { name: 'Ask me' }).selectOption('checks');
      await page.keyboard.press('Escape');
      await button('Next question').click();
      await says(/^Does 1 fit in r1c7\?$/);
      await page.keyboard.press('y');
      await says(/^No\. 1 in r1c7 conflicts with the 1 in r1c4\. 0 of 1 right\.$/);

      await size('phone');
      await page.evaluate(
        (hash) => (location.hash = hash),
        `p=${ONE}&mode=watch&algo=is-safe&step=100&lang=de`,
      );
      await page.getByRole('button', { name: /^Genauigkeit und Tempo/ }).click();
      await page.getByRole('combobox', { name: 'Frag mich' }).selectOption('backtracks');
      await page.keyboard.press('Escape');
      await button('Weiter').click();
      await says(/^Für Z2S9 ist keine Ziffer mehr übrig\. Wohin geht die Suche zurück\?$/);
      assert.deepEqual(await layoutFaults(page), []);
      const fitsLine = async () => {
        const [clipped, height] = await line.evaluate((text) => [
          text.scrollHeight - text.clientHeight,
          text.parentElement.clientHeight - text.clientHeight,
        ]);
        assert.ok(clipped <= 1 && height >= 0, 'the whole text is visible');
      };
      await fitsLine();
      const cell = (at) => page.getByRole('gridcell').nth(at);
      await cell(0).click();
      await button('Antwort Z1S1').click();
      await eventually(
        () => feedback.innerText(),
        (said) => /wurde nicht als letzte gesetzt/.test(said),
      );
      await cell(16).click();
      await cell(16).press('Enter');
      await says(
        /^Richtig\. Die Suche geht zurück zu Z2S8 und nimmt 2 zurück\. 0 von 1 richtig\.$/,
      );
      await button('Weiter').click();
      await button('Antwort zeigen').click();
      await says(/0 von 2 richtig\.$/);
      await button('Weiter').click();
      await button('Keine Fragen mehr').click();
      await page.getByRole('region', { name: 'Ablauf' }).waitFor();
      await becomes(() => score.isVisible(), false);
    },
    { path: `#p=${ONE}&mode=watch&algo=free-cell-list&step=1` },
  );
});

/** @param {keyof SIZES} name @returns {object[]} */
function sizeOf(name) {
  const [width, height] = SIZES[name];
  return [{ width, height }];
}

inEachHost((test) => {
  test('reports questions and answers to the page around a frame', async (host) => {
    const frame = await host.frame(`#p=${ONE}&algo=is-safe&step=7&ask=checks:5,choices`);
    const { says, button } = questionsOn(frame);
    const ready = await host.hears('ready');
    assert.deepEqual(ready.ask, ['checks:5', 'choices']);
    const { kind, step, text, answer, cell, digit } = await host.hears('question');
    assert.deepEqual([kind, step, answer, cell, digit], ['checks', 7, 'fits', 0, 3]);
    assert.equal(text, 'Does 3 fit in r1c1?');
    await button('Yes').click();
    const first = await host.hears('prediction');
    const { given, right, attempts, hinted, done, score } = first;
    assert.deepEqual([given, right, attempts, hinted, done], [true, true, 1, false, true]);
    assert.deepEqual(score, { right: 1, asked: 1 });
    await says(/^Right\. 3 fits in r1c1\. 1 of 1 right\.$/);
    await host.ask('seek', { question: 'next' });
    await host.hears('question', (message) => message.cell === 2);
    await host.ask('seek', { step: 40 });
    const left = await host.hears('prediction', (message) => message.step > 7);
    assert.deepEqual([left.given, left.right, left.done], [null, false, true]);
    await host.ask('set', { ask: ['backtracks'], id: 'set' });
    const state = await host.hears('state', ({ id }) => id === 'set');
    assert.deepEqual([state.ask, state.score], [['backtracks'], { right: 0, asked: 0 }]);
    await host.ask('set', { ask: 'everything', id: 'bad' });
    assert.equal((await host.hears('error', ({ id }) => id === 'bad')).code, 'value');
  });

  test('does what the recipes say', async (host, page) => {
    const codes = [...RECIPES.matchAll(/^```html\n([^]*?)^```$/gm)].map(([, code]) =>
      code
        .replaceAll('https://lab.example/', host.lab)
        .replaceAll('src="sudoku', `src="${host.lab}sudoku`),
    );
    const show = (html) =>
      page.evaluate((text) => {
        document.open();
        document.write(text);
        document.close();
      }, html);
    const page5 = async (place) => {
      const { says, button } = questionsOn(place);
      await button('Play').click();
      await says(/^Which digit goes into r1c1\?$/);
      await button('3').click();
      for (let n = 2; n <= 5; n++) {
        await button('Next question').click();
        await button('Show answer').click();
        await says(new RegExp(`1 of ${n} right`));
      }
    };
    await show(codes[0]);
    await page5(page.frameLocator('iframe'));
    await becomes(() => page.locator('p#score').innerText(), '1 of 5 right, finished');
    host.excused.push(/sudoku-lab-element/);
  });
});
