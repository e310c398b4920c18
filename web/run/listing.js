// The program of an algorithm: its lines, loops and methods, and the values of its conditions.
// @ts-check

/** @typedef {import('../../wasm/run.d.ts').Algorithm} Algorithm */
/** @typedef {import('../../wasm/run.d.ts').CodeLine} CodeLine */
/** Indices of the first and the last line of a loop. @typedef {{first: number, last: number}} CodeLoop */

/**
 * The lines of the program of a variant, in order. Programs that contain their puzzle have an @ for each digit, which is 0 before there is a puzzle.
 * @param {Algorithm} algorithm
 * @param {number} variant  index into its variants, else 0
 * @param {string} puzzle  81 digits
 */
export function linesOf({ code }, variant, puzzle) {
  let cell = 0;
  return code.flatMap((line) => {
    if (!((line.variants >> variant) & 1)) return [];
    return [{ ...line, text: line.text.replaceAll('@', () => puzzle[cell++] ?? '0') }];
  });
}

/**
 * The name of the class of a program, and the command that runs it on a puzzle.
 * @param {Pick<CodeLine, 'text'>[]} lines
 * @param {string} puzzle  81 digits
 */
export function commandOf(lines, puzzle) {
  const java = lines.map(({ text }) => text).join('\n');
  const [, name] = /^(?:public )?class (\w+)/m.exec(java) ?? ['', ''];
  const input = /System\.in\b/.test(java)
    ? ' < sudoku.txt'
    : /\bFile(Reader)?\(/.test(java)
      ? ' sudoku.txt'
      : /\bargs\[0\]/.test(java)
        ? ` ${puzzle}`
        : '';
  return { name, command: `java ${name}${input}` };
}

/** @param {string} text */
export const indentOf = (text) => text.length - text.trimStart().length;

/**
 * The loops of a program, in the order of their first lines. A loop ends at the next line of the same
 * indent.
 * @param {Pick<CodeLine, 'text'>[]} lines
 * @returns {CodeLoop[]}
 */
export function loopsOf(lines) {
  return lines.flatMap(({ text }, first) => {
    if (!/^\s*(while|for) \(/.test(text)) return [];
    const indent = indentOf(text);
    const length = lines.slice(first + 1).findIndex((line) => {
      return line.text.trim() && indentOf(line.text) <= indent;
    });
    return length < 0 ? [] : [{ first, last: first + 1 + length }];
  });
}

/**
 * The method that a line belongs to: from its first line to its closing brace.
 * @param {Pick<CodeLine, 'text'>[]} lines
 * @param {number} at
 * @returns {CodeLoop}
 */
export function methodAround(lines, at) {
  const starts = (/** @type {string} */ text) => indentOf(text) === 2 && text.endsWith('{');
  let first = at;
  while (first > 0 && !starts(lines[first].text)) first--;
  let last = at;
  while (last < lines.length - 1 && lines[last].text !== '  }') last++;
  return { first, last };
}

/**
 * The values of the conditions that the last event has decided, in the method of the current line: the
 * current line or the most recent condition first.
 * @param {import('./algorithms/view.js').AlgorithmView} view
 * @param {Pick<CodeLine, 'text' | 'name'>[]} lines  of its program
 * @param {number} current  index of the current line, -1 for none
 * @param {import('./algorithms/view.js').Moment} moment
 * @returns {{line: number, value: string}[]}  at most two
 */
export function conditionsAt({ conditions }, lines, current, moment) {
  if (current < 0) return [];
  const { first } = methodAround(lines, current);
  const found = Object.entries(conditions).flatMap(([name, valueOf]) => {
    const value = valueOf(moment, lines[current].name);
    if (value === null) return [];
    let line = current;
    while (line >= first && lines[line].name !== name) line--;
    return line < first ? [] : [{ line, value: String(value) }];
  });
  return found.slice(0, 2);
}
