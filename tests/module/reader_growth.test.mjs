// Reading takes time in proportion to the text, whatever is in it: texts made to be slow, and common
// texts on one line.
import { Buffer } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { DATA } from '../outside.mjs';
import { FORMATS } from '../puzzles.mjs';
import { assertLinear, MB, repeated } from './growth.mjs';
import { loadModule } from './load.mjs';

const P = FORMATS;
/** Work of one call. */
const UNITS = 50_000;

/** Pieces that are repeated. */
const PATTERNS = [
  // Markup: tags, wikis, LaTeX, entities.
  ...[
    '<td>',
    '<td>5</td>',
    `<tr>${'<td>5</td>'.repeat(100)}</tr>`,
    '<',
    '<a',
    '</',
    '<!--',
    '<a\n<a>',
  ],
  ...['[td]', '[td', '[color=', '{|', '{|\n', '{|\n|-\n', '|', '||', '&', '&amp;', '&a'],
  ...[
    '\\begin{sudoku}',
    '\\begin{',
    '\\begin[',
    '\\begin[td]',
    '\\cline{1-9}',
    '\\\\',
    '\\n',
    '5\\n',
  ],
  ...['<game data="', `<game data="${P}">`, '<game data=', '<input value="5">', '<a r="1" c="2">5'],
  // Comments, quotations, words for blanks.
  ...[
    '/*',
    '*/',
    '//',
    '# ',
    '%',
    ' % ',
    '"',
    '"" ',
    "'",
    '; ',
    'null,',
    'empty ',
    'empty         ',
  ],
  // Lines and spaces.
  ...[
    '\n',
    '\r',
    '\r\n',
    ' ',
    '\t',
    '\t\n',
    '5\n',
    '.\n',
    'a\n',
    '1........\n\n',
    '1........\n\n\n',
  ],
  ...['123456789\n', '123 456 789\n', '12345678\n', '1 2 3 4 5 6 7 8 9 \n', '| 5 |\n', '+---+\n'],
  ...[
    '1   3   5    6\n',
    '1   3   5 |  6 |\n',
    'R1: 123456789\n',
    'a 123456789 b\n',
    '=5\n',
    '5=\n',
  ],
  ...['1\t2\t3\t4\t5\t6\t7\t8\t9\n', '1,2,3,4,5,6,7,8,9\n', '12 3 456 7 8 9 12 34 5\n', '=\n'],
  // Cells, coordinates, arrays.
  ...[
    '5',
    '0',
    '5 ',
    '5.0 ',
    '5.',
    '. ',
    '-1,',
    'x',
    '123456789',
    '12 34 ',
    '123 ',
    P,
    `${P} `,
    `${P}\n`,
  ],
  ...[
    P.slice(0, 42),
    `${P.slice(0, 42)} `,
    `${P.slice(0, 42)}\n`,
    'r1c1=5 ',
    'A1 ',
    '1,1,5;',
    '(1, 2, 3) ',
  ],
  ...[
    '[',
    ']',
    '[5]',
    '(((1)))',
    '{"row":1,"col":2,"value":3},',
    '[1,2,3,4,5,6,7,8,9],',
    '[[1,2],[3]],',
  ],
  // Links, codes, files.
  ...[
    'http://a/b?p=1&q=2 ',
    'http://a/?p=1&',
    `https://a/?p=${P} `,
    'S9B',
    `S9B${'01'.repeat(81)} `,
  ],
  ...[
    'SCv7_32_ ',
    '[Puzzle]\n',
    '[Puzzle]',
    ':0000:x:..::::\n',
    ':',
    `${'123456789'.repeat(81)}\n`,
  ],
  // Other scripts and bytes that are no text.
  ...['é', 'é\n', '\u200b', '│5│', '5\ufe0f\u20e3 ', '五 ', 'word ', '\u001b[31m5\u001b[0m'],
];

/** One part that is long, and many that could each search through it. */
const PAIRS = [
  [' ', 'http://a/?p=1 '],
  ['1,2,3', ' ', '1,2,3 '],
  ['<td>', 'word '],
  ['word ', '<td>'],
  ['[', '5'],
  ['# ', '[Puzzle] '],
];

/** The last two pieces are repeated to half of the size each. */
const paired = (parts, size) =>
  parts.slice(0, -2).join('') +
  parts
    .slice(-2)
    .map((part) => repeated(part, size / 2))
    .join('');

/** The text of a file on one line, as often as it fits. */
const onOneLine = ({ text, base64 }, size) => {
  const whole = base64 === undefined ? text : Buffer.from(base64, 'base64').toString('latin1');
  return repeated(`${whole.replace(/\s*[\r\n]+/g, ' ')} `, size);
};

describe('the time to read a text', () => {
  let reader;
  before(async () => {
    reader = await loadModule('reader');
  });

  const read = (text) => {
    const reading = reader.startReading(text);
    while (!reading.advance(UNITS));
    reading.delete();
  };

  it('grows with the length of a repeated piece', () => {
    for (const piece of PATTERNS) {
      assertLinear(read, JSON.stringify(piece), (size) => repeated(piece, size), MB / 10);
    }
  });

  it('grows with the length of a part that others could search', () => {
    for (const parts of PAIRS) {
      assertLinear(read, JSON.stringify(parts), (size) => paired(parts, size), MB / 10);
    }
  });

  for (const file of ['texts.json', 'texts-2.json'].map((name) => join(DATA, name))) {
    it(
      `grows with the length of a common text on one line (${file})`,
      { skip: !existsSync(file) },
      () => {
        for (const text of JSON.parse(readFileSync(file, 'utf8'))) {
          assertLinear(read, text.name, (size) => onOneLine(text, size), MB / 25);
        }
      },
    );
  }
});
