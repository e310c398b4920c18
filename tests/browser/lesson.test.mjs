// A whole lesson with keyboard and screen reader: an example, its verdict, an algorithm step by step, a
// race, an entry. The tests expect what a listener needs to hear.
import { ScreenReader } from './support/screen-reader.mjs';
import { inEachBrowser } from './support/harness.mjs';

/** The same lesson in two languages. Liang's program takes 29,732 events on its own puzzle. */
const LANGUAGES = {
  en: {
    more: /^button, More$/,
    examples: /^button, Examples$/,
    modes: { watch: 'Watch', play: 'Play' },
    figure: /^button, Liang, Figure 2/,
    output: /^button, Liang, the output/,
    many: /^(At least two|\d+) solutions/, // the exact number can come in the same frame,
    one: /^Exactly one solution/,
    slider: (place) => new RegExp(`^input, Step, valuetext ${place}$`),
    begin: 'Step 0 of 29,732, depth 0',
    first: ['Step 1 of 29,732, depth 0', /^Step 1 of 29,732: reads the puzzle$/],
    nextBacktrack: /^button, Next backtrack/,
    back: /^Step 116 of 29,732: backtracks: removes 9 from r2c9$/,
    stepOn: /^button, Step$/,
    raised: /^Step 117 of 29,732: raises r2c8 from 2 to 3$/,
    options: /^button, Detail and speed/,
    level: (name) => new RegExp(`^select, Level of detail, ${name}$`),
    levels: ['Checks', 'Placements'],
    placed: /^Step \d+ of 29,732: \d fits in r\dc\d; moves on$/,
    speed: /^input, Speed, valuetext 10 steps\/s$/,
    play: /^button, Play$/,
    pause: /^button, Pause$/,
    paused: /^Step \d+ of 29,732: /,
    breakpoint: (pressed) => new RegExp(`^button, Breakpoint at line \\d+, pressed ${pressed}$`),
    line: /^button, [\d,]+\s*r\dc\d: /,
    went: /^Step \d+ of 29,732: /,
    algorithm: /^select, Algorithm, Liang: free-cell list$/,
    race: /^button, Race$/,
    running: /^button, (Pause|Again)$/,
    close: /^button, Leave$/,
    finishes: /^(One|Two) done\. The slowest needs ten seconds\.$/,
    corner: /^gridcell, Row 1 column 1, empty, selected true$/,
    entered: /^Row 1 column 1, entered 9$/,
    undone: /^Row 1 column 1, empty$/,
    given: /^That is a given: it cannot be changed here\.$/,
    undo: /^button, Undo$/,
    redo: /^button, Redo$/,
    check: /^button, Check$/,
    checked: /^1 entry checked: all right so far\.$/,
  },
  de: {
    more: /^button, Mehr$/,
    examples: /^button, Beispiele$/,
    modes: { watch: 'Zusehen', play: 'Spielen' },
    figure: /^button, Liang, Abbildung 2/,
    output: /^button, Liang, die Ausgabe/,
    many: /^(Mindestens zwei|\d+) Lösungen/,
    one: /^Genau eine Lösung/,
    slider: (place) => new RegExp(`^input, Schritt, valuetext ${place}$`),
    begin: 'Schritt 0 von 29.732, Tiefe 0',
    first: ['Schritt 1 von 29.732, Tiefe 0', /^Schritt 1 von 29\.732: liest das Rätsel$/],
    nextBacktrack: /^button, Nächster Rücksprung/,
    back: /^Schritt 116 von 29\.732: Rücksprung: entfernt 9 aus Z2S9$/,
    stepOn: /^button, Schritt$/,
    raised: /^Schritt 117 von 29\.732: erhöht Z2S8 von 2 auf 3$/,
    options: /^button, Genauigkeit und Tempo/,
    level: (name) => new RegExp(`^select, Genauigkeit, ${name}$`),
    levels: ['Prüfungen', 'Einträge'],
    placed: /^Schritt \d+ von 29\.732: \d passt in Z\dS\d; weiter$/,
    speed: /^input, Tempo, valuetext 10 Schritte\/s$/,
    play: /^button, Abspielen$/,
    pause: /^button, Pause$/,
    paused: /^Schritt \d+ von 29\.732: /,
    breakpoint: (pressed) => new RegExp(`^button, Haltepunkt in Zeile \\d+, pressed ${pressed}$`),
    line: /^button, [\d.]+\s*Z\dS\d: /,
    went: /^Schritt \d+ von 29\.732: /,
    algorithm: /^select, Algorithmus, Liang: Liste freier Zellen$/,
    race: /^button, Wettlauf$/,
    running: /^button, (Pause|Noch einmal)$/,
    close: /^button, Schluss$/,
    finishes: /^(Eins ist|Zwei sind) fertig\. Das langsamste braucht zehn Sekunden\.$/,
    corner: /^gridcell, Zeile 1 Spalte 1, leer, selected true$/,
    entered: /^Zeile 1 Spalte 1, eingetragen 9$/,
    undone: /^Zeile 1 Spalte 1, leer$/,
    given: /^Das ist eine Vorgabe: Hier lässt sie sich nicht ändern\.$/,
    undo: /^button, Rückgängig$/,
    redo: /^button, Wiederholen$/,
    check: /^button, Prüfen$/,
    checked: /^1 Eintrag geprüft: bisher alles richtig\.$/,
  },
};

/** The tab of a mode. @param {string} name @param {boolean} [current] */
const tab = (name, current = false) => new RegExp(`^a, ${name}${current ? ', current page' : ''}$`);

inEachBrowser((test) => {
  for (const [language, words] of Object.entries(LANGUAGES)) {
    test(
      `gives a whole lesson with keyboard and screen reader in ${language}`,
      async (page) => {
        const ear = new ScreenReader(page);
        const { modes } = words;
        await page.locator('#verdict', { hasText: /\w/ }).waitFor();
        await ear.listen();

        // An example, then another: the verdict of each is announced, and the focus returns.
        const choose = async (example, verdict) => {
          await ear.press('Enter');
          await ear.tabTo(words.examples);
          await ear.press('Enter');
          await ear.isAt(/^button, Inkala/);
          await ear.tabTo(example, 'ArrowRight');
          await ear.press('Enter');
          await ear.hears(verdict);
          await ear.isAt(words.more);
        };
        await ear.tabTo(words.more);
        await choose(words.figure, words.many);
        await choose(words.output, words.one);

        // Another mode, whose tab keeps the focus
        await ear.tabTo(tab(modes.watch), 'Shift+Tab');
        await ear.press('Enter');
        await ear.isAt(tab(modes.watch, true));
        await page.locator('#play:enabled').waitFor();

        // Step by step
        await ear.tabTo(words.slider('.*'));
        await ear.isAt(words.slider(words.begin));
        await ear.press('ArrowRight');
        await ear.hears(words.first[1]);
        await ear.isAt(words.slider(words.first[0]));
        await ear.tabTo(words.nextBacktrack);
        await ear.press('Enter');
        await ear.hears(words.back);
        await ear.tabTo(words.stepOn, 'Shift+Tab');
        await ear.press('Space');
        await ear.hears(words.raised);

        // Another level of detail, another speed, and playing
        await ear.tabTo(words.options, 'Shift+Tab');
        await ear.press('Enter');
        await ear.tabTo(words.level(words.levels[0]));
        await ear.press('ArrowDown');
        await ear.isAt(words.level(words.levels[1]));
        await ear.press('Escape');
        await ear.isAt(words.options);
        await ear.tabTo(words.stepOn);
        await ear.press('Enter');
        await ear.hears(words.placed);
        await ear.tabTo(/^input, .* 30 s$/); // the whole run
        await ear.press('Home');
        for (let faster = 0; faster < 4; faster++) await ear.press('ArrowRight');
        await ear.isAt(words.speed);
        await ear.tabTo(words.play, 'Shift+Tab');
        await ear.press('Space');
        await ear.isAt(words.pause);
        await ear.press('Space');
        await ear.isAt(words.play);
        await ear.hears(words.paused);

        // A breakpoint, set and removed, and the log
        await ear.tabTo(words.algorithm);
        await ear.tabTo(words.breakpoint(false));
        await ear.press('ArrowDown', 'Space');
        await ear.isAt(words.breakpoint(true));
        await ear.press('Space');
        await ear.isAt(words.breakpoint(false));
        await page.locator('#panel-log [aria-current]').waitFor();
        await ear.tabTo(words.line);
        await ear.press('ArrowDown', 'Enter');
        await ear.hears(words.went);
        await ear.isAt(words.line);

        // A race, and back to the button that opened it
        await ear.tabTo(words.race, 'Shift+Tab');
        await ear.press('Enter');
        await ear.isAt(words.running);
        await ear.hears(words.finishes);
        await ear.tabTo(words.close, 'Shift+Tab');
        await ear.press('Enter');
        await ear.isAt(words.race);

        await ear.tabTo(tab(modes.play), 'Shift+Tab');
        await ear.press('Enter');
        await ear.isAt(tab(modes.play, true));
        await page.locator('#check').waitFor();

        // An entry
        await ear.tabTo(/^gridcell/);
        await ear.press('Control+Home');
        await ear.isAt(words.corner);
        await ear.press('9');
        await ear.hears(words.entered);
        await ear.tabTo(words.undo);
        await ear.press('Enter');
        await ear.hears(words.undone);
        await ear.isAt(words.undo);
        await ear.tabTo(words.redo);
        await ear.press('Enter');
        await ear.hears(words.entered);
        await ear.tabTo(words.check);
        await ear.press('Enter');
        await ear.hears(words.checked);
        await ear.tabTo(/^gridcell/, 'Shift+Tab');
        await ear.press('ArrowRight', '1');
        await ear.hears(words.given);

        // The help, and back
        await ear.press('?');
        await ear.isAt(/./);
        await page.getByRole('dialog').waitFor();
        await ear.press('Escape');
        await ear.isAt(/^gridcell/);
      },
      { path: `?lang=${language}` },
    );
  }

  test('keeps the focus when one button replaces another', async (page) => {
    const ear = new ScreenReader(page);
    await page.getByRole('button', { name: 'Show the verdict now' }).click();
    await page.locator('#count').waitFor();
    await ear.listen();
    await ear.tabTo(/^button, Count all$/);
    await ear.press('Enter');
    await ear.isAt(/^button, Stop$/);
    await ear.press('Enter');
    await ear.hears(/^At least [\d,]+ solutions \(stopped\)/);
    await ear.isAt(/^button, Count without limit$|^button, Count all$/);
  });
});
