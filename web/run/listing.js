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
 * The last line of the block that a line begins, with a closing brace; -1 if it has no end.
 * @param {Pick<CodeLine, 'text'>[]} lines
 * @param {number} first
 */
function endOf(lines, first) {
  const indent = indentOf(lines[first].text);
  let last = lines.findIndex(({ text }, i) => i > first && text.trim() && indentOf(text) <= indent);
  if (last >= 0 && !lines[last].text.trim().startsWith('}'))
    do last--;
    while (!lines[last].text);
  return last;
}

/**
 * The loops of a program, in the order of their first lines.
 * @param {Pick<CodeLine, 'text'>[]} lines
 * @returns {CodeLoop[]}
 */
export function loopsOf(lines) {
  return lines.flatMap(({ text }, first) => {
    const last = /^ *(while|for) /.test(text) ? endOf(lines, first) : -1;
    return last < 0 ? [] : [{ first, last }];
  });
}

/** The first line of a method or of a function. */
const METHOD = /^ *def |^( {2})?(?!(if|for|while|return|.*class)\b|})\S.*[{(]$/;

/**
 * The method that a line belongs to: from its first line to its last one.
 * @param {Pick<CodeLine, 'text'>[]} lines
 * @param {number} at
 * @returns {CodeLoop}
 */
export function methodAround(lines, at) {
  let first = at;
  while (first > 0 && !METHOD.test(lines[first].text)) first--;
  return { first, last: endOf(lines, first) };
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
