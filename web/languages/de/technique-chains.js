// Texts of the pages of techniques, in German: chains of several digits.
// @ts-check

/** @type {typeof import('../../pages/technique/texts/chains.js').strings} */
export const strings = {
  'xy-cycle': {
    lead: 'Kandidaten mehrerer Ziffern bilden einen Ring, in dem sich starke und schwache Glieder abwechseln. Der Ring lässt sich auf zwei Arten füllen, und beide schließen dieselben Kandidaten aus.',
    look: 'Starken Gliedern folgen: den zwei Plätzen einer Ziffer in einem Haus oder den zwei Kandidaten einer Zelle. Dazwischen von einem Kandidaten zu einem anderen gehen, den er ausschließt. Einen Weg zurück zum Anfang suchen.',
    why: 'Gilt ein Kandidat des Rings, so gilt der nächste nicht, und so fort rundum. Von den beiden Enden jedes schwachen Glieds gilt also genau eines.',
    result: 'Was beide Enden eines schwachen Glieds sieht, fällt weg.',
  },
  'forcing-chain': {
    lead: 'Eine Kette von Folgerungen beginnt bei einem Kandidaten und kommt bei seinem Gegenteil an, oder bei etwas, das ihn ausschließt. Also ist die Annahme am Anfang falsch.',
    look: 'Einen Kandidaten in der Nähe vieler Zellen mit zwei Kandidaten wählen. Annehmen, dass er gilt oder nicht gilt, und dem Erzwungenen folgen: dem letzten Kandidaten einer Zelle, dem letzten Platz in einem Haus.',
    why: 'Jeder Schritt folgt aus dem vorigen. Eine Annahme, die zu ihrem eigenen Gegenteil führt, kann nicht gelten.',
    result: 'Der Kandidat fällt weg, oder er wird eingetragen, wenn angenommen war, dass er fehlt.',
  },
  aic: {
    lead: 'Eine Kette abwechselnder Glieder (AIC) verbindet zwei Kandidaten: Ist der erste falsch, so gilt der letzte. Mindestens einer von beiden gilt also.',
    look: 'Mit einem Kandidaten beginnen und abwechseln: ein starkes Glied (ist dieser falsch, so gilt jener), dann ein schwaches (gilt dieser, so ist jener falsch). Die Kette beginnt und endet mit einem starken Glied.',
    why: 'Entweder gilt der erste Kandidat, oder die Kette macht den letzten wahr.',
    result:
      'Was beide Enden sieht, fällt weg: dieselbe Ziffer in gemeinsamen Nachbarn, oder die Ziffer des einen Endes in der Zelle des anderen, wenn die beiden Zellen einander sehen.',
  },
  'discontinuous-nice-loop': {
    lead: 'Eine Kette abwechselnder Glieder kehrt zu dem Kandidaten oder der Zelle zurück, wo sie begann, und an dieser Stelle wechseln sich die Glieder nicht ab. Das entscheidet den Kandidaten.',
    look: 'Von einem Kandidaten aus abwechselnd starken und schwachen Gliedern folgen. Führt ein starkes Glied zu einem Kandidaten zurück, den man über ein starkes verlassen hat, so gilt er. Treffen sich dort zwei schwache, so ist er falsch.',
    why: 'Bei zwei starken Gliedern folgt daraus, dass der Kandidat falsch ist, dass er gilt. Bei zwei schwachen folgt daraus, dass er gilt, dass er falsch ist. In beiden Fällen ist eine der Annahmen unmöglich.',
    result:
      'Ein Kandidat, der gelten muss, schließt die anderen seiner Zelle aus; einer, der falsch ist, fällt weg.',
  },
  'continuous-nice-loop': {
    lead: 'Eine Kette abwechselnder Glieder schließt sich ohne Bruch zu einem Ring. Jedes schwache Glied des Rings wird zu einem starken.',
    look: 'Endet eine Kette neben ihrem Anfang, prüfen, ob das Glied zurück zum Anfang den Wechsel von stark und schwach fortsetzt. Wenn ja, ist die Schleife ununterbrochen.',
    why: 'Gilt ein Kandidat des Rings, so ist der nächste falsch, und so fort rundum: Es gelten alle Scheiben oder alle Ringe. Von den beiden Enden jedes schwachen Glieds gilt also genau eines.',
    result:
      'Jedes schwache Glied schließt aus, was beide Enden sieht: eine Ziffer sonst im Haus oder die anderen Kandidaten einer Zelle.',
  },
  'grouped-continuous-nice-loop': {
    lead: 'Eine ununterbrochene Schleife, in der ein Knoten auch eine Gruppe sein kann: zwei oder drei Zellen eines Blocks und einer Linie mit derselben Ziffer, oder eine fast gesperrte Menge.',
    look: 'Schleifen um Gruppen erweitern: Hat eine Ziffer in einer Linie nur in einem Block Plätze und in einer weiteren Zelle, so bilden die Gruppe und die Zelle ein starkes Glied.',
    why: 'Eine Gruppe gilt, wenn eine ihrer Zellen die Ziffer hat. Sie schließt die Ziffer in allen Zellen aus, die die ganze Gruppe sehen. Sonst nimmt sie an der Schleife teil wie ein einzelner Kandidat.',
    result:
      'Jedes schwache Glied schließt aus, was beide Enden sieht. Eine fast gesperrte Menge in der Schleife ist gesperrt: Sie schließt auch ihre anderen Ziffern um sich herum aus.',
  },
  'grouped-discontinuous-nice-loop': {
    lead: 'Eine unterbrochene Schleife, in der ein Knoten auch eine Gruppe von Zellen mit derselben Ziffer oder eine fast gesperrte Menge sein kann.',
    look: 'Endet eine Kette bei einem Haus, in dem eine Ziffer mehr als zwei Plätze hat, prüfen, ob alle bis auf einen zusammen in einem Block und einer Linie liegen. Eine solche Gruppe setzt die Kette fort.',
    why: 'Eine Gruppe gilt, wenn eine ihrer Zellen die Ziffer hat, und sie schließt die Ziffer in allen Zellen aus, die die ganze Gruppe sehen. Die Schleife liest sich dann wie eine aus einzelnen Kandidaten.',
    result:
      'Ein Kandidat, der gelten muss, schließt die anderen seiner Zelle aus; einer, der falsch ist, fällt weg.',
  },
  'grouped-aic': {
    lead: 'Eine Kette abwechselnder Glieder, in der ein Knoten auch eine Gruppe von Zellen mit derselben Ziffer oder eine fast gesperrte Menge sein kann. Eines der beiden Enden gilt.',
    look: 'Ketten suchen, die an einem einzigen überzähligen Platz einer Ziffer scheitern. Liegt er im selben Block und in derselben Linie wie sein Nachbar in der Kette, so bilden die beiden eine Gruppe.',
    why: 'Entweder gilt das erste Ende, oder die Kette macht das letzte wahr. Eine Gruppe am Ende gilt, wenn eine ihrer Zellen die Ziffer hat.',
    result: 'Was beide Enden sieht, alle Zellen einer Gruppe eingeschlossen, fällt weg.',
  },
};
