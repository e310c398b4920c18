// Reads questions: ```question ID KIND … ```.
// @ts-check
import { readId } from './fences.js';
import { readInline } from './inline.js';
import { isKind, KINDS } from './kinds/kinds.js';
import { cut, trimmed } from './reading.js';
import { readTest } from './tests.js';
import { readTraced, TRACED } from './traced.js';

/** @typedef {import('./reading.js').Piece} Piece */
/** @typedef {import('./reading.js').Reading} Reading */
/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./types.js').Kind} Kind */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */

/** @param {Kind} kind @param {string} mark @returns {mark is import('./types.js').Line['mark']} */
const isMark = (kind, mark) => (KINDS[kind].marks ?? []).some((each) => each === mark);

/** @param {Kind} kind @param {Piece} piece  from the bracket on @param {Reading} reading @returns {Choice | null} */
function readChoice(kind, piece, reading) {
  const [start, sign] = /^\[([ xX])\]\s*/.exec(piece.text) ?? ['', ''];
  const text = trimmed(cut(piece, start.length));
  const row = KINDS[kind];
  const value = row.choice?.(text.text) ?? null;
  if (!start || !text.text || !value) {
    reading.complain(start && text.text ? 'answer' : 'choice', piece, text.text);
    return null;
  }
  const [from, to] = value;
  const parts = row.listed ? readInline([text], reading) : [];
  return { right: sign !== ' ', parts, from, to, feedback: null };
}

/** @param {QuestionBlock} question @param {Piece} place @param {Reading} reading */
function check(question, place, reading) {
  const { id, kind, prompt } = question;
  if (!prompt.length) reading.complain('noPrompt', place, id);
  for (const code of KINDS[kind].faults(question)) reading.complain(code, place, id);
}

/**
 * Reads a question.
 * @param {Piece[]} info  the words after `question`
 * @param {Piece[]} lines
 * @param {Piece} place
 * @param {QuestionBlock[]} others
 * @param {Reading} reading
 * @returns {QuestionBlock | null}
 */
export function readQuestion([word, kindWord], lines, place, others, reading) {
  const id = readId(word, place, reading);
  if (!id) return null;
  if (others.some((each) => each.id === id)) {
    reading.complain('twice', word, id);
    return null;
  }
  const kind = kindWord?.text ?? '';
  if (!isKind(kind)) {
    reading.complain('kind', kindWord ?? place, kind);
    return null;
  }
  /** @type {QuestionBlock} */
  const question = {
    ...{ type: 'question', id, kind, prompt: [], choices: [], lines: [], tests: [] },
    ...{ traced: null, hint: null, right: null, wrong: null, model: null },
  };
  /** @type {Piece[]} */
  let paragraph = [];
  let begun = false; // the answers have begun
  let puzzle = '0'.repeat(81); // of the tests
  const row = KINDS[kind];
  const end = () => {
    if (paragraph.length) question.prompt.push(readInline(paragraph, reading));
    paragraph = [];
  };
  for (const piece of lines.map(trimmed)) {
    const [item] = /^[-*+]\s+(?=\[)/.exec(piece.text) ?? [];
    const [quote] = /^>\s?/.exec(piece.text) ?? [];
    const [line, mark] = /^([|~!]) ?/.exec(piece.text) ?? [];
    const [setting] = row.tests
      ? (/^(test|hidden|prints|solves|puzzle):/.exec(piece.text) ?? [])
      : [];
    const [key, name] = /^(hint|right|wrong|model):\s*/.exec(piece.text) ?? [];
    const last = question.choices.at(-1);
    if (!piece.text) end();
    else if (item) {
      end();
      begun = true;
      const choice = readChoice(kind, cut(piece, item.length), reading);
      if (choice) question.choices.push(choice);
    } else if (line && isMark(kind, mark)) {
      end();
      begun = true;
      question.lines.push({ mark, text: piece.text.slice(line.length) });
    } else if (quote && last) {
      const said = readInline([trimmed(cut(piece, quote.length))], reading);
      last.feedback = last.feedback
        ? [...last.feedback, { type: 'text', text: ' ' }, ...said]
        : said;
    } else if (setting) {
      end();
      begun = true;
      puzzle = readTest(piece, question, puzzle, reading);
    } else if (row.traces && TRACED.test(piece.text)) {
      end();
      begun = true;
      readTraced(piece, question, reading);
    } else if (key && (name !== 'model' || row.model)) {
      end();
      question[/** @type {'hint' | 'right' | 'wrong' | 'model'} */ (name)] = readInline(
        [cut(piece, key.length)],
        reading,
      );
    } else if (begun) reading.complain('stray', piece, piece.text);
    else paragraph.push(piece);
  }
  end();
  check(question, place, reading);
  return question;
}
