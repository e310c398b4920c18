// A whole lesson with keyboard and screen reader: an example, its verdict, an algorithm step by step, a
// race, an entry. The tests expect what a listener needs to hear.
import { ScreenReader } from './support/screen-reader.mjs';
import { inEachBrowser } from './support/harness.mjs';

/** The same lesson in two languages. Liang's program takes 29,732 events on its own puzzle. */
const LANGUAGES = {
  en: {
    examples: /^button, Examples/,
    figure: /^button, Liang, Figure 2/,
    output: /^button, Liang, the output/,
    many: /^At least two solutions/,
    one: /^Exactly one solution/,
    slider: (place) => new RegExp(`^input, Step, valuetext ${place}$`),
    begin: 'Step 0 of 29,732, depth 0',
    first: ['Step 1 of 29,732, depth 0', /^Step 1 of 29,732: reads the puzzle$/],
    nextBacktrack: /^button, Next backtrack/,
    back: /^Step 116 of 29,732: backtracks: removes 9 from r2c9$/,
    stepOn: /^button, Step$/,
    raised: /^Step 117 of 29,732: raises r2c8 from 2 to 3$/,
    level: (name) => new RegExp(`^select, Level of detail, ${name}$`),
    levels: ['Checks', 'Placements'],
    placed: /^Step \d+ of 29,732: \d fits in r\dc\d; moves on$/,
    speed: /^input, Speed, valuetext 10 steps\/s$/,
    play: /^button, Play$/,
    pause: /^button, Pause$/,
    paused: /^Step \d+ of 29,732: /,
    tab: (name) => new RegExp(`^tab, ${name}, selected true$`),
    tabs: ['Code', 'Free cells', 'Log'],
    line: /^button, \d+: .*$/,
    went: /^Step \d+ of 29,732: /,
    algorithm: /^select, Algorithm, Liang: free-cell list$/,
    race: /^button, Race$/,
    start: /^button, Start$/,
    rank: /^1\. Sudoku Lab: fewest candidates first: [\d,]+ events; 2\. Knuth: dancing links: [\d,]+ events/,
    leave: /^button, Back to the puzzle$/,
    left: /^Step 0 of 29,732: the starting puzzle$/,
    corner: /^gridcell, Row 1 column 1, empty, selected true$/,
    entered: /^Row 1 column 1, entered 9$/,
    undone: /^Row 1 column 1, empty$/,
    given: /^That is a given: it cannot be changed here\.$/,
    undo: /^button, Undo$/,
    redo: /^button, Redo$/,
    check: /^button, Check answers$/,
    checked: /^1 answer checked: no mistake\.$/,
    close: /^button, Close$/,
  },
  de: {
    examples: /^button, Beispiele/,
    figure: /^button, Liang, Abbildung 2/,
    output: /^button, Liang, die Ausgabe/,
    many: /^Mindestens zwei Lösungen/,
    one: /^Genau eine Lösung/,
    slider: (place) => new RegExp(`^input, Schritt, valuetext ${place}$`),
    begin: 'Schritt 0 von 29.732, Tiefe 0',
    first: ['Schritt 1 von 29.732, Tiefe 0', /^Schritt 1 von 29\.732: liest das Rätsel$/],
    nextBacktrack: /^button, Nächster Rücksprung/,
    back: /^Schritt 116 von 29\.732: Rücksprung: entfernt 9 aus Z2S9$/,
    stepOn: /^button, Schritt$/,
    raised: /^Schritt 117 von 29\.732: erhöht Z2S8 von 2 auf 3$/,
    level: (name) => new RegExp(`^select, Genauigkeit, ${name}$`),
    levels: ['Prüfungen', 'Eintragungen'],
    placed: /^Schritt \d+ von 29\.732: \d passt in Z\dS\d; weiter$/,
    speed: /^input, Tempo, valuetext 10 Schritte\/s$/,
    play: /^button, Abspielen$/,
    pause: /^button, Pause$/,
    paused: /^Schritt \d+ von 29\.732: /,
    tab: (name) => new RegExp(`^tab, ${name}, selected true$`),
    tabs: ['Code', 'Freie Zellen', 'Protokoll'],
    line: /^button, \d+: .*$/,
    went: /^Schritt \d+ von 29\.732: /,
    algorithm: /^select, Algorithmus, Liang: Liste freier Zellen$/,
    race: /^button, Wettlauf$/,
    start: /^button, Start$/,
    rank: /^1\. Sudoku Lab: wenigste Kandidaten zuerst: [\d.]+ Ereignisse; 2\. Knuth: Tanzende Links: [\d.]+ Ereignisse/,
    leave: /^button, Zurück zum Rätsel$/,
    left: /^Schritt 0 von 29\.732: das Rätsel am Anfang$/,
    corner: /^gridcell, Zeile 1 Spalte 1, leer, selected true$/,
    entered: /^Zeile 1 Spalte 1, eingetragen 9$/,
    undone: /^Zeile 1 Spalte 1, leer$/,
    given: /^Das ist eine Vorgabe: Hier lässt sie sich nicht ändern\.$/,
    undo: /^button, Rückgängig$/,
    redo: /^button, Wiederholen$/,
    check: /^button, Antworten prüfen$/,
    checked: /^1 Antwort geprüft: kein Fehler\.$/,
    close: /^button, Schließen$/,
  },
};

inEachBrowser((test) => {
  for (const [language, words] of Object.entries(LANGUAGES)) {
    test(
      `gives a whole lesson with keyboard and screen reader in ${language}`,
      async (page) => {
        const ear = new ScreenReader(page);
        await page.locator('#play:enabled').waitFor();
        await ear.listen();

        // An example, then another: each verdict is announced, although the second equals an earlier one.
        await ear.tabTo(words.examples);
        await ear.press('Enter');
        await ear.tabTo(words.figure);
        await ear.press('Enter');
        await ear.hears(words.many);
        await ear.isAt(words.examples);
        await ear.press('Enter');
        await ear.tabTo(words.output);
        await ear.press('Enter');
        await ear.hears(words.one);

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
        await ear.tabTo(words.level(words.levels[0]));
        await ear.press('ArrowDown');
        await ear.isAt(words.level(words.levels[1]));
        await ear.tabTo(words.stepOn, 'Shift+Tab');
        await ear.press('Enter');
        await ear.hears(words.placed);
        await ear.tabTo(/^input, .*steps\/s$|^input, .*Schritte\/s$/);
        await ear.press('ArrowRight');
        await ear.isAt(words.speed);
        await ear.tabTo(words.play, 'Shift+Tab');
        await ear.press('Space');
        await ear.isAt(words.pause);
        await ear.press('Space');
        await ear.isAt(words.play);
        await ear.hears(words.paused);

        // The state of the algorithm, and the log
        await ear.tabTo(words.algorithm);
        await ear.tabTo(words.tab(words.tabs[0]));
        await ear.press('ArrowRight');
        await ear.isAt(words.tab(words.tabs[1]));
        await ear.press('ArrowRight');
        await ear.isAt(words.tab(words.tabs[2]));
        await page.locator('#panel-log [aria-current]').waitFor();
        await ear.tabTo(words.line);
        await ear.press('ArrowUp', 'Enter');
        await ear.hears(words.went);
        await ear.isAt(words.line);

        // A race, and back to the button that opened it
        await ear.tabTo(words.race);
        await ear.press('Enter');
        await ear.isAt(words.start);
        await ear.press('Enter');
        await ear.isAt(words.pause);
        await ear.hears(words.rank);
        await ear.press('Escape');
        await ear.isAt(words.race);

        // Back to the puzzle: the button disappears, the focus does not.
        await ear.tabTo(words.leave, 'Shift+Tab');
        await ear.press('Enter');
        await ear.hears(words.left);
        await ear.isAt(words.slider(words.begin));

        // An entry
        await ear.tabTo(/^gridcell/, 'Shift+Tab');
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
    await page.locator('#play:enabled').waitFor();
    await ear.listen();
    await ear.tabTo(/^button, Count all$/);
    await ear.press('Enter');
    await ear.isAt(/^button, Stop$/);
    await ear.press('Enter');
    await ear.hears(/^At least [\d,]+ solutions \(stopped\)/);
    await ear.isAt(/^button, Count without limit$|^button, Count all$/);
  });
});
