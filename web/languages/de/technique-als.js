// Texts of the pages of techniques, in German: almost locked sets and aligned exclusion.
// @ts-check

/** @type {typeof import('../../pages/technique/texts/als.js').strings} */
export const strings = {
  'als-xz': {
    lead: 'Zwei fast gesperrte Mengen teilen eine Ziffer x, die nur eine von beiden haben kann. Teilen sie auch eine Ziffer z, so hat sie eine von ihnen. Eine fast gesperrte Menge (ALS) sind Zellen eines Hauses mit einem Kandidaten mehr als Zellen.',
    look: 'Kleine Mengen suchen: eine Zelle mit zwei Kandidaten, zwei Zellen mit dreien, drei Zellen mit vieren. Für zwei davon eine Ziffer x suchen, deren Plätze in beiden Mengen einander alle sehen, und eine zweite gemeinsame Ziffer z.',
    why: 'Nur eine der Mengen kann x haben. Der anderen bleiben so viele Ziffern wie Zellen, also hat sie alle, auch z. Damit ist z in jedem Fall in einer der Mengen.',
    result:
      'Die Ziffer z fällt in jeder Zelle weg, die alle ihre Plätze in beiden Mengen sieht. Können zwei Ziffern die Rolle von x spielen, so sind beide Mengen gesperrt und schließen auch ihre anderen Ziffern aus.',
  },
  'als-xy-wing': {
    lead: 'Drei fast gesperrte Mengen bilden einen Flügel: Die mittlere teilt mit der ersten eine Ziffer x und mit der letzten eine Ziffer y, die jeweils nur eine von beiden haben kann. Eine Ziffer z der äußeren Mengen ist in einer von ihnen.',
    look: 'Es ist ein XY-Wing mit Mengen anstelle von Zellen. Mit einer mittleren Menge beginnen, die mit einer Menge eine Ziffer teilt und mit einer anderen eine andere.',
    why: 'Der mittleren Menge kann nur eine Ziffer fehlen, also hat sie x oder y. Hat sie x, so fehlt x der ersten Menge, und diese hat alle ihre anderen Ziffern, auch z. Hat sie y, so gilt dasselbe für die letzte.',
    result:
      'Die Ziffer z fällt in jeder Zelle weg, die alle ihre Plätze in beiden äußeren Mengen sieht.',
  },
  'als-xy-chain': {
    lead: 'Mehrere fast gesperrte Mengen bilden eine Kette: Jede teilt mit der nächsten eine Ziffer, die nur eine von beiden haben kann. Eine Ziffer z der ersten und der letzten Menge ist in einer von ihnen.',
    look: 'Es ist eine XY-Kette mit Mengen anstelle von Zellen. Ein ALS-XZ-Paar um weitere Mengen verlängern; jede muss über eine andere Ziffer verlassen werden als die, über die man zu ihr kam.',
    why: 'Hat die erste Menge z nicht, so hat sie alle ihre anderen Ziffern. Der zweiten fehlt dann die gemeinsame Ziffer, sie hat alle anderen, und so fort, bis die letzte z hat.',
    result:
      'Die Ziffer z fällt in jeder Zelle weg, die alle ihre Plätze in der ersten und der letzten Menge sieht.',
  },
  'death-blossom': {
    lead: 'Eine Zelle, der Stiel, hat für jeden ihrer Kandidaten ein Blütenblatt: eine fast gesperrte Menge, die den Kandidaten verliert, wenn der Stiel ihn hat. Eine Ziffer z aller Blätter ist in einem von ihnen.',
    look: 'Mit einer Zelle mit zwei oder drei Kandidaten beginnen. Zu jedem Kandidaten eine kleine fast gesperrte Menge suchen, deren Plätze für ihn alle den Stiel sehen. Alle Mengen müssen eine weitere Ziffer z teilen.',
    why: 'Der Stiel ist einer seiner Kandidaten. Das Blatt dieses Kandidaten verliert ihn und braucht alle seine anderen Ziffern, auch z.',
    result: 'Die Ziffer z fällt in jeder Zelle weg, die alle ihre Plätze in den Blättern sieht.',
  },
  'sue-de-coq': {
    lead: 'Zellen, in denen sich ein Block und eine Linie kreuzen, weitere Zellen der Linie und weitere des Blocks haben genau so viele Ziffern wie Zellen, wenn Ziffern doppelt zählen, die der Teil der Linie und der des Blocks gemeinsam haben. Alle sind gesperrt. Der Name ist der des Mitglieds, das die Technik beschrieben hat.',
    look: 'Wo sich ein Block und eine Linie kreuzen, zwei Zellen mit zusammen vier oder mehr Kandidaten suchen. Dann eine Zelle im Rest der Linie mit zwei dieser Kandidaten und eine im Rest des Blocks mit zwei anderen.',
    why: 'Keine Ziffer kann in den Zellen öfter vorkommen, als sie zählt, und die Summe ist die Zahl der Zellen. Also kommt jede so oft vor, wie sie kann.',
    result:
      'Die Ziffern des Teils der Linie fallen im Rest der Linie weg, die des Teils des Blocks im Rest des Blocks, und die Ziffern der Kreuzung, die in keinem von beiden sind, in beiden.',
  },
  'aligned-pair-exclusion': {
    lead: 'Die Kombinationen zweier Zellen werden einzeln geprüft. Eine Ziffer, die in keiner möglichen Kombination vorkommt, fällt weg.',
    look: 'Zwei Zellen wählen, die gemeinsam viele Zellen mit zwei Kandidaten sehen. Ihre Kombinationen aufschreiben und die streichen, bei denen einem gemeinsamen Nachbarn kein Kandidat bleibt.',
    why: 'Eine Kombination ist unmöglich, wenn sie dieselbe Ziffer in zwei Zellen setzt, die einander sehen, oder einer Zelle, die beide sieht, die letzten Kandidaten nimmt. Die Lösung ist eine der anderen.',
    result:
      'Ein Kandidat der beiden Zellen fällt weg, wenn alle seine Kombinationen gestrichen sind.',
  },
  'aligned-triple-exclusion': {
    lead: 'Die Kombinationen dreier Zellen werden einzeln geprüft. Eine Ziffer, die in keiner möglichen Kombination vorkommt, fällt weg.',
    look: 'Drei Zellen wählen, die gemeinsam Zellen mit zwei oder drei Kandidaten sehen. Es gibt viele Kombinationen, auf Papier ist das mühsam.',
    why: 'Eine Kombination ist unmöglich, wenn sie dieselbe Ziffer in zwei Zellen setzt, die einander sehen, oder einer Zelle, die alle drei sieht, die letzten Kandidaten nimmt. Die Lösung ist eine der anderen.',
    result:
      'Ein Kandidat der drei Zellen fällt weg, wenn alle seine Kombinationen gestrichen sind.',
  },
};
