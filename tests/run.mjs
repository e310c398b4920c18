// run.mjs [STAGE...]: runs the stages of stages.mjs, for run.sh.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, STAGES } from './stages.mjs';

/** How `node --test` and the browser tests report a skipped test and the reason. */
const SKIPPED = [/^\s*﹣ (.*) \([\d.]+ms\) # (.*)$/gm, /^not run: (.*) \((.*)\)$/gm];
/** Lines to cut when the output of a failed stage is printed. The log keeps them. */
const LONG_LINE = /^(.{500}).+$/gm;
const CONCURRENT = 2; // stages that run at the same time

/** Default values of environment variables. */
const ENVIRONMENT = { CMAKE_BUILD_PARALLEL_LEVEL: '2', ...process.env };

/** Runs a command. Resolves with its exit code and its output without colors. */
function run(command, env) {
  return new Promise((done) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: ROOT,
      env: { ...ENVIRONMENT, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) =>
      done({ code: code ?? 1, output: stripVTControlCharacters(output) }),
    );
  });
}

/** Runs the commands of a stage up to the first that fails, and adds up their tests. */
async function runStage(stage) {
  const total = { passed: 0, failed: 0, output: '' };
  for (const { run: command, env, count } of stage.commands()) {
    const { code, output } = await run(command, env);
    const ok = code === 0;
    let counted = count?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    // A test runner that fails or finds no test counts as a failure, whatever its summary says.
    if (counted.failed === 0 && (!ok || counted.passed === 0)) counted = { ...counted, failed: 1 };
    total.passed += counted.passed;
    total.failed += counted.failed;
    total.output += `$ ${command.join(' ')}\n${output}`;
    if (total.failed > 0) break;
  }
  return total;
}

/** The named stages and those that they need, in the order of the table; all if none is named. */
function chosen(names) {
  const known = new Set(STAGES.map((stage) => stage.name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    console.error(`no such stage: ${unknown.join(' ')}; there are ${[...known].join(' ')}`);
    process.exit(2);
  }
  if (names.length === 0) return STAGES;
  const needed = STAGES.filter((stage) => names.includes(stage.name)).flatMap((s) => s.needs ?? []);
  return STAGES.filter((stage) => names.includes(stage.name) || needed.includes(stage.name));
}

const logs = join(ROOT, 'build/logs');
mkdirSync(logs, { recursive: true });
let passed = 0;
let failed = 0;
let skipped = 0;

/** @param {string} program  a path or a name to look up in PATH */
const isInstalled = (program) =>
  program.includes('/')
    ? existsSync(resolve(ROOT, program))
    : process.env.PATH?.split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Runs a stage, stores its output in a log, and prints its results. */
async function report(stage) {
  const heading = `${stage.name}: ${stage.title}`;
  if (stage.alone) console.log(heading); // before it runs: it may take minutes
  const start = performance.now();
  const result = await runStage(stage);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += result.passed;
  failed += result.failed;
  writeFileSync(join(logs, `${stage.name}.txt`), result.output);
  if (!stage.alone) console.log(heading);
  if (result.failed > 0) console.log(result.output.replace(LONG_LINE, '$1 …'));
  for (const [, test, reason] of SKIPPED.flatMap((line) => [...result.output.matchAll(line)])) {
    console.log(`  not run: ${test} (${reason})`);
    skipped++;
  }
  for (const [, figure] of result.output.matchAll(/^.*figure: (.*)$/gm)) console.log(`  ${figure}`);
  console.log(`  ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
}

// Stages run two at a time, except those with `alone`. A stage never overlaps with one that it needs,
// because that one has `alone` and comes earlier in the table.
const running = new Set();
const until = async (count) => {
  while (running.size > count) await Promise.race(running);
};
for (const stage of chosen(process.argv.slice(2))) {
  const missing = stage.requires?.filter((program) => !isInstalled(program)) ?? [];
  if (missing.length > 0 && !process.env.CI) {
    console.log(`not run: ${stage.name} (no ${missing.join(', ')})`);
    skipped++;
    continue;
  }
  await until(stage.alone ? 0 : CONCURRENT - 1);
  if (failed > 0) break;
  const done = report(stage).finally(() => running.delete(done));
  running.add(done);
  if (stage.alone) await until(0);
}
await until(0);
if (skipped > 0) console.log(`${skipped} not run`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
