// Texts of the pages of techniques, in German: singles, and deductions that lead to one at once.
// @ts-check

/** @type {typeof import('../../pages/technique/texts/singles.js').strings} */
export const strings = {
  'full-house': {
    lead: 'Eine Zeile, eine Spalte oder ein Block hat eine leere Zelle. Sie erhält die einzige Ziffer, die dem Haus noch fehlt.',
    look: 'Nach Häusern mit acht Ziffern suchen. Nach jeder Ziffer, die man einträgt, Zeile, Spalte und Block prüfen: Vielleicht bleibt in einem davon nur noch eine leere Zelle.',
    why: 'Ein Haus enthält jede Ziffer von 1 bis 9 genau einmal. Sind acht davon eingetragen, gehören die neunte Ziffer und die letzte Zelle zusammen.',
    result:
      'Die Ziffer wird eingetragen. Die beiden anderen Häuser der Zelle verlieren sie als Kandidaten, was oft zum nächsten Einer führt.',
  },
  'hidden-single-box': {
    lead: 'In einem Block passt eine Ziffer nur in eine Zelle. Die Zelle kann andere Kandidaten haben, die Ziffer hat aber keinen anderen Platz.',
    look: 'Eine Ziffer wählen, die schon mehrmals auf dem Brett steht. In einem Block ohne sie alle Zellen ausschließen, deren Zeile oder Spalte sie schon hat. Bleibt eine leere Zelle, gehört die Ziffer dorthin.',
    why: 'Der Block braucht die Ziffer. Jede andere leere Zelle des Blocks sieht dieselbe Ziffer in ihrer Zeile oder Spalte und kann sie nicht aufnehmen.',
    result: 'Die Ziffer wird eingetragen. Zeile und Spalte der Zelle verlieren sie als Kandidaten.',
  },
  'hidden-single-line': {
    lead: 'In einer Zeile oder Spalte passt eine Ziffer nur in eine Zelle.',
    look: 'Eine Linie mit wenigen leeren Zellen und eine Ziffer wählen, die ihr fehlt. Für jede leere Zelle prüfen: Steht die Ziffer schon in der kreuzenden Linie oder im Block? Linien sind schwerer zu überblicken als Blöcke, weil sie durch drei Blöcke laufen.',
    why: 'Die Linie braucht die Ziffer. Jede andere leere Zelle der Linie sieht dieselbe Ziffer in ihrem Block oder in der Linie, die sie kreuzt.',
    result:
      'Die Ziffer wird eingetragen. Block und kreuzende Linie der Zelle verlieren sie als Kandidaten.',
  },
  'naked-single': {
    lead: 'Eine Zelle hat nur noch einen Kandidaten, weil ihre Zeile, ihre Spalte und ihr Block die anderen acht Ziffern enthalten.',
    look: 'Die verschiedenen Ziffern zählen, die eine Zelle sieht. Mit Zellen beginnen, in denen sich eine volle Zeile, eine volle Spalte und ein voller Block treffen. Sind alle Kandidaten notiert, nach einer Zelle mit einem einzigen suchen.',
    why: 'Eine Zelle nimmt eine Ziffer auf. Acht Ziffern stehen schon in ihrer Zeile, ihrer Spalte oder ihrem Block, also ist nur die neunte möglich.',
    result:
      'Die Ziffer wird eingetragen. Alle anderen Zellen in Zeile, Spalte und Block verlieren sie als Kandidaten.',
  },
  'direct-pointing': {
    lead: 'In einem Block passt eine Ziffer nur in Zellen einer Linie. Die Linie hat die Ziffer also in diesem Block, und in einem anderen Haus bleibt ein einziger Platz für sie.',
    look: 'Liegen die zwei oder drei Zellen eines Blocks, die eine Ziffer aufnehmen können, in einer Zeile oder Spalte, so behandelt man die Linie, als hätte sie die Ziffer schon. Dann in den Nachbarblöcken nach einem versteckten Einer dieser Ziffer suchen.',
    why: 'Der Block hat die Ziffer in einer dieser Zellen, gleich in welcher. Also hat sie keine andere Zelle der Linie. Im Haus, dem ein Platz bleibt, muss sie dorthin.',
    result:
      'Die Ziffer wird in dem Haus eingetragen, in dem ein Platz bleibt. Kandidaten braucht man dafür nicht zu notieren.',
  },
  'direct-claiming': {
    lead: 'In einer Linie passt eine Ziffer nur in Zellen eines Blocks. Der Block hat die Ziffer also in dieser Linie, und in einem anderen Haus bleibt ein einziger Platz für sie.',
    look: 'Eine Zeile oder Spalte suchen, in der alle Plätze einer Ziffer in einem Block liegen. Der Rest des Blocks kann die Ziffer nicht haben: In den Linien durch ihn nach einem versteckten Einer suchen.',
    why: 'Die Linie hat die Ziffer in einer dieser Zellen, gleich in welcher, und alle liegen im Block. Also haben die anderen Zellen des Blocks sie nicht.',
    result: 'Die Ziffer wird in dem Haus eingetragen, in dem ein Platz bleibt.',
  },
  'direct-hidden-pair': {
    lead: 'Zwei Ziffern passen in einem Haus nur in dieselben zwei Zellen. Keine andere Ziffer hat dort Platz, und für eine andere bleibt im Haus eine einzige Zelle.',
    look: 'Zwei Ziffern suchen, die in einem Haus aus denselben Zellen ausgeschlossen sind. Die zwei Zellen, die bleiben, für sie freihalten. Dann prüfen, wohin die anderen fehlenden Ziffern des Hauses können.',
    why: 'Die beiden Ziffern brauchen beide Zellen. Eine andere Ziffer des Hauses kann sie nicht nutzen. Hat sie sonst nur einen Platz, muss sie dorthin.',
    result: 'Eine dritte Ziffer wird im selben Haus eingetragen. Das Paar selbst bleibt offen.',
  },
  'direct-hidden-triple': {
    lead: 'Drei Ziffern passen in einem Haus nur in dieselben drei Zellen. Keine andere Ziffer hat dort Platz, und für eine andere bleibt im Haus eine einzige Zelle.',
    look: 'Drei Ziffern suchen, deren Plätze in einem Haus zusammen in drei Zellen liegen. Nicht jede Ziffer muss in jede der Zellen passen. Die Zellen freihalten und die anderen fehlenden Ziffern prüfen.',
    why: 'Die drei Ziffern brauchen alle drei Zellen. Eine andere Ziffer des Hauses kann sie nicht nutzen. Hat sie sonst nur einen Platz, muss sie dorthin.',
    result: 'Eine vierte Ziffer wird im selben Haus eingetragen. Das Tripel selbst bleibt offen.',
  },
};
