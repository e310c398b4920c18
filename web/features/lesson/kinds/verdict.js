// What a kind of question is, and the verdict that it gives.
// @ts-check

/** @typedef {import('../tags.js').Node} Node */
/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('../types.js').Inline} Inline */
/** @typedef {import('../types.js').Line} Line */
/** @typedef {import('../types.js').Message} Message */
/** @typedef {import('../types.js').QuestionBlock} QuestionBlock */
/** @typedef {typeof import('../en.js').strings} Texts */
/**
 * An answer: the chosen choices by their indexes; the one number, digit or cell; lines by their indexes; texts.
 * Empty: none.
 * @typedef {(number | string)[]} Given
 */
/**
 * The verdict.
 * @typedef {object} Verdict
 * @property {boolean | null} right  null: there is no answer yet
 * @property {Inline[][]} feedback  paragraphs
 */
/** A right answer: what was chosen or written, or a range of numbers. @typedef {{values: string[]} | {from: number, to: number}} Pattern */
/** Who knows what a verdict depends on: the sandbox of programs, and the boards of the lesson. @typedef {{program?: import('../tests.js').Ask, run?: import('../traced.js').AskRun}} Asks */
/**
 * What is reported to a course, in the terms of its standards.
 * @typedef {object} Interaction
 * @property {'choice' | 'numeric' | 'fill-in' | 'long-fill-in' | 'sequencing'} type
 * @property {(question: QuestionBlock) => string[]} [choices]  their texts
 * @property {(question: QuestionBlock) => Pattern[]} patterns  the right answers; empty if there is no one answer
 * @property {(question: QuestionBlock, given: Given) => string[]} response
 */
/**
 * A kind of question. Each is a row of the table in kinds.js.
 * @typedef {object} Kind
 * @property {(text: string) => [number, number] | null} [choice]  the value of an answer `- [x] text`; null: it does
 *   not fit. Without it, the kind has no such answers
 * @property {boolean} [listed]  its answers are texts to choose from
 * @property {Line['mark'][]} [marks]  the marks of lines that it has
 * @property {(question: QuestionBlock) => Message['code'][]} faults  of what was read
 * @property {(question: QuestionBlock, texts: Texts) => Node} draw  the controls for an answer
 * @property {(question: QuestionBlock) => Node[]} [printed]  what a slide shows of it
 * @property {(form: HTMLFormElement, question: QuestionBlock, language: string) => Given} read
 * @property {(form: HTMLFormElement, given: Given, language: string) => void} enter
 * @property {boolean} [tests]  it has lines with tests
 * @property {boolean} [model]  it has a model answer
 * @property {boolean} [traces]  it is about a step of a run
 * @property {'CODE' | 'TRACE'} [late]  the verdict takes a while, and these texts say so: answers of an earlier visit
 *   are not judged again
 * @property {(question: QuestionBlock, given: Given, texts: Texts, asks?: Asks) => Verdict | Promise<Verdict>} judge
 * @property {Interaction} interaction
 */

/** The event of a field whose text has been replaced, but not by the reader. */
export const ENTERED = 'entered';

/** @type {Verdict} */
export const NONE = { right: null, feedback: [] };

/** The text as a paragraph. @param {string} text @returns {Inline[]} */
export const said = (text) => [{ type: 'text', text }];

/**
 * @param {QuestionBlock} question
 * @param {boolean} right
 * @param {Inline[][]} own  feedback to this answer
 * @returns {Verdict}
 */
export function verdictOf(question, right, own) {
  const common = right ? question.right : own.length ? null : question.wrong;
  return { right, feedback: [...own, ...(common ? [common] : [])] };
}

/**
 * The verdict about chosen answers.
 * @param {QuestionBlock} question
 * @param {Choice[]} chosen
 * @param {boolean} [missed]  right ones were not chosen
 */
export function verdictOn(question, chosen, missed = false) {
  const right = chosen.length > 0 && chosen.every((each) => each.right) && !missed;
  const own = chosen
    .filter((each) => right || !each.right)
    .flatMap(({ feedback }) => (feedback ? [feedback] : []));
  return verdictOf(question, right, own);
}

/** Faults of answers. @param {QuestionBlock} question @returns {Message['code'][]} */
export const unanswerable = ({ choices }) =>
  choices.some(({ right }) => right) ? [] : ['noRight'];

/** The name of a choice or line in a report. @param {number} at */
export const letter = (at) => String.fromCharCode('a'.charCodeAt(0) + at);
