// lesson-check.mjs FILE…
// Prints what is wrong with the texts of lessons: file, line, column, message.
import { readFileSync } from 'node:fs';
import { strings } from '../features/lesson/en.js';
import { parseLesson } from '../features/lesson/parse.js';

for (const file of process.argv.slice(2)) {
  const { boards, messages, questions } = parseLesson(readFileSync(file, 'utf8'));
  for (const { line, column, code, what } of messages) {
    console.log(`${file}:${line}:${column}: ${strings.MESSAGES[code](what)}`);
    process.exitCode = 1;
  }
  console.log(`${file}: ${boards.length} boards, ${questions.length} questions`);
}
