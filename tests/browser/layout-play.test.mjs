// The layout of Play in each of its states, sizes and languages, by geometry.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { atEachSize, boxes, faultsAtEachSize, SERIES, sized } from './support/geometry.mjs';
import { Play } from './support/play.mjs';
import { INVALID, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { COLOURS, NOTES } from '../../web/puzzle/marks.js';

/** Nine empty cells: cell i has i + 1 notes in its corners. */
const CORNERS = Array.from({ length: 81 }, (_, i) => (i < 9 ? (1 << (i + 1)) - 1 : 0));
const NO_DIGIT = '0'.repeat(81);

const entries = [...ONE].map((given, i) => (given === '0' ? ONE_SOLVED[i] : '0')).join('');

inEachBrowser((test) => {
  const only = 'chromium';
  for (const { sizes, language } of SERIES) {
    const path = `#p=${ONE}&mode=play&lang=${language}`;
    const options = { path, only, ...sized(sizes[0]) };

    test(
      `every state of Play fits the sizes ${sizes.join(', ')} in ${language}`,
      async (page) => {
        const play = new Play(page);
        const boards = {};
        const faults = [];
        const look = async (state) => {
          const more = async (size) => {
            const [board] = await boxes(page, '#board');
            boards[size] ??= board;
            return String(board) === String(boards[size]) ? [] : [`the board is at ${board}`];
          };
          faults.push(...(await faultsAtEachSize(page, sizes, state, { more })));
        };
        const click = (id) => page.locator(`#${id}`).click();
        await page.locator('#play-pad button').first().waitFor();
        await page.evaluate(() => document.fonts.ready);

        await page.locator('#board td').first().click();
        await play.press('Shift+Digit3', 'Control+Digit9', 'Control+Shift+Digit1');
        await look('notes');
        await click('fill-notes');
        await look('all notes');
        await click('hint-more');
        for (let stage = 1; stage <= 3; stage++) {
          await page.locator(`.hint-stages li:nth-child(${stage})`).waitFor();
          if (stage < 3) await click('hint-more');
        }
        await look('a hint');
        await click('hint-hide');
        await click('play-more');
        await look('the menu');
        await click('play-more');
        await page.locator('#play-pens [value=colour]').click();
        await look('colours');
        await click('play-more');
        await click('candidates');
        await click('play-more');
        await page.locator('#play-pens [value=candidates]').waitFor();
        await look('candidates');
        await click('check');
        await look('checked');
        await click('pause');
        await page.locator('#resume').waitFor();
        await look('paused');
        await atEachSize(page, sizes, async (size) =>
          assert.deepEqual(
            await boxes(page, '.cover'),
            [boards[size]],
            'the cover is on the board',
          ),
        );
        assert.deepEqual(faults, []);
      },
      options,
    );

    test(
      `the end of a game and bad givens fit the sizes ${sizes.join(', ')} in ${language}`,
      async (page) => {
        await page.locator('#finish').waitFor();
        const faults = await faultsAtEachSize(page, sizes, 'the end');
        const hash = `p=${INVALID}&mode=play&lang=${language}`;
        await page.evaluate((text) => (location.hash = text), hash);
        await page.locator('#line .act:not([hidden])').waitFor();
        faults.push(...(await faultsAtEachSize(page, sizes, 'bad givens')));
        assert.deepEqual(faults, []);
      },
      { ...options, path: `#p=${ONE}&e=${entries}&mode=play&lang=${language}` },
    );
  }

  test(
    'one to nine corner notes do not overlap with a colour, with centre notes, or with both',
    async (page) => {
      for (const [what, tinted, centre] of [
        ['a colour', 1, 0],
        ['centre notes', 0, 0b11111],
        ['a colour and centre notes', 1, 0b111],
      ]) {
        const marks = [
          `n=${NOTES.write(CORNERS)}`,
          `c=${NOTES.write(CORNERS.map((mask) => (mask ? centre : 0)))}`,
          `k=${COLOURS.write(CORNERS.map((mask) => (mask ? tinted : 0)))}`,
        ];
        const hash = `p=${NO_DIGIT}&${marks.join('&')}&mode=play`;
        await page.evaluate((text) => (location.hash = text), hash);
        await page.locator('#board .corner > :nth-child(9)').waitFor();
        for (const [part, expected] of [
          ['.sign', tinted],
          ['.centre', centre],
        ])
          await eventually(
            () => page.locator(`#board ${part}`).count(),
            (count) => count > 0 === expected > 0,
          );
        await page.evaluate(() => document.fonts.ready);
        const overlaps = await page.locator('#board td:has(.corner)').evaluateAll((cells) =>
          cells.flatMap((cell) => {
            const parts = [...cell.querySelectorAll('.corner s, .centre, .sign')]
              .map((part) => [part.className || part.dataset.digit, part.getBoundingClientRect()])
              .filter(([, { width }]) => width);
            const { left, right, top, bottom } = cell.getBoundingClientRect();
            return parts.flatMap(([name, a], i) => [
              ...(a.left < left || a.right > right || a.top < top || a.bottom > bottom
                ? [`${cell.ariaLabel}: ${name} leaves the cell`]
                : []),
              ...parts
                .slice(i + 1)
                .filter(
                  ([, b]) =>
                    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
                )
                .map(([other]) => `${cell.ariaLabel}: ${name} and ${other}`),
            ]);
          }),
        );
        assert.deepEqual(overlaps, [], what);
      }
    },
    { path: `#p=${NO_DIGIT}&mode=play`, only },
  );

  test(
    'on a phone, targets are large, and the board stays in view',
    inTurn({
      'on a phone, all targets of Play are at least 44 pixels wide and high': async (page) => {
        const play = new Play(page);
        await play.ready();
        const small = await page
          .locator(':is(.dock, .panel):not([hidden]) :is(button, label):visible')
          .evaluateAll((all) =>
            all
              .map((element) => [
                element.id || element.textContent?.trim(),
                element.getBoundingClientRect(),
              ])
              .filter(([, { width, height }]) => height < 43.9 || width < 43.9)
              .map(([name, { width, height }]) => `${name}: ${width}×${height}`),
          );
        assert.deepEqual(small, []);
      },
      'on a phone, the board stays in view while the panel scrolls, and the dock hides no control':
        async (page) => {
          const play = new Play(page);
          await play.ready();
          const panel = page.locator('.panel[data-for=play]');
          await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
          await eventually(() => panel.evaluate((element) => element.scrollTop > 0));
          const [[, top], [, dock]] = [
            (await boxes(page, '#board'))[0],
            (await boxes(page, '.dock[data-for=play]'))[0],
          ];
          assert.ok(top >= 0, `the board is at ${top}`);
          const [[, , , bottom]] = (await boxes(page, '#start-over')).slice(-1);
          assert.ok(bottom <= dock, `the last tool ends at ${bottom}, below the dock at ${dock}`);
        },
    }),
    { path: `#p=${ONE}&mode=play`, only, ...sized('phone') },
  );
});
