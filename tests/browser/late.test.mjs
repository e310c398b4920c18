// Parts of the page that do not load at first: the line says so, and trying again works.
import { eventually, inEachBrowser } from './support/harness.mjs';

const ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Serves a file in another way, at first. @param {(route: any) => void} fault @returns {() => void} ends the fault */
async function failAtFirst(page, file, fault) {
  let left = 2; // the page may preload what a worker asks for
  await page.route(file, (route) => (left-- > 0 ? fault(route) : route.continue()));
  return () => (left = 0);
}
const FAULTS = {
  fails: (route) => route.abort(),
  'is junk': (route) => route.fulfill({ body: 'Not found', contentType: 'text/html' }),
  'never ends': () => {},
};

inEachBrowser((test) => {
  for (const file of ['solver-worker.js', 'sudoku.wasm', 'sudoku.mjs']) {
    for (const [what, fault] of Object.entries(FAULTS)) {
      test(
        `${file} ${what} at first: the puzzle gets its verdict, if need be after trying again`,
        async (page, { complaints }) => {
          const repair = await failAtFirst(page, `**/${file}`, fault);
          await page.clock.install();
          await page.reload();
          await page.evaluate((puzzle) => (location.hash = `p=${puzzle}`), ONE);
          const line = page.locator('#line');
          if (what === 'never ends') {
            const late = line.getByText('has not loaded yet');
            while (!(await late.count())) await page.clock.runFor(500);
            repair();
            await line.getByRole('button', { name: 'Try again' }).click();
          }
          const chip = line.locator('.chip', { hasText: /one solution/i });
          while (!(await chip.count())) await page.clock.runFor(200);
          await eventually(
            () => line.getByText('has not loaded yet').count(),
            (count) => count === 0,
          );
          complaints.length = 0; // browsers log requests that fail
        },
        { only: 'chromium' },
      );
    }
  }
});
