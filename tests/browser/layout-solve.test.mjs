// The layout of the mode Solve in each of its states, and of the marks on the board.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { faultsAtEachSize, SERIES, shows, sized } from './support/geometry.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

/** Seven solutions, as a plain backtracking search in Python finds, too. */
const SEVEN = '400000109057300000000000000235800000000000500090020000820005000900602001000010003';

/** The states: what the address says, and the seal. */
const STATES = {
  'one solution': [`p=${ONE}`, 'one'],
  'the solution is shown': [`p=${ONE}&show=solution`, 'one'],
  'seven solutions': [`p=${SEVEN}`, 'several'],
  'many solutions': [`p=${MANY}`, 'several'],
  'no solution': [`p=${NONE}`, 'none'],
  invalid: [`p=${INVALID}`, 'invalid'],
  empty: [`p=${EMPTY}`, ''],
};

/** The parts of cells that are not inside their cell. Runs in the page. */
function strays() {
  const faults = [];
  for (const cell of document.querySelectorAll('#board td')) {
    const frame = cell.getBoundingClientRect();
    for (const part of cell.querySelectorAll('*')) {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      const out = Math.max(
        frame.left - left,
        frame.top - top,
        right - frame.right,
        bottom - frame.bottom,
      );
      if (width && out > 0.5)
        faults.push(`${cell.getAttribute('aria-label')}: <${part.localName}> by ${out} px`);
    }
  }
  return faults;
}

/** Waits until the board shows these givens, in any language. */
const showsGivens = (page, line) =>
  eventually(
    () =>
      page
        .locator('#board td')
        .evaluateAll((cells) =>
          cells
            .map((cell) => (cell.matches('.given') ? cell.querySelector('b').textContent : '0'))
            .join(''),
        ),
    (givens) => givens === line,
  );
/** Waits for the seal of a verdict; without one, for what is shown while a puzzle is typed. */
const seals = (page, shape) =>
  page.locator(shape ? `#seal[data-seal=${shape}]` : '.entering .gauge').waitFor();

inEachBrowser((test) => {
  for (const { sizes, language } of SERIES) {
    test(
      `every verdict fits the sizes ${sizes.join(', ')} in ${language}`,
      async (page) => {
        const faults = [];
        await page.mouse.move(2, 2); // a sign of use: difficulty and search follow
        await seals(page, '');
        for (const [state, [hash, shape]] of Object.entries(STATES)) {
          await page.evaluate((text) => (location.hash = text), `${hash}&lang=${language}`);
          await showsGivens(page, /p=(\d+)/.exec(hash)[1]);
          await seals(page, shape);
          if (shape === 'one') await shows(page, 'solve', { whole: true });
          if (state === 'seven solutions') await page.locator('#pairs svg').nth(6).waitFor();
          if (state === 'no solution') await page.locator('#because:not(:empty)').waitFor();
          if (state === 'many solutions') {
            await page.locator('#count').click();
            await page.locator('#counted').getByText('32').first().waitFor();
          }
          const more = () => page.evaluate(strays);
          faults.push(...(await faultsAtEachSize(page, sizes, state, { more })));
        }
        assert.deepEqual(faults, []);
      },
      { path: `#p=${EMPTY}&lang=${language}`, ...sized(sizes[0]), only: 'chromium' },
    );
  }

  for (const size of ['lecture', 'phone']) {
    test(
      `no mark leaves its cell at the size ${size}`,
      async (page) => {
        const lab = new Lab(page);
        await lab.hasGivens(ONE);
        const cell = (row, column) => lab.cell(row, column);
        const type = async (row, column, keys) => {
          await cell(row, column).click();
          for (const key of keys) await page.keyboard.press(key);
        };
        const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Digit${digit}`);
        await type(
          1,
          1,
          digits.map((key) => `Shift+${key}`),
        );
        await type(
          1,
          3,
          digits.map((key) => `Control+${key}`),
        );
        await type(1, 5, [
          ...digits.map((key) => `Shift+${key}`),
          'Control+Digit9',
          'Control+Digit8',
        ]);
        for (let tint = 1; tint <= 6; tint++) {
          await type(3, tint, [`Control+Shift+Digit${tint}`]);
        }
        await type(2, 1, ['Digit8']); // clashes with the 8 in r2c3
        await lab.hasCell(2, 1, /conflict/i);
        await becomes(() => page.evaluate(strays), []);
        await page.goto(`${page.url().split('#')[0]}#p=${ONE}&mode=play&show=candidates`);
        await eventually(() => page.locator('#board.pencilled').count());
        await becomes(() => page.evaluate(strays), []);
      },
      { path: `#p=${ONE}&mode=play`, ...sized(size), only: 'chromium' },
    );
  }

  test(
    'messages, verdicts and seals move nothing',
    inTurn({
      // Issue U12: lines about conflicts pushed the column down.
      'nothing beside the board moves when digits clash': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        const tops = () =>
          page
            .locator('#verdict, #acts, .line, .dock:not([hidden])')
            .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
        const before = (await tops()).slice(1);
        await lab.cell(1, 1).click();
        await page.keyboard.press('6'); // r1c2 is a 6
        await seals(page, 'invalid');
        await becomes(async () => (await tops()).slice(1), before);
      },
      'a message never wraps; what is cut off is in its tooltip': async (page) => {
        const lab = new Lab(page);
        await lab.load(INVALID, /not a valid puzzle/i);
        const line = page.locator('.line .text');
        const height = () =>
          page.locator('.line').evaluate((e) => e.getBoundingClientRect().height);
        const before = await height();
        await page.setViewportSize({ width: 330, height: 700 });
        await becomes(async () => (await height()) <= before, true);
        await becomes(() => line.textContent(), /two 7s in row 1/i);
        assert.equal(await line.evaluate((e) => e.title), (await line.textContent()).trim());
      },
      'a button shows the whole message, and is there only where it is cut off': async (page) => {
        const whole = page.getByRole('button', { name: 'Whole message' });
        const cut = () =>
          page
            .locator('.line .text > :not(:empty)')
            .evaluateAll((all) => all.some((each) => each.scrollWidth > each.clientWidth + 1));
        await becomes(() => cut(), true);
        await whole.click();
        await becomes(() => cut(), false);
        await page.keyboard.press('Escape');
        await becomes(() => cut(), true);
        await page.setViewportSize({ width: 2560, height: 1440 });
        await whole.waitFor({ state: 'hidden' });
      },
      'the seal of each verdict has its own shape': async (page) => {
        const shapes = [];
        for (const [hash, shape] of Object.values(STATES).filter(([, each]) => each)) {
          await page.evaluate((text) => (location.hash = text), hash);
          await seals(page, shape);
          const look = await page.locator('#seal').evaluate((seal) => {
            const { borderRadius, clipPath, backgroundImage } = getComputedStyle(seal, '::before');
            const second = getComputedStyle(seal, '::after').content;
            return [borderRadius, clipPath, backgroundImage, second].join(' ');
          });
          shapes.push(`${shape}: ${look}`);
        }
        const looks = new Map([...new Set(shapes)].map((text) => text.split(': ')));
        assert.equal(looks.size, 4);
        assert.equal(new Set(looks.values()).size, 4);
      },
      'motion is off for those who want less of it': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        const running = () => page.evaluate(() => document.getAnimations().length);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await lab.button('Show solution').click();
        await eventually(
          () => lab.digits('given', 'solved', 'solution'),
          (digits) => digits === ONE_SOLVED,
        );
        await becomes(() => running(), 0);
      },
    }),
  );

  test(
    'an arc leads from the digit tried to the digit that forbids it',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasCell(1, 1, /1/);
      await page.locator('.ink .arc').waitFor({ state: 'attached' });
      await becomes(() => page.locator('#board .blocks').count(), 1);
      // From r1c1 to the 1 in r1c4: it starts in the first cell and ends in the fourth.
      const ends = await page.locator('.ink .arc').evaluate((arc) =>
        [0, arc.getTotalLength()].map((at) => {
          const { x, y } = arc.getPointAtLength(at);
          return [Math.floor(x / 10), Math.floor(y / 10)];
        }),
      );
      assert.deepEqual(ends, [
        [0, 0],
        [3, 0],
      ]);
    },
    { path: `#p=${ONE}&mode=watch&algo=free-cell-list&step=3` },
  );

  for (const size of ['lecture', 'phone']) {
    test(
      `nothing moves while the page loads, size ${size}`,
      async (page) => {
        await page.addInitScript(() => {
          window.shifts = [];
          new PerformanceObserver((list) => window.shifts.push(...list.getEntries())).observe({
            type: 'layout-shift',
            buffered: true,
          });
        });
        await page.reload();
        await page.mouse.move(2, 2); // a sign of use: difficulty and search follow
        await shows(page, 'solve', { whole: true });
        await page.locator('.difficulty .scale').waitFor();
        await page.locator('[data-go=explain]').focus(); // and the numbers of steps follow this
        await page.getByText(/, each with its reason/).waitFor();
        const shifts = await page.evaluate(() => window.shifts.map(({ value }) => value));
        // Up to this: the headline beside the seal, whose place was empty, gets its second line.
        assert.ok(Math.max(0, ...shifts) < 0.001, shifts.join());
      },
      { path: `#p=${ONE}`, only: 'chromium', ...sized(size) },
    );
  }

  test(
    'on a phone, the end of the panel scrolls into view above the dock',
    async (page) => {
      await page.touchscreen.tap(2, 2); // a sign of use: the difficulty follows
      await page.locator('#difficulty .scale').waitFor();
      await page
        .locator('.panel[data-for=solve]')
        .evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      const dock = page.locator('.dock[data-for=solve]');
      const top = () => dock.evaluate((element) => element.getBoundingClientRect().top);
      const end = () =>
        page.locator('#go-on').evaluate((element) => element.getBoundingClientRect().bottom);
      await eventually(async () => (await end()) <= (await top()));
    },
    { path: `#p=${ONE}`, only: 'chromium', ...sized('phone') },
  );
});
