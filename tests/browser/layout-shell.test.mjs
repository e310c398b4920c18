// The layout of the page in every mode, size and language: nothing scrolls sideways, leaves its column
// or is cut off, and the board never moves.
import assert from 'node:assert/strict';
import { inEachBrowser } from './support/harness.mjs';
import {
  boxes,
  isWide,
  layoutFaults,
  LANGUAGES,
  MODES,
  sized,
  SIZES,
} from './support/geometry.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  for (const size of Object.keys(SIZES)) {
    for (const language of LANGUAGES) {
      test(
        `every mode fits the size ${size} in ${language}; the board never moves (U2, U3)`,
        async (page) => {
          const [first] = await boxes(page, '#board');
          const faults = [];
          for (const mode of MODES) {
            await page.locator(`[data-mode=${mode}][href]`).click();
            await shows(page, mode);
            await page.mouse.move(0, 0);
            const found = await layoutFaults(page, { still: isWide(size) });
            faults.push(...found.map((fault) => `${mode}: ${fault}`));
            const [board] = await boxes(page, '#board');
            assert.deepEqual(board, first, `the board moved in ${mode}`);
          }
          assert.deepEqual(faults, []);
        },
        { path: `#p=${ONE}&lang=${language}`, ...sized(size), only: 'chromium' },
      );
    }
  }
});
