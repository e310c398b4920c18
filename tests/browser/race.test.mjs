// The race, on a puzzle whose counts the original programs print.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { faultsAtEachSize, SERIES, shows, sized } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser, settles } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player, speak } from './support/player.mjs';
import { MANY, ONE } from '../puzzles.mjs';

/** The race on its stage. */
class Race {
  constructor(page) {
    this.page = page;
    this.root = page.getByRole('region', { name: 'Race' });
    this.lanes = this.root.getByRole('list', { name: 'Lanes' }).getByRole('listitem');
    this.sentence = this.root.getByRole('status');
  }
  button(name) {
    return this.root.getByRole('button', { name, exact: true });
  }
  async open() {
    await shows(this.page, 'watch');
    const more = this.page.getByRole('button', { name: 'More about this run' });
    const button = this.page.getByRole('button', { name: 'Race', exact: true });
    await more.waitFor();
    if (!(await button.isVisible())) await more.click();
    await button.click();
    await this.lanes.nth(3).waitFor();
  }
  /** Chooses algorithms, and races to the end. @param {string[]} names  parts of them @param {string} [goal] */
  async run(names, goal = 'First solution') {
    await this.button('Lanes').click();
    await this.root.getByText(goal, { exact: true }).click();
    for (const box of await this.root.getByRole('checkbox').all()) await box.uncheck();
    for (const name of names) await this.root.getByRole('checkbox', { name }).check();
    await this.button('Lanes').click();
    await this.button('Again').waitFor();
    await eventually(
      () => this.lanes.count(),
      (count) => count === names.length,
    );
  }
  /** Pauses by Space while it runs; if that is over, it begins again. */
  pause() {
    return eventually(async () => {
      if (await this.button('Resume').isVisible()) return true;
      const over = await this.button('Again').isVisible();
      await this.page.keyboard.press(over ? 'r' : ' ');
      return false;
    });
  }
  /** Name, digits and result of each lane. */
  texts() {
    return this.lanes.evaluateAll((lanes) =>
      lanes.map((lane) =>
        ['name', 'count', 'result'].map((part) => lane.querySelector(`.lane-${part}`).textContent),
      ),
    );
  }
  says(pattern) {
    return eventually(
      () => this.sentence.innerText(),
      (text) => pattern.test(text),
    );
  }
}

const SUM = /^Dancing links: 51\. (Free-cell list|Bit masks): 1,589, 31 times as many\.$/;

inEachBrowser((test) => {
  /** Without motion, a race shows its end. */
  const still = /** @type {const} */ ({ reducedMotion: 'reduce' });

  test(
    'counts digits placed until the first solution, the same for all lanes',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['bit masks', 'free-cell list', 'fewest candidates', 'dancing links']);
      // Liang's program and the Almanac's search in the same order: they place the same digits.
      const [first, second, ...others] = await race.texts();
      assert.deepEqual(first, ['Dancing links', '51', 'after 0.32 s']);
      assert.deepEqual(second.slice(1), ['54', '1.1 times as many']);
      for (const text of others) assert.deepEqual(text.slice(1), ['1,589', '31 times as many']);
      await race.says(SUM);
      await becomes(() => race.lanes.nth(2).innerText(), /14,096 (checks|digits tried)/);
    },
    { path: `#p=${ONE}&mode=watch`, ...still },
  );

  test(
    'races for all solutions only algorithms that find them all',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['count all', 'dancing links'], 'All solutions');
      for (const [, , result] of await race.texts()) assert.match(result, /^18 solutions, /);
      await race.button('Lanes').click();
      await becomes(
        () => race.root.getByRole('checkbox', { name: 'free-cell list' }).isDisabled(),
        true,
      );
    },
    // Liang's Figure 2, which has 18 solutions.
    {
      path: '#p=530070000600195000098000060800060003400803001700020006060000000000419005000080079&mode=watch',
      ...still,
    },
  );

  test(
    'runs on one clock of ten seconds, and obeys keys',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.pause();
      await race.says(/^((One|Two) done\. )?The slowest needs ten seconds\.$/);
      const counts = async () => (await race.texts()).map(([, count]) => count);
      const before = await settles(counts);
      assert.equal(before[2], before[3], 'what runs has placed the same number of digits');
      assert.ok(Number(before[2].replace(',', '')) < 1589);
      await page.keyboard.press('PageDown');
      await eventually(counts, (now) => now[2] !== before[2]);
      const step = await page.locator('#scrub').getAttribute('aria-valuetext');
      assert.match(step ?? '', /^Step 0 of/, 'the keys do not move the hidden run');

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.keyboard.press('r'); // shows the end at once
      await race.says(SUM);
      await race.button('Again').waitFor();
      await page.keyboard.press('1'); // opens the first lane in Watch
      await race.root.waitFor({ state: 'detached' });
      const player = new Player(page);
      await player.shows(/^Step \d+ of [\d,]+: .*[Ss]olution/);
      assert.match(page.url(), /algo=dancing-links/);

      await race.open();
      await page.keyboard.press('Escape');
      await race.root.waitFor({ state: 'detached' });
      await page.locator('#panel-code').waitFor();
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium' },
  );

  test(
    'has six lanes, a trace without a solution the last',
    async (page) => {
      await shows(page, 'watch');
      await page.locator('#panel-code li').first().waitFor();
      await new Lab(page).paste(`G ${ONE}\nP 1 1 9\nU 1 1\n`);
      await new Player(page).announces(/legal/);
      const race = new Race(page);
      await race.open();
      const names = ['Your trace', 'bit masks', 'isSafe', 'free-cell list', 'fewest', 'dancing'];
      await race.run(names);
      const texts = await race.texts();
      assert.equal(texts.length, 6);
      assert.deepEqual(texts[5], ['Your trace', '1', 'No solution.']);
      await race.button('Lanes').click();
      await becomes(
        () => race.root.getByRole('checkbox', { name: 'count all' }).isDisabled(),
        true,
      );
    },
    { path: `#p=${ONE}&mode=watch`, ...still, only: 'chromium' },
  );

  test(
    'changes its language, and keeps its results',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['free-cell list', 'dancing links']);
      await speak(page, 'de');
      const german = page.getByRole('region', { name: 'Wettlauf' });
      await german.getByText('Liste freier Zellen: 1.589, 31-mal so viele.').waitFor();
      const text = await german.evaluate((root) => root.innerText);
      assert.doesNotMatch(text, /digits|cells|Again|Lanes|times/i);
      await german.getByRole('button', { name: 'Bahnen' }).click();
      await german.getByText('Liang: Liste freier Zellen', { exact: true }).first().waitFor();
    },
    { path: `#p=${ONE}&mode=watch`, ...still, only: 'chromium' },
  );

  test(
    'starts anew with another puzzle, and returns to the run',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['free-cell list', 'dancing links']);
      await page.evaluate((hash) => (location.hash = hash), `#p=${MANY}&mode=watch`);
      await eventually(
        () => race.texts(),
        (texts) => texts.every(([, count]) => count !== '51' && count !== '1,589'),
      );
      await race.button('Leave').click();
      await race.root.waitFor({ state: 'detached' });
      await page.locator('#panel-code').waitFor();
      await becomes(() => page.evaluate(() => document.activeElement?.id), 'open-race');
    },
    { path: `#p=${ONE}&mode=watch`, ...still },
  );

  for (const { sizes, language } of SERIES)
    test(
      `the race fits the sizes ${sizes.join(', ')} in ${language}`,
      async (page) => {
        await shows(page, 'watch');
        const start = page.locator('.race-foot .p');
        const ended = () =>
          eventually(
            () => start.innerText(),
            (text) => /^(Again|Noch einmal)$/.test(text),
          );
        await page.locator('#open-race').evaluate((button) => button.click());
        await ended();
        // Boards, words and foot do not cover each other.
        const more = (size) =>
          page.evaluate(
            (scrolls) => {
              const box = (element) => element.getBoundingClientRect();
              const lanes = [...document.querySelectorAll('.lane')];
              const foot = box(document.querySelector('.race-foot'));
              return lanes.flatMap((lane) => {
                const [board, words] = [...lane.children].map(box);
                const apart = words.left >= board.right || words.top >= board.bottom;
                const above = scrolls || Math.max(board.bottom, words.bottom) <= foot.top + 1;
                const large = board.width >= 80 && Math.abs(board.width - board.height) < 2;
                return apart && above && large
                  ? []
                  : [`${words.top} ${board.width} ${foot.top}: ${apart} ${above} ${large}`];
              });
            },
            size === 'lowest' || (lanes > 4 && size !== 'tablet' && sized(size).hasTouch),
          );
        let lanes = 4;
        const faults = await faultsAtEachSize(page, sizes, 'four lanes', { more });
        // Names and roles are the same in all languages.
        if (language === 'en') faults.push(...(await violationsInBothSchemes(page)));
        await page.locator('.race-foot .q').first().click();
        const moves = () => false;
        faults.push(...(await faultsAtEachSize(page, sizes, 'the choices', { still: moves })));
        if (language === 'en') faults.push(...(await violations(page, '.race')));
        for (const box of (await page.locator('.race-entry input').all()).reverse())
          if (await box.isEnabled()) await box.check();
        await page.locator('.race-foot .q').first().click();
        lanes = 6;
        await ended();
        faults.push(...(await faultsAtEachSize(page, sizes, 'six lanes', { more })));
        assert.deepEqual(faults, []);
      },
      {
        path: `#p=${ONE}&mode=watch&lang=${language}`,
        ...sized(sizes[0]),
        ...still,
        only: 'chromium',
      },
    );
});
