// one-file.mjs --wasm FOLDER --out FILE
// Makes the edition that is a single HTML file: --wasm holds the WebAssembly modules.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { licenses } from './esbuild.mjs';
import { filesBelow, styleSheetsOf, WEB } from './files.mjs';
import { makeFonts } from './fonts.mjs';
import { escaped } from '../base/words/escaped.js';
import { htmlOf } from './html.mjs';
import { startErrors, translationsOf } from './languages.mjs';
import { bytesToText, pack, packTexts } from './pack.mjs';
import { packedEdition } from './packed.mjs';

const { wasm, out } = parseArgs({
  options: {
    wasm: { type: 'string' },
    out: { type: 'string' },
  },
}).values;
if (!wasm || !out) throw new Error('usage: one-file.mjs --wasm FOLDER --out FILE');

/** Style sheets in the order in which the page of the site applies them. */
const linked = [
  ...readFileSync(join(WEB, 'pages/lab/index.html'), 'utf8').matchAll(
    /<link rel="stylesheet" href="([^"]+)"/g,
  ),
].map(([, name]) => name);
/** Sources of what needs other pages or files, or is left out for its size. */
const ABSENT =
  /^features\/((lesson|drill|sketch|picture|card\/film)\/|play\/own\.css|make\/sheet\/|share\/embed-section\.css)/;
const sources = filesBelow(WEB).filter((name) => !ABSENT.test(name));
const sheets = styleSheetsOf(WEB, sources).filter((name) => /^(?!pages\/(?!lab\/))/.test(name));
/** The rest of the page's own rules come before those of features. */
linked.push('late.css');
const rankOf = (/** @type {string} */ path) =>
  linked.indexOf(path.split('/').at(-1) ?? '') + 1 || Infinity;
sheets.sort((a, b) => rankOf(a) - rankOf(b));
const workers = sources.filter((name) => /-worker\.js$/.test(name) && !/service-worker/.test(name));

const { bundle, workerParts } = packedEdition(wasm, 'lab');
const boot = String(bundle('pages/one-file/boot.js', { format: 'iife' })).trim();
const style = sheets.map((name) => bundle(name)).join('');
/** The page of the site. */
let html = (await htmlOf(translationsOf('pages/lab/index.html')[0])).replace(/\n\s+/g, '\n');
/** Puts a text in the place of another that must be there. Returns the other. */
function replace(pattern, text) {
  const [found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`index.html has no ${pattern}`);
  html = html.replace(pattern, () => text);
  return found;
}
replace(/<script type="module" src="lab.js"><\/script>/, '');
const { files: fonts, faces, licenses: ofFonts } = makeFonts();
const closed = (text) => {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error('a text would end its element early');
  return text;
};
const FRAME = 'program-frame';
const frameScript = closed(String(bundle(`pages/program/${FRAME}.js`, { format: 'iife' })).trim());
/** The frame of programs, with its script inside: the policy of the document allows it, too. */
const frame = readFileSync(join(WEB, `pages/program/${FRAME}.html`), 'utf8').replace(
  / src="program-frame.js">/,
  () => `>${frameScript}`,
);
const parts = {
  'lab.js': bundle('pages/lab/lab.js', { format: 'esm' }),
  'body.html': Buffer.from(replace(/(?<=<body[^>]*>).*(?=<\/body>)/s, '')),
  ...workerParts(workers),
  'style.css': Buffer.from(style),
  [`${FRAME}.html`]: Buffer.from(frame),
  'faces.json': Buffer.from(
    JSON.stringify(
      faces.map(({ file, family, weight, style: slope, range }) => [
        file,
        family,
        { weight, style: slope, unicodeRange: range || undefined },
      ]),
    ),
  ),
  'licenses.txt': Buffer.from(`${licenses()}\n\n${ofFonts}`),
  ...Object.fromEntries(faces.map(({ file }) => [file, fonts.get(`fonts/${file}`)])),
};
/** Whether a part is packed as a text. @param {string} name */
const isText = (name) => /\.(js|html|css|json|txt)$/.test(name);
const partsOf = (/** @type {boolean} */ texts) =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => isText(name) === texts));
/** A script element that holds bytes. @param {string} id @param {Uint8Array} bytes */
const elementOf = (id, bytes) =>
  `<script type="text/plain" id="${id}">${bytesToText(bytes)}</script>`;
const icon = readFileSync(join(WEB, 'static/icon.svg')).toString('base64');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(boot)} ${hashOf(parts['lab.js'])} ${hashOf(frameScript)} 'wasm-unsafe-eval'`,
  'worker-src blob:',
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const errors = Object.entries(await startErrors())
  .map(([code, text]) => ` data-${code}="${escaped(text)}"`)
  .join('');
replace(/content="default-src[^"]*"/, `content="${POLICY}"`);
replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="data:image/svg+xml;base64,${icon}" />`);
html = html.replace(/<link rel="(?!icon)[^>]*>\s*/g, ''); // files beside it: there are none
replace(
  /<\/body>/,
  `${elementOf('texts', packTexts(partsOf(true)))}${elementOf('others', pack(partsOf(false)))}<script${errors}>${closed(boot)}</script></body>`,
);
writeFileSync(out, html);
