// Where and why: the sentences that explain a deduction, by family of techniques, in German.
// @ts-check
import { cellName, houseName } from './puzzle.js';
import {
  a,
  candidates,
  cells,
  digits,
  houses,
  inHouses,
  list,
  number,
  sentence,
  setOf,
  state,
  stateIf,
  steps,
} from './logic-grammar.js';

/** @typedef {import('../../logic/story.js').Facts} Facts */
/** @typedef {import('../../../wasm/logic.d.ts').ChainNode} ChainNode */

/** Cells whose digits block. @param {number[]} all */
const blocking = (all) => list(all.map((cell) => `~${cellName(cell)}~`));

const UNIQUE =
  'Im fertigen Gitter ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen.';

/** @type {Record<string, (facts: Facts) => [string, string]>} */
export const STORIES = {
  fullHouse: ({ houses: [house], place }) => [
    `${a(houseName(house))} hat eine leere Zelle: ${a(cellName(place.cell))}.`,
    `Die anderen acht Zellen enthalten alle Ziffern außer ${place.digit}.`,
  ],
  hiddenSingle: ({ houses: [house], place, blockers, earlier }) => [
    `In #${houseName(house)}# fehlt die ${place.digit}.`,
    [
      blockers.length &&
        `Die ${place.digit} in ${blocking(blockers)} schließt ${earlier.length ? '' : 'alle '}andere${earlier.length ? '' : 'n'} Zellen aus.`,
      earlier.length && `Frühere Schritte haben ${cells(earlier)} ausgeschlossen.`,
    ]
      .filter(Boolean)
      .join(' '),
  ],
  nakedSingle: ({ place, earlier }) => [
    `#${cellName(place.cell)}#, ihre Zeile, ihre Spalte und ihr Block.`,
    earlier.length
      ? `Die anderen Ziffern stehen schon da, oder frühere Schritte haben sie ausgeschlossen: ${digits(earlier)}.`
      : 'Alle Ziffern bis auf eine stehen schon da.',
  ],
  directLocked: ({ base: [base], cover: [cover], cells: all, digit, houses: [house] }) => [
    `In ${a(houseName(base))} kann die ${a(String(digit))} nur in ${a(cells(all))} stehen. Alle liegen in ${houseName(cover)}.`,
    `Dort hat ${houseName(cover)} also ihre ${digit}, und in ${houseName(house)} bleibt ein Platz für die ${digit}.`,
  ],
  directHidden: ({ houses: [house], cells: all, digits: pair, place }) => [
    `In ${a(houseName(house))} sind ${a(digits(pair))} nur in ${a(cells(all))} möglich.`,
    `Diese Zellen haben keinen Platz für andere Ziffern. In ${houseName(house)} bleibt also ein Platz für die ${place.digit}.`,
  ],
  locked: ({ base: [base], cover: [cover], cells: all, digit }) => [
    `In ${a(houseName(base))} kann die ${a(String(digit))} nur in ${a(cells(all))} stehen.`,
    `Eine davon ist ${digit}, und alle liegen in ${houseName(cover)}. Keine andere Zelle in ${houseName(cover)} ist also ${digit}.`,
  ],
  naked: ({ houses: [house], cells: all, digits: set }) => [
    `In ${a(houseName(house))} haben ${a(cells(all))} keine Kandidaten außer ${a(digits(set))}.`,
    `${sentence(number(all.length))} Zellen teilen sich ${number(set.length)} Ziffern und brauchen alle auf. Keine andere Zelle in ${houseName(house)} kann eine davon haben.`,
  ],
  hidden: ({ houses: [house], cells: all, digits: set }) => [
    `In ${a(houseName(house))} sind ${a(digits(set))} nur in ${a(cells(all))} möglich.`,
    `${sentence(number(set.length))} Ziffern brauchen ${all.length === 2 ? 'beide' : `alle ${number(all.length)}`} Zellen. Für andere Ziffern ist dort kein Platz.`,
  ],
  lockedSet: ({ houses: both, cells: all, digits: set }) => [
    `${a(cells(all))} haben keine Kandidaten außer ${a(digits(set))} und liegen zugleich in ${inHouses(both)}.`,
    'Sie brauchen diese Ziffern in beiden Häusern auf. Keine andere Zelle darin kann eine davon haben.',
  ],
  fish: ({ base, cover, digit }) => [
    `In ${a(inHouses(base))} liegen alle Plätze der ${a(String(digit))} in ${a(inHouses(cover))}.`,
    `Diese ${number(base.length)} Häuser brauchen ${number(base.length)} Mal die ${digit}, je einmal in ${inHouses(cover)}. Keine andere Zelle dort ist also ${digit}.`,
  ],
  finned: ({ base, cover, digit, fins }) => [
    `In ${a(inHouses(base))} liegen die Plätze der ${a(String(digit))} in ${a(inHouses(cover))}, bis auf die ${fins.length > 1 ? 'Flossen' : 'Flosse'} ${a(cells(fins))}.`,
    `Ist keine Flosse ${digit}, so liegen die Ziffern ${digit} aus ${inHouses(cover)} in ${inHouses(base)}. Ist eine Flosse ${digit}, so sind es die Zellen nicht, die sie sehen. Was in beiden Fällen wegfällt, ist nicht ${digit}.`,
  ],
  siamese: ({ base, cover, digit, fins }) => [
    `In ${a(inHouses(base))} bilden die Plätze der ${a(String(digit))} zwei Fische mit derselben Basis. Ihre Deckhäuser gehören zu ${a(list(cover.map(houseName)))}, ihre Flossen sind ${a(cells(fins))}.`,
    `Für jeden der beiden gilt: Ist keine seiner Flossen ${digit}, so haben seine Deckhäuser ihre ${digit} in ${inHouses(base)}. Ist eine Flosse ${digit}, so sind es die Zellen nicht, die sie sehen. Was einer der Fische ausschließt, fällt also weg.`,
  ],
  xyWing: ({ order: [pivot, one, two], digit, candidates: of }) => [
    `Der Angelpunkt ${a(cellName(pivot))} ist ${digits(of(pivot), 'oder')}. Er sieht ${a(cells([one, two]))} mit ${digits(of(one), 'oder')} und ${digits(of(two), 'oder')}.`,
    `Welche Ziffer der Angelpunkt auch ist: Eine der beiden Zellen verliert diese Ziffer und ist ${digit}. Eine Zelle, die beide sieht, ist nicht ${digit}.`,
  ],
  xyzWing: ({ order: [pivot, one, two], digit, candidates: of }) => [
    `Der Angelpunkt ${a(cellName(pivot))} ist ${digits(of(pivot), 'oder')}. Er sieht ${a(cells([one, two]))} mit ${digits(of(one), 'oder')} und ${digits(of(two), 'oder')}.`,
    `Ist der Angelpunkt nicht ${digit}, so ist es eine der beiden Zellen. Eine der drei ist also ${digit}, und eine Zelle, die alle drei sieht, ist es nicht.`,
  ],
  wWing: ({ order: [one, near, far, two], digit, candidates: of }) => {
    const other = of(one).find((each) => each !== digit);
    return [
      `${a(cells([one, two]))} haben dieselben zwei Kandidaten, ${digits(of(one))}. Ein Haus hat nur zwei Plätze für die ${other}: ${a(cells([near, far]))}.`,
      `Einer dieser Plätze ist ${other}. Eine der beiden Zellen ist also nicht ${other}, sondern ${digit}. Eine Zelle, die beide sieht, ist nicht ${digit}.`,
    ];
  },
  unique1: ({ order, digits: pair, victims }) => [
    `${a(cells(order))} könnten alle ${a(digits(pair, 'oder'))} sein.`,
    `Dann ließen sich ${digits(pair)} vertauschen, und das Rätsel hätte zwei Lösungen. ${cells(victims)} ist also eine andere Ziffer.`,
  ],
  unique2: ({ order, digits: pair, gone }) => [
    `${a(cells(order))} könnten alle ${a(digits(pair, 'oder'))} sein, gäbe es nicht den Kandidaten ${gone[0].digit}.`,
    `${UNIQUE} Eine der Zellen ist also ${gone[0].digit}, und was alle diese sieht, ist es nicht.`,
  ],
  unique3: ({ order, digits: pair, sets, houses: [house] }) => [
    `${a(cells(order))} könnten alle ${a(digits(pair, 'oder'))} sein, gäbe es nicht weitere Kandidaten.`,
    `${UNIQUE} Einer der weiteren Kandidaten stimmt also${sets.length ? `, und mit ${digits(sets[0].digits)} ist in ${houseName(house)} eine Menge von Zellen voll` : ''}.`,
  ],
  unique4: ({ order, digits: pair, gone, shared: [house] }) => {
    const kept = pair.find((digit) => digit !== gone[0].digit);
    return [
      `${a(cells(order))} könnten alle ${a(digits(pair, 'oder'))} sein. In ${houseName(house)} können nur sie ${kept} sein.`,
      `Eine dieser zwei Zellen ist ${kept}. ${UNIQUE} Keine von beiden ist also ${gone[0].digit}.`,
    ];
  },
  unique6: ({ order, digits: pair, gone }) => [
    `${a(cells(order))} könnten alle ${a(digits(pair, 'oder'))} sein, und ihre Zeilen und Spalten haben keinen anderen Platz für die ${gone[0].digit}.`,
    `Stünde ${gone[0].digit} in zwei gegenüberliegenden Ecken, so füllten ${digits(pair)} alle vier. ${UNIQUE}`,
  ],
  hiddenRectangle: ({ order, digits: pair, gone }) => [
    `${a(cells(order))} können alle ${a(digits(pair, 'oder'))} sein.`,
    `Wäre ${cellName(gone[0].cell)} ${gone[0].digit}, so blieben für ${digits(pair)} nur Plätze, die alle vier Ecken füllen. ${UNIQUE}`,
  ],
  avoidable: ({ order, digits: pair }) => [
    `${a(cells(order))} sind Ecken eines Rechtecks, und keine davon ist vorgegeben.`,
    `Stünden dort ${digits(pair)} über Kreuz, so ließen sie sich vertauschen, und das Rätsel hätte zwei Lösungen.`,
  ],
  bug1: ({ marked, place, gone }) => [
    `Außer ${a(cellName(place?.cell ?? gone[0].cell))} hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus.`,
    `Ohne ${marked.length ? candidates(marked) : 'den weiteren Kandidaten'} hätte das Rätsel keine oder zwei Lösungen. Dieser Kandidat stimmt also.`,
  ],
  bug2: ({ marked, gone }) => [
    `Ohne ${a(candidates(marked))} hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus.`,
    `Ein solches Gitter hat keine oder zwei Lösungen. Einer dieser Kandidaten stimmt also, und was alle sieht, ist nicht ${gone[0].digit}.`,
  ],
  bug3: ({ marked, houses: [house], cells: all }) => [
    `Ohne ${a(candidates(marked))} hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus.`,
    `Ein solches Gitter hat keine oder zwei Lösungen, also stimmt einer dieser Kandidaten. Mit ${cells(all)} füllt er eine Menge in ${houseName(house)}.`,
  ],
  bug4: ({ marked, houses: [house] }) => [
    `Ohne ${a(candidates(marked))} hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus.`,
    `Einer dieser Kandidaten stimmt. In ${houseName(house)} teilen sich die zwei Zellen auch eine Ziffer, die keinen anderen Platz hat: Sie nimmt die eine Zelle, der Kandidat die andere.`,
  ],
  aligned: ({ order, cells: all, fins }) => [
    `Die Kandidaten von ${a(cells(order.length ? order : all))} werden gemeinsam geprüft.`,
    `Die meisten Kombinationen lassen einer Zelle, die sie alle sieht, keinen Kandidaten: ${cells(fins)}. In keiner übrigen kommt einer der gestrichenen Kandidaten vor.`,
  ],
  twoLinks: ({ houses: both, digit, chains }) => [
    `In ${a(inHouses(both))} gibt es je zwei Plätze für die ${a(String(digit))}.`,
    chains[0]
      ? `${cells([...chains[0].nodes[1].cells, ...chains[0].nodes[2].cells])} sehen einander, höchstens eine ist ${digit}. ${cells(chains[0].nodes[0].cells)} oder ${cells(chains[0].nodes[3].cells)} ist also ${digit}, und was beide sieht, ist es nicht.`
      : `Ein Platz der einen sieht einen der anderen. Einer der übrigen zwei ist also ${digit}, und was beide sieht, ist es nicht.`,
  ],
  dualKite: ({ houses: all, chains }) => [
    `In ${a(inHouses([...new Set(all)]))} gibt es je zwei Plätze für ${a(digits([...new Set(chains.map(({ nodes }) => nodes[0].digit))]))}.`,
    `Die beiden Zellen in der Mitte jedes Drachens sehen einander, also hat eines seiner Enden die Ziffer: ${list(chains.map(({ nodes }) => `die ${nodes[0].digit} ist in ${cells(nodes[0].cells)} oder ${cells(nodes[nodes.length - 1].cells)}`))}. Was beide Enden sieht, verliert sie.`,
  ],
  emptyRectangle: ({ houses: [box, ...others], digit }) => {
    const lines = [...new Set(others)].filter((house) => house !== box);
    return [
      `In ${a(houseName(box))} liegen die Plätze der ${a(String(digit))} in einer Zeile und einer Spalte. In ${inHouses(lines)} gibt es ${lines.length > 1 ? 'je ' : ''}zwei Plätze.`,
      `Ist der ferne Platz nicht ${digit}, so ist es der nahe. Dann hat der Block seine ${digit} in der anderen Linie. So oder so sieht die gestrichene Zelle eine ${digit}.`,
    ];
  },
  trap: ({ digit, sets }) => [
    `Häuser mit zwei Plätzen für die ${a(String(digit))} verbinden Zellen in zwei Farben: ${a(cells(sets[0].cells))} sowie ${a(cells(sets[1].cells))}.`,
    `Eine der Farben ist überall ${digit}. Eine Zelle, die beide Farben sieht, ist nicht ${digit}.`,
  ],
  wrap: ({ digit, sets }) => [
    `Häuser mit zwei Plätzen für die ${a(String(digit))} verbinden Zellen in zwei Farben: ${a(cells(sets[0].cells))} sowie ${a(cells(sets[1].cells))}.`,
    `Eine der Farben ist überall ${digit}. Zwei Zellen derselben Farbe sehen einander: Diese Farbe ist falsch.`,
  ],
  multi1: ({ digit, cells: all }) => [
    `Zwei Gruppen von Zellen sind durch Häuser mit zwei Plätzen für die ${a(String(digit))} verbunden: ${a(cells(all))}.`,
    `Eine Farbe der einen Gruppe sieht eine der anderen. Höchstens eine davon stimmt, also stimmt eine der beiden Gegenfarben. Was beide sieht, ist nicht ${digit}.`,
  ],
  multi2: ({ digit, cells: all }) => [
    `Zwei Gruppen von Zellen sind durch Häuser mit zwei Plätzen für die ${a(String(digit))} verbunden: ${a(cells(all))}.`,
    'Eine Farbe der einen Gruppe sieht beide Farben der anderen. Eine von diesen stimmt, also ist die Farbe falsch, die beide sieht.',
  ],
  remotePair: ({ order, candidates: of }) => [
    `${sentence(number(order.length))} Zellen haben dieselben zwei Kandidaten, ${a(digits(of(order[0])))}, und jede sieht die nächste: ${a(cells(order))}.`,
    'Die zwei Ziffern wechseln sich entlang der Kette ab, ihre Enden sind also verschieden. Eine Zelle, die beide Enden sieht, ist keine von beiden.',
  ],
  xyChain: ({ order, digit, chains }) => [
    `${sentence(number(order.length))} Zellen haben je zwei Kandidaten. Sie bilden eine Kette von ${a(cellName(order[0]))} nach ${a(cellName(order.at(-1) ?? order[0]))}.`,
    `Ist ${cellName(order[0])} nicht ${digit}, so folgt: ${steps(chains[0].nodes)}. So oder so ist ein Ende ${digit}.`,
  ],
  chain: (facts) => {
    const { chains } = facts;
    const { nodes } = chains[0];
    const [first, last] = [nodes[0], /** @type {ChainNode} */ (nodes.at(-1))];
    const same = first.digit === last.digit && String(first.cells) === String(last.cells);
    if (facts.shape === 'loop') return STORIES.loop(facts);
    if (!same && !first.on)
      return [
        `Eine Kette führt von ${a(cells(first.cells))} nach ${a(cells(last.cells))}.`,
        `Wenn ${stateIf(first)}, so folgt: ${steps(nodes)}. Eines der beiden Enden gilt also, und was beide sieht, fällt weg.`,
      ];
    return [
      `Angenommen, ${a(state(first))}. Folge der Kette.`,
      `Dann folgt: ${steps(nodes)}. ${same && first.on !== last.on ? 'Die Annahme widerspricht sich selbst.' : ''}`.trim(),
    ];
  },
  loop: ({ chains }) => [
    `${sentence(number(chains[0].nodes.length))} Kandidaten bilden eine Schleife, in der sich feste und gestrichelte Verbindungen abwechseln: ${a(cells([...new Set(chains[0].nodes.flatMap((node) => node.cells))]))}.`,
    'Entweder gelten alle Scheiben oder alle Ringe. Von den Enden jeder gestrichelten Verbindung gilt also eines, und was beide sieht, fällt weg.',
  ],
  contradiction: ({ chains }) => {
    const [first] = chains[0].nodes;
    const [one, two] = chains.map(({ nodes }) => /** @type {ChainNode} */ (nodes.at(-1)));
    return [
      `Angenommen, ${a(state(first))}.`,
      two
        ? `Es folgt: ${a(state(one))}, aber auch: ${a(state(two))}. Beides zugleich geht nicht, also ist die Annahme falsch.`
        : `Es folgt: ${a(state(one))}, was nicht sein kann. Die Annahme ist also falsch.`,
    ];
  },
  cellChains: ({ chains }) => {
    const [{ nodes }] = chains;
    return [
      `${a(cells(nodes[0].cells))} hat ${number(chains.length)} Kandidaten: ${digits(chains.map((chain) => chain.nodes[0].digit))}.`,
      `Von jedem führt eine Kette zum selben Ergebnis: ${a(state(/** @type {ChainNode} */ (nodes.at(-1))))}.`,
    ];
  },
  regionChains: ({ chains, houses: [house], digit }) => [
    `In ${a(houseName(house))} hat die ${a(String(digit))} ${number(chains.length)} Plätze: ${a(cells(chains.flatMap((chain) => chain.nodes[0].cells)))}.`,
    `Von jedem führt eine Kette zum selben Ergebnis: ${a(state(/** @type {ChainNode} */ (chains[0].nodes.at(-1))))}.`,
  ],
  doubleChains: ({ chains }) => [
    `Angenommen, ${a(state(chains[0].nodes[0]))}, dann das Gegenteil.`,
    `Beides führt zum selben Ergebnis: ${a(state(/** @type {ChainNode} */ (chains[0].nodes.at(-1))))}.`,
  ],
  alsXz: ({ sets, gone }) => [
    `Zwei Mengen von Zellen haben einen Kandidaten mehr als Zellen: ${setOf(sets[0])} und ${setOf(sets[1])}.`,
    `Sie teilen sich eine Ziffer, die nur eine von beiden haben kann. Die andere braucht dann alle übrigen Ziffern, auch ${gone[0].digit}. Was alle ${gone[0].digit} beider Mengen sieht, ist nicht ${gone[0].digit}.`,
  ],
  alsChain: ({ sets, gone }) => [
    `${sentence(number(sets.length))} Mengen von Zellen haben einen Kandidaten mehr als Zellen: ${list(sets.map(setOf))}.`,
    `Jede teilt sich mit der nächsten eine Ziffer, die nur eine von beiden haben kann. Die erste oder die letzte Menge hat also alle anderen Ziffern, auch ${gone[0].digit}.`,
  ],
  blossom: ({ order: [stem], sets, gone, candidates: of }) => [
    `Der Stiel ${a(cellName(stem))} ist ${digits(of(stem), 'oder')}. Jede dieser Ziffern teilt er mit einer Menge, die einen Kandidaten mehr als Zellen hat: ${list(sets.map(setOf))}.`,
    `Welche Ziffer der Stiel auch ist: Eine der Mengen verliert sie und hat alle anderen Ziffern, auch ${gone[0].digit}.`,
  ],
  sueDeCoq: ({ houses: both, sets }) => [
    `Wo sich ${a(houses(both))} kreuzen: ${setOf(sets[0])}; daneben ${list(sets.slice(1).map(setOf))}.`,
    'Diese Zellen haben zusammen genau so viele Ziffern wie Zellen. Jede Ziffer steht also in einer davon und sonst nirgends in ihrem Haus.',
  ],
  templateSet: ({ digit, place }) => [
    `Zu betrachten: alle Arten, die ${a(String(digit))} im ganzen Gitter zu setzen.`,
    `Jede davon hat ${digit} in ${cellName(place.cell)}.`,
  ],
  templateDelete: ({ digit, victims }) => [
    `Zu betrachten: alle Arten, die ${a(String(digit))} im ganzen Gitter zu setzen.`,
    `Keine davon hat ${digit} in ${cells(victims)}.`,
  ],
  other: ({ cells: all, victims, place, houses: [house] }) => [
    `Zu betrachten: ${a(cells(all.length ? all : place ? [place.cell] : victims))}${house >= 0 ? ` und ${a(houseName(house))}` : ''}.`,
    'Die markierten Kandidaten lassen keine andere Möglichkeit.',
  ],
};
