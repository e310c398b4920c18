// run.mjs [STAGE...]: runs the stages of stages.mjs; see run.sh.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ENVIRONMENT, ROOT, STAGES } from './stages.mjs';

/** Runs a command and resolves with its exit code and all that it printed. */
function run(command) {
  return new Promise((done) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: ROOT,
      env: ENVIRONMENT,
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

/** Runs the commands of a stage up to the first that fails. */
async function runStage(stage) {
  const total = { passed: 0, failed: 0, output: '' };
  for (const { run: command, count } of stage.commands()) {
    const { code, output } = await run(command);
    const ok = code === 0;
    let counted = count?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    // A runner that fails, or finds no test at all, must not pass for a success.
    if (counted.failed === 0 && (!ok || counted.passed === 0)) counted = { ...counted, failed: 1 };
    total.passed += counted.passed;
    total.failed += counted.failed;
    total.output += `$ ${command.join(' ')}\n${output}`;
    if (total.failed > 0) break;
  }
  return total;
}

/** The stages to run: the named ones and what they need, in the order of the table. */
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
for (const stage of chosen(process.argv.slice(2))) {
  console.log(`${stage.name}: ${stage.title}`);
  const start = performance.now();
  const result = await runStage(stage);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += result.passed;
  failed += result.failed;
  writeFileSync(join(logs, `${stage.name}.txt`), result.output);
  if (result.failed > 0) console.log(result.output);
  for (const [, test, why] of result.output.matchAll(/^\s*﹣ (.*) \([\d.]+ms\) # (.*)$/gm)) {
    console.log(`  not run: ${test} (${why})`);
    skipped++;
  }
  for (const [, figure] of result.output.matchAll(/^.*figure: (.*)$/gm)) console.log(`  ${figure}`);
  console.log(`  ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  if (result.failed > 0) break;
}
if (skipped > 0) console.log(`${skipped} not run`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
