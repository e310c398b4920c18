// The static server: correct types, compression on request, no file from outside its folder.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { serve, STRICT_HEADERS } from '../../web/make/serve.mjs';

/** Requests a path unchanged: fetch would normalize it. */
function ask(url, path, { method = 'GET', headers = {} } = {}) {
  const { hostname, port } = new URL(url);
  return new Promise((done, failed) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status, headers: answered } = response;
        done({ status, headers: answered, body: Buffer.concat(parts) });
      });
    })
      .on('error', failed)
      .end();
  });
}

describe('serve', () => {
  let folder;
  let server;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'serve-'));
    mkdirSync(join(folder, 'site/strings'), { recursive: true });
    mkdirSync(join(folder, 'site-beside'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site-beside/secret.txt'), 'secret');
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>x</title>'.repeat(99));
    writeFileSync(join(folder, 'site/sudoku.mjs'), 'export {};');
    writeFileSync(join(folder, 'site/sudoku.wasm'), 'wasm');
    server = await serve(join(folder, 'site'));
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('listens on this machine only', () => {
    assert.equal(new URL(server.url).hostname, '127.0.0.1');
  });

  it('sends each file with its type and the strict policy', async () => {
    for (const [path, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/index.html?p=1', 'text/html; charset=utf-8'],
      ['/sudoku.mjs', 'text/javascript; charset=utf-8'],
      ['/sudoku.wasm', 'application/wasm'],
    ]) {
      const { status, headers } = await ask(server.url, path);
      assert.equal(status, 200, path);
      assert.equal(headers['content-type'], type);
      const policy = 'content-security-policy';
      assert.equal(headers[policy], STRICT_HEADERS[policy]);
    }
  });

  it('compresses a response if the browser accepts that', async () => {
    const plain = await fetch(server.url, { headers: { 'accept-encoding': 'identity' } });
    assert.equal(plain.headers.get('content-encoding'), null);
    const packed = await fetch(server.url, { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    assert.ok(packed.headers.get('content-length') < plain.headers.get('content-length') / 10);
    assert.equal(await packed.text(), await plain.text());
  });

  it('reports a file that cannot be read, and continues', async () => {
    for (const name of ['unreadable.txt', 'unreadable.bin']) {
      writeFileSync(join(folder, 'site', name), '');
      truncateSync(join(folder, 'site', name), 3 * 2 ** 30); // more than Node reads at once
      const headers = { 'accept-encoding': 'gzip' };
      assert.equal((await ask(server.url, `/${name}`, { headers })).status, 500);
    }
    assert.equal((await ask(server.url, '/')).status, 200);
  });

  it('sends the current content of a changed file, compressed or not', async () => {
    for (const text of ['one\n', 'two\n', 'the third\n']) {
      const file = join(folder, 'site/changing.txt');
      writeFileSync(file, text);
      utimesSync(file, 1, text.length * text.charCodeAt(0)); // as if it was changed later
      const headers = { 'accept-encoding': 'gzip' };
      for (let again = 0; again < 2; ++again) {
        const { body } = await ask(server.url, '/changing.txt', { headers });
        assert.equal(gunzipSync(body).toString(), text);
      }
      assert.equal((await ask(server.url, '/changing.txt')).body.toString(), text);
    }
  });

  it('sends nothing from outside its folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/strings/../../secret.txt',
      '/..%2fsite-beside%2fsecret.txt',
      '//secret.txt',
      '/%00',
      '/%',
    ]) {
      const { status, body } = await ask(server.url, path);
      assert.equal(status, 404, path);
      assert.doesNotMatch(String(body), /secret/);
    }
  });

  it('answers requests for missing files, folders and unknown methods', async () => {
    assert.equal((await ask(server.url, '/absent.js')).status, 404);
    assert.equal((await ask(server.url, '/strings/')).status, 404);
    assert.equal((await ask(server.url, '/', { method: 'POST' })).status, 405);
    const head = await ask(server.url, '/', { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
  });

  it('refuses a port that is in use', async () => {
    const port = Number(new URL(server.url).port);
    await assert.rejects(serve(folder, { port }), { code: 'EADDRINUSE' });
  });
});
