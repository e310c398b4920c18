// The main part of Explain: one step in words, its chain as a ladder, and the legend of the drawing.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { addMarked, pageOf } from '../../logic/elements.js';
import { plain } from '../../logic/story.js';
import { RungList } from './rung-list.js';

/** @typedef {import('../../logic/picture.js').Picture} Picture */
/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */

const sample = (/** @type {string} */ shapes) =>
  `<svg viewBox="0 0 44 20" aria-hidden="true">${shapes}</svg>`;
const circle = (/** @type {string} */ name, /** @type {number} */ x, r = 6) =>
  `<circle class="${name}" cx="${x}" cy="10" r="${r}"/>`;
/** A sample of each kind of mark. */
const LEGEND = {
  strong: sample(`${circle('ring', 8)}${circle('disc', 36, 6.5)}<path class="bar" d="M15 10h14"/>`),
  weak: sample(`${circle('disc', 8, 6.5)}${circle('ring', 36)}<path class="dash" d="M16 10h13"/>`),
  out: sample(`${circle('gone', 22, 8)}<path class="gone" d="M12 10h20"/>`),
  blocks: sample(circle('gone', 22, 8)),
  hatched: sample('<path class="gone" d="M12 8l6-6M12 18l16-16M22 18l10-10"/>'),
  left: sample('<rect class="left" x="13" y="1" width="18" height="18" rx="2"/>'),
};

export class StepPanel {
  #title;
  #by;
  #ladder;
  #rungs;
  #reasons;
  /** What the reasons are made for. */
  #key = '';
  #note;
  #legend;
  #tip;
  #about;

  /** @param {HTMLElement} panel  empty @param {(rung: number) => void} climb */
  constructor(panel, climb) {
    const head = add(panel, 'div', 'head');
    this.#title = add(head, 'h2');
    this.#by = add(head, 'span', 'by');
    this.#ladder = document.createElement('ol');
    this.#rungs = new RungList(this.#ladder, climb);
    this.#reasons = add(panel, 'ol', 'reasons');
    this.#note = add(panel, 'p', 'explain-note');
    const foot = add(panel, 'div', 'explain-foot');
    this.#legend = add(foot, 'dl', 'step-legend');
    this.#tip = add(foot, 'p', 'tip');
    this.#about = add(foot, 'a', 'about');
  }

  /** Shows a message instead of a step. @param {string} title @param {string} text */
  showMessage(title, text) {
    this.#reasons.replaceChildren();
    this.#legend.replaceChildren();
    this.#tip.hidden = this.#about.hidden = true;
    setText(this.#title, title);
    setText(this.#by, '');
    setText(this.#note, text);
  }

  /**
   * @param {Deduction} step
   * @param {object} shown
   * @param {import('../../logic/story.js').Story} shown.story  of the step
   * @param {string} shown.whatIf  the title of a chain that begins with one supposition; else empty
   * @param {Picture | null} shown.picture
   * @param {readonly import('../../logic/rungs.js').Rung[]} shown.rungs  of its ladder; may be empty
   * @param {number} shown.rung  the one that is shown
   * @param {boolean} shown.hardest  no step of the path is harder
   * @param {string} shown.note  below the sentences; may be empty
   * @param {boolean} shown.asked  it answers a question
   * @param {string} language
   * @param {typeof import('./en.js').strings} texts
   * @param {typeof import('../../logic/en.js').strings} logicTexts
   */
  showStep(step, shown, language, texts, logicTexts) {
    const { story, whatIf, picture, rungs, rung, hardest, note, asked } = shown;
    setText(this.#title, whatIf || story.name);
    const rating = logicTexts.rating(step.rating);
    const rated = step.rating ? texts.rated(rating, hardest) : texts.unrated(hardest);
    setText(this.#by, whatIf ? `${story.name}, ${rated}` : rated);
    setText(this.#note, note);
    const { cellName } = logicTexts;
    // The ladder takes the place of the sentence why; it stays, so that the focus stays.
    const key = `${language} ${story.line} ${rungs.length}`;
    if (key !== this.#key || !rungs.length) {
      this.#reasons.replaceChildren();
      [story.where, story.why, story.so].forEach((text, i) => {
        const item = add(this.#reasons, 'li');
        add(item, 'h3', '', texts.parts[i]);
        if (i === 1 && rungs.length) item.append(this.#ladder);
        else addMarked(add(item, 'p'), text);
        if (i === 1 && picture) this.#addNine(item, step, picture, texts, cellName);
      });
    }
    this.#key = key;
    if (rungs.length) this.#rungs.render(rungs, rung, plain(story.so), language, texts, cellName);
    this.#showLegend(step, picture, texts);
    this.#tip.hidden = asked;
    setText(this.#tip, texts.tip);
    setText(this.#about, texts.about);
    this.#about.hidden = false;
    this.#about.href = pageOf(step.technique, language);
  }

  /**
   * Shows where the other eight digits of a naked single are.
   * @param {HTMLElement} item
   * @param {Deduction} step
   * @param {Picture} picture
   * @param {typeof import('./en.js').strings} texts
   * @param {(cell: number) => string} cellName
   */
  #addNine(item, { before, placements }, { drawing: { rings } }, texts, cellName) {
    const holders = new Map(rings.map((cell) => [Number(before.digits[cell]), cell]));
    if (holders.size !== 8 || placements.length !== 1) return;
    const nine = add(item, 'ol', 'nine');
    for (let digit = 1; digit <= 9; digit++) {
      const cell = holders.get(digit);
      const place = add(nine, 'li', cell === undefined ? 'remaining' : '');
      add(place, 'b', '', String(digit));
      add(place, 'span', '', cell === undefined ? texts.free : cellName(cell));
    }
  }

  /** @param {Deduction} step @param {Picture | null} picture @param {typeof import('./en.js').strings} texts */
  #showLegend(step, picture, texts) {
    const { links = [], rings = [], hatched = [] } = picture?.drawing ?? {};
    const kinds = {
      strong: links.some(({ strong }) => strong),
      weak: links.some(({ strong }) => !strong),
      out: step.eliminations.length > 0,
      blocks: rings.length > 0,
      hatched: hatched.length > 0,
      left: rings.length > 0 && step.placements.length > 0,
    };
    this.#legend.replaceChildren();
    for (const kind of /** @type {(keyof typeof LEGEND)[]} */ (Object.keys(LEGEND))) {
      if (!kinds[kind]) continue;
      add(this.#legend, 'dt').innerHTML = LEGEND[kind];
      add(this.#legend, 'dd', '', texts.legend[kind]);
    }
  }
}
