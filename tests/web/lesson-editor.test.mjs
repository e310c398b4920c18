// The editor of lessons: what it inserts, and the slides that it exports.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { transformed } from '../../web/features/lesson/transform.js';
import { strings as editor } from '../../web/pages/lesson-editor/en.js';
import { momentsOf } from '../../web/pages/lesson-editor/moments.js';
import { pieceOf } from '../../web/pages/lesson-editor/piece.js';
import { FIRST } from '../../web/puzzle/first.js';
import { ONE } from '../puzzles.mjs';

const fence = (info, ...lines) => ['```' + info, ...lines, '```', ''].join('\n');
const BOARD = fence('board try', 'title = A board', `puzzle = ${ONE}`, 'step = 3');
const lessonOf = (text) => parseLesson(`# Title\n\nLead.\n\n## Section\n\n${text}`);
const faults = (text) => parseLesson(text).messages.map(({ line, code }) => `${line} ${code}`);

describe('a piece that the editor inserts', () => {
  const selected = `  ${ONE.replace(/^./, '7')}\n`;
  const piece = (text, selection = '', lesson = '') =>
    pieceOf(text, selection, parseLesson(`# T\n\n${lesson}`));

  it('has the selected puzzle, that of the first board, or the first example', () => {
    assert.equal(piece('%p', selected), selected.trim());
    assert.equal(piece('%p', selected, BOARD), selected.trim());
    assert.equal(piece('%p', 'no puzzle', BOARD), ONE);
    assert.equal(piece('%p'), FIRST);
  });

  it('has a new name, and leads to the first board', () => {
    const lesson = `${BOARD}\n${fence('board board1', 'title = B')}`;
    assert.equal(piece('board%n', '', lesson), 'board2');
    assert.equal(piece('[a](board:step=1)', '', lesson), '[a](try:step=1)');
    assert.equal(piece('compare board', '', lesson), 'compare try');
    assert.equal(piece('[a](board:step=1)'), '[a](board:step=1)');
  });

  it('is free of faults', () => {
    for (const [name, text] of Object.entries(editor.PIECES)) {
      const start = `# T\n\nLead.\n\n${BOARD}\n`;
      assert.deepEqual(faults(start + pieceOf(text, selected, parseLesson(start))), [], name);
    }
    assert.deepEqual(faults(editor.STARTER), []);
  });
});

describe('the slides of a lesson', () => {
  const shown = (text) =>
    momentsOf(lessonOf(text)).map((each) =>
      'question' in each ? each.question.id : [each.board.id, each.step, each.link !== null],
    );

  it('show the boards of a section, then the steps that its links name, and its questions', () => {
    const text = `A [b](try:step=5) [c](try:by=1) [d](try:backtrack=first).\n\n${fence('question q digit', 'Which?', '- [x] 3')}\n- [e](try:step=last)\n\n${BOARD}`;
    const expected = [
      ['try', 3, false],
      ['try', 5, true],
      ['try', 'first', true],
      'q',
      ['try', 'last', true],
    ];
    assert.deepEqual(shown(text), expected);
  });

  it('show a board once if a link leads to its first step', () => {
    assert.deepEqual(shown(`[b](try:step=3)\n\n${BOARD}`), [['try', 3, true]]);
  });

  it('show the steps of a loop', () => {
    const loop = fence('board a', 'title = A', 'loop = 3-5');
    assert.deepEqual(
      shown(loop).map(([, step]) => step),
      [3, 4, 5],
    );
  });

  it('show the puzzle that a link puts on a board', () => {
    const text = `[a](try:transform=flip) [b](try:transform=flip&step=2) [c](try:play)\n\n${BOARD}`;
    const [, flipped, back, ...rest] = momentsOf(lessonOf(text));
    assert.deepEqual([flipped.puzzle, flipped.step], [transformed(ONE, 'flip'), 0]);
    assert.deepEqual([back.puzzle, back.step, rest], [ONE, 2, []]);
  });
});
