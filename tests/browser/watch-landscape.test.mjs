// The landscape of a search: unfolds from the strip, shows a node below the pointer or chosen by keys, is
// enlarged and moved; beside another program; on a phone in German.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { boxes, faultsAtEachSize, SERIES, sized } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Player } from './support/player.mjs';
import { LIANG_ON_ONE, ONE } from '../puzzles.mjs';

/** Steps of Liang's search on ONE. */
const LENGTH = 2 + 2 * LIANG_ON_ONE.checks + LIANG_ON_ONE.backtracks;
const AT = 20_000;
const path = (algorithm, step, more = '') =>
  `#p=${ONE}&mode=watch&algo=${algorithm}&step=${step}${more}`;
const number = (n) => n.toLocaleString('en');
const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** The nodes of Liang's search by definition, and the number of its steps. @param {string} puzzle */
function searchOf(puzzle) {
  const board = [...puzzle].map(Number);
  const free = board.flatMap((digit, cell) => (digit ? [] : [cell]));
  const box = (cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  const meets = (a, b) =>
    a !== b && (a % 9 === b % 9 || Math.floor(a / 9) === Math.floor(b / 9) || box(a) === box(b));
  const nodes = [];
  const open = [];
  let step = 1; // reads the puzzle
  let k = 0;
  while (k < free.length) {
    const cell = free[k];
    if (board[cell] === 9) {
      board[cell] = 0;
      step++;
      k--;
      open.pop().end = step;
      continue;
    }
    board[cell]++;
    step += 2; // writes the digit, and checks it
    if (board.some((digit, other) => digit === board[cell] && meets(cell, other))) continue;
    k++;
    open.push({ cell, digit: board[cell], depth: k, begin: step, parent: open.at(-1) ?? null });
    nodes.push(open.at(-1));
  }
  step++; // reports the solution
  for (const node of open) node.end = step;
  return { nodes, length: step, depth: free.length };
}
const SEARCH = searchOf(ONE);
const stepsOf = ({ begin, end }) => end - begin;
/** A wide node in the middle that is taken back before the step. */
const WIDE = SEARCH.nodes
  .filter(({ depth, end }) => depth === 12 && end < AT)
  .reduce((a, b) => (stepsOf(a) > stepsOf(b) ? a : b));
const sentence = (node, state) =>
  `${node.digit} in ${nameOf(node.cell)}: ${number(stepsOf(node))} steps, ${state}`;

const plot = (page) => page.getByRole('application', { name: 'Search landscape' });
/** The point of a step at a depth in the picture of the whole run. */
async function pointOf(page, step, depth) {
  const { x, y, width, height } = await page.locator('#panel-land canvas').first().boundingBox();
  return [x + (step / SEARCH.length) * width, y + height * (1 - (depth - 0.5) / SEARCH.depth)];
}
const digitsOf = (page) =>
  page
    .locator('#board td')
    .evaluateAll((all) => all.filter((cell) => /\d/.test(cell.textContent)).length);
/** Whether some pixel of the picture is drawn. */
const isDrawn = (page) =>
  page
    .locator('#panel-land canvas')
    .first()
    .evaluate((canvas) => {
      // Of a copy: reading the canvas itself makes it slow.
      const copy = new OffscreenCanvas(300, 150).getContext('2d');
      copy.drawImage(canvas, 0, 0, 300, 150);
      const { data } = copy.getImageData(0, 0, 300, 150);
      return data.some((value) => value > 0);
    });

/** Unfolds the strip, and waits until the landscape is drawn. */
async function unfold(page) {
  await page.locator('#panel-log [aria-current]').waitFor({ state: 'attached' });
  await page.keyboard.press('t');
  await page.locator('#panel-land canvas').first().waitFor();
  await eventually(() => isDrawn(page));
}
const line = (page) => page.locator('#line .text');
const reads = (page, text) =>
  eventually(
    () => line(page).textContent(),
    (shown) => shown.trim() === text,
  );

inEachBrowser((test) => {
  test(
    'the strip unfolds; a node below the pointer is named and shown on the board',
    async (page) => {
      assert.equal(SEARCH.length, LENGTH);
      const player = new Player(page);
      const at = (step) =>
        eventually(
          () => player.step(),
          (now) => now === step,
        );
      await at(AT);
      await unfold(page);
      const [[, , , ground]] = await boxes(page, '#strip .plot');
      const [[, , , bottom]] = await boxes(page, '#panel-land .plot');
      assert.ok(Math.abs(ground - bottom) <= 1, 'one ground line');
      await becomes(() => page.locator('#panel-code').isVisible(), false);
      assert.deepEqual(await violationsInBothSchemes(page), []);

      const before = await digitsOf(page);
      const resting = (await line(page).textContent()).trim();
      await page.mouse.move(...(await pointOf(page, (WIDE.begin + WIDE.end) / 2, WIDE.depth)));
      await reads(page, sentence(WIDE, 'taken back'));
      await page
        .locator('#panel-land .tip')
        .getByText(`${nameOf(WIDE.cell)} = ${WIDE.digit}`)
        .waitFor();
      const givens = [...ONE].filter((digit) => digit !== '0').length;
      await eventually(
        () => digitsOf(page),
        (count) => count === givens + WIDE.depth,
      );
      await becomes(() => player.step(), AT, 'the run stays');
      await page.mouse.move(5, 5);
      await reads(page, resting);
      await eventually(
        () => digitsOf(page),
        (count) => count === before,
      );

      // A click goes to the step.
      const [x, y] = await pointOf(page, 8_000, 30);
      await page.mouse.click(x, y);
      await eventually(
        () => player.step(),
        (step) => Math.abs(step - 8_000) < LENGTH / 200,
      );

      // The wheel enlarges; the strip shows which steps these are.
      for (let i = 0; i < 8; i++) await page.mouse.wheel(0, -300);
      const win = page.locator('#strip .win');
      await win.waitFor();
      await page.getByText(/^\d+ digits below, all open$/).waitFor();
      await page.mouse.down();
      const left = () => win.evaluate((element) => parseFloat(element.style.left));
      const old = await left();
      await page.mouse.move(x - 200, y, { steps: 4 });
      await page.mouse.up();
      await becomes(async () => (await left()) > old, true, 'a drag to the left shows later steps');
      await page.getByRole('button', { name: 'Whole run' }).last().click();
      await win.waitFor({ state: 'hidden' });

      // The grip and the switch fold it.
      await page.getByRole('button', { name: 'Unfold the landscape (T)' }).click();
      await page.locator('#panel-code').waitFor();
      await page.getByRole('button', { name: 'Landscape', exact: true }).click();
      await page.locator('#panel-code').waitFor({ state: 'hidden' });
    },
    {
      path: path('free-cell-list', AT),
      viewport: { width: 1280, height: 720 },
      only: 'chromium',
    },
  );

  test(
    'keys walk from node to node, enlarge, and go to the step of a node',
    async (page) => {
      const player = new Player(page);
      await eventually(
        () => player.step(),
        (now) => now === AT,
      );
      await unfold(page);
      await plot(page).focus();
      const last = SEARCH.nodes.findLast(({ begin, end }) => begin <= AT && AT < end);
      const { parent } = last;
      const brothers = SEARCH.nodes.filter((node) => node.parent === parent.parent);
      const elder = brothers[brothers.indexOf(parent) - 1];
      const press = async (key, node) => {
        await page.keyboard.press(key);
        const text = new RegExp(
          `^${node.digit} in ${nameOf(node.cell)}: ${number(stepsOf(node))} `,
        );
        await eventually(
          () => line(page).textContent(),
          (shown) => text.test(shown.trim()),
        );
      };
      await press('ArrowRight', last);
      await press('ArrowDown', parent);
      if (elder) {
        await press('ArrowLeft', elder);
        await press('ArrowRight', parent);
      }
      await press(
        'ArrowUp',
        SEARCH.nodes.find((node) => node.parent === parent),
      );
      await press('ArrowDown', parent);
      await player.announces(new RegExp(`^${parent.digit} in ${nameOf(parent.cell)}: `));
      await becomes(() => player.step(), AT, 'arrows do not move the run');
      await page.keyboard.press('+');
      const win = page.locator('#strip .win');
      await win.waitFor();
      await page.keyboard.press('0');
      await win.waitFor({ state: 'hidden' });
      await page.keyboard.press('Enter');
      await eventually(
        () => player.step(),
        (step) => step === parent.begin,
      );
      await page.keyboard.press('Escape');
      await eventually(
        () => line(page).textContent(),
        (text) => / fits in /.test(text),
      );
    },
    {
      path: path('free-cell-list', AT),
      viewport: { width: 1280, height: 720 },
      only: 'chromium',
    },
  );

  test(
    'the same nodes as a list of texts',
    async (page) => {
      await page.locator('#run-more').click();
      await page.getByRole('button', { name: 'Search tree as a list' }).click();
      const dialog = page.getByRole('dialog', { name: 'Search tree as a list' });
      await dialog.waitFor();
      const open = SEARCH.nodes.filter(({ begin, end }) => begin <= AT && AT < end);
      const item = ({ cell, digit, begin, end }, state) =>
        dialog.getByRole('button', {
          name: `${nameOf(cell)} = ${digit}, ${number(end - begin)} steps, ${state}`,
          exact: true,
        });
      const goal = SEARCH.nodes.filter(({ end }) => end === SEARCH.length);
      for (const node of open)
        await item(node, goal.includes(node) ? 'leads to a solution' : 'still open')
          .first()
          .waitFor();
      assert.deepEqual(await violations(page), []);
      await item(goal[0], 'leads to a solution').click();
      const player = new Player(page);
      await eventually(
        () => player.step(),
        (step) => step === goal[0].begin,
      );
    },
    { path: path('free-cell-list', AT), viewport: { width: 1280, height: 720 }, only: 'chromium' },
  );

  test(
    'another program is drawn below on the same scale; one without choices says so',
    async (page) => {
      await unfold(page);
      await page.getByRole('combobox', { name: 'Beside another program' }).selectOption({
        label: 'Knuth: dancing links',
      });
      await page
        .getByText(/^Dancing links: [\d,]+ steps\. To scale: .* times as wide\.$/)
        .waitFor();
      const [[left, , right]] = await boxes(page, '.second .plot');
      const [main] = await boxes(page, '#panel-land .plot');
      assert.deepEqual([left, right], [main[0], main[2]]);
      assert.deepEqual(await violations(page), []);
      await page.getByRole('combobox', { name: 'Beside another program' }).selectOption('');
      await page.locator('.second').waitFor({ state: 'hidden' });
      await page.getByRole('combobox', { name: 'Algorithm', exact: true }).selectOption({
        label: 'Assignment 4: candidate elimination',
      });
      await page.getByText('This algorithm makes no choices').waitFor();
    },
    { path: path('free-cell-list', AT), viewport: { width: 1280, height: 720 }, only: 'chromium' },
  );

  test(
    'on a phone, in German: a tap shows a node, a second one goes there',
    async (page) => {
      await page.locator('.tabs').getByRole('button', { name: 'Baum', exact: true }).tap();
      await eventually(() => isDrawn(page));
      await becomes(
        () => page.locator('#strip').isVisible(),
        false,
        'it takes the place of the strip',
      );
      const [x, y] = await pointOf(page, (WIDE.begin + WIDE.end) / 2, WIDE.depth);
      await page.touchscreen.tap(x, y);
      await eventually(
        () => line(page).textContent(),
        (text) => /^\d in Z\dS\d: [\d.]+ Schritte, zurückgenommen$/.test(text.trim()),
      );
      const value = () => page.locator('#scrub').getAttribute('aria-valuetext');
      const old = await value();
      await page.touchscreen.tap(x, y);
      await eventually(value, (now) => now !== old);

      // Two fingers enlarge, and one finger on the axis moves the step.
      const client = await page.context().newCDPSession(page);
      const touch = (type, ...points) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
        });
      const first = page.locator('#panel-land .xs .end');
      const end = await first.textContent();
      await touch('touchStart', [150, y], [200, y]);
      for (const far of [20, 40, 60]) await touch('touchMove', [150 - far, y], [200 + far, y]);
      await touch('touchEnd');
      await eventually(
        () => first.textContent(),
        (text) => text !== end,
      );
      const [[left, top, right]] = await boxes(page, '#panel-land .xs');
      const before = await value();
      await touch('touchStart', [left + 20, top + 8]);
      await touch('touchMove', [right - 60, top + 8]);
      await touch('touchEnd');
      await eventually(value, (now) => now !== before);
      assert.deepEqual(await violations(page), []);
    },
    { path: path('free-cell-list', AT, '&lang=de'), ...sized('phone'), only: 'chromium' },
  );

  for (const { sizes, language } of SERIES)
    test(
      `the landscape fits the sizes ${sizes.join(', ')} in ${language}`,
      async (page) => {
        await unfold(page);
        const ready = () => eventually(() => isDrawn(page));
        const more = async () => {
          const [[left, top, right, bottom]] = await boxes(page, '#panel-land .plot');
          const { width, height } = page.viewportSize();
          return left >= 0 && right <= width && bottom <= height && bottom - top >= 48
            ? []
            : [`the landscape is at ${[left, top, right, bottom]}`];
        };
        const options = { still: () => true, ready, more };
        assert.deepEqual(await faultsAtEachSize(page, sizes, 'landscape', options), []);
      },
      {
        path: path('free-cell-list', AT, `&lang=${language}`),
        ...sized(sizes[0]),
        only: 'chromium',
      },
    );
});
