// Texts of the pages of techniques, in German: wings and chains of cells with two candidates.
// @ts-check

/** @type {typeof import('../../pages/technique/texts/wings.js').strings} */
export const strings = {
  'xy-wing': {
    lead: 'Drei Zellen mit je zwei Kandidaten: Ein Angelpunkt xy sieht zwei Flügel xz und yz. Einer der Flügel hat z.',
    look: 'Zellen mit zwei Kandidaten ansehen. Zu einem Angelpunkt mit 1 und 2 unter den Zellen, die er sieht, einen Flügel mit 1 und einer dritten Ziffer und einen mit 2 und derselben dritten Ziffer suchen.',
    why: 'Ist der Angelpunkt x, so ist der Flügel xz gleich z. Ist er y, so ist der Flügel yz gleich z. Eines von beiden gilt, also ist einer der Flügel z.',
    result: 'Die Ziffer z fällt in jeder Zelle weg, die beide Flügel sieht.',
  },
  'xyz-wing': {
    lead: 'Ein Angelpunkt mit drei Kandidaten xyz sieht zwei Flügel xz und yz. Eine der drei Zellen hat z.',
    look: 'Eine Zelle mit drei Kandidaten suchen, in deren Block eine Zelle mit zwei davon liegt und in deren Zeile oder Spalte eine weitere. Beide teilen die dritte Ziffer mit dem Angelpunkt.',
    why: 'Ist der Angelpunkt x, so ist der Flügel xz gleich z. Ist er y, so ist der Flügel yz gleich z. Sonst ist er selbst z.',
    result:
      'Die Ziffer z fällt in jeder Zelle weg, die alle drei sieht. Solche Zellen liegen im Block des Angelpunkts.',
  },
  'w-wing': {
    lead: 'Zwei Zellen haben dieselben zwei Kandidaten. Ein Haus mit zwei Plätzen für eine dieser Ziffern verbindet sie: Jeder Platz sieht eine der Zellen. Eine der beiden Zellen hat die andere Ziffer.',
    look: 'Zwei gleiche Zellen mit zwei Kandidaten suchen, die einander nicht sehen. Dann eine Zeile, eine Spalte oder einen Block suchen, in dem eine der Ziffern genau zwei Plätze hat, je einen in Sicht jeder Zelle.',
    why: 'Einer der beiden Plätze im verbindenden Haus hat die Ziffer. Die Zelle, die ihn sieht, hat sie nicht, also die andere Ziffer.',
    result: 'Die andere Ziffer fällt in jeder Zelle weg, die beide Zellen sieht.',
  },
  'remote-pair': {
    lead: 'Zellen mit denselben zwei Kandidaten bilden eine Kette, in der jede die nächste sieht. Zellen mit ungeradem Abstand in der Kette haben verschiedene Ziffern.',
    look: 'Vier oder mehr Zellen mit denselben zwei Kandidaten suchen. Die verbinden, die einander sehen, und zwei Enden suchen, zwischen denen die Kette eine gerade Zahl von Zellen hat.',
    why: 'Die beiden Ziffern wechseln sich entlang der Kette ab. Bei einer geraden Zahl von Zellen sind die Enden verschieden: Eines hat die erste Ziffer, das andere die zweite.',
    result: 'Beide Ziffern fallen in jeder Zelle weg, die beide Enden sieht.',
  },
  'xy-chain': {
    lead: 'Zellen mit je zwei Kandidaten bilden eine Kette: Jede teilt eine Ziffer mit der nächsten, die sie sieht. Beide Enden haben eine Ziffer z, die ihre Nachbarn in der Kette nicht benutzen. Eines der Enden ist z.',
    look: 'Mit einer Zelle beginnen, die zwei Kandidaten hat, z und einen anderen. Sie über den anderen verlassen: zu einer Zelle mit zwei Kandidaten, die diese Ziffer hat, und von dort über ihre zweite. So weiter, bis man eine Zelle über z verlässt.',
    why: 'Ist die erste Zelle nicht z, so ist sie ihre andere Ziffer. Dann hat die nächste Zelle ihre zweite Ziffer, und so fort, bis die letzte z ist. Also ist die erste oder die letzte Zelle z.',
    result: 'Die Ziffer z fällt in jeder Zelle weg, die beide Enden sieht.',
  },
  'y-cycle': {
    lead: 'Zellen mit je zwei Kandidaten bilden einen Ring: Jede teilt eine Ziffer mit der nächsten, und alle lassen sich auf zwei Arten füllen. Beide schließen dieselben Kandidaten aus.',
    look: 'Eine XY-Kette bauen und prüfen, ob sie über die Ziffer, die am Anfang noch frei ist, zum Anfang zurückkehrt.',
    why: 'Ist eine Zelle des Rings entschieden, so sind es alle: Entweder hat jede die Ziffer, die sie mit der nächsten teilt, oder jede die, die sie mit der vorigen teilt. Von zwei Nachbarn hat also einer die gemeinsame Ziffer.',
    result:
      'Für je zwei Nachbarn im Ring fällt die gemeinsame Ziffer in allen anderen Zellen weg, die beide sehen.',
  },
};
