#!/usr/bin/env node
// serve.mjs FOLDER [PORT]: a static file server for this machine only. Where the port is taken, the
// next free one; without a port, any free one.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const PACKED = /^\.(css|html|ico|js|json|md|mjs|svg|txt|wasm|webmanifest|xml)$/;

/**
 * The policy that the page must live under: nothing inline, nothing from elsewhere, no eval.
 * @type {Record<string, string>}
 */
export const STRICT_HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    // The nonce is for program-frame.html: in a sandbox, WebKit does not regard its script as 'self'.
    "script-src 'self' 'wasm-unsafe-eval' 'nonce-frame'",
    "worker-src 'self' blob:", // of embed.html in a sandbox; the other pages allow themselves less
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; '),
  'permissions-policy': 'camera=(self)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const packed = promisify(gzip);

/**
 * The file below `root` that a request asks for, or null. Never one outside of it.
 * @param {string} root
 * @param {string} url
 */
async function findFile(root, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = resolve(root, `.${path}`);
  if (file !== root && !file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return file;
  const index = join(file, 'index.html');
  return path.endsWith('/') && (await stat(index).catch(() => null))?.isFile() ? index : null;
}

/**
 * Serves the files below `root` on 127.0.0.1.
 * @param {string} root
 * @param {{port?: number, headers?: Record<string, string>}} [options]  port 0 (default): any free
 *   one; `headers` go with every answer
 * @returns {Promise<{url: string, close: () => Promise<void>}>} rejects where the port is taken
 */
export async function serve(root, { port = 0, headers = STRICT_HEADERS } = {}) {
  const folder = resolve(root);
  /** Packed files; a file that changed since has another stamp. @type {Map<string, {stamp: number, body: Buffer}>} */
  const kept = new Map();
  /** @param {string} file @returns {Promise<Buffer>} */
  const readPacked = async (file) => {
    const stamp = (await stat(file)).mtimeMs;
    const known = kept.get(file);
    if (known?.stamp === stamp) return known.body;
    const body = await packed(await readFile(file), { level: 9 });
    kept.set(file, { stamp, body });
    return body;
  };
  const server = createServer(async (request, response) => {
    const refuse = (/** @type {number} */ status) =>
      response.writeHead(status, { ...headers, 'content-type': 'text/plain' }).end(`${status}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const file = await findFile(folder, request.url ?? '/');
    if (!file) return refuse(404);
    const type = extname(file);
    const pack =
      PACKED.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = await (pack ? readPacked : readFile)(file).catch(() => null);
    if (!body) return refuse(500); // removed since then, for example by a build, or too large
    response.writeHead(200, {
      'cache-control': 'no-cache',
      ...headers,
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'content-length': body.length,
      vary: 'accept-encoding',
      ...(pack ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} root
 * @param {number} port
 */
async function serveFrom(root, port) {
  for (let next = port; ; ++next) {
    try {
      return await serve(root, { port: next });
    } catch (error) {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      if (!taken || next === 65535) throw error;
    }
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [root, port = '0'] = process.argv.slice(2);
  if (!root) {
    console.error('usage: serve.mjs FOLDER [PORT]');
    process.exit(2);
  }
  const { url } = await serveFrom(root, Number(port));
  console.log(`Sudoku Lab is at ${url}  (Ctrl+C stops)`);
}
