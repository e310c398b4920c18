// The dialogs and the tour at every size, in both languages: inside the window, nothing cut off, and
// axe finds nothing.
import assert from 'node:assert/strict';
import { violationsInBothSchemes } from './support/axe.mjs';
import { atEachSize, DEVICES, layoutFaults, SERIES, sized, SIZES } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, ONE } from '../puzzles.mjs';

const RUN = `#p=${ONE}&mode=watch&algo=bitmask&step=41`;

/** Calls an action of the page as its buttons do, at sizes that hide them too. */
const act = (page, name) =>
  page.evaluate((action) => document.querySelector(`[data-action=${action}]`).click(), name);

/** Chooses the nth of the radio buttons in one row. */
const choose = (page, root, at) => page.locator(`${root} label`).nth(at).click();

/** Opens a dialog in one of its states; resolves with its selector. @type {Record<string, (page: any) => Promise<string>>} */
const DIALOGS = {
  paste: async (page) => {
    await act(page, 'openPaste');
    return '.paste-dialog';
  },
  'paste with many puzzles': async (page) => {
    await act(page, 'openPaste');
    await page.locator('.paste-dialog textarea').fill(`${ONE}\n${MANY}\n`.repeat(20));
    await page.locator('.picture-of').nth(39).waitFor();
    return '.paste-dialog';
  },
  'paste with an error': async (page) => {
    await new Lab(page).paste(ONE.slice(1));
    await page.locator('.paste-dialog .said.error').waitFor();
    return '.paste-dialog';
  },
  examples: async (page) => {
    await act(page, 'openExamples');
    await page.locator('.example').nth(13).waitFor();
    return '.examples';
  },
  lists: async (page) => {
    await act(page, 'openLists');
    await page.locator('.batch select option').nth(6).waitFor({ state: 'attached' });
    return '.batch';
  },
  'lists at the end': async (page) => {
    await act(page, 'openLists');
    await page.locator('.batch textarea').fill(`${ONE}\nno puzzle\n${MANY}\n`.repeat(10));
    await page.locator('.batch .p').first().click();
    await page.locator('.batch a.p').waitFor();
    return '.batch';
  },
  'share, card': async (page) => {
    await act(page, 'openShare');
    await page.locator('.card .p:enabled').waitFor();
    return '.share';
  },
  'share, link': async (page) => {
    await act(page, 'openShare');
    await choose(page, '.share .dialog-body > div > .segments', 1);
    await page.locator('.qr svg').waitFor();
    return '.share';
  },
  'share, embed': async (page) => {
    await act(page, 'openShare');
    await choose(page, '.share .dialog-body > div > .segments', 2);
    await choose(page, '.share-embed .segments', 1);
    await page.locator('.share details').click();
    return '.share';
  },
  'share, film': async (page) => {
    await act(page, 'openShare');
    await choose(page, '.share .dialog-body > div > .segments', 3);
    await choose(page, '.film .segments', 7);
    await page.locator('.film .soft', { hasText: /\d MB/ }).waitFor();
    return '.share';
  },
  'share, copy': async (page) => {
    await act(page, 'openShare');
    await choose(page, '.share .dialog-body > div > .segments', 4);
    await page.locator('.share-copy').waitFor();
    return '.share';
  },
  'help, keys': async (page) => {
    await act(page, 'openHelp');
    return '.help';
  },
  'help, trace': async (page) => {
    await act(page, 'openHelp');
    await choose(page, '.help .dialog-body > div > .segments', 1);
    return '.help';
  },
  'help, about': async (page) => {
    await act(page, 'openHelp');
    await choose(page, '.help .dialog-body > div > .segments', 2);
    return '.help';
  },
  picture: async (page) => {
    await act(page, 'openPicture');
    await page.locator('.picture .p:enabled').waitFor();
    return '.picture';
  },
};

/** What the faults of the page are not about: the scaled preview, which is checked here. */
const BEHIND = /class="share-stage"/;

/** What is wrong with the layout of an open dialog. Runs in the page. */
function dialogFaults(selector) {
  const faults = [];
  const dialog = document.querySelector(`dialog${selector}[open]`);
  if (!dialog) return [`${selector} is not open`];
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    faults.push(`${selector} leaves the window: ${[left, top, right, bottom]}`);
  const body = dialog.querySelector('.dialog-body');
  if (body.scrollWidth > body.clientWidth) faults.push(`${selector} scrolls sideways`);
  // Heading, close button and the buttons below stay in view however long the body is.
  for (const part of dialog.querySelectorAll('.dialog-head > *, .dialog-foot > *')) {
    const box = part.getBoundingClientRect();
    if (!box.width) continue;
    if (box.top < top || box.bottom > bottom || box.left < left || box.right > right)
      faults.push(`“${part.textContent}” leaves the dialog`);
  }
  const preview = dialog.querySelector('.share-embed:not([hidden]) iframe');
  if (preview) {
    const frame = preview.getBoundingClientRect();
    const stage = preview.parentElement.getBoundingClientRect();
    if (frame.right > stage.right + 1 || frame.bottom > stage.bottom + 1)
      faults.push('the preview is cut off');
    if (frame.right < stage.right - 2) faults.push('beside the preview is an empty bar');
  }
  const board = dialog.querySelector('.picture-preview svg[viewBox^="0 0 102 "]');
  if (board) {
    const { bottom: end } = board.parentElement.getBoundingClientRect();
    const { bottom: drawn } = board.getBoundingClientRect();
    if (drawn > end + 1) faults.push(`the picture is cut off: ${drawn - end} px`);
  }
  // A text never touches the edge of its button (U11).
  for (const button of dialog.querySelectorAll('.p, .s')) {
    const box = button.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(button);
    const text = range.getBoundingClientRect();
    if (box.width && (text.left - box.left < 8 || box.right - text.right < 8))
      faults.push(`“${button.textContent}” has no padding`);
  }
  return faults;
}

inEachBrowser((test) => {
  for (const { sizes, language } of SERIES)
    test(
      `every dialog fits the sizes ${sizes.join(', ')} in ${language}${language === 'en' && sizes.includes('lecture') ? '; axe finds nothing' : ''}`,
      async (page) => {
        const faults = [];
        await page.locator('#board td').first().waitFor();
        for (const [name, open] of Object.entries(DIALOGS)) {
          const selector = await open(page);
          await page.locator(`dialog${selector}[open]`).waitFor();
          await atEachSize(page, sizes, async (size) => {
            const found = [
              ...(await page.evaluate(dialogFaults, selector)),
              ...(await layoutFaults(page, { within: `dialog${selector}` })).filter(
                (fault) => !BEHIND.test(fault),
              ),
            ];
            // Names, roles and colors are the same in all languages and at all sizes.
            if (language === 'en' && size === 'lecture')
              found.push(...(await violationsInBothSchemes(page, `dialog${selector}`)));
            faults.push(...found.map((fault) => `${size}, ${name}: ${fault}`));
          });
          await page.keyboard.press('Escape');
          await page.locator(`dialog${selector}[open]`).waitFor({ state: 'detached' });
          if (name === 'lists at the end') await page.reload();
        }
        assert.deepEqual(faults, []);
      },
      {
        path: `${RUN}&lang=${language}`,
        ...sized(sizes[0]),
        reducedMotion: 'reduce',
        only: 'chromium',
      },
    );

  for (const sizes of Object.values(DEVICES))
    test(
      `the tour points at what it describes, inside the window, sizes ${sizes.join(', ')}`,
      async (page) => {
        await act(page, 'openHelp');
        await page.locator('dialog.help .p').click();
        const card = page.getByRole('dialog', { name: /./ });
        for (let step = 1; step <= 7; step++) {
          await card.getByText(`${step} of 7`).waitFor();
          await atEachSize(page, sizes, async (size) => {
            const [width, height] = SIZES[size];
            const { x, y, width: w, height: h } = await card.boundingBox();
            const inside = x >= 0 && y >= 0 && x + w <= width && y + h <= height;
            assert.ok(inside, `${size}, ${step}: ${x}, ${y}`);
            const ring = await page.locator('.tour-ring').boundingBox();
            const seen = ring && ring.y < height && ring.x < width;
            assert.ok(seen, `${size}: step ${step} points at nothing`);
          });
          await page.keyboard.press(step % 2 ? 'Enter' : 'ArrowRight');
        }
        await page.locator('.tour').waitFor({ state: 'detached' });
        await becomes(() => page.evaluate(() => document.activeElement?.role), 'gridcell');
      },
      {
        path: `#p=${ONE}`,
        ...sized(sizes[0]),
        reducedMotion: 'reduce',
        only: 'chromium',
      },
    );

  test(
    '? opens the help at once, with the keys of all modes',
    async (page) => {
      await new Lab(page).hasVerdict(/solution/i);
      const help = page.locator('dialog.help');
      await eventually(async () => {
        await page.keyboard.press('?'); // until the actions are loaded
        return help.isVisible();
      });
      for (const mode of ['Play', 'Watch', 'Explain'])
        await help.getByRole('heading', { name: mode, exact: true }).waitFor();
      await help.getByText('hint; again for more of it').waitFor();
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );

  test('the tour follows the language of the page', async (page) => {
    await act(page, 'openHelp');
    await page.getByRole('button', { name: 'Take the 30-second tour' }).click();
    await page.getByText('1 of 7').waitFor();
    await page.locator('#language').evaluate((menu) => {
      menu.value = 'de';
      menu.dispatchEvent(new Event('change'));
    });
    const card = page.getByRole('dialog', { name: 'Alles lässt sich einfügen' });
    await card.getByRole('button', { name: 'Rundgang beenden' }).waitFor();
    await card.getByText('1 von 7').waitFor();
  });

  test('Escape ends the tour and returns to the mode before it', async (page) => {
    await act(page, 'openHelp');
    await page.getByRole('button', { name: 'Take the 30-second tour' }).click();
    for (const step of [1, 2, 3]) {
      await page.getByText(`${step} of 7`).waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByText('4 of 7').waitFor();
    await page.locator('body[data-mode=watch]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('body[data-mode=solve]').waitFor();
    await becomes(() => page.locator('.tour').count(), 0);
  });

  test('examples are chosen by keyboard alone', async (page) => {
    await act(page, 'openExamples');
    const dialog = page.getByRole('dialog', { name: 'Examples' });
    await dialog.getByRole('button', { name: /^Inkala, 2012\s*Extreme/ }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // The last but one: Assignment 4.
    await new Lab(page).hasGivens(
      '000530004083901000610028700000000207040107080709000000001740058000603970200095000',
    );
  });
});
