// Nothing moves by itself: in each task, the shifts of the layout that do not follow the user's input at once
// add up to less than a thousandth, as Chromium counts them (https://web.dev/articles/cls).
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, ONE } from '../puzzles.mjs';

const LIMIT = 0.001;
const LESSON = 'lesson-backtracking.html?lang=en';

/** Collects the shifts of a page, and the sizes that the frames in it ask for. Runs in the page. */
const collect = () => {
  if (top !== self) return;
  const kept = { shifts: [], sizes: 0 };
  const put = (entries) => {
    for (const { hadRecentInput, value, sources } of entries)
      if (!hadRecentInput)
        kept.shifts.push({
          value,
          what: sources.map(({ node, previousRect, currentRect }) => {
            const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
              [x, y, width, height].map(Math.round).join(' '),
            );
            return `${node?.id || node?.className || node?.nodeName}: ${from} to ${to}`;
          }),
        });
  };
  const observer = new PerformanceObserver((list) => put(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  addEventListener('message', ({ data }) => (kept.sizes += Number(data?.type === 'resize')));
  Object.assign(globalThis, { kept });
};

/** Fails if something has moved since the last call. */
async function still(page) {
  const shifts = await page.evaluate(async () => {
    for (const frame of ['the change', 'its report'])
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0, frame)));
    return globalThis.kept.shifts.splice(0);
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  assert.ok(sum < LIMIT, `${sum.toFixed(4)}: ${JSON.stringify(shifts)}`);
}

/** Loads a page from the beginning, where every shift counts. */
const load = async (page, address) => {
  await page.goto('about:blank');
  await page.goto(address);
};
const tab = (page, mode) => page.locator(`#modes [data-mode=${mode}]`).click();

/** The tasks of the lab, one after the other. @type {Record<string, (page: any, tools: any) => Promise<unknown>>} */
const IN_THE_LAB = {
  'opens a puzzle': async (page, { url }) => {
    await load(page, `${url}#p=${ONE}`);
    await page.locator('#verdict', { hasText: 'Exactly one solution' }).waitFor();
  },
  // A verdict of another kind has other buttons behind those of all verdicts.
  'pastes another, which has several solutions': async (page) => {
    const places = () =>
      page
        .locator('#show, #copy')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    const before = await places();
    assert.equal(before.length, 2);
    await new Lab(page).load(MANY, /solutions/);
    await becomes(() => places(), before);
  },
  'solves it': async (page) => {
    await new Lab(page).load(ONE, /Exactly one solution/);
    await page.locator('#show').click();
    await page.locator('td.solved').first().waitFor();
  },
  'plays, with a hint': async (page) => {
    await tab(page, 'play');
    await page.locator('#hint-more:enabled').click();
    await page.locator('.hint-stages', { hasText: /\w/ }).waitFor();
    await page.locator('#board td[aria-label*=empty]').first().click();
    await page.locator('#play-pad button').first().click();
    await page.locator('#board td[aria-label*=entered]').waitFor();
    await page.locator('#play-undo').click();
  },
  'reads an explanation': async (page) => {
    await tab(page, 'explain');
    await page.locator('#explain-next:enabled').click();
    await page.locator('#explain-count', { hasText: /^Step 2 of/ }).waitFor();
  },
  'watches a run': async (page) => {
    await tab(page, 'watch');
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.locator('#scrub[aria-valuetext^="Step 29,732"]').waitFor();
  },
  'makes a puzzle': async (page) => {
    await tab(page, 'make');
    await page.locator('.make-count .main').click();
    await page.locator('#line[data-kind=good]').waitFor();
  },
};

/** Pages beside the lab. @type {Record<string, (page: any, tools: any) => Promise<unknown>>} */
const BESIDE_IT = {
  'reads a lesson with its boards': async (page, { url }) => {
    await load(page, url + LESSON);
    const boards = page.locator('[data-board]');
    for (let at = 0; at < (await boards.count()); ++at) {
      await boards.nth(at).scrollIntoViewIfNeeded();
      await eventually(
        () => page.evaluate(() => globalThis.kept.sizes),
        (sizes) => sizes > at,
      );
    }
    await page.locator('.compare [role=status]', { hasText: /\w/ }).waitFor();
  },
  'reads about a technique': async (page, { url }) => {
    await load(page, `${url}techniques/x-wing.html`);
    await page.locator('#board td').first().waitFor();
  },
  'opens a worksheet': async (page, { url }) => {
    await load(page, `${url}worksheet.html#p=${ONE}`);
    await page.locator('svg').first().waitFor();
  },
};

/** Each of these, and nothing has moved by itself. @param {typeof IN_THE_LAB} tasks */
const withoutMoving = (tasks) =>
  inTurn(
    Object.fromEntries(
      Object.entries(tasks).map(([sentence, task]) => [
        sentence,
        async (page, tools) => {
          await task(page, tools);
          await still(page);
        },
      ]),
    ),
  );

inEachBrowser((test) => {
  for (const [where, tasks] of Object.entries({ 'in the lab': IN_THE_LAB, 'beside it': BESIDE_IT }))
    test(
      `moves nothing by itself ${where}`,
      async (page, tools) => {
        await page.addInitScript(collect);
        await withoutMoving(tasks)(page, tools);
      },
      { only: 'chromium' },
    );
});
