// Texts of the pages of techniques, in German: fish of rows and columns, with and without fins.
// @ts-check

/** @typedef {import('../../pages/technique/markup.js').Texts} Texts */

/** @param {string} number @param {string} look @returns {Texts} */
const fish = (number, look) => ({
  lead: `In ${number} Zeilen liegen alle Plätze einer Ziffer in denselben ${number} Spalten, oder umgekehrt. Diese Spalten verlieren die Ziffer in allen anderen Zeilen.`,
  look,
  why: `Jede der ${number} Zeilen hat die Ziffer einmal, und keine zwei haben sie in derselben Spalte. Die ${number} Zeilen brauchen also die ${number} Spalten auf: Jede davon hat die Ziffer in einer der Zeilen.`,
  result: `Die Ziffer fällt in den ${number} Spalten außerhalb der ${number} Zeilen weg. Dasselbe gilt mit vertauschten Zeilen und Spalten.`,
});

const FINS =
  'Die Ziffer fällt in Zellen der kreuzenden Linien weg, die außerhalb der Linien des Fischs liegen und alle Flossen sehen. Sie liegen im Block der Flossen.';

/** @param {string} name  of the fish, in the nominative and accusative @param {string} number @returns {Texts} */
const finned = (name, number) => ({
  lead: `Fast ${name}: In ${number} Linien liegen die Plätze einer Ziffer in ${number} kreuzenden Linien, bis auf einen oder mehrere weitere in einem Block, die Flossen. Zellen, die alle Flossen sehen, verlieren die Ziffer.`,
  look: `Nach Fischen aus ${number} Linien suchen, die nur ein oder zwei weitere Plätze verderben. Liegen diese im selben Block wie eine Ecke des Fischs, so fällt in diesem Block immer noch weg, was der Fisch ausschlösse.`,
  why: 'Entweder hat keine Flosse die Ziffer. Dann ist der Fisch vollständig, und die kreuzenden Linien haben die Ziffer in seinen Linien. Oder eine Flosse hat sie. Dann hat sie keine Zelle, die diese sieht. Was in beiden Fällen wegfällt, ist sicher.',
  result: FINS,
});

/** @param {string} name @param {string} number @returns {Texts} */
const sashimi = (name, number) => ({
  lead: `${name[0].toUpperCase()}${name.slice(1)} mit Flossen, dem die Ecke bei den Flossen fehlt: Ohne die Flossen hat eine der ${number} Linien nur einen Platz. Zellen, die alle Flossen sehen, verlieren die Ziffer trotzdem.`,
  look: `Eine Ziffer mit wenigen Plätzen in ${number} Linien suchen. Ergäbe sich der Fisch, wenn man einen Platz innerhalb seines Blocks verschöbe, so ist dieser Platz eine Flosse, und das Ziel ist die fehlende Ecke.`,
  why: 'Entweder hat keine Flosse die Ziffer. Dann haben die Linien des Fischs sie nur in den kreuzenden Linien und brauchen diese auf. Oder eine Flosse hat sie, und keine Zelle, die diese sieht, hat sie auch. Was in beiden Fällen wegfällt, ist sicher.',
  result: FINS,
});

/** @type {typeof import('../../pages/technique/texts/fish.js').strings} */
export const strings = {
  'x-wing': fish(
    'zwei',
    'Für eine Ziffer Zeilen suchen, in denen sie genau zwei Plätze hat. Zwei solche Zeilen mit den Plätzen in denselben Spalten bilden einen X-Wing. Danach dasselbe mit Spalten.',
  ),
  swordfish: fish(
    'drei',
    'Für eine Ziffer Zeilen suchen, in denen sie zwei oder drei Plätze hat. Drei solche Zeilen, deren Plätze in drei Spalten liegen, bilden einen Schwertfisch. Eine Zeile muss nicht alle drei Spalten nutzen. Danach dasselbe mit Spalten.',
  ),
  jellyfish: fish(
    'vier',
    'Eine Ziffer wählen, die in vielen Zeilen fehlt. Vier Zeilen mit je zwei bis vier Plätzen, die zusammen in vier Spalten liegen, bilden eine Qualle. Vier Zeilen mit wenigen Plätzen sieht man oft leichter als den Fisch in Spalten, der sie ergänzt.',
  ),
  'finned-x-wing': finned('ein X-Wing', 'zwei'),
  'sashimi-x-wing': sashimi('ein X-Wing', 'zwei'),
  'finned-swordfish': finned('ein Schwertfisch', 'drei'),
  'sashimi-swordfish': sashimi('ein Schwertfisch', 'drei'),
  'finned-jellyfish': finned('ein Fisch aus vier Linien', 'vier'),
  'sashimi-jellyfish': sashimi('ein Fisch aus vier Linien', 'vier'),
};
