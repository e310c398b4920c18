// The marks of a lesson's parts and questions.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strings } from '../../web/features/lesson/en.js';
import { htmlOf } from '../../web/features/lesson/html.js';
import { lessonNodes } from '../../web/features/lesson/nodes.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { placesNode, reached } from '../../web/features/lesson/places.js';

const LESSON = parseLesson(`# Title

## First part

Text.

\`\`\`question easy one
Yes?

- [x] Yes
- [ ] No
\`\`\`

\`\`\`board one
title = A board
\`\`\`

More text.

## Second part

Only text.
`);

describe('the places of a lesson', () => {
  it('are its parts and questions in their order, each with the name and the id of its element', () => {
    const marks = htmlOf(placesNode(LESSON, strings)).matchAll(
      /class="(\w+)" href="#([\w-]+)" aria-label="([^"]+)"/g,
    );
    assert.deepEqual(
      Array.from(marks, ([, ...parts]) => parts),
      [
        ['part', 'part-1', 'First part'],
        ['ask', 'question-easy', 'Question 1 of 1'],
        ['part', 'part-2', 'Second part'],
      ],
    );
    const html = lessonNodes(LESSON, strings, () => 'board')
      .map(htmlOf)
      .join('');
    for (const id of ['part-1', 'question-easy', 'part-2'])
      assert.match(html, new RegExp(`id="${id}"`));
  });

  it('have the board of a part before its text, which is in one piece', () => {
    const [, part] = /<section id="part-1">(.*?)<\/section>/s.exec(
      lessonNodes(LESSON, strings, () => 'board')
        .map(htmlOf)
        .join(''),
    );
    assert.ok(part.indexOf('id="board-one"') < part.indexOf('Text.'));
    assert.equal(part.match(/class="words"/g).length, 1);
  });

  it('are reached when they are in the upper three quarters of the window', () => {
    assert.equal(reached([900, 1500], 800), 0);
    assert.equal(reached([-50, 500, 700], 800), 1);
    assert.equal(reached([-500, -100, -20], 800), 2);
  });
});
