// Texts that the pages of techniques share, in German.
// @ts-check

const FAMILIES = {
  singles: {
    name: 'Einer',
    about:
      'Eine Zelle oder ein Haus lässt nur noch eine Möglichkeit. Diese Techniken tragen sofort eine Ziffer ein, und viele Rätsel brauchen nichts anderes.',
  },
  sets: {
    name: 'Gesperrte Kandidaten und Mengen',
    about:
      'Einige Zellen eines Hauses und ebenso viele Ziffern gehören zusammen, oder eine Ziffer ist auf die Zellen beschränkt, in denen sich zwei Häuser kreuzen. Andere Kandidaten fallen dort weg.',
  },
  fish: {
    name: 'Fische',
    about:
      'Eine Ziffer in mehreren Zeilen und ebenso vielen Spalten: Haben die Zeilen ihre Plätze nur in diesen Spalten, so haben die Spalten keinen anderen Platz für sie.',
  },
  'one-digit': {
    name: 'Paare und Farben einer Ziffer',
    about:
      'Von zwei Plätzen einer Ziffer in einem Haus stimmt einer. Solche Paare schließen, miteinander verbunden, weitere Plätze derselben Ziffer aus.',
  },
  wings: {
    name: 'Flügel und Ketten von Paaren',
    about:
      'Zellen mit zwei oder drei Kandidaten hängen so zusammen, dass eines von zwei Enden eine Ziffer haben muss. Was beide Enden sieht, hat sie nicht.',
  },
  uniqueness: {
    name: 'Eindeutigkeit',
    about:
      'Ein richtiges Rätsel hat eine Lösung. Ein Muster, in dem sich zwei Ziffern vertauschen ließen, kann also nicht übrig bleiben. Diese Techniken gelten nur für Rätsel mit genau einer Lösung.',
  },
  als: {
    name: 'Fast gesperrte Mengen, Ausschluss',
    about:
      'Zellen eines Hauses mit einem Kandidaten mehr als Zellen: Verliert die Menge eine Ziffer, so haben alle anderen ihren Platz in ihr. Solche Mengen wirken aufeinander.',
  },
  chains: {
    name: 'Ketten und Schleifen',
    about:
      'Ist ein Kandidat falsch, so gilt ein anderer, dann ist ein dritter falsch, und so fort. Ketten aus solchen Gliedern verbinden alle Ziffern.',
  },
  'large-fish': {
    name: 'Große Fische',
    about:
      'Fische, an denen Blöcke beteiligt sind, und Paare von Fischen mit derselben Basis. Sie sind selten, und oft finden andere Techniken dasselbe.',
  },
  forcing: {
    name: 'Zwingende Ketten',
    about:
      'Mehrere Möglichkeiten werden zu Ende verfolgt. Wozu alle führen, ist sicher; was zu einem Widerspruch führt, ist falsch. Für die schwersten Rätsel.',
  },
};

/** @type {typeof import('../../pages/technique/en.js').strings} */
export const strings = {
  FAMILIES,
  title: 'Techniken',
  intro:
    'Die Techniken, mit denen ein Mensch ein Sudoku löst, ohne zu raten: wie man sie findet, warum sie gelten und was sie ausschließen, jede mit einem Beispiel auf dem Brett.',
  look: 'Wonach man sucht',
  why: 'Warum es gilt',
  result: 'Was es bewirkt',
  example: 'Das Beispiel, Schritt für Schritt',
  STEPS: ['Vorher', 'Muster', 'Nachher'],
  steps: 'Was das Brett zeigt',
  parts: ['Wo', 'Warum', 'Also'],
  play: 'Selbst versuchen',
  explain: 'In Erklären öffnen',
  previous: 'Vorige:',
  next: 'Nächste:',
  rating: (rating) => `Hier mit ${rating} bewertet, auf der Skala von Sudoku Explainer.`,
  unrated: 'Sudoku Explainer bewertet diese Technik nicht.',
  searching: 'Das Brett sucht das Muster …',
  failed: (error) =>
    `Das Muster ließ sich nicht berechnen (${error}). Die Seite neu laden, um es noch einmal zu versuchen.`,
};
