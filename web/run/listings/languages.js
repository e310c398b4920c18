// The listings in other languages than Java. Each is a text with marks: `§3 valid /1` at the end of a line is its
// label, its name and its variants, each of which may be missing; a mark that is a line is for those that follow.
// @ts-check

/** @typedef {import('../../../wasm/run.d.ts').CodeLine} CodeLine */
/** @typedef {import('../../../wasm/run.d.ts').Algorithm} Algorithm */
/**
 * @typedef {object} Language
 * @property {string} name
 * @property {(id: string) => {file: string, run: string}} files  of an algorithm: the name of its file, and what runs it
 * @property {() => Promise<{texts: Record<string, string>}>} load  the texts by the ids of the algorithms
 */

const ALL = 0xff;
const MARK = /^(.*?) ?§(\d*) ?([a-z]*) ?(?:\/(\d+))?$/;

/** The lines of a text with marks. @param {string} text @returns {CodeLine[]} */
export function codeOf(text) {
  let block = ALL;
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [mark, shown = line, label, name = '', digits] = MARK.exec(line) ?? [];
      const bits = [...(digits ?? '')].reduce((mask, digit) => mask | (1 << Number(digit)), 0);
      const own = bits || ALL;
      if (mark && !shown) {
        block = own;
        return [];
      }
      return [{ text: shown, label: label ? Number(label) : -1, name, variants: own & block }];
    });
}

/** The programs of the algorithms in a language, by their ids. @param {Language} language @param {Algorithm[]} algorithms */
export async function listingsIn({ load, files }, algorithms) {
  const { texts } = await load();
  const listings = algorithms.map((each) => {
    return { ...each, code: codeOf(texts[each.id]), ...files(each.id) };
  });
  return Object.fromEntries(listings.map((each) => [each.id, each]));
}

const joined = (/** @type {string} */ id) => id.replaceAll('-', '_');

/** @type {Record<string, Language>} */
export const LANGUAGES = {
  python: {
    name: 'Python',
    files: (id) => ({ file: `${joined(id)}.py`, run: `python3 ${joined(id)}.py` }),
    load: () => import('./python.js'),
  },
  cpp: {
    name: 'C++',
    files: (id) => ({ file: `${joined(id)}.cpp`, run: `./${joined(id)}` }),
    load: () => import('./cpp.js'),
  },
  javascript: {
    name: 'JavaScript',
    files: (id) => ({ file: `${id}.js`, run: `node ${id}.js` }),
    load: () => import('./javascript.js'),
  },
};
