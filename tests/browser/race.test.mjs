// The race, on a puzzle whose counts the original programs print.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { DEVICES, faultsAtEachSize, LANGUAGES, shows, sized } from './support/geometry.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { speak } from './support/player.mjs';
import { MANY, ONE } from '../puzzles.mjs';

/** The race in the panel of Watch. */
class Race {
  constructor(page) {
    this.page = page;
    this.root = page.getByRole('region', { name: 'Race' });
    this.lanes = this.root.getByRole('list', { name: 'Lanes' }).getByRole('listitem');
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
  /** Chooses algorithms and full speed, and races to the end. @param {string[]} names  parts of them @param {string} [goal] */
  async run(names, goal = 'First solution') {
    await this.button('Choose').click();
    await this.root.getByText(goal, { exact: true }).click();
    for (const box of await this.root.getByRole('checkbox').all()) await box.uncheck();
    for (const name of names) await this.root.getByRole('checkbox', { name }).check();
    await this.root.getByRole('slider', { name: 'Speed' }).press('End');
    await this.root.getByRole('button', { name: /^(Start|Again|Resume)$/ }).click();
    await this.button('Again').waitFor();
    await eventually(
      () => this.lanes.count(),
      (count) => count === names.length,
    );
  }
  texts() {
    return this.lanes.locator('.lane-words').allTextContents(); // not those of the pictures
  }
}

inEachBrowser((test) => {
  test(
    'counts digits placed until the first solution, the same for all lanes',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['bit masks', 'free-cell list', 'fewest candidates', 'dancing links']);
      // Liang's program and the Almanac's search in the same order: they place the same digits.
      const texts = await race.texts();
      assert.match(texts[0], /^1\. Knuth: dancing links51 digits/);
      assert.match(
        texts[1],
        /^2\. Sudoku Lab: fewest candidates first54 digits, 1\.1 times as many/,
      );
      for (const text of texts.slice(2)) {
        assert.match(text, /^3\. .*1,589 digits, 31 times as many/);
        assert.match(text, /14,096 (checks|digits tried)/);
      }
      await race.root.getByText('digits placed until the first solution').waitFor();
    },
    { path: `#p=${ONE}&mode=watch` },
  );

  test(
    'races for all solutions only algorithms that find them all',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['count all', 'dancing links'], 'All solutions');
      for (const text of await race.texts()) assert.match(text, /18 solutions\./);
      await race.button('Choose').click();
      assert.ok(await race.root.getByRole('checkbox', { name: 'free-cell list' }).isDisabled());
    },
    // Liang's Figure 2, which has 18 solutions.
    {
      path: '#p=530070000600195000098000060800060003400803001700020006060000000000419005000080079&mode=watch',
    },
  );

  test(
    'names its axis, linear or logarithmic, and bars follow it',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['free-cell list', 'dancing links']);
      const parts = () =>
        race.root
          .locator('.run')
          .evaluateAll((bars) =>
            bars.map((bar) => bar.clientWidth / (bar.parentElement?.clientWidth ?? 1)),
          );
      const near = (a, b) => assert.ok(Math.abs(a - b) < 0.02, `${a}, not ${b}`);
      await race.root.getByText('Digits placed', { exact: true }).last().waitFor();
      const [few, many] = await parts();
      near(many, 1589 / 2000); // the axis ends at 2,000
      near(few, 51 / 2000);
      await race.root.getByText('Logarithmic').click();
      const [fewer, more] = await parts();
      near(more, Math.log10(1589) / 4);
      near(fewer, Math.log10(51) / 4);
      assert.match(await race.root.locator('.axis').textContent(), /^1101001K10K$/);
    },
    { path: `#p=${ONE}&mode=watch`, viewport: { width: 1280, height: 720 }, only: 'chromium' },
  );

  test(
    'changes its language, and keeps its results',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['free-cell list', 'dancing links']);
      await speak(page, 'de');
      const german = page.getByRole('region', { name: 'Wettlauf' });
      await german.getByText('1. Knuth: Dancing Links', { exact: true }).waitFor();
      const text = await german.evaluate((root) => root.innerText);
      assert.match(text, /51 Ziffern[^]*1\.589 Ziffern, 31-mal so viele/);
      assert.doesNotMatch(text, /digits|cells|Again|Choose|Linear scale|Measure/i);
      await german.getByRole('button', { name: 'Auswählen' }).click();
      await german.getByText('Liang: Liste freier Zellen', { exact: true }).first().waitFor();
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium' },
  );

  test(
    'the heading of the race ends above its first lane on a phone',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['free-cell list', 'dancing links']);
      const bottomOf = async (part) => {
        const { y, height } = await race.root.locator(part).first().boundingBox();
        return y + height;
      };
      const { y } = await race.lanes.first().boundingBox();
      assert.ok((await bottomOf('.by')) <= y);
      assert.ok((await bottomOf('.race-acts')) <= y);
    },
    { path: `#p=${ONE}&mode=watch`, viewport: { width: 390, height: 844 }, only: 'chromium' },
  );

  test(
    'closes back to the listing, and starts anew with another puzzle',
    async (page) => {
      const race = new Race(page);
      await race.open();
      await race.run(['free-cell list', 'dancing links']);
      await page.evaluate((hash) => (location.hash = hash), `#p=${MANY}&mode=watch`);
      await eventually(
        () => race.texts(),
        (texts) =>
          texts.every((text) => / 0 digits|first0 digits|links0 digits|list0 digits/.test(text)),
      );
      await race.button('Back to the listing').click();
      await race.root.waitFor({ state: 'detached' });
      await page.locator('#panel-code').waitFor();
    },
    { path: `#p=${ONE}&mode=watch` },
  );

  for (const device of Object.keys(DEVICES))
    for (const language of LANGUAGES)
      test(
        `the race fits the sizes ${DEVICES[device].join(', ')} in ${language}`,
        async (page) => {
          await shows(page, 'watch');
          await page.locator('#open-race').click();
          await page.locator('.race .lane').nth(3).waitFor();
          const faults = await faultsAtEachSize(page, device, 'the lanes');
          // Names and roles are the same in all languages.
          if (language === 'en') faults.push(...(await violations(page, '.race')));
          await page.locator('.race .head .q').click();
          const still = () => false;
          faults.push(...(await faultsAtEachSize(page, device, 'the choices', { still })));
          if (language === 'en') faults.push(...(await violations(page, '.race')));
          assert.deepEqual(faults, []);
        },
        {
          path: `#p=${ONE}&mode=watch&lang=${language}`,
          ...sized(DEVICES[device][0]),
          reducedMotion: 'reduce',
          only: 'chromium',
        },
      );
});
