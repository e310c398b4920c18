// The layout of Watch by geometry, for every algorithm: what belongs together is side by side, nothing
// is cut in half, and nothing moves while a run plays.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, inTurn, settles } from './support/harness.mjs';
import {
  atEachSize,
  boxes,
  DEVICES,
  faultsAtEachSize,
  layoutFaults,
  LANGUAGES,
  SERIES,
  sized,
  SIZES,
} from './support/geometry.mjs';
import { ONE } from '../puzzles.mjs';

const ALGORITHMS = [
  'free-cell-list',
  'bitmask',
  'is-safe',
  'candidate-elimination',
  'count-solutions',
  'fewest-candidates',
  'dancing-links',
];

/** Waits until a step is shown, with its log. */
async function shown(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.locator('#panel-log [aria-current]').waitFor({ state: 'attached' });
  await settles(() => boxes(page, '#panel-code, #panel-log li'));
}

/** Goes to step 120 of an algorithm. @param {string} algorithm @param {string} language */
async function goTo(page, algorithm, language) {
  const hash = `p=${ONE}&algo=${algorithm}&step=120&lang=${language}`;
  await page.evaluate((text) => (location.hash = text), hash);
  await page.locator(`#algorithm:has([value=${algorithm}]:checked)`).waitFor();
  await eventually(
    () => page.locator('#scrub').getAttribute('aria-valuetext'),
    (text) => /^\D*120\b/.test(text ?? ''),
  );
}

/** Rows of a part that are only partly visible. @param {string} part @param {string} row */
const cutRows = (page, part, row) =>
  page.locator(part).evaluate((place, selector) => {
    const { top, bottom } = place.getBoundingClientRect();
    return [...place.querySelectorAll(selector)].flatMap((each) => {
      const box = each.getBoundingClientRect();
      const { visibility, lineHeight } = getComputedStyle(each);
      const height = parseFloat(lineHeight); // a long line of code has several rows
      const crosses = (edge) =>
        box.top < edge - 1.5 &&
        box.bottom > edge + 1.5 &&
        Math.abs((edge - box.top) / height - Math.round((edge - box.top) / height)) > 0.1;
      return visibility !== 'hidden' && (crosses(top) || crosses(bottom)) ? [each.textContent] : [];
    });
  }, row);

inEachBrowser((test) => {
  for (const { sizes, language } of SERIES) {
    test(
      `every algorithm fits the sizes ${sizes.join(', ')} in ${language} (U2, U8, U15)`,
      async (page) => {
        const faults = [];
        for (const algorithm of ALGORITHMS) {
          await goTo(page, algorithm, language);
          const ready = () => shown(page);
          const more = async (size) => {
            if (size === 'phone') return [];
            const [[, , right]] = await boxes(page, '.stage');
            const [[, , end]] = await boxes(page, '#speed');
            return [
              ...(await cutRows(page, '#panel-code', 'li')).map((text) => `cut: ${text}`),
              ...(await cutRows(page, '#panel-log', 'li')).map((text) => `cut: ${text}`),
              ...(end <= right ? [] : ['the speed is not in the column of the board']),
            ];
          };
          const options = { still: () => true, ready, more };
          faults.push(...(await faultsAtEachSize(page, sizes, algorithm, options)));
        }
        assert.deepEqual(faults, []);
      },
      {
        path: `#p=${ONE}&mode=watch&lang=${language}`,
        ...sized(sizes[0]),
        only: 'chromium',
      },
    );
  }

  for (const language of LANGUAGES)
    test(
      `variables and reasons in the log fit a window of 1280 by 800 pixels in ${language}`,
      async (page) => {
        for (const algorithm of ALGORITHMS) {
          await goTo(page, algorithm, language);
          for (const end of [false, true]) {
            if (end) await page.locator('#go-last').click();
            if (end)
              await page.waitForFunction(() => document.getElementById('scrub').value === '10000');
            await shown(page);
            const cut = await page
              .locator('.vars, .log button span')
              .evaluateAll((all) =>
                all.flatMap((text) =>
                  text.scrollWidth > text.clientWidth ? [text.textContent] : [],
                ),
              );
            assert.deepEqual(cut, [], algorithm);
            assert.deepEqual(await layoutFaults(page, { still: true }), [], algorithm);
          }
        }
      },
      {
        path: `#p=${ONE}&mode=watch&lang=${language}`,
        viewport: { width: 1280, height: 800 },
        only: 'chromium',
      },
    );

  test(
    'listing, variables and stack are side by side on wide screens',
    async (page) => {
      await atEachSize(page, DEVICES.mouse, async (size) => {
        await shown(page);
        const [[board], [code], [vars], [stack], [log]] = await Promise.all(
          ['#board', '#panel-code', '.vars', '.free', '#panel-log'].map((part) =>
            boxes(page, part),
          ),
        );
        assert.ok(board[2] < code[0] && code[2] < vars[0] && vars[0] === stack[0], size);
        const [, height] = SIZES[size];
        for (const box of [code, vars, stack, log]) assert.ok(box[3] <= height, `${size}: ${box}`);
        await becomes(() => page.locator('#panel-log [aria-current]').isVisible(), true, size);
      });
    },
    { path: `#p=${ONE}&algo=free-cell-list&step=120`, ...sized('lecture'), only: 'chromium' },
  );

  test(
    'a phone shows what belongs together, and the rest one tap away',
    inTurn({
      'a phone shows board, variables, nine lines round the current one and the controls at once':
        async (page) => {
          await shown(page);
          const lines = await page.locator('#panel-code li').evaluateAll((all) => {
            const { top, bottom } = document.getElementById('panel-code').getBoundingClientRect();
            return all.filter((line) => {
              const box = line.getBoundingClientRect();
              return box.top >= top - 1 && box.bottom <= bottom + 1;
            }).length;
          });
          assert.ok(lines >= 9, `${lines} lines`);
          const [[dock], [code], [current], [vars]] = await Promise.all(
            ['.dock[data-for=watch]', '#panel-code', '#panel-code [aria-current]', '.vars'].map(
              (part) => boxes(page, part),
            ),
          );
          assert.ok(vars[3] <= code[1] && current[3] <= code[3] && code[3] <= dock[1]);
          for (const [, top, , bottom] of await boxes(page, '.keys button, #run-options'))
            assert.ok(bottom - top >= 44);
        },
      'a phone shows state and log in place of the code, one tap away': async (page) => {
        await shown(page);
        const tab = (name) =>
          page.locator('.panel[data-for=watch]').getByRole('button', { name, exact: true });
        const view = () => boxes(page, '.panel[data-for=watch] > .a').then(([box]) => box);
        const place = await view();
        const [dock] = await boxes(page, '.dock[data-for=watch]');
        for (const [name, parts] of [
          ['State', ['.stack', '#counters']],
          ['Log', ['#panel-log [aria-current]']],
        ]) {
          await tab(name).click();
          await becomes(() => page.locator('#panel-code').isVisible(), false);
          for (const part of parts) {
            const [box] = await boxes(page, part);
            assert.ok(box[1] > place[1] && box[3] <= dock[1], `${part} is above the controls`);
          }
          assert.deepEqual(await layoutFaults(page, { still: true }), [], name);
          await becomes(() => view(), place, 'the panel keeps its size');
        }
        await tab('Code').click();
        await page.locator('#panel-code [aria-current]').waitFor();
        await becomes(() => page.locator('#panel-log').isVisible(), false);
      },
    }),
    { path: `#p=${ONE}&algo=free-cell-list&step=120`, ...sized('phone'), only: 'chromium' },
  );

  test(
    'nothing moves while a run plays',
    async (page) => {
      await shown(page);
      const places = () =>
        boxes(page, '#board, #line, #strip, #play, #speed, #panel-code, .vars, .free, #counters');
      const before = await places();
      const step = () => page.locator('#scrub').getAttribute('aria-valuetext');
      const first = await step();
      await page.locator('#speed').fill('12');
      await page.locator('#play').click();
      for (let i = 0; i < 10; i++) {
        await page.waitForTimeout(60);
        await becomes(() => places(), before);
      }
      await eventually(step, (now) => now !== first);
    },
    { path: `#p=${ONE}&algo=free-cell-list&step=120`, ...sized('lecture'), only: 'chromium' },
  );
});
