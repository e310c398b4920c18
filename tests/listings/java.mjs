// Compiles programs and runs them in one Java machine.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BUILD = fileURLToPath(new URL('../../build', import.meta.url));
const HARNESS = fileURLToPath(new URL('Harness.java', import.meta.url));
const LARGE = { encoding: 'utf8', maxBuffer: 1 << 28 };

/** Each algorithm and variant: its listing, and what its runs do. */
export const ways = JSON.parse(execFileSync(join(BUILD, 'tests/listings/listings'), LARGE));
export const packageOf = ({ id, variant }) => `${id.replaceAll('-', '_')}_${variant}`;
/** The name of the class of a program. @param {string} java */
export const classOf = (java) => /^(?:public )?class (\w+)/m.exec(java)[1];

/** A program that contains its puzzle, of the puzzle that the harness names. @param {string} java */
function ofAnyPuzzle(java) {
  let cell = 0;
  return java.replaceAll('@,', '@ ,').replace(/@(?= ?[,}])/g, () => {
    return `System.getProperty("puzzle").charAt(${cell++}) - '0'`;
  });
}

/**
 * @param {string} folder  below build/
 * @param {{name: string, java: string}[]} programs  by the names of their packages
 * @param {{name: string, puzzle: string, input?: string}[]} jobs  `input`: what is read; without, the puzzle
 * @returns {Map<string, {hash: string, yes: number[], no: number[], printed: string}>}  by `name puzzle`
 */
export function execute(folder, programs, jobs) {
  const place = join(BUILD, folder);
  rmSync(place, { recursive: true, force: true });
  const sources = programs.map(({ name, java }) => {
    const own = join(place, name.replaceAll('.', '/'));
    mkdirSync(own, { recursive: true });
    const file = join(own, `${classOf(java)}.java`);
    writeFileSync(file, `package ${name};\n${ofAnyPuzzle(java)}\n`);
    return file;
  });
  const classes = join(place, 'classes');
  execFileSync('javac', ['-Xlint:all', '-Werror', '-d', classes, ...sources], { stdio: 'inherit' });
  const javaOf = new Map(programs.map(({ name, java }) => [name, java]));
  const lines = jobs.map(({ name, puzzle, input: own }) => {
    const java = javaOf.get(name);
    const input = own ?? (/\bFileReader\(/.test(java) ? `${puzzle}\n` : [...puzzle].join(' '));
    const argument = /\bFile(Reader)?\(/.test(java) ? 'file' : puzzle;
    return `${name}.${classOf(java)} ${puzzle} ${argument} ${input.replaceAll('\n', '\\n')}\n`;
  });
  writeFileSync(join(place, 'jobs'), lines.join(''));
  const call = ['-Xshare:auto', HARNESS, classes, join(place, 'jobs'), join(place, 'puzzle.txt')];
  const output = execFileSync('java', call, LARGE).trimEnd().split('\n');
  return new Map(
    jobs.map(({ name, puzzle }, i) => {
      const [hash, yes, no, printed] = output.slice(4 * i, 4 * i + 4);
      const counts = { yes: JSON.parse(yes), no: JSON.parse(no) };
      return [`${name} ${puzzle}`, { hash, ...counts, printed: printed.replaceAll('\\n', '\n') }];
    }),
  );
}
