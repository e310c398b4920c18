// Texts of the pages of techniques, in German: Siamese, Franken and mutant fish.
// @ts-check

/** @typedef {import('../../pages/technique/markup.js').Texts} Texts */

/** @param {string} kind  in the plural @returns {Texts} */
const siamese = (kind) => ({
  lead: `Zwei ${kind} haben dieselben Basishäuser, aber verschiedene Deckhäuser. Jeder der beiden schließt etwas anderes aus.`,
  look: 'Hat man einen solchen Fisch gefunden, behält man seine Basishäuser und versucht, ein Deckhaus gegen ein anderes zu tauschen. Erlauben die Plätze der Ziffer beides, so gelten beide Fische zugleich.',
  why: 'Jeder der beiden Fische gilt für sich: Hat keine seiner Flossen die Ziffer, so haben die Deckhäuser sie in den Basishäusern; hat eine Flosse sie, so hat sie keine Zelle, die diese sieht. Beide zugleich zu nutzen spart nur einen Schritt.',
  result: 'Die Ziffer fällt in den Zellen weg, die einer der beiden Fische ausschließt.',
});

const FINS =
  'Wenn keine Flosse die Ziffer hat, sind die Deckhäuser aufgebraucht. Hat eine Flosse sie, so hat sie keine Zelle, die diese sieht.';

/** @param {string} number @param {string} kind @returns {Texts} */
const franken = (number, kind) => ({
  lead: `Ein Fisch aus ${number} Basis- und ${number} Deckhäusern, in dem Blöcke die Stelle von Linien einnehmen können: Zeilen und Blöcke werden von Spalten und Blöcken gedeckt, oder umgekehrt.${kind ? ' Überzählige Plätze der Ziffer sind Flossen.' : ''}`,
  look: `Eine Ziffer mit wenigen Plätzen wählen. Einem unvollständigen Fisch aus Zeilen einen Block hinzufügen, der die Plätze aufnimmt, die ihn sonst verderben.${kind ? ' Ein Platz der Basishäuser außerhalb der Deckung ist eine Flosse; was der Fisch ausschließt, muss alle Flossen sehen.' : ''}`,
  why: kind
    ? `Die Basishäuser haben die Ziffer, Haus für Haus gezählt, ${number}mal. Ein Platz in mehr Basis- als Deckhäusern ist eine Flosse. ${FINS}`
    : `Die Basishäuser haben die Ziffer, Haus für Haus gezählt, ${number}mal. Alle ihre Plätze liegen in den ${number} Deckhäusern, von denen jedes die Ziffer einmal hat. Die Deckhäuser sind also aufgebraucht und haben keinen anderen Platz für sie.`,
  result: kind
    ? 'Die Ziffer fällt in Zellen der Deckhäuser weg, die außerhalb der Basishäuser liegen und alle Flossen sehen.'
    : 'Die Ziffer fällt in Zellen der Deckhäuser außerhalb der Basishäuser weg.',
});

/** @param {string} number @returns {Texts} */
const mutant = (number) => ({
  lead: `Ein Fisch aus ${number} Basis- und ${number} Deckhäusern beliebiger Art: Zeilen, Spalten und Blöcke auf beiden Seiten gemischt, mit Flossen.`,
  look: 'Solche Fische sind etwas für Programme und sehr geduldige Menschen. Mit Häusern beginnen, in denen die Ziffer zwei Plätze hat, und Basishäuser wählen, die sich möglichst wenig überschneiden. Dann ihre Plätze mit so wenigen Häusern wie möglich decken; was übrig bleibt, ist eine Flosse.',
  why: `Die Basishäuser haben die Ziffer, Haus für Haus gezählt, ${number}mal. Ein Platz in mehr Basis- als Deckhäusern ist eine Flosse. ${FINS}`,
  result:
    'Die Ziffer fällt in Zellen weg, die in mehr Deck- als Basishäusern liegen und alle Flossen sehen.',
});

/** @type {typeof import('../../pages/technique/texts/large-fish.js').strings} */
export const strings = {
  'siamese-finned-swordfish': siamese('Schwertfische mit Flossen'),
  'siamese-sashimi-swordfish': siamese('Sashimi-Schwertfische'),
  'siamese-finned-jellyfish': siamese('Fische aus vier Linien, mit Flossen,'),
  'siamese-sashimi-jellyfish': siamese('Sashimi-Fische aus vier Linien'),
  'finned-franken-x-wing': franken('zwei', 'mit Flosse'),
  'franken-swordfish': franken('drei', ''),
  'finned-franken-swordfish': franken('drei', 'mit Flosse'),
  'siamese-finned-franken-swordfish': siamese('Franken-Schwertfische mit Flossen'),
  'franken-jellyfish': franken('vier', ''),
  'finned-franken-jellyfish': franken('vier', 'mit Flosse'),
  'siamese-finned-franken-jellyfish': siamese('Franken-Fische aus vier Häusern, mit Flossen,'),
  'finned-mutant-jellyfish': mutant('vier'),
  'siamese-finned-mutant-jellyfish': siamese('Mutanten-Fische aus vier Häusern, mit Flossen,'),
  'finned-mutant-squirmbag': mutant('fünf'),
  'finned-mutant-whale': mutant('sechs'),
};
