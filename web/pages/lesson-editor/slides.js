// Exports the steps that a lesson shows as slides: one HTML file with a picture (SVG) on each.
// @ts-check
import { startWorker } from '#platform';
import { readDrive } from '../../features/lesson/actions.js';
import { escaped } from '../../features/lesson/html.js';
import { titleOf } from '../../features/lesson/nodes.js';
import { plainText } from '../../features/lesson/types.js';
import { boardShapes } from '../../features/paper/shapes.js';
import { stepsBetween } from '../../features/paper/steps.js';
import { boardPicture, svgText } from '../../features/paper/svg.js';
import { FIRST } from '../../puzzle/first.js';
import { readOptions } from '../../run/embed-options.js';
import { strings as runStrings } from '../../run/en.js';
import { panelOf } from '../../run/listing.js';
import { factsOf, runCells } from '../../run/run-cells.js';
import { RunClient } from '../../run/run-client.js';
import { strings } from './en.js';

/** @typedef {import('../../features/lesson/types.js').BoardBlock} BoardBlock */
/** @typedef {import('../../features/lesson/types.js').Inline} Inline */
/** @typedef {import('../../features/lesson/types.js').Lesson} Lesson */

/** A moment of a run, and what the lesson says about it. @typedef {{board: BoardBlock, heading: string, text: string, step: number | 'last' | 'next' | 'first'}} Moment */

const RUN = 1;
/** Maximum number of pictures of a loop. */
const LOOP = 12;
/** Time limit for reaching a step, in milliseconds: a run can have hundreds of millions. */
const MOST_MS = 3000;
const NOWHERE = 511 << 10; // the bits of no event, for step 0
const STYLE = `body{margin:0;font:1.25rem/1.4 sans-serif;color:#1a1a1a;background:#fff}section{box-sizing:border-box;min-height:100vh;padding:3vh 5vw;display:grid;grid-template-columns:1fr min(80vh,50vw);gap:4vw;align-items:center;break-after:page}h1{font-weight:400}h2{font-size:1em;font-weight:400;color:#595959}svg{width:100%;height:auto}p.step{color:#595959;font-size:.8em}@media(max-width:40rem){section{grid-template-columns:1fr}}`;

/** The links of a text that drive boards. @param {Inline[]} parts @returns {{to: string, text: string}[]} */
const linksIn = (parts) =>
  parts.flatMap((part) => {
    if (part.type === 'drive') return [{ to: part.to, text: plainText(part.parts) }];
    return 'parts' in part ? linksIn(part.parts) : [];
  });

/** The moments that a lesson shows, in the order of its text. @param {Lesson} lesson @returns {Moment[]} */
function momentsOf({ sections, boards }) {
  /** @type {Moment[]} */
  const moments = [];
  for (const { title, blocks } of sections) {
    const heading = plainText(title);
    const boardsFirst = [...blocks].sort(
      (a, b) => Number(b.type === 'board') - Number(a.type === 'board'),
    );
    for (const block of boardsFirst) {
      if (block.type === 'board') {
        const { options } = readOptions((name) => block.options[name] ?? null);
        const first = options.step ?? options.loop?.from ?? 0;
        const steps = options.loop
          ? stepsBetween(options.loop.from, options.loop.to, LOOP)
          : [first];
        const text = block.title;
        moments.push(...steps.map((step) => ({ board: block, heading, text, step })));
      }
      const texts = block.type === 'list' ? block.items : 'parts' in block ? [block.parts] : [];
      for (const { to, text } of texts.flatMap(linksIn)) {
        const drive = readDrive(to);
        const board = boards.find(({ id }) => typeof drive === 'object' && id === drive.board);
        if (!board || typeof drive !== 'object') continue;
        for (const action of drive.actions) {
          const fields = /** @type {any} */ (action.type === 'step' ? action.fields : {});
          const step = action.type === 'first' ? 'first' : (fields.step ?? fields.backtrack);
          if (typeof step === 'number' || ['last', 'next', 'first'].includes(step))
            moments.push({ board, heading, text, step });
        }
      }
    }
  }
  return moments;
}

/** Draws moments with a separate worker. */
class Painter {
  /** @type {import('../../run/run-protocol.js').ReadyReply | null} */
  #ready = null;
  #client;
  #texts;
  #board = '';

  /** @param {typeof runStrings} texts */
  constructor(texts) {
    this.#texts = texts;
    this.#client = new RunClient(
      () => startWorker('run-worker'),
      (ready) => {
        this.#ready = ready;
      },
    );
  }

  /** @param {Moment} moment @returns {Promise<{svg: string, step: number, event: string}>} */
  async draw({ board, step }) {
    const { id, puzzle, options } = board;
    const givens = puzzle || FIRST;
    const algorithm = options.algo ?? 'free-cell-list';
    if (this.#board !== id) {
      const variant = Number(options.variant ?? 0);
      await this.#client.ask({ type: 'start', run: RUN, algorithm, variant, givens });
      this.#board = id;
    }
    if (step === 'first') await this.#client.ask({ type: 'go', run: RUN, step: 0 });
    const kinds = this.#ready?.kinds ?? [];
    const wanted = { kinds: 1 << kinds.indexOf('remove'), labels: 0 };
    const view = await this.#client.ask(
      step === 'first' || step === 'next'
        ? { type: 'go', run: RUN, find: 'next', wanted }
        : { type: 'go', run: RUN, step: step === 'last' ? Infinity : step, milliseconds: MOST_MS },
    );
    const snapshot = { ...view.snapshot, ...(!view.snapshot.step && { last: NOWHERE }) };
    const kind = kinds[snapshot.last & 31];
    const watched = this.#ready?.algorithms.find((each) => each.id === algorithm);
    const possible = Boolean(watched && panelOf(watched) === 'possible');
    const pencilled = possible || (options.show ?? '').includes('candidates');
    const cells = runCells(
      { givens, snapshot, kind, possible, pencilled, blamed: -1 },
      this.#texts,
    );
    const facts = factsOf(kind, snapshot.last, snapshot.digits);
    const svg = svgText(boardPicture(boardShapes(cells, { pencilled }), board.title));
    return { svg, step: snapshot.step, event: this.#texts.event(facts) };
  }

  close() {
    this.#client.terminate();
  }
}

/**
 * The slides.
 * @param {import('./preview.js').Preview} preview
 * @param {(n: number, all: number) => void} progress
 * @returns {Promise<Blob>}
 */
export async function exportSlides({ lesson, language, words }, progress) {
  await words.add({ run: runStrings, 'lesson-editor': strings });
  const { step } = words.of(strings);
  const moments = momentsOf(lesson);
  const painter = new Painter(words.of(runStrings));
  const title = escaped(titleOf(lesson));
  const lead = escaped(plainText(lesson.lead));
  const slides = [`<section><div><h1>${title}</h1><p>${lead}</p></div></section>`];
  try {
    for (const [i, moment] of moments.entries()) {
      progress(i + 1, moments.length);
      const { svg, ...at } = await painter.draw(moment);
      slides.push(
        `<section><div><h2>${escaped(moment.heading)}</h2><p>${escaped(moment.text)}</p><p class="step">${escaped(step(at.step, at.event))}</p></div>${svg}</section>`,
      );
    }
  } finally {
    painter.close();
  }
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style>`;
  const html = `<!doctype html>\n<html lang="${language}"><head>${head}</head>\n<body>\n${slides.join('\n')}\n</body></html>\n`;
  return new Blob([html], { type: 'text/html' });
}
