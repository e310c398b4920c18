// Texts of the page of techniques, in German.
// @ts-check

/** @type {typeof import('../../pages/technique/en.js').strings} */
export const strings = {
  ABOUT: {
    single:
      'Eine Zelle oder ein Haus, in dem nur eine Möglichkeit bleibt. Zuerst die Häuser ansehen, die fast voll sind, dann jede Ziffer dort suchen, wo sie schon in zwei kreuzenden Linien steht.',
    locked:
      'Alle Plätze einer Ziffer in einem Haus liegen auch in einem zweiten. Einer davon stimmt, also fällt sie im Rest des zweiten weg. Zu finden in den drei Zellen, in denen sich Block und Linie kreuzen.',
    sets: 'Einige Zellen eines Hauses teilen sich ebenso wenige Ziffern, oder einige Ziffern haben ebenso wenige Plätze. Zellen und Ziffern gehören zusammen, für anderes ist kein Platz. Alle Kandidaten notieren, dann Zellen mit zwei oder drei vergleichen.',
    fish: 'Eine Ziffer hat ihre Plätze in einigen Linien nur in ebenso vielen kreuzenden. Jede braucht eine, also haben die kreuzenden Linien ihre dort. Eine Ziffer nach der anderen ansehen, in Linien mit wenigen Plätzen. Flossen sind überzählige Plätze: Was alle sieht, fällt trotzdem weg.',
    wings:
      'Zellen mit zwei oder drei Kandidaten hängen so zusammen, dass eines von zwei Enden eine Ziffer haben muss. Eine Zelle, die beide sieht, hat sie nicht. Zu suchen sind Zellen mit zwei Kandidaten, die eine Ziffer teilen.',
    unique:
      'Ein Muster, in dem sich zwei Ziffern vertauschen lassen, hat zwei Lösungen. Ein richtiges Rätsel hat eine, also muss etwas das Muster stören. Zu suchen sind vier Zellen in zwei Blöcken mit zwei gemeinsamen Kandidaten. Gilt nur für Rätsel mit genau einer Lösung.',
    colours:
      'Von zwei Plätzen einer Ziffer in einem Haus stimmt einer. Solchen Paaren von Haus zu Haus folgen und die Plätze abwechselnd färben: Eine Farbe stimmt überall. Am besten mit einer Ziffer, die viele Paare hat.',
    chains:
      'Ist ein Kandidat falsch, so gilt ein anderer, dann ist ein dritter falsch, und so fort. Eine Kette verbindet zwei Enden, von denen eines gilt, oder endet im Widerspruch. Beginnen bei einer Zelle mit zwei Kandidaten oder einem Haus mit zwei Plätzen.',
    als: 'Eine Menge von Zellen mit einem Kandidaten mehr als Zellen: Verliert sie eine Ziffer, so haben alle anderen dort ihren Platz. Mengen, die eine Ziffer teilen, wirken aufeinander. Zu suchen sind zwei oder drei Zellen eines Hauses mit wenigen Ziffern.',
    trial:
      'Mehrere Möglichkeiten werden zu Ende verfolgt. Wozu alle führen, ist sicher; was zum Widerspruch führt, ist falsch. Für die schwersten Rätsel, wenn Muster nicht mehr helfen.',
  },
  title: 'Techniken',
  language: 'Sprache',
  why: 'Was es ist und wie man es findet',
  example: 'Ein Beispiel',
  parts: ['Wo', 'Warum', 'Also'],
  open: 'Dieses Rätsel in Erklären öffnen',
  noExample: 'Für diese Technik gibt es noch kein Beispiel.',
  rating: (rating) => `Wertung ${rating} in diesem Beispiel, auf der Skala von Sudoku Explainer`,
  unrated: 'Nicht auf der Skala von Sudoku Explainer',
};
