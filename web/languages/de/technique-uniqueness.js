// Texts of the pages of techniques, in German: what follows from the solution being unique.
// @ts-check

/** @typedef {import('../../pages/technique/markup.js').Texts} Texts */

const WHY =
  'Blieben in allen Zellen des Musters nur die beiden Ziffern, so ließen sie sich dort vertauschen, ohne dass sich sonst etwas ändert. Das Rätsel hätte zwei Lösungen.';

/** @param {string} pattern  after "in" @param {string} where */
const types = (pattern, where) => ({
  /** @type {Texts} */
  one: {
    lead: `In ${pattern} haben alle Zellen bis auf eine nur dieselben zwei Kandidaten. Die letzte Zelle ist keiner von beiden.`,
    look: `${where} Hat nur eine der Zellen weitere Kandidaten, so ist es Typ 1.`,
    why: `${WHY} Also ist die letzte Zelle einer ihrer weiteren Kandidaten.`,
    result: 'Die beiden Ziffern fallen in der Zelle mit weiteren Kandidaten weg.',
  },
  /** @type {Texts} */
  two: {
    lead: `In ${pattern} haben einige Zellen einen weiteren Kandidaten, alle denselben. Eine dieser Zellen hat ihn.`,
    look: `${where} Haben alle Zellen, die das Muster stören, denselben dritten Kandidaten, so ist es Typ 2.`,
    why: `${WHY} Also hat mindestens eine der Zellen den dritten Kandidaten.`,
    result: 'Die dritte Ziffer fällt in jeder Zelle weg, die alle Zellen mit ihr sieht.',
  },
  /** @type {Texts} */
  three: {
    lead: `In ${pattern} haben zwei Zellen eines Hauses weitere Kandidaten. Zusammen wirken sie wie eine einzige Zelle, die nur diese hat, und ergänzen eine nackte Menge des Hauses.`,
    look: `${where} Haben zwei Zellen eines Hauses weitere Kandidaten, dort nach Zellen suchen, die außer diesen wenige andere Ziffern haben.`,
    why: `${WHY} Also hat eine der beiden Zellen einen weiteren Kandidaten. Mit den anderen Zellen der Menge braucht sie deren Ziffern auf.`,
    result: 'Die Ziffern der Menge fallen in den anderen Zellen des Hauses weg.',
  },
  /** @type {Texts} */
  four: {
    lead: `In ${pattern} haben zwei Zellen eines Hauses weitere Kandidaten, und eine der beiden Ziffern hat in diesem Haus keinen anderen Platz. Dann ist keine der beiden Zellen die andere Ziffer.`,
    look: `${where} Haben zwei Zellen eines Hauses weitere Kandidaten, prüfen, ob eine der beiden Ziffern dort nur in diesen zwei Zellen möglich ist.`,
    why: `Eine der beiden Zellen hat die Ziffer ohne anderen Platz. Hätte die andere die zweite Ziffer, so wäre das Muster vollständig. ${WHY}`,
    result: 'Die zweite Ziffer fällt in beiden Zellen weg.',
  },
});

const rectangle = types(
  'einem Rechteck aus vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken',
  'Zellen mit denselben zwei Kandidaten in einem Block suchen und das Rechteck in einen zweiten Block fortsetzen.',
);
const loop = types(
  'einer Schleife aus sechs oder mehr Zellen, je zwei in jedem Haus, durch das sie läuft,',
  'Mehr als zwei Zellen mit denselben zwei Kandidaten suchen und sie entlang von Zeilen, Spalten und Blöcken verbinden, bis sich die Schleife schließt.',
);
const test = types(
  'einem Rechteck aus vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, denen zum Teil schon eine der beiden Ziffern fehlen darf,',
  'Zellen mit denselben zwei Kandidaten in einem Block suchen und das Rechteck in einen zweiten Block fortsetzen.',
);

const GRAVE =
  'Ein Gitter, in dem jede leere Zelle zwei Kandidaten und jede Ziffer in jedem ihrer Häuser zwei Plätze hat, hat keine Lösung oder mindestens zwei.';

/** @type {typeof import('../../pages/technique/texts/uniqueness.js').strings} */
export const strings = {
  'unique-rectangle-1': rectangle.one,
  'unique-rectangle-2': rectangle.two,
  'unique-rectangle-3': rectangle.three,
  'unique-rectangle-4': rectangle.four,
  'unique-loop-1': loop.one,
  'unique-loop-2': loop.two,
  'unique-loop-3': loop.three,
  'unique-loop-4': loop.four,
  'uniqueness-test-1': test.one,
  'uniqueness-test-2': test.two,
  'uniqueness-test-3': test.three,
  'uniqueness-test-4': test.four,
  'uniqueness-test-5': {
    lead: 'In einem Rechteck zweier Ziffern haben zwei gegenüberliegende oder drei Ecken denselben dritten Kandidaten. Eine dieser Ecken hat ihn.',
    look: 'Ein Rechteck in zwei Blöcken suchen wie für Typ 2. Die Zellen mit dem dritten Kandidaten liegen nicht in einer Linie.',
    why: `${WHY} Also hat mindestens eine der Ecken den dritten Kandidaten.`,
    result: 'Die dritte Ziffer fällt in jeder Zelle weg, die alle Ecken mit ihr sieht.',
  },
  'uniqueness-test-6': {
    lead: 'In einem Rechteck zweier Ziffern haben zwei gegenüberliegende Ecken weitere Kandidaten, und eine der Ziffern hat in beiden Zeilen oder beiden Spalten keinen anderen Platz. Die beiden Ecken haben diese Ziffer nicht.',
    look: 'Ein Rechteck in zwei Blöcken suchen, in dem die Ecken mit nur den beiden Ziffern einander gegenüberliegen. Dann prüfen, ob eine der Ziffern in beiden Zeilen oder in beiden Spalten auf das Rechteck beschränkt ist.',
    why: `Hätte eine der beiden Ecken die Ziffer, so hätte sie auch die Ecke gegenüber, und die anderen beiden hätten die andere Ziffer. ${WHY}`,
    result: 'Die Ziffer fällt in den beiden Ecken mit weiteren Kandidaten weg.',
  },
  'hidden-rectangle': {
    lead: 'In einem Rechteck zweier Ziffern hat eine Ecke nur diese beiden. In Zeile und Spalte der gegenüberliegenden Ecke hat eine der Ziffern keinen Platz außerhalb des Rechtecks. Diese Ecke hat die andere Ziffer nicht.',
    look: 'Mit einer Zelle mit zwei Kandidaten beginnen und ein Rechteck in zwei Blöcken suchen, dessen Ecken alle beide erlauben. An der gegenüberliegenden Ecke beide Linien für eine der Ziffern prüfen.',
    why: `Hätte die gegenüberliegende Ecke die andere Ziffer, so müsste die erste in die beiden Ecken daneben, und auch die letzte Ecke hätte die andere. ${WHY}`,
    result: 'Die andere Ziffer fällt in der gegenüberliegenden Ecke weg.',
  },
  'avoidable-rectangle-1': {
    lead: 'Drei Ecken eines Rechtecks sind gelöst, und keine davon ist vorgegeben. Die vierte darf zwei Ziffern, die sich vertauschen ließen, nicht vollenden.',
    look: 'Die Ziffern ansehen, die man selbst eingetragen hat. In zwei Zeilen, zwei Spalten und zwei Blöcken: Haben zwei gegenüberliegende Ecken dieselbe Ziffer, so darf die offene Ecke nicht dieselbe haben wie die ihr gegenüber.',
    why: 'Keine Vorgabe legt das Rechteck fest. Stünden zwei Ziffern darin über Kreuz, so ließen sie sich vertauschen, und das Rätsel hätte zwei Lösungen.',
    result: 'Die Ziffer, die den Tausch möglich machte, fällt in der vierten Ecke weg.',
  },
  'avoidable-rectangle-2': {
    lead: 'Zwei Ecken eines Rechtecks in einer Linie sind gelöst, und keine ist vorgegeben. Die beiden anderen könnten einen Tausch vollenden, haben aber denselben weiteren Kandidaten. Eine von ihnen hat ihn.',
    look: 'Zwei Ziffern ansehen, die man selbst eingetragen hat, in einer Linie und verschiedenen Blöcken. Darunter oder daneben zwei Zellen mit zwei Kandidaten suchen: der Ziffer der Ecke gegenüber und derselben dritten Ziffer.',
    why: 'Hätte keine der Zellen die dritte Ziffer, so stünden zwei Ziffern ohne Vorgabe über Kreuz. Sie ließen sich vertauschen, und das Rätsel hätte zwei Lösungen.',
    result: 'Die dritte Ziffer fällt in jeder Zelle weg, die beide offenen Ecken sieht.',
  },
  'bug-1': {
    lead: 'Alle leeren Zellen haben zwei Kandidaten, bis auf eine mit dreien. Einer der drei ist die Lösung dieser Zelle.',
    look: 'Gegen Ende eines Rätsels prüfen, ob nur eine Zelle mehr als zwei Kandidaten hat. Die Ziffer, die in ihren Häusern dreimal vorkommt, ist die richtige.',
    why: `${GRAVE} Nur der dritte Kandidat verhindert das, also stimmt er. (BUG steht für „bivalue universal grave“.)`,
    result: 'Die anderen beiden Kandidaten der Zelle fallen weg.',
  },
  'bug-2': {
    lead: 'Ohne je einen überzähligen Kandidaten in einigen Zellen hätte jede leere Zelle zwei Kandidaten. Die überzähligen sind dieselbe Ziffer, also hat sie eine dieser Zellen.',
    look: 'Gegen Ende eines Rätsels die Zellen mit mehr als zwei Kandidaten ansehen. In jeder die Ziffer suchen, die in einem Haus dreimal vorkommt. Ist es überall dieselbe?',
    why: `${GRAVE} Nur die überzähligen Kandidaten verhindern das, also stimmt mindestens einer.`,
    result: 'Die Ziffer fällt in jeder Zelle weg, die alle Zellen mit einem überzähligen sieht.',
  },
  'bug-3': {
    lead: 'Ohne einige überzählige Kandidaten hätte jede leere Zelle zwei Kandidaten. Die Zellen mit den überzähligen liegen in einem Haus und wirken wie eine Zelle, die eine nackte Menge ergänzt.',
    look: 'Gegen Ende eines Rätsels die Zellen mit mehr als zwei Kandidaten ansehen. Liegen sie in einem Haus, dort nach Zellen suchen, die außer den überzähligen wenige Ziffern haben.',
    why: `${GRAVE} Also stimmt einer der überzähligen Kandidaten. Mit den anderen Zellen der Menge braucht er deren Ziffern auf.`,
    result: 'Die Ziffern der Menge fallen in den anderen Zellen des Hauses weg.',
  },
  'bug-4': {
    lead: 'Ohne überzählige Kandidaten in zwei Zellen eines Hauses hätte jede leere Zelle zwei Kandidaten. Die beiden Zellen teilen eine Ziffer, die im Haus keinen anderen Platz hat.',
    look: 'Gegen Ende eines Rätsels prüfen, ob genau zwei Zellen mehr als zwei Kandidaten haben und in einem Haus liegen. Dann, ob sie eine nicht überzählige Ziffer teilen, die auf sie beschränkt ist.',
    why: `${GRAVE} Also hat eine der beiden Zellen einen überzähligen Kandidaten. Die andere hat die gemeinsame Ziffer.`,
    result:
      'In beiden Zellen fallen alle Kandidaten bis auf die überzähligen und den gemeinsamen weg.',
  },
};
