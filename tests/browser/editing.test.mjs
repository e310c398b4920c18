// Undo across puzzles, and links of other sites. For entries and notes see play.test.mjs.
import { inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test('restores with Undo what a paste replaced', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.load(MANY, /at least two/i);
    await lab.button('Undo').first().click(); // in the line
    await lab.hasGivens(ONE);
    await lab.hasVerdict(/exactly one/i);
  });

  for (const name of ['bd', 's', 'puzzle']) {
    test(
      `opens a link that says ?${name}=`,
      async (page) => {
        const lab = new Lab(page);
        await lab.hasGivens(ONE);
        await lab.hasVerdict(/exactly one/i);
      },
      { path: `?${name}=${ONE}` },
    );
  }
});
