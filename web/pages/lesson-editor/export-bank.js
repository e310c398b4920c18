// Exports the questions of a lesson for the question bank of a learning platform.
// @ts-check
import { zipSync, strToU8 } from 'fflate';
import { titleOf } from '../../features/lesson/nodes.js';
import { strings } from './en.js';
import { giftOf } from './gift.js';
import { qtiOf } from './qti.js';
import { entriesOf } from './question-bank.js';

/** @typedef {'gift' | 'qti'} Format */

/**
 * The questions in the language of the lesson.
 * @param {import('./preview.js').Preview} preview
 * @param {Format} format
 * @param {string} id  of the lesson: letters, digits and hyphens
 * @returns {Promise<Blob>}  a text as GIFT, a ZIP archive as QTI
 */
export async function exportBank({ lesson, language, words, texts }, format, id) {
  await words.add({ 'lesson-editor': strings });
  const page = new URL('./', location.href).href;
  const context = { texts: words.of(strings).BANK, lessonTexts: texts, language, page };
  const entries = entriesOf(lesson, context);
  const title = titleOf(lesson);
  if (format === 'gift') return new Blob([giftOf(title, entries)], { type: 'text/plain' });
  const files = Object.entries(qtiOf({ id, title, language }, entries));
  const archive = zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
  return new Blob([/** @type {BlobPart} */ (archive)], { type: 'application/zip' });
}
