// lesson-check.mjs FILE…
// Prints the faults in the texts of lessons: file, line, column, message. The exit code is 1 if there
// are any, 2 without a file.
import { readFileSync } from 'node:fs';
import { strings } from '../features/lesson/en.js';
import { parseLesson } from '../features/lesson/parse.js';

/** The text of a file; null, and a message, if it cannot be read. @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`${file}: ${/** @type {Error} */ (error).message}`);
    process.exitCode = 1;
    return null;
  }
}

const files = process.argv.slice(2);
if (!files.length) {
  console.error('usage: node web/make/lesson-check.mjs FILE…');
  process.exitCode = 2;
}
for (const file of files) {
  const text = textOf(file);
  if (text === null) continue;
  const { boards, messages, questions } = parseLesson(text);
  for (const { line, column, code, what } of messages) {
    console.log(`${file}:${line}:${column}: ${strings.MESSAGES[code](what)}`);
    process.exitCode = 1;
  }
  console.log(`${file}: ${boards.length} boards, ${questions.length} questions`);
}
