// The code of lz-string, which f-puzzles and SudokuPad write in base 64: a dictionary of the texts seen so
// far, whose numbers get longer as it grows.
// @ts-check

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Numbers that are not in the dictionary: a new character of 8 or of 16 bits, and the end. */
const [SHORT, LONG, END] = [0, 1, 2];

/**
 * @param {string} code
 * @param {number} most  characters of the text
 * @returns {string | null}  null if the code is damaged or its text is longer
 */
export function expand(code, most) {
  let at = 0; // in bits
  const bits = (/** @type {number} */ count) => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, at++) {
      const digit = DIGITS.indexOf(code[Math.floor(at / 6)] ?? '=');
      if (digit < 0) return END; // a code that breaks off
      value |= ((digit >> (5 - (at % 6))) & 1) << bit;
    }
    return value;
  };
  /** @type {string[]} */
  const known = ['', '', ''];
  let width = 2;
  let text = '';
  let last = '';
  while (text.length <= most) {
    let number = bits(width);
    if (at > 6 * code.length) return null;
    if (number === END) return text;
    if (number === SHORT || number === LONG) {
      known.push(String.fromCharCode(bits(number === SHORT ? 8 : 16)));
      number = known.length - 1;
    }
    const entry = known[number] ?? (number === known.length && last ? last + last[0] : null);
    if (entry === null) return null;
    text += entry;
    if (last) known.push(last + entry[0]);
    last = entry;
    // One more number than there are texts: the next one may be new.
    width = Math.max(width, 32 - Math.clz32(known.length));
  }
  return null;
}

/** The code of a text, padded. @param {string} text */
export function shorten(text) {
  /** Numbers of texts. @type {Map<string, number>} */
  const known = new Map();
  /** Characters that are in no code yet. */
  const fresh = new Set();
  let [code, digit, filled] = ['', 0, 0];
  const write = (/** @type {number} */ value, /** @type {number} */ count) => {
    for (let bit = 0; bit < count; bit++) {
      digit = (digit << 1) | ((value >> bit) & 1);
      if (++filled < 6) continue;
      code += DIGITS[digit];
      digit = filled = 0;
    }
  };
  let [numbers, read, width, last] = [3, 2, 2, ''];
  const put = () => {
    if (fresh.delete(last)) {
      const letter = last.charCodeAt(0);
      write(letter < 256 ? SHORT : LONG, width);
      write(letter, letter < 256 ? 8 : 16);
      read++;
    } else {
      write(/** @type {number} */ (known.get(last)), width);
    }
    // What `expand` knows by now.
    width = Math.max(2, 32 - Math.clz32(++read));
  };
  for (const letter of text.split('')) {
    if (!known.has(letter)) {
      known.set(letter, numbers++);
      fresh.add(letter);
    }
    if (known.has(last + letter)) {
      last += letter;
      continue;
    }
    put();
    known.set(last + letter, numbers++);
    last = letter;
  }
  if (last) put();
  write(END, width);
  do write(0, 1);
  while (filled);
  return code.padEnd(Math.ceil(code.length / 4) * 4, '=');
}
