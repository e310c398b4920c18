// The words of the lessons with their definitions, from a list in Markdown for each language: each item begins
// with the word as a link to its name, which is the same in all languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLesson } from '../features/lesson/parse.js';
import { h, inlineNodes } from '../features/lesson/tags.js';
import { plainText } from '../features/lesson/types.js';
import { WEB } from './files.mjs';

/** @typedef {import('../features/lesson/types.js').Inline} Inline */
/** @typedef {{id: string, word: string, meaning: Inline[]}} Entry */

/** @param {string} language */
const fileOf = (language) =>
  language === 'en' ? 'pages/lesson/glossary.md' : `languages/${language}/glossary.md`;

/** The words in the order of their language. @param {string} language @returns {Entry[]} */
export function glossaryIn(language) {
  const { sections, messages } = parseLesson(readFileSync(join(WEB, fileOf(language)), 'utf8'));
  const [fault] = messages;
  if (fault) throw new Error(`${fileOf(language)}:${fault.line}: ${fault.code}`);
  const items = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'list' ? block.items : [])),
  );
  return items
    .map(([name, ...meaning]) => {
      if (name.type !== 'link' || !name.href.startsWith('#')) throw new Error(plainText([name]));
      return { id: name.href.slice(1), word: plainText(name.parts), meaning };
    })
    .sort((a, b) => a.word.localeCompare(b.word, language));
}

/** @param {string} language */
export const glossaryNode = (language) =>
  h(
    'dl',
    { class: 'glossary' },
    glossaryIn(language).flatMap(({ id, word, meaning }) => [
      h('dt', { id }, word),
      h('dd', {}, inlineNodes(meaning)),
    ]),
  );
