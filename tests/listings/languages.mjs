// The languages of the listings: the lines of a program, how its labels are counted, and how it is run.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../web/run/listings/languages.js';
import { BUILD, classOf, execute } from './java.mjs';

const LISTINGS = new URL('../../web/run/listings/', import.meta.url);
/** Runs with more events are for compiled programs only; and how many of the others each language repeats, for each outcome. */
const SHORT = 10_000;
const FEW = 4;
/** What a program writes at its end to the standard error. */
const COUNTS = /^\{"hash".*$/m;

/** Kinds of events at a condition that holds, and at one that does not. */
export const HOLDS = ['place', 'try', 'stuck'];
export const FAILS = ['reject', 'choose'];
export const isCondition = (text) => /^ *if\b/.test(text);

/**
 * A line that counts how often it is executed.
 * @param {{text: string, label: number}} line
 * @param {Set<string>[]} kinds  of events, by label
 * @param {{condition: RegExp, owner?: string, indented?: boolean}} how  `owner`: before the names of what counts
 */
function counting({ text, label }, kinds, { condition, owner = '', indented = false }) {
  if (label < 0) return text;
  if (isCondition(text)) {
    const [isEvent, isElse] = [HOLDS, FAILS].map((some) => {
      const met = some.some((kind) => kinds[label].has(kind));
      return indented ? Number(met) : met;
    });
    return text.replace(condition, `$1${owner}met(${label}, ${isEvent}, ${isElse}, $2)$3`);
  }
  const count = `${owner}at(${label});`;
  if (!indented) return text.endsWith('{') ? `${text} ${count}` : `${count} ${text}`;
  const [indent] = /^ */.exec(text);
  return text.endsWith(':')
    ? `${text}\n${indent}    ${count}`
    : `${indent}${count} ${text.trimStart()}`;
}

/** Counts, and sums up the labels as the runs do: h = 31 h + label + 1 modulo 2^64. */
const JAVA = `
  public static long HASH = 0;
  public static long[] YES = new long[32];
  public static long[] NO = new long[32];
  static void event(int label) { HASH = 31 * HASH + label + 1; }
  static void at(int label) { YES[label]++; event(label); }
  static boolean met(int label, boolean isEvent, boolean isElse, boolean met) {
    (met ? YES : NO)[label]++;
    if (met ? isEvent : isElse) event(label);
    return met;
  }`;
const PYTHON = `import atexit, json, os, sys
counted = {"hash": 0, "yes": [0] * 32, "no": [0] * 32}
def given(cell):
    return int(os.environ["PUZZLE"][cell])
def event(label):
    counted["hash"] = (31 * counted["hash"] + label + 1) % 2**64
def at(label):
    counted["yes"][label] += 1
    event(label)
def met(label, is_event, is_else, holds):
    counted["yes" if holds else "no"][label] += 1
    if is_event if holds else is_else:
        event(label)
    return holds
@atexit.register
def write():
    print(json.dumps({**counted, "hash": str(counted["hash"])}), file=sys.stderr)
`;
const CPP = `#include <cstdint>
#include <cstdlib>
#include <iostream>
namespace {
struct Counted {
  std::uint64_t hash = 0;
  long yes[32]{};
  long no[32]{};
  static void write(const long (&counts)[32]) {
    for (int i = 0; i < 32; i++) std::cerr << (i > 0 ? ',' : '[') << counts[i];
  }
  ~Counted() {
    std::cerr << "{\\"hash\\":\\"" << hash << "\\",\\"yes\\":";
    write(yes);
    std::cerr << "],\\"no\\":";
    write(no);
    std::cerr << "]}\\n";
  }
} counted;
void event(int label) { counted.hash = 31 * counted.hash + label + 1; }
}
int given(int cell) { return std::getenv("PUZZLE")[cell] - '0'; }
void at(int label) { counted.yes[label]++; event(label); }
bool met(int label, bool isEvent, bool isElse, bool holds) {
  (holds ? counted.yes : counted.no)[label]++;
  if (holds ? isEvent : isElse) event(label);
  return holds;
}
`;
const JAVASCRIPT = `const counted = { hash: 0n, yes: Array(32).fill(0), no: Array(32).fill(0) };
function event(label) { counted.hash = BigInt.asUintN(64, 31n * counted.hash + BigInt(label + 1)); }
exports.given = (cell) => Number(process.env.PUZZLE[cell]);
exports.at = (label) => { counted.yes[label]++; event(label); };
exports.met = (label, isEvent, isElse, holds) => {
  (holds ? counted.yes : counted.no)[label]++;
  if (holds ? isEvent : isElse) event(label);
  return holds;
};
process.on('exit', () => {
  console.error(JSON.stringify({ ...counted, hash: String(counted.hash) }));
});
`;

const java = {
  needs: 'javac',
  codeOf: ({ code }) => code,
  runsOf: ({ runs }) => runs,
  counted(code, kinds) {
    const text = code.map((line) => line.text).join('\n');
    const main = classOf(text);
    const how = { condition: /^( *if \()(.*)(\) \{)$/, owner: `${main}.` };
    return code
      .map((line) =>
        line.text.includes(`class ${main} {`)
          ? `${line.text.replace(/^(public )?/, 'public ')}${JAVA}`
          : counting(line, kinds, how),
      )
      .join('\n');
  },
  /** As they are shown, without counters, they must compile, too. */
  execute(programs, jobs) {
    const all = programs.flatMap(({ name, counted, shown }) => [
      { name, java: counted },
      { name: `shown.${name}`, java: shown },
    ]);
    return execute('listings/java', all, jobs);
  },
};

const eventsOf = ({ events }) => events.reduce((total, { count }) => total + count, 0);

/** Short and long runs with each outcome. */
function someRuns({ runs }) {
  const short = runs
    .filter((run) => eventsOf(run) <= SHORT)
    .sort((a, b) => eventsOf(a) - eventsOf(b));
  const outcomes = [...new Set(short.map(({ outcome }) => outcome))];
  return outcomes.flatMap((outcome) => {
    const all = short.filter((run) => run.outcome === outcome);
    const chosen = Array.from({ length: FEW }, (_, i) => ((all.length - 1) * i) / (FEW - 1));
    return [...new Set(chosen.map(Math.round))].map((i) => all[i]);
  });
}

/** What the Java program reads, the others read, too. */
function inputOf({ code }, puzzle) {
  const text = code.map((line) => line.text).join('\n');
  const input = /\bFileReader\(/.test(text) ? `${puzzle}\n` : [...puzzle].join(' ');
  return { input, isFile: /\bFile(Reader)?\(/.test(text) };
}

/**
 * A language whose programs are files: the counters are another one, so that a program has its own imports only.
 * @param {object} how
 * @param {string} how.needs  the command that compiles or runs them
 * @param {string} how.id  of the language
 * @param {string} how.end  of the names of files
 * @param {string} how.counters  what counts
 * @param {string} how.head  of a program, to use it
 * @param {Parameters<typeof counting>[2]} how.how
 * @param {(sources: string[], program: string) => string[]} [how.build]  the command that compiles a program
 * @param {(file: string) => string[]} how.run
 */
const inFiles = ({ needs, id, end, counters, head, how, build, run }) => ({
  needs,
  codeOf(way) {
    const text = readFileSync(new URL(`${id}/${way.id}.txt`, LISTINGS), 'utf8');
    return codeOf(text).filter(({ variants }) => (variants >> way.variant) & 1);
  },
  runsOf: someRuns,
  counted: (code, kinds) => head + code.map((line) => counting(line, kinds, how)).join('\n'),
  execute(programs, jobs) {
    const place = join(BUILD, 'listings', id);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    const fileOf = (name) => join(place, `${name}${end}`);
    writeFileSync(fileOf('counted'), counters);
    for (const { name, counted } of programs) {
      let cell = 0;
      writeFileSync(fileOf(name), `${counted.replaceAll('@', () => `given(${cell++})`)}\n`);
      if (!build) continue;
      const [command, ...more] = build([fileOf('counted'), fileOf(name)], join(place, name));
      execFileSync(command, more, { stdio: 'inherit' });
    }
    const file = join(place, 'puzzle.txt');
    const done = jobs.map(({ name, puzzle, way }) => {
      const { input, isFile } = inputOf(way, puzzle);
      writeFileSync(file, input);
      const [command, ...more] = run(build ? join(place, name) : fileOf(name));
      const { stdout, stderr, status } = spawnSync(command, [...more, isFile ? file : puzzle], {
        ...{ encoding: 'utf8', maxBuffer: 1 << 28, input },
        env: { ...process.env, PUZZLE: puzzle },
      });
      const [counts] = COUNTS.exec(stderr) ?? [];
      if (status !== 0 || !counts) throw new Error(`${name} ${puzzle}: ${stderr}`);
      return [`${name} ${puzzle}`, { ...JSON.parse(counts), printed: stdout }];
    });
    return new Map(done);
  },
});

/** By their ids on the page. */
export const LANGUAGES = {
  java,
  python: inFiles({
    ...{ needs: 'python3', id: 'python', end: '.py', counters: PYTHON },
    head: 'from counted import at, given, met\n',
    how: { condition: /^( *if )(.*)(:)$/, indented: true },
    run: (file) => ['python3', '-B', '-W', 'error', file],
  }),
  cpp: inFiles({
    ...{ needs: 'c++', id: 'cpp', end: '.cpp', counters: CPP },
    head: 'int given(int);\nvoid at(int);\nbool met(int, bool, bool, bool);\n',
    how: { condition: /^( *if \()(.*)(\) \{)$/ },
    build: (sources, program) => [
      ...['c++', '-std=c++17', '-Wall', '-Wextra', '-Werror'],
      ...[...sources, '-o', program],
    ],
    run: (file) => [file],
  }),
  javascript: inFiles({
    ...{ needs: 'node', id: 'javascript', end: '.js', counters: JAVASCRIPT },
    head: "const { given, at, met } = require('./counted.js');\n",
    how: { condition: /^( *if \()(.*)(\) \{)$/ },
    run: (file) => [process.execPath, file],
  }),
};
