// Texts of the pages of techniques, in German: chains and colours of one digit, templates.
// @ts-check

/** @type {typeof import('../../pages/technique/texts/one-digit.js').strings} */
export const strings = {
  skyscraper: {
    lead: 'Zwei parallele Linien haben je zwei Plätze für eine Ziffer. Je ein Platz liegt in derselben kreuzenden Linie; die beiden anderen sind die Dächer. Eines der Dächer hat die Ziffer.',
    look: 'Für eine Ziffer Zeilen mit zwei Plätzen suchen. Zwei solche Zeilen, die eine Spalte gemeinsam haben, aber nicht beide, bilden einen Wolkenkratzer. Danach dasselbe mit Spalten.',
    why: 'Die beiden Plätze unten sehen einander, also hat höchstens einer die Ziffer. Die Linie des anderen hat sie an ihrem Dach. Also hat mindestens ein Dach die Ziffer.',
    result: 'Die Ziffer fällt in jeder Zelle weg, die beide Dächer sieht.',
  },
  'two-string-kite': {
    lead: 'Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer. Ein Platz der Zeile und einer der Spalte liegen im selben Block. Einer der beiden anderen hat die Ziffer.',
    look: 'Für eine Ziffer die Zeilen und Spalten mit zwei Plätzen markieren. Eine Zeile und eine Spalte suchen, die sich in einem Block treffen, ohne die Zelle zu teilen. Die freien Enden sind die Spitzen des Drachens.',
    why: 'Die beiden Plätze im Block sehen einander, also hat höchstens einer die Ziffer. Die Linie des anderen hat sie an ihrem fernen Ende.',
    result:
      'Die Ziffer fällt in jeder Zelle weg, die beide fernen Enden sieht, in der Regel dort, wo sich ihre Linien kreuzen.',
  },
  crane: {
    lead: 'Zwei Häuser, davon eines ein Block, haben je zwei Plätze für eine Ziffer. Je ein Platz der beiden sieht den anderen. Einer der beiden übrigen hat die Ziffer.',
    look: 'Mit Blöcken beginnen, in denen eine Ziffer zwei Plätze hat. Den Linien beider Plätze folgen, bis zu einer Linie mit zwei Plätzen für die Ziffer oder zu einem zweiten solchen Block.',
    why: 'Die beiden Plätze, die einander sehen, haben nicht beide die Ziffer. Das Haus dessen, der sie nicht hat, hat sie am anderen Ende.',
    result: 'Die Ziffer fällt in jeder Zelle weg, die beide äußeren Enden sieht.',
  },
  'turbot-fish': {
    lead: 'Vier Plätze einer Ziffer bilden eine Kette: Die ersten zwei und die letzten zwei sind jeweils die einzigen Plätze eines Hauses, und die mittleren sehen einander. Wolkenkratzer, Drachen und Kran sind Sonderfälle.',
    look: 'Für eine Ziffer Häuser mit zwei Plätzen suchen. Zwei solche Häuser, verbunden durch Zellen, die einander sehen, ergeben das Muster.',
    why: 'Die mittleren Plätze haben nicht beide die Ziffer. Also hat sie mindestens eines der Häuser am äußeren Ende.',
    result: 'Die Ziffer fällt in jeder Zelle weg, die beide Enden der Kette sieht.',
  },
  'dual-two-string-kite': {
    lead: 'Zwei Drachen sind in denselben zwei Zellen eines Blocks verbunden, für dieselbe Ziffer oder für zwei Ziffern. Beide schließen etwas aus.',
    look: 'Hat man einen Drachen gefunden, sieht man sich die beiden Zellen an, die ihn im Block verbinden. Verbinden sie eine zweite Zeile und Spalte mit je zwei Plätzen, oder eine zweite Ziffer auf dieselbe Weise?',
    why: 'Jeder der beiden gilt für sich: Die Zellen im Block sehen einander, haben also nicht beide seine Ziffer. Eines seiner fernen Enden hat sie.',
    result:
      'Für jeden Drachen fällt seine Ziffer in den Zellen weg, die seine beiden fernen Enden sehen.',
  },
  'empty-rectangle': {
    lead: 'In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte. Eine Linie mit zwei Plätzen für die Ziffer trifft dieses Kreuz mit einem Ende. Das andere Ende und das Kreuz schließen dann eine Zelle aus.',
    look: 'Blöcke suchen, in denen eine Ziffer in einem Rechteck aus vier Zellen fehlt: Die übrigen fünf bilden das Kreuz. Dann eine Linie mit zwei Plätzen für die Ziffer suchen, von denen einer in der Zeile oder Spalte des Kreuzes liegt.',
    why: 'Hat das ferne Ende der Linie die Ziffer nicht, so hat sie das nahe. Dann hat der Block seine Ziffer im anderen Arm des Kreuzes. In jedem Fall sieht die Zelle, die das ferne Ende sieht und in der Linie dieses Arms liegt, die Ziffer.',
    result:
      'Die Ziffer fällt in der Zelle weg, in der die Linie des fernen Endes den anderen Arm des Kreuzes trifft.',
  },
  'dual-empty-rectangle': {
    lead: 'Zwei leere Rechtecke benutzen denselben Block und dasselbe Paar, oder zwei Paare zwischen denselben Linien. Jedes schließt etwas aus.',
    look: 'Hat man ein leeres Rechteck gefunden, liest man es andersherum: Mit vertauschter Zeile und Spalte kann ein zweites da sein.',
    why: 'Jedes der beiden gilt für sich: Entweder hat das ferne Ende seiner Linie die Ziffer, oder der Block hat sie im anderen Arm des Kreuzes.',
    result: 'Die Ziffer fällt in den Zellen weg, die eines der beiden ausschließt.',
  },
  'simple-colors-trap': {
    lead: 'Paare von Plätzen einer Ziffer verbinden Haus für Haus Zellen, die abwechselnd zwei Farben erhalten. Eine Zelle außerhalb, die beide Farben sieht, verliert die Ziffer.',
    look: 'Eine Ziffer wählen, die in vielen Häusern zwei Plätze hat. Einen Platz färben, dann jeden Platz, der mit ihm ein Paar bildet, in der anderen Farbe, und so weiter. Dann nach ungefärbten Plätzen suchen, die beide Farben sehen.',
    why: 'In jedem Paar hat genau ein Platz die Ziffer. Also haben sie entweder alle Zellen der ersten Farbe oder alle der zweiten. Eine Zelle, die beide Farben sieht, sieht in jedem Fall die Ziffer.',
    result: 'Die Ziffer fällt in jeder Zelle weg, die beide Farben sieht.',
  },
  'simple-colors-wrap': {
    lead: 'Paare von Plätzen einer Ziffer verbinden Zellen in zwei Farben. Zwei Zellen derselben Farbe sehen einander, also ist diese Farbe falsch.',
    look: 'Die Plätze einer Ziffer wie für eine Falle färben. Dann jede Farbe prüfen: Liegen zwei ihrer Zellen in einem Haus?',
    why: 'Entweder haben alle Zellen einer Farbe die Ziffer oder keine. Zwei Zellen eines Hauses haben sie nicht beide, also hat sie keine Zelle dieser Farbe.',
    result:
      'Die Ziffer fällt in allen Zellen der falschen Farbe weg. Die Zellen der anderen Farbe haben sie.',
  },
  'multi-colors-1': {
    lead: 'Zwei getrennte Gruppen von Paaren einer Ziffer sind gefärbt. Eine Farbe der einen sieht eine Farbe der anderen. Dann stimmt eine der beiden Gegenfarben.',
    look: 'Alle Gruppen von Paaren einer Ziffer färben, jede mit zwei eigenen Farben. Zellen verschiedener Gruppen suchen, die einander sehen, dann Zellen, die beide Gegenfarben sehen.',
    why: 'Zwei Farben, die einander sehen, stimmen nicht beide. Ist eine falsch, so stimmt ihre Gegenfarbe. Also hat mindestens eine der Gegenfarben überall die Ziffer.',
    result: 'Die Ziffer fällt in jeder Zelle weg, die beide Gegenfarben sieht.',
  },
  'multi-colors-2': {
    lead: 'Zwei getrennte Gruppen von Paaren einer Ziffer sind gefärbt. Eine Farbe der einen Gruppe sieht beide Farben der anderen. Diese Farbe ist falsch.',
    look: 'Alle Gruppen von Paaren einer Ziffer färben. Eine Farbe suchen, deren Zellen zusammen beide Farben einer anderen Gruppe sehen. Nicht jede ihrer Zellen muss beide sehen.',
    why: 'Eine der beiden Farben der anderen Gruppe stimmt. Stimmte auch die Farbe, die beide sieht, gäbe es einen Widerspruch.',
    result:
      'Die Ziffer fällt in allen Zellen der falschen Farbe weg. Die Zellen ihrer Gegenfarbe haben sie.',
  },
  'x-cycle': {
    lead: 'Plätze einer Ziffer bilden einen Ring, in dem sich Paare eines Hauses und einfache Nachbarn abwechseln. Der Ring lässt sich auf zwei Arten füllen, und beide schließen dieselben Zellen aus.',
    look: 'Eine Ziffer mit vielen Paaren wählen. Enden von Paaren verbinden, die einander sehen. Kommt man zum Anfang zurück und wechseln sich die beiden Arten von Gliedern überall ab, so ist der Ring geschlossen.',
    why: 'Hat ein Platz des Rings die Ziffer, so hat sie der nächste nicht, und so fort rundum. Jeder zweite Platz hat sie also: die geraden oder die ungeraden. Von zwei Nachbarn im Ring hat sie einer.',
    result:
      'Zu jedem Glied zwischen Nachbarn, die kein Paar sind, fällt die Ziffer in allen anderen Zellen weg, die beide sehen.',
  },
  'x-chain': {
    lead: 'Eine Kette von Plätzen einer Ziffer, in der sich Paare eines Hauses und einfache Nachbarn abwechseln, beginnt und endet mit einem Paar. Eines der beiden Enden hat die Ziffer.',
    look: 'Für eine Ziffer mit einem Paar beginnen, weiter zu einem Platz, den sein fernes Ende sieht, von dort über ein weiteres Paar, und so fort. Nach jedem Paar fragen, welche Zellen beide Enden der Kette sehen.',
    why: 'Hat der erste Platz die Ziffer nicht, so hat sie sein Partner, also der nächste nicht, dessen Partner doch, und so fort bis zum letzten. Also hat der erste oder der letzte Platz die Ziffer.',
    result: 'Die Ziffer fällt in jeder Zelle weg, die beide Enden sieht.',
  },
  'forcing-x-chain': {
    lead: 'Innerhalb einer Ziffer beginnt eine Kette von Folgerungen bei einem Platz und kommt bei seinem Gegenteil an. Also ist die Annahme am Anfang falsch.',
    look: 'Eine Ziffer und einen ihrer Plätze wählen. Annehmen, dass er sie hat oder dass er sie nicht hat, und Häusern mit zwei Plätzen folgen. Aufhören, sobald die Kette dem Anfang widerspricht.',
    why: 'Jeder Schritt folgt aus dem vorigen. Eine Annahme, die zu ihrem eigenen Gegenteil führt, kann nicht gelten.',
    result: 'Der Platz verliert die Ziffer oder erhält sie, je nach der Annahme.',
  },
  'template-set': {
    lead: 'Alle neun Exemplare einer Ziffer lassen sich nur auf begrenzt viele Arten unterbringen. Benutzen alle dieselbe Zelle, so hat diese die Ziffer.',
    look: 'Das ist Arbeit für ein Programm: Es zählt alle Arten auf, die Ziffer in jeder Zeile, jeder Spalte und jedem Block einmal unterzubringen, wo sie noch möglich ist.',
    why: 'Die Lösung benutzt eine dieser Arten. Eine Zelle, die zu allen gehört, gehört auch zu dieser.',
    result: 'Die Ziffer wird in der Zelle eingetragen, die allen gemeinsam ist.',
  },
  'template-delete': {
    lead: 'Alle neun Exemplare einer Ziffer lassen sich nur auf begrenzt viele Arten unterbringen. Eine Zelle, die keine davon benutzt, verliert die Ziffer.',
    look: 'Das ist Arbeit für ein Programm: Es zählt alle Arten auf, die Ziffer in jeder Zeile, jeder Spalte und jedem Block einmal unterzubringen, wo sie noch möglich ist.',
    why: 'Die Lösung benutzt eine dieser Arten. Eine Zelle, die zu keiner gehört, kann die Ziffer nicht haben.',
    result: 'Die Ziffer fällt in jeder Zelle weg, die keine der Arten benutzt.',
  },
};
