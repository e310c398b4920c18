// build.mjs WEB MODULE WORK OUT ESBUILD: makes the one-file edition OUT of the sources of the page in
// WEB and the wasm modules in MODULE. WORK is a folder for itself, where the two modules that stand
// for the edition (parts.js, module.js) are replaced.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pack } from './pack.mjs';

const [WEB, MODULE, WORK, OUT, ESBUILD] = process.argv.slice(2);

/** Each worker, and the wasm module that it is sent. */
const WORKERS = { worker: 'sudoku', 'run-worker': 'run', 'batch/batch-worker': 'batch' };
/** What index.html links, then what comes with the player. */
const STYLES = ['style.css', 'board.css', 'player.css', 'watch.css', 'race.css'];

rmSync(WORK, { recursive: true, force: true });
cpSync(WEB, WORK, { recursive: true });
for (const name of ['parts.js', 'module.js']) {
  writeFileSync(join(WORK, name), `export * from './one-file/${name}';`);
}
for (const [worker, name] of Object.entries(WORKERS)) {
  cpSync(join(MODULE, `${name}.mjs`), join(WORK, dirname(worker), `${name}.mjs`));
}

const tables = readdirSync(join(WEB, 'strings'))
  .map((name) => name.replace('.js', ''))
  .filter((name) => !/\ben$/.test(name))
  .map((name) => `'${name}': () => import('../strings/${name}.js')`);
writeFileSync(join(WORK, 'one-file/tables.js'), `export const TABLES = {${tables}};`);

/** A minified bundle of what a file imports, now or later. */
const bundle = (name, ...options) =>
  execFileSync(
    ESBUILD,
    [join(WORK, name), '--bundle', '--minify', '--charset=utf8', '--log-level=error', ...options],
    { maxBuffer: 2 ** 26 },
  );

const parts = { 'app.js': bundle('app.js', '--format=esm') };
for (const name of Object.keys(WORKERS)) {
  // A classic script has no import.meta; the glue looks for its address there.
  const address = '--define:import.meta.url=self.location.href';
  parts[`${name}.js`] = bundle(`${name}.js`, '--format=iife', address);
}
for (const [name, module] of Object.entries(WORKERS)) {
  parts[`${name}.wasm`] = readFileSync(join(MODULE, `${module}.wasm`));
}
const boot = String(bundle('one-file/boot.js', '--format=iife')).trim();
const style = STYLES.map((name) => bundle(name)).join('');
const icon = readFileSync(join(WEB, 'icon.svg')).toString('base64');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(boot)} ${hashOf(parts['app.js'])} 'wasm-unsafe-eval'`,
  'worker-src blob:',
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "base-uri 'none'",
].join('; ');

let html = readFileSync(join(WEB, 'index.html'), 'utf8').replace(/\n\s+/g, '\n');
/** Puts a text in the place of another that must be there. */
function replace(pattern, text) {
  if (!pattern.test(html)) throw new Error(`index.html has no ${pattern}`);
  html = html.replace(pattern, () => text);
}
const closed = (text) => {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error('a text would end its element early');
  return text;
};
replace(/content="default-src[^"]*"/, `content="${POLICY}"`);
replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="data:image/svg+xml;base64,${icon}" />`);
replace(/<\/title>/, `</title><style>${closed(style)}</style>`);
replace(/<script type="module" src="app.js"><\/script>/, '');
html = html.replace(/<link rel="(?!icon)[^>]*>\s*/g, ''); // files beside it: there are none
replace(
  /<\/body>/,
  `<script type="text/plain" id="parts">${pack(parts)}</script><script>${closed(boot)}</script></body>`,
);
writeFileSync(OUT, html);
