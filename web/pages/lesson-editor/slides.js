// Exports the steps that a lesson shows as slides: one HTML file with a picture (SVG) on each.
// @ts-check
import { startWorker } from '#platform';
import { escaped } from '../../base/words/escaped.js';
import { htmlOf } from '../../features/lesson/html.js';
import { KINDS } from '../../features/lesson/kinds/kinds.js';
import { titleOf } from '../../features/lesson/nodes.js';
import { plainText } from '../../features/lesson/types.js';
import { boardShapes } from '../../board/picture/shapes.js';
import { boardPicture, svgText } from '../../board/picture/svg.js';
import { strings as runStrings } from '../../run/en.js';
import { OWN, viewOf } from '../../run/algorithms/table.js';
import { factsOf, runCells } from '../../run/run-cells.js';
import { RunClient } from '../../run/run-client.js';
import { strings } from './en.js';
import { inlineHtml } from './inline-html.js';
import { momentsOf } from './moments.js';

/** @typedef {import('../../features/lesson/types.js').Inline} Inline */
/** @typedef {import('./moments.js').Asked} Asked */
/** @typedef {import('./moments.js').Moment} Moment */

const RUN = 1;
/** Time for the way to a step: a run may have hundreds of millions. */
const MOST_MS = 3000;
const NOWHERE = 511 << 10; // the bits of no event, for step 0
/** One slide for each height of the window, and for each page in landscape format. */
const STYLE = [
  '@page{size:297mm 210mm;margin:0}html{scroll-snap-type:y proximity}',
  'body{margin:0;font:clamp(1rem,1.1vw + .55rem,2rem)/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}',
  'section{box-sizing:border-box;position:relative;min-height:100vh;padding:5vh 6vw;display:grid;gap:3vh 5vw;align-items:center;scroll-snap-align:start;break-after:page;break-inside:avoid}',
  'section:has(svg){grid-template-columns:1fr min(78vh,46vw)}section>div{max-width:40em}',
  'h1{margin:0 0 .5em;font-size:2.2em;font-weight:500;line-height:1.15}h2{margin:0 0 1em;font-size:.8em;font-weight:400;color:#595959}p{margin:.6em 0}',
  'strong{color:#8a4600}code{font-family:ui-monospace,monospace;font-size:.9em}li{margin:.4em 0}',
  'figure{margin:0}svg{display:block;width:100%;height:auto}figcaption{margin-top:.6em;font-size:.8em;color:#595959}',
  'section>small{position:absolute;right:2vw;bottom:2vh;font-size:.6em;color:#595959}',
  '@media(max-width:40rem){section:has(svg){grid-template-columns:1fr}section{align-content:center}}',
].join('');

/** Draws moments with a worker of its own. */
class Painter {
  /** @type {import('../../run/run-protocol.js').ReadyReply | null} */
  #ready = null;
  #client;
  #texts;
  /** The run that has been started: its board and puzzle. */
  #started = '';

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
  async draw({ board, puzzle: givens, step: asked }) {
    const { id, options } = board;
    // A program runs when somebody presses Run: here it has only its puzzle.
    const isOwn = options.algo === OWN;
    const algorithm = (!isOwn && options.algo) || 'free-cell-list';
    const step = isOwn ? 0 : asked;
    if (this.#started !== `${id} ${givens}`) {
      const variant = Number(options.variant ?? 0);
      await this.#client.ask({ type: 'start', run: RUN, algorithm, variant, givens });
      this.#started = `${id} ${givens}`;
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
    const possible = Boolean(watched && viewOf(watched).panel === 'possible');
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

/** @param {Asked} asked @param {string} picture  the latest one of the section, if there is one */
function questionHtml({ heading, question }, picture) {
  const texts = question.prompt.map((parts) => `<p>${inlineHtml(parts, null)}</p>`);
  const shown = (KINDS[question.kind].printed?.(question) ?? []).map(htmlOf).join('');
  return `<div><h2>${inlineHtml(heading, null)}</h2>${texts.join('')}${shown}</div>${picture}`;
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
  const slides = [`<div><h1>${title}</h1><p>${lead}</p></div>`];
  let picture = '';
  try {
    for (const [i, moment] of moments.entries()) {
      progress(i + 1, moments.length);
      const { heading } = moment;
      if (heading !== moments[i - 1]?.heading) picture = '';
      if ('question' in moment) {
        slides.push(questionHtml(moment, picture));
        continue;
      }
      const { svg, ...at } = await painter.draw(moment);
      picture = svg;
      const { text, link } = moment;
      const said = `<h2>${inlineHtml(heading, null)}</h2><p>${inlineHtml(text, link)}</p>`;
      const caption = escaped(step(at.step, at.event));
      slides.push(`<div>${said}</div><figure>${svg}<figcaption>${caption}</figcaption></figure>`);
    }
  } finally {
    painter.close();
  }
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style>`;
  const pages = slides.map(
    (inner, i) => `<section>${inner}<small>${i + 1} / ${slides.length}</small></section>`,
  );
  const page = `<!doctype html>\n<html lang="${language}"><head>${head}</head>\n<body>\n${pages.join('\n')}\n</body></html>\n`;
  return new Blob([page], { type: 'text/html' });
}
