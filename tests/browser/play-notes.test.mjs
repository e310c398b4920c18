// Playing: digits, notes and colours, by keyboard, mouse and finger.
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { Play, path } from './support/play.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'notes and colours: by keys with any pen, and by the pens',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, 'Shift+Digit3', 'Shift+Digit9', 'Control+Digit3', 'Control+Shift+Digit2');
      await play.hasCell(1, 1, /, empty, corner notes 3 9, centre notes 3, colour 2$/);
      await play.press('Shift+Digit9');
      await play.hasCell(1, 1, /, corner notes 3, /);
      await becomes(() => play.pen(), 'Digit');
      for (const [key, pen] of [
        ['x', 'Corner'],
        ['c', 'Centre'],
        ['v', 'Colour'],
        ['z', 'Digit'],
      ]) {
        await play.press(key);
        await eventually(
          () => play.pen(),
          (name) => name === pen,
        );
      }
      await play.at(1, 3, 'x', '3', 'c', '5', 'v', '6');
      await play.hasCell(1, 3, /, empty, corner notes 3, centre notes 5, colour 6$/);
      await play.take('Corner');
      await play.pad.getByRole('button', { name: /^3/ }).click();
      await play.hasCell(1, 3, /, empty, centre notes 5, colour 6$/);
      // A click beside the board leaves the focus there.
      await play.press('8');
      await play.hasCell(1, 3, /, empty, corner notes 8, centre notes 5, colour 6$/);
    },
    { path },
  );

  test(
    'several cells are edited together, and undo goes back through all of it',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(3, 2);
      await play.press('Shift+ArrowRight', 'Shift+ArrowRight');
      await play.lineSays(/^3 cells selected\./);
      await play.press('Shift+Digit5', 'Control+Digit6', 'Control+Shift+Digit1', '7');
      for (const column of [2, 3, 4]) {
        await play.hasCell(3, column, /, entered 7, (conflicts .*, )?colour 1$/);
      }
      // Erasing goes from the top: digits, notes, colours.
      await play.press('Delete');
      await play.hasCell(3, 4, /, empty, corner notes 5, centre notes 6, colour 1$/);
      await play.press('Delete');
      await play.hasCell(3, 4, /, empty, colour 1$/);
      await play.press('Backspace');
      await play.hasCell(3, 4, /, empty$/);
      for (let i = 0; i < 3; i++) await play.press('Control+z');
      await play.hasCell(3, 3, /, entered 7, /);
      await play.press('[', '[', '[');
      await play.hasCell(3, 3, /, empty, corner notes 5$/);
      await play.press('[');
      await play.hasCell(3, 3, /, empty$/);
      await becomes(() => play.button('Undo').isDisabled(), true);
      for (let i = 0; i < 4; i++) await play.press(']');
      await play.hasCell(3, 3, /, entered 7, /);
      await play.press('Control+y', 'Control+Shift+z', 'Control+y');
      await play.hasCell(3, 3, /, empty$/);
    },
    { path },
  );

  test(
    'removes digits, marks clashes and shows candidates',
    inTurn({
      'the same digit again removes it, and a given stays': async (page) => {
        const play = new Play(page);
        await play.ready();
        await play.at(1, 1, '9');
        await play.hasCell(1, 1, /, entered 9$/);
        await play.press('9');
        await play.hasCell(1, 1, /, empty$/);
        await play.at(1, 2, '9');
        await play.lineSays(/^That is a given/);
        await play.press('Shift+Digit9');
        await play.lineSays(/only empty cells have notes/);
        await play.press('Control+Shift+Digit9');
        await play.lineSays(/colours are 1 to 6/);
        await becomes(() => play.givens(), ONE);
      },
      'an entry that clashes is marked, explained in the line, and leaves the verdict on the givens':
        async (page) => {
          const play = new Play(page);
          await play.ready();
          await play.at(1, 1, '6'); // r1c2 is a given 6
          await play.lineSays(/^Two 6s in row 1/i);
          await play.hasCell(1, 1, /conflicts in row 1/);
          await play.chip(/one solution/i);
          await play.press('Delete');
          await play.lineSays(/^r1c1 selected/);
        },
      'all candidates take the place of notes; the pens for notes cross them out': async (page) => {
        const play = new Play(page);
        await play.ready();
        await play.at(1, 1, 'Shift+Digit4');
        await play.set('Show all candidates', true);
        await play.lineSays(/in place of your notes/);
        await play.hasCell(1, 1, /, empty, candidates 3 9$/);
        await play.press('Shift+Digit3');
        await play.hasCell(1, 1, /, candidates 9, crossed out 3$/);
        await play.take('Cross out');
        await play.pad.getByRole('button', { name: /^3/ }).click();
        await play.hasCell(1, 1, /, candidates 3 9$/);
        await becomes(() => page.getByText('Centre', { exact: true }).isVisible(), false);
        await play.set('Show all candidates', false);
        await play.hasCell(1, 1, /, empty, corner notes 4$/);
        await becomes(() => play.pen(), 'Corner');
      },
    }),
    { path },
  );

  test(
    'an entry tidies the notes around it, one undo restores them, and an option keeps them',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 3, 'Shift+Digit9', 'Shift+Digit3');
      await play.at(1, 1, '9');
      await play.hasCell(1, 3, /, corner notes 3$/);
      await play.press('Control+z');
      await play.hasCell(1, 3, /, corner notes 3 9$/);
      await play.hasCell(1, 1, /, empty$/);
      await play.set(/tidy notes/i, false);
      await play.at(1, 1, '9');
      await play.hasCell(1, 1, /, entered 9$/);
      await play.hasCell(1, 3, /, corner notes 3 9$/);
      await page.reload();
      await play.ready();
      await becomes(() => page.locator('#tidy').isChecked(), false);
    },
    { path },
  );

  test(
    'fills in notes, and keeps one’s own',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, 'Control+Digit4');
      await play.button('Fill in notes').click();
      await play.lineSays(/Notes filled in: \d+ cells\./);
      await play.hasCell(1, 1, /, empty, centre notes 4$/);
      // The peers of r1c3 leave 3, 5 and 9: the row has 1 4 6, the column 2 5 6 7 8, the box 2 6 8.
      await play.hasCell(1, 3, /, empty, corner notes 3 9$/);
      await play.button('Fill in notes').click();
      await play.lineSays(/Every empty cell has notes/);
      await play.button('Undo').click();
      await play.hasCell(1, 3, /, empty$/);
    },
    { path },
  );
});
