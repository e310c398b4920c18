// The elements of a lesson as plain data: html.js writes them as HTML, dom.js makes elements of them.
// @ts-check
import { OWN } from '../../run/algorithms/table.js';
import { KINDS } from './kinds/kinds.js';
import { h, inlineNodes } from './tags.js';
import { plainText } from './types.js';

/** @typedef {import('./types.js').Block} Block */
/** @typedef {import('./types.js').BoardBlock} BoardBlock */
/** @typedef {import('./types.js').Lesson} Lesson */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */
/** @typedef {import('./tags.js').Node} Node */
/** @typedef {typeof import('./en.js').strings} Texts */

/** @param {QuestionBlock} question @param {Lesson} lesson @param {Texts} texts */
function questionNode(question, { questions }, texts) {
  const { id, kind, prompt, hint } = question;
  const name = texts.question(questions.indexOf(question) + 1, questions.length);
  return h(
    'form',
    {
      ...{ class: `question ${kind}`, id: `question-${id}` },
      // Outside of a dialog, this method sends nothing: before the script of the page runs, Check does nothing.
      ...{ 'data-question': id, 'aria-label': name, method: 'dialog' },
    },
    h('p', { class: 'soft' }, name),
    prompt.map((parts) => h('p', {}, inlineNodes(parts))),
    KINDS[kind].draw(question, texts),
    h(
      'p',
      { class: 'acts' },
      h('button', { type: 'submit', class: 's' }, texts.check),
      hint ? [h('button', { type: 'button', class: 'q', 'data-hint': '' }, texts.hint)] : [],
    ),
    h('div', { class: 'said', role: 'status' }),
  );
}

/** Makes the element of a board. @typedef {(board: BoardBlock) => Node} BoardNode */

/** @param {BoardBlock} board @param {BoardNode} boardNode */
const boardNodes = (board, boardNode) =>
  h(
    'div',
    { class: 'shown', id: `board-${board.id}` },
    boardNode(board),
    h('output', { class: 'entered', 'data-entered': board.id }),
  );

/** @param {Exclude<Block, BoardBlock>} block @param {Lesson} lesson @param {Texts} texts @returns {Node} */
function blockNode(block, lesson, texts) {
  switch (block.type) {
    case 'heading':
      return h('h3', {}, inlineNodes(block.parts));
    case 'paragraph':
      return h('p', {}, inlineNodes(block.parts));
    case 'note':
      return h('p', { class: 'note' }, inlineNodes(block.parts));
    case 'list': {
      const items = block.items.map((item) => h('li', {}, inlineNodes(item)));
      return h(block.ordered ? 'ol' : 'ul', {}, items);
    }
    case 'code':
      return h('pre', { tabindex: '0' }, h('code', {}, block.text));
    case 'fault':
      return h('p', { class: 'note' }, texts.MESSAGES[block.code](block.what));
    case 'compare':
      return h(
        'figure',
        {
          ...{ class: 'compare', 'data-compare': block.boards.join(' ') },
          'data-labels': block.labels.join('\n'),
        },
        h('figcaption', {}, block.title),
        h('div', { class: 'bars', role: 'list' }),
        h('p', { class: 'soft', role: 'status' }),
      );
    case 'dials': {
      const { id, title, settings, givens, puzzle } = block;
      const data = JSON.stringify({ settings, givens, puzzle });
      return h(
        'figure',
        { class: 'dials', id: `dials-${id}`, 'data-dials': data },
        h('figcaption', {}, title),
        h('p', { class: 'soft' }, texts.dials),
      );
    }
    case 'question':
      return questionNode(block, lesson, texts);
  }
}

/** A single board comes first: where there is one column, it stays above the text. @param {Block[]} blocks */
function inOrder(blocks) {
  const [board, another] = blocks.filter(({ type }) => type === 'board');
  return board && !another ? [board, ...blocks.filter((block) => block !== board)] : blocks;
}

/** The text at the left, boards at the right: consecutive texts are one element. @param {Block[]} blocks @param {Lesson} lesson @param {Texts} texts @param {BoardNode} boardNode */
function columns(blocks, lesson, texts, boardNode) {
  /** @type {Node[]} */
  const nodes = [];
  /** @type {Node[]} */
  let words = [];
  const end = () => {
    if (words.length) nodes.push(h('div', { class: 'words' }, words));
    words = [];
  };
  for (const block of blocks) {
    if (block.type === 'board') {
      end();
      nodes.push(boardNodes(block, boardNode));
    } else words.push(blockNode(block, lesson, texts));
  }
  end();
  return nodes;
}

/**
 * The elements of a lesson, for `main`.
 * @param {Lesson} lesson
 * @param {Texts} texts
 * @param {BoardNode} boardNode
 * @returns {Node[]}
 */
export const lessonNodes = (lesson, texts, boardNode) => [
  h(
    'div',
    { class: 'intro' },
    h('h1', {}, inlineNodes(lesson.title)),
    lesson.lead.length ? [h('p', { class: 'lead' }, inlineNodes(lesson.lead))] : [],
  ),
  ...lesson.sections.map(({ title, blocks }, at) =>
    h(
      'section',
      { id: `part-${at + 1}` },
      title.length ? [h('h2', {}, inlineNodes(title))] : [],
      columns(inOrder(blocks), lesson, texts, boardNode),
    ),
  ),
  ...(lesson.questions.length
    ? [
        h(
          'div',
          { class: 'score bar' },
          h('p', { role: 'status', 'data-score': '' }),
          h('button', { type: 'button', class: 'q', 'data-again': '', hidden: '' }, texts.again),
        ),
      ]
    : []),
];

// ---- Boards -------------------------------------------------------------------------------------

/** Heights of the parts of a board of this width, in CSS pixels; a board then asks for its own height. */
const WIDTH = 360;
const PARTS = {
  ...{ status: 48, strip: 68, player: 54, speed: 44, pad: 48, link: 19, verdict: 29 },
  ...{ code: 347, stack: 301, log: 301, counters: 93 },
};

/** The expected height of a board, so that no text moves when it loads. @param {Record<string, string>} options */
function heightOf({ show = '', algo }) {
  const names = show.split(',');
  const usual = !show || names.includes('usual') || names.every((name) => name.startsWith('-'));
  const all = new Set([...names, ...(usual ? ['board', 'status', 'strip', 'player', 'link'] : [])]);
  for (const name of names) if (name.startsWith('-')) all.delete(name.slice(1));
  if (algo === OWN) all.add('code');
  let height = all.has('board') ? WIDTH : 16;
  for (const [name, part] of Object.entries(PARTS)) if (all.has(name)) height += part;
  return height;
}

/**
 * The address of a board.
 * @param {BoardBlock} board @param {string} language
 */
function boardAddress({ puzzle, options }, language) {
  const parameters = new URLSearchParams(puzzle ? { p: puzzle } : {});
  for (const [name, value] of Object.entries(options)) parameters.set(name, value);
  if (language !== 'en') parameters.set('lang', language);
  // Servers limit what they are sent, and a program is long.
  const { code } = options;
  parameters.delete('code');
  return `embed.html?${String(parameters).replaceAll('%2C', ',')}${code ? `#code=${code}` : ''}`;
}

/** A board in a frame, which loads when it is near. @param {string} language @returns {BoardNode} */
export const frameNode = (language) => (board) =>
  h('iframe', {
    title: board.title,
    width: String(WIDTH),
    height: String(heightOf(board.options)),
    'data-board': board.id,
    'data-src': boardAddress(board, language),
  });

/** A board as an element `<sudoku-lab>`. @param {BoardBlock} board @returns {Node} */
export const elementNode = (board) =>
  h('sudoku-lab', {
    ...board.options,
    puzzle: board.puzzle,
    'aria-label': board.title,
    role: 'group',
    'data-board': board.id,
  });

/** The title as text. @param {Lesson} lesson */
export const titleOf = (lesson) => plainText(lesson.title);
