// Texts of the pages of techniques, in German: locked candidates, naked and hidden sets.
// @ts-check

/** @typedef {import('../../pages/technique/markup.js').Texts} Texts */

const big = (/** @type {string} */ number) => number[0].toUpperCase() + number.slice(1);

/** @param {string} number @returns {Texts} */
const naked = (number) => ({
  lead: `${big(number)} Zellen eines Hauses haben keine anderen Kandidaten als dieselben ${number} Ziffern. Das übrige Haus verliert diese Ziffern.`,
  look: `Alle Kandidaten notieren. In einem Haus ${number} Zellen suchen, die zusammen ${number} Ziffern haben.${number === 'zwei' ? ' Bei einem Paar sehen beide Zellen gleich aus.' : ' Eine Zelle der Menge muss nicht alle Ziffern haben: 12, 23 und 13 sind ein Tripel.'} Mit kleinen Zellen beginnen: Eine Zelle mit mehr als ${number} Kandidaten kann nicht dazugehören.`,
  why: `Jede der ${number} Zellen nimmt eine der ${number} Ziffern auf, und keine Ziffer kommt zweimal vor. Die Zellen brauchen also alle auf, und keine andere Zelle des Hauses kann eine haben.`,
  result: `Die ${number} Ziffern fallen in allen anderen Zellen des Hauses weg. Liegt die Menge auch in einem zweiten Haus, gilt dort dasselbe.`,
});

/** @param {string} number @returns {Texts} */
const hidden = (number) => ({
  lead: `${big(number)} Ziffern haben in einem Haus alle Plätze in denselben ${number} Zellen. Diese Zellen verlieren alle anderen Kandidaten.`,
  look: `Die Ziffern ansehen, die einem Haus fehlen, nicht die Zellen. Mit Ziffern beginnen, die wenige Plätze haben: ${number} davon suchen, deren Plätze zusammen in ${number} Zellen liegen.${number === 'zwei' ? '' : ' Nicht jede Ziffer muss in jeder der Zellen möglich sein.'}`,
  why: `Die ${number} Ziffern müssen im Haus untergebracht werden, und nur diese ${number} Zellen haben Platz für sie. Jede der Zellen nimmt also eine dieser Ziffern auf und keine andere.`,
  result: `Alle anderen Kandidaten der ${number} Zellen fallen weg. Übrig bleibt eine nackte Menge.`,
});

/** @type {typeof import('../../pages/technique/texts/sets.js').strings} */
export const strings = {
  pointing: {
    lead: 'In einem Block liegen alle Plätze einer Ziffer in einer Zeile oder Spalte. Der Rest dieser Linie verliert die Ziffer.',
    look: 'Für jede Ziffer, die einem Block fehlt, ihre Plätze im Block ansehen. Zwei oder drei in einer Linie zeigen entlang der Linie aus dem Block hinaus.',
    why: 'Der Block hat die Ziffer in einer dieser Zellen, und alle liegen in der Linie. Die Linie hat ihre Ziffer also in diesem Block.',
    result: 'Die Ziffer fällt in den Zellen der Linie außerhalb des Blocks weg.',
  },
  claiming: {
    lead: 'In einer Zeile oder Spalte liegen alle Plätze einer Ziffer in einem Block. Der Rest dieses Blocks verliert die Ziffer.',
    look: 'Für jede Ziffer, die einer Linie fehlt, ihre Plätze in der Linie ansehen. Liegen sie in einem der drei Blöcke, die die Linie kreuzt, so beansprucht die Linie die Ziffer dieses Blocks.',
    why: 'Die Linie hat die Ziffer in einer dieser Zellen, und alle liegen im Block. Der Block hat seine Ziffer also in dieser Linie.',
    result: 'Die Ziffer fällt in den Zellen des Blocks außerhalb der Linie weg.',
  },
  'locked-pair': {
    lead: 'Zwei Zellen mit denselben zwei Kandidaten liegen zugleich in einem Block und in einer Linie. Beide Häuser verlieren die zwei Ziffern an anderer Stelle.',
    look: 'Unter den drei Zellen, in denen sich ein Block und eine Linie kreuzen, nach einem nackten Paar suchen.',
    why: 'Die zwei Zellen brauchen die zwei Ziffern auf, wie jedes nackte Paar. Sie gehören zu beiden Häusern, also gilt der Schluss in beiden.',
    result: 'Die zwei Ziffern fallen in den anderen Zellen des Blocks und der Linie weg.',
  },
  'locked-triple': {
    lead: 'Die drei Zellen, in denen sich ein Block und eine Linie kreuzen, haben zusammen drei Kandidaten. Beide Häuser verlieren die drei Ziffern an anderer Stelle.',
    look: 'Wo sich ein Block und eine Linie kreuzen, prüfen, ob alle drei Zellen leer sind und sich drei Ziffern teilen.',
    why: 'Drei Zellen mit drei Ziffern brauchen diese auf. Sie gehören zu beiden Häusern, also gilt der Schluss in beiden.',
    result: 'Die drei Ziffern fallen in den anderen Zellen des Blocks und der Linie weg.',
  },
  'naked-pair': naked('zwei'),
  'naked-triple': naked('drei'),
  'naked-quad': naked('vier'),
  'hidden-pair': hidden('zwei'),
  'hidden-triple': hidden('drei'),
  'hidden-quad': hidden('vier'),
};
