// build.mjs WEB MODULE WORK OUT ESBUILD: makes the one-file edition OUT of the sources of the page in
// WEB and the wasm modules in MODULE. WORK is a folder for itself.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEdition } from './edition.mjs';
import { pack } from './pack.mjs';

const [WEB, MODULE, WORK, OUT, ESBUILD] = process.argv.slice(2);

/** What index.html links, then what comes with the player. */
const STYLES = [
  'style.css',
  'board.css',
  'player.css',
  'watch.css',
  'panels.css',
  'race.css',
  'share.css',
  'print.css',
  'picture.css',
  'list.css',
];

const { bundle, workerParts } = makeEdition(WEB, MODULE, WORK, ESBUILD);
const parts = {
  'app.js': bundle('app.js', '--format=esm'),
  ...workerParts(['worker', 'run-worker', 'batch/batch-worker', 'batch/count-worker']),
};
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
