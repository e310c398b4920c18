// Texts of the pages of techniques, in German: forcing chains.
// @ts-check

/** @type {typeof import('../../pages/technique/texts/forcing.js').strings} */
export const strings = {
  nishio: {
    lead: 'Ein Kandidat wird angenommen, und die Folgen für diese eine Ziffer führen zu einem Widerspruch. Also fällt der Kandidat weg.',
    look: 'Eine Ziffer und einen Platz wählen, der viele Häuser entscheiden würde. Nur dieser Ziffer folgen, bis ein Haus keinen Platz für sie hat oder zwei braucht.',
    why: 'Jede Folge ergibt sich aus der Annahme. Zwei, die einander ausschließen, zeigen, dass sie falsch ist.',
    result: 'Der angenommene Kandidat fällt weg.',
  },
  'cell-forcing-chains': {
    lead: 'Von jedem Kandidaten einer Zelle geht eine Kette aus, und alle kommen beim selben Ergebnis an. Also gilt das Ergebnis.',
    look: 'Eine Zelle mit drei oder mehr Kandidaten wählen. Jedem folgen und markieren, was erzwungen ist. Ein Kandidat, den alle erzwingen oder alle ausschließen, ist entschieden.',
    why: 'Die Zelle ist einer ihrer Kandidaten. Gleich welcher, das Ergebnis folgt.',
    result: 'Das Ergebnis ist eine Ziffer, die eingetragen wird, oder ein Kandidat, der wegfällt.',
  },
  'region-forcing-chains': {
    lead: 'Von jedem Platz einer Ziffer in einem Haus geht eine Kette aus, und alle kommen beim selben Ergebnis an. Also gilt das Ergebnis.',
    look: 'Eine Ziffer mit drei oder mehr Plätzen in einem Haus wählen. Jedem Platz folgen und markieren, was erzwungen ist. Ein Kandidat, den alle erzwingen oder alle ausschließen, ist entschieden.',
    why: 'Die Ziffer ist an einem ihrer Plätze. Gleich an welchem, das Ergebnis folgt.',
    result: 'Das Ergebnis ist eine Ziffer, die eingetragen wird, oder ein Kandidat, der wegfällt.',
  },
  'dynamic-cell-forcing-chains': {
    lead: 'Jeder Kandidat einer Zelle führt zum selben Ergebnis. Die Ketten sind dynamisch: Was sie unterwegs ausgeschlossen haben, kann neue Paare und Einer ergeben.',
    look: 'Jedem Kandidaten einer Zelle folgen wie bei Ketten aus einer Zelle. Ausgeschlossenes streichen und die Zellen und Häuser nutzen, denen dadurch nur eine Möglichkeit bleibt.',
    why: 'Mehrere frühere Schlüsse zusammen können einen weiteren erzwingen, die Kette ist also ein Netz. Ein Beweis ist es trotzdem: Die Zelle ist einer ihrer Kandidaten, und jeder führt zum Ergebnis.',
    result: 'Das Ergebnis ist eine Ziffer, die eingetragen wird, oder ein Kandidat, der wegfällt.',
  },
  'dynamic-region-forcing-chains': {
    lead: 'Jeder Platz einer Ziffer in einem Haus führt zum selben Ergebnis. Die Ketten sind dynamisch: Was sie unterwegs ausgeschlossen haben, kann neue Paare und Einer ergeben.',
    look: 'Jedem Platz der Ziffer folgen wie bei Ketten aus einem Haus. Ausgeschlossenes streichen und die Zellen und Häuser nutzen, denen dadurch nur eine Möglichkeit bleibt.',
    why: 'Mehrere frühere Schlüsse zusammen können einen weiteren erzwingen, die Kette ist also ein Netz. Ein Beweis ist es trotzdem: Die Ziffer ist an einem ihrer Plätze, und jeder führt zum Ergebnis.',
    result: 'Das Ergebnis ist eine Ziffer, die eingetragen wird, oder ein Kandidat, der wegfällt.',
  },
  'dynamic-contradiction-forcing-chains': {
    lead: 'Eine Annahme über einen Kandidaten führt zu einem Ergebnis und zu dessen Gegenteil. Also ist die Annahme falsch.',
    look: 'Einen Kandidaten in einem dichten Teil des Bretts wählen, am besten einen von zweien. Ihm folgen, bis etwas zugleich erzwungen und ausgeschlossen ist.',
    why: 'Alle Folgen ergeben sich aus der Annahme, manche aus mehreren anderen zusammen. Ein Ergebnis und sein Gegenteil gelten nicht beide, also gilt die Annahme nicht.',
    result:
      'Der angenommene Kandidat fällt weg, oder er wird eingetragen, wenn angenommen war, dass er fehlt.',
  },
  'dynamic-double-forcing-chains': {
    lead: 'Ein Kandidat und sein Fehlen führen zum selben Ergebnis. Also gilt das Ergebnis.',
    look: 'Einen Kandidaten wählen und beiden Fällen folgen: dass er gilt und dass er nicht gilt. Vergleichen, was in beiden erzwungen ist.',
    why: 'Der Kandidat gilt, oder er gilt nicht. Beide Fälle führen zum Ergebnis.',
    result: 'Das Ergebnis ist eine Ziffer, die eingetragen wird, oder ein Kandidat, der wegfällt.',
  },
};
