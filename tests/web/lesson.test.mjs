// Lessons: the format, forms of a puzzle, and links that contain a lesson.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strings } from '../../web/features/lesson/en.js';
import { htmlOf } from '../../web/features/lesson/html.js';
import { packText, storeText, unpackText } from '../../web/base/platform/packed-text.js';
import { comparison } from '../../web/features/lesson/compare.js';
import { frameNode, lessonNodes } from '../../web/features/lesson/nodes.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { transformed } from '../../web/features/lesson/transform.js';
import { plainText } from '../../web/features/lesson/types.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { readOptions } from '../../web/run/embed-options.js';
import { ONE } from '../puzzles.mjs';

const fence = (info, ...lines) => ['```' + info, ...lines, '```', ''].join('\n');
const BOARD = fence('board try', 'title = A board', `puzzle = ${ONE}`, 'step = 3');
const lessonOf = (text) => parseLesson(`# Title\n\nLead.\n\n## Section\n\n${text}`);
const blocksOf = (text) => lessonOf(text).sections[0].blocks;
const partsOf = (text) => blocksOf(text)[0].parts;
/** Messages as "line:column code". */
const faults = (text) =>
  parseLesson(text).messages.map(({ line, column, code }) => `${line}:${column} ${code}`);
const html = (lesson) => lessonNodes(lesson, strings, frameNode('en')).map(htmlOf).join('');

describe('the text of a lesson', () => {
  it('has a title, a lead and sections', () => {
    const { title, lead, sections, messages } = parseLesson(
      '# One\n\nThe lead\nin two lines.\n\n## Two\n\nText.\n\n### Three\n\n- a\n- b\n  c\n\n1. d\n\n> e\n',
    );
    assert.deepEqual(messages, []);
    assert.equal(plainText(title), 'One');
    assert.equal(plainText(lead), 'The lead in two lines.');
    assert.deepEqual(
      sections[0].blocks.map(({ type, parts, items }) => [
        type,
        parts ? plainText(parts) : items.map(plainText),
      ]),
      [
        ['paragraph', 'Text.'],
        ['heading', 'Three'],
        ['list', ['a', 'b c']],
        ['list', ['d']],
        ['note', 'e'],
      ],
    );
  });

  it('has emphasis, code and links', () => {
    assert.deepEqual(partsOf('a *b* **c _d_** `e*f` \\*g\\* h_i_j [k](https://x.example/)'), [
      { type: 'text', text: 'a ' },
      { type: 'em', parts: [{ type: 'text', text: 'b' }] },
      { type: 'text', text: ' ' },
      {
        type: 'strong',
        parts: [
          { type: 'text', text: 'c ' },
          { type: 'em', parts: [{ type: 'text', text: 'd' }] },
        ],
      },
      { type: 'text', text: ' ' },
      { type: 'code', text: 'e*f' },
      { type: 'text', text: ' *g* h_i_j ' },
      { type: 'link', href: 'https://x.example/', parts: [{ type: 'text', text: 'k' }] },
    ]);
  });

  it('has boards with the defaults of the head', () => {
    const { boards, messages } = parseLesson(
      `---\nlang: en\npuzzle: ${ONE}\nlock: 1\n---\n# T\n\n${fence('board a algo=bitmask', 'title = A', 'loop = 3-5')}` +
        fence('board b', 'title = B = C', 'puzzle = a', 'transform = transpose', 'lock = 0'),
    );
    assert.deepEqual(messages, []);
    const [a, b] = boards;
    assert.deepEqual(a.options, { lock: '1', algo: 'bitmask', loop: '3-5' });
    assert.equal(a.puzzle, ONE);
    assert.equal(b.title, 'B = C');
    assert.deepEqual(b.options, { lock: '0' });
    assert.equal(b.puzzle, transformed(ONE, 'transpose'));
  });

  it('has programs, whose text is in the address of the board', async () => {
    const source = 'function solve(grid) {\n\n  print("`ä`");\n}';
    const settings = ['title = Mine', `puzzle = ${ONE}`, 'lock = 1'];
    const text = fence('program own', ...settings, '', ...source.split('\n'), '', '');
    const { boards, messages } = parseLesson(`---\nalgo: bitmask\n---\n# T\n\n${text}`);
    assert.deepEqual(messages, []);
    const [{ options, ...board }] = boards;
    assert.deepEqual(board, { type: 'board', id: 'own', title: 'Mine', puzzle: ONE });
    const code = storeText(source);
    assert.deepEqual(options, { algo: 'program', code, lock: '1' });
    const [, address] = /data-src="([^"]*)"/.exec(html(lessonOf(text))) ?? [];
    // What is after the sign is not sent to the server.
    assert.equal(address, `embed.html?p=${ONE}&amp;algo=program&amp;lock=1#code=${code}`);
    assert.equal(readOptions((name) => options[name] ?? null).options.code, code);
  });

  it('has code as it is', () => {
    assert.deepEqual(blocksOf(fence('java', '  if (a < b) {', '', '  }')), [
      { type: 'code', text: '  if (a < b) {\n\n  }' },
    ]);
    const page = html(lessonOf(fence('', 'a', '  b')));
    assert.match(page, /<pre tabindex="0"><code>a&#10; {2}b<\/code><\/pre>/);
  });

  it('has links that drive boards', () => {
    const text = `${BOARD}[go](try:step=3&by=-2&backtrack=first&play&load=try&transform=rotate,relabel&ask=off)`;
    assert.deepEqual(lessonOf(text).messages, []);
    assert.match(html(lessonOf(text)), /<a [^>]*data-drive="try:step=3&amp;by=-2/);
  });

  it('has faults at a line and a column, and stays readable', () => {
    const cases = {
      'text\n': ['1:1 noTitle'],
      '# T\n\n# U\n': ['3:1 title2'],
      '# T\n\n[a](javascript:alert(1)) [b](data:x)\n': ['3:5 drive', '3:30 drive'],
      '# T\n\nx [a](//evil.example) [b](c:\\d) [c](d e)\n': ['3:7 link', '3:27 drive', '3:37 link'],
      '# T\n\n[a](try:step=3)\n': ['3:5 board'],
      '# T\n\nline\n<b>x</b> ![p](q.png)\n': ['4:1 html', '4:5 html', '4:10 picture'],
      '# T\n\n- a\n  - b\n\n| a | b |\n\n***\n': ['4:3 nested', '6:1 table', '8:1 rule'],
      '# T\n\n```board Try\n```\n': ['3:10 id'],
      '# T\n\n```board\ntitle = x\n```\n': ['3:1 id'],
      '# T\n\n```board a\nspeed = fast\ncolour = red\nwhat\n```\n': [
        ...['3:1 title', '4:1 value', '5:1 unknown', '6:1 setting'],
      ],
      '# T\n\n```board a\ntitle = x\npuzzle = 123\n```\n': ['5:1 puzzle'],
      '# T\n\n```board a algo=quick\ntitle = x\n```\n': ['3:12 value'],
      '# T\n\n```board a\ntitle = x\n```\n\n```board a\ntitle = y\n```\n': ['7:10 twice'],
      '# T\n\n```code\nwithout end\n': ['3:1 open'],
      '# T\n\n```program a\ntitle = x\n```\n': ['3:1 noProgram'],
      '# T\n\n```program a\ntitle = x\nalgo = bitmask\ncode = x\n\nlet a;\n```\n': [
        ...['5:1 unknown', '6:1 unknown'],
      ],
      '# T\n\n```board a algo=program\ntitle = x\ncode = a b\n```\n': ['5:1 value'],
      '# T\n\n```compare a\n```\n': ['3:12 board'],
      '---\ncolour: red\npuzzle: 12\nrubbish\n---\n\n# T\n': [
        ...['2:1 unknown', '3:1 value', '4:1 setting'],
      ],
    };
    for (const [text, expected] of Object.entries(cases)) {
      assert.deepEqual(faults(text), expected, text);
      assert.ok(html(parseLesson(text)).length > 20);
    }
    for (const { code, what } of parseLesson('- a\n').messages)
      assert.match(strings.MESSAGES[code](what), /\w/);
  });

  it('has at most 100 boards: a message is in place of each further one', () => {
    const boards = Array.from({ length: 1000 }, (_, i) => `\`\`\`board b${i} title=B\n\`\`\`\n`);
    const lesson = parseLesson(['# Many', ...boards].join('\n'));
    assert.equal(lesson.boards.length, 100);
    assert.equal(lesson.messages.length, 900);
    const { line, code, what } = lesson.messages[0];
    assert.equal(line, 2 + 3 * 100);
    assert.match(strings.MESSAGES[code](what), /at most 100 boards/);
    const page = html(lesson);
    assert.equal(page.match(/<iframe/g).length, 100);
    assert.equal(page.match(/at most 100 boards/g).length, 900);
    assert.ok(page.lastIndexOf('<iframe') < page.indexOf('at most 100 boards'));
  });

  it('has questions, whose faults are found', () => {
    const question = (kind, ...lines) => lessonOf(fence(`question q ${kind}`, ...lines));
    const codes = (...all) => question(...all).messages.map(({ code }) => code);
    assert.deepEqual(codes('one', 'Why?', '- [x] A', '- [ ] B'), []);
    assert.deepEqual(codes('cell', 'Why?', '- [x] r9c9', '- [ ] R1C2'), []);
    assert.deepEqual(codes('number', 'Why?', '- [x] 1..2', '- [x] -3.5'), []);
    assert.deepEqual(codes('one', 'Why?', '- [x] A', '- [x] B'), ['manyRight']);
    assert.deepEqual(codes('one', '- [ ] A'), ['noPrompt', 'noRight', 'fewChoices']);
    assert.deepEqual(codes('digit', 'Why?', '- [x] 0', '- [x] 9'), ['answer']);
    assert.deepEqual(codes('cell', 'Why?', '- [x] r0c9', '- [x] r1c1'), ['answer']);
    assert.deepEqual(codes('number', 'Why?', '- [x] 2..1', '- [x] 1'), ['answer']);
    assert.deepEqual(codes('few', 'Why?', '- [x] A'), ['kind']);
    assert.deepEqual(codes('one', 'Why?', '- [x] A', '- [ ] B', 'C', '- []'), ['stray', 'choice']);
    const [block] = question(
      ...['one', 'Why *so*?', '', 'Really?', '- [x] A', '  > Yes', '  > indeed.', '- [ ] B'],
      ...['hint: H', 'right: R', 'wrong: W'],
    ).questions;
    assert.deepEqual(block.prompt.map(plainText), ['Why so?', 'Really?']);
    assert.equal(plainText(block.choices[0].feedback), 'Yes indeed.');
    assert.deepEqual([block.hint, block.right, block.wrong].map(plainText), ['H', 'R', 'W']);
  });

  it('never makes HTML of what it contains', () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const text = `# ${evil}\n\n${evil}\n\n## ${evil}\n\n${fence('board a', `title = ${evil}`)}${fence(
      'question q one',
      evil,
      `- [x] ${evil}`,
      `- [ ] ${evil}`,
    )}${fence(evil, evil)}\n[${evil}](https://x.example/${evil})\n\n[x](a:step=${evil})\n`;
    const page = html(parseLesson(text));
    assert.doesNotMatch(page, /<(script|img)/);
    const tags = new Set([...page.matchAll(/<([^\s>/]+)/g)].map(([, tag]) => tag));
    const known = 'div h1 h2 p section form label input span button iframe output pre code a'.split(
      ' ',
    );
    assert.deepEqual(
      [...tags].filter((tag) => !known.includes(tag)),
      [],
    );
    for (const [, href] of page.matchAll(/ href="([^"]*)"/g))
      assert.match(href, /^(https:|#board-a$)/);
  });

  it('is a lesson whatever it is', () => {
    // Pieces that mean something, in random order; the generator is that of Numerical Recipes.
    const pieces =
      '# |## |\n|\n\n|```|board a|question q one|compare|- |[x] |[|](a:step=1)|](http://x)|*|_|**|`|\\|> |---|:|=|<|é|😀|\t| |title = x|hint: '
        .split('|')
        .concat('|', '\0', '\r', '(', ')', '!');
    let seed = 1;
    const random = (n) => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % n;
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: random(60) }, () => pieces[random(pieces.length)]).join('');
      const lesson = parseLesson(text);
      const lines = text.split(/\r\n?|\n/);
      for (const { line, column, code, what } of lesson.messages) {
        assert.ok(line >= 1 && line <= lines.length, JSON.stringify(text));
        assert.ok(column >= 1 && column <= lines[line - 1].length + 1, JSON.stringify(text));
        assert.equal(typeof strings.MESSAGES[code](what), 'string');
      }
      assert.doesNotMatch(html(lesson), /href="(?!http|\.|[\w/?#-]*")/);
    }
    for (const sign of ['*', '[', '`', '_', '> ', '- ', '[a](', '```\n', '**a '])
      parseLesson(sign.repeat(50_000));
  });
});

describe('a form of a puzzle', () => {
  it('is turned, mirrored or has other digits', () => {
    const corner = `12${'0'.repeat(78)}3`;
    assert.equal(transformed(corner, 'rotate').indexOf('1'), 8);
    assert.equal(transformed(corner, 'rotate').indexOf('2'), 17);
    assert.equal(transformed(corner, 'transpose').indexOf('2'), 9);
    assert.equal(transformed(corner, 'mirror').indexOf('2'), 7);
    assert.equal(transformed(corner, 'flip').indexOf('2'), 73);
    assert.equal(transformed(corner, 'relabel-987654321').slice(0, 2), '98');
    assert.equal(transformed(corner, 'relabel').slice(0, 2), '23');
    assert.equal(transformed(ONE, 'rotate,rotate,rotate,rotate'), ONE);
    assert.equal(transformed(ONE, Array(9).fill('relabel').join()), ONE);
    assert.equal(transformed(ONE, 'rotate,twist'), null);
    assert.equal(transformed(ONE, 'relabel-112345678'), null);
  });
});

const RAW = (() => {
  try {
    return Boolean(new CompressionStream('deflate-raw'));
  } catch {
    return false;
  }
})();
describe('a lesson in a link', { skip: !RAW && 'no deflate-raw in this Node' }, () => {
  it('comes back as it was', async () => {
    for (const text of ['', '# Ä – 😀\n', lessonSources()[0].text]) {
      const packed = await packText(text);
      assert.match(packed, /^[\w-]*$/);
      assert.equal(await unpackText(packed), text);
    }
  });

  it('comes back from a text that is stored without compression', async () => {
    for (const text of ['', 'a', '# Ä – 😀\n', 'ä'.repeat(99_999)]) {
      const stored = storeText(text);
      assert.match(stored, /^[\w-]+$/);
      assert.equal(await unpackText(stored), text);
    }
  });

  it('is refused if it is damaged or expands without end', async () => {
    assert.equal(await unpackText('%%%'), null);
    assert.equal(await unpackText('abcd'), null);
    assert.equal(await unpackText((await packText('# T and more text')).slice(0, -6)), null);
    assert.equal(await unpackText(await packText('a'.repeat(5_000_000))), null);
  });
});

describe('the sentence of a comparison', () => {
  const of = (...runs) =>
    comparison(
      runs.map(([label, length, ended, algo = 'bitmask']) => ({ label, algo, length, ended })),
      strings,
    );

  it('compares the longest run with the shortest', () =>
    assert.equal(
      of(['A', 200, true], ['B', 100, true], ['C', 150, true]),
      '“A” needs 2 times as many steps as “B”.',
    ));
  it('does not leave out a longer run whose end is not known', () =>
    assert.equal(
      of(['A', 200, true], ['B', 100, true], ['C', 1999, false]),
      '“C” needs at least 19 times as many steps as “B”.',
    ));
  it('says no ratio of the steps of different programs', () =>
    assert.equal(of(['A', 200, true], ['B', 100, true, 'is-safe']), strings.differ));
  it('says nothing before a run has ended, or about equal lengths', () => {
    assert.equal(of(['A', 200, false], ['B', 100, false]), '');
    assert.equal(of(['A', 101, true], ['B', 100, true]), '');
  });
});
