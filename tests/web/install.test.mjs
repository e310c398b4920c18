// The installation of npm packages, from a registry of this test.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../web/make/install.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sudoku-install-'));
const modules = join(folder, 'node_modules');
/** The paths that the registry was asked for. */
const asked = [];
let archive = Buffer.alloc(0);
const registry = createServer(({ url }, response) => {
  asked.push(url);
  if (url.startsWith('/moved/')) response.writeHead(302, { location: url.slice(6) }).end();
  else response.end(archive);
});
registry.on('connect', ({ url }, socket) => {
  asked.push(`CONNECT ${url}`);
  socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
});

const hashOf = (bytes) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
const lock = (packages) =>
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
const address = () => `http://127.0.0.1:${registry.address().port}`;

/** Runs the script. @returns {Promise<{error: Error | null, text: string}>}  what it prints */
const install = (environment = { npm_config_registry: `${address()}/` }) =>
  new Promise((done) => {
    const env = { PATH: process.env.PATH, HOME: folder, ...environment };
    execFile(process.execPath, [SCRIPT, folder], { env }, (error, out, err) =>
      done({ error, text: out + err }),
    );
  });

before(async () => {
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/tool.js'), '#!/usr/bin/env node\nconsole.log("runs");\n');
  archive = execFileSync('tar', ['-cz', '-C', folder, 'package']);
  await new Promise((listening) => registry.listen(0, '127.0.0.1', listening));
});
after(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
  rmSync(modules, { recursive: true, force: true });
});

describe('the installation of packages', () => {
  it('unpacks the packages for this machine, links their commands, and then needs no registry', async () => {
    const entry = { version: '1.2.3', integrity: hashOf(archive) };
    lock({
      '': { name: 'root' },
      'node_modules/tool': { ...entry, bin: { tool: 'tool.js' } },
      'node_modules/@some/part': { ...entry, os: [process.platform], cpu: [process.arch] },
      'node_modules/tool/node_modules/other': { ...entry, os: 'vax' },
    });
    assert.match((await install()).text, /^Installing 2 npm packages/);
    assert.deepEqual(asked.sort(), ['/@some/part/-/part-1.2.3.tgz', '/tool/-/tool-1.2.3.tgz']);
    assert.equal(String(execFileSync(join(modules, '.bin/tool'))), 'runs\n');
    assert.ok(existsSync(join(modules, '@some/part/tool.js')));
    assert.deepEqual(await install({ npm_config_registry: 'http://127.0.0.1:1' }), {
      error: null,
      text: '',
    });
  });

  it('takes the registry from the file of the user, and follows redirects', async () => {
    writeFileSync(join(folder, '.npmrc'), `fund=false\nregistry=${address()}/moved/\n`);
    lock({ 'node_modules/tool': { version: '1.0.0', integrity: hashOf(archive) } });
    assert.equal((await install({})).error, null);
    rmSync(join(folder, '.npmrc'));
    assert.deepEqual(asked, ['/moved/tool/-/tool-1.0.0.tgz', '/tool/-/tool-1.0.0.tgz']);
    assert.match(readFileSync(join(modules, 'tool/tool.js'), 'utf8'), /runs/);
  });

  it('refuses an archive with another hash', async () => {
    lock({ 'node_modules/tool': { version: '1.0.0', integrity: hashOf('another') } });
    const { error, text } = await install();
    assert.equal(error?.code, 1);
    assert.match(text, /tool-1\.0\.0\.tgz is not what package-lock\.json names/);
    assert.ok(!existsSync(join(modules, 'tool')));
  });

  it('asks a proxy, and says which address does not answer', async () => {
    lock({ 'node_modules/tool': { version: '1.0.0', integrity: hashOf(archive) } });
    const { error, text } = await install({
      npm_config_registry: 'https://registry.invalid',
      https_proxy: address(),
    });
    assert.equal(error?.code, 1);
    assert.equal(asked[0], 'CONNECT registry.invalid:443');
    assert.match(text, /registry\.invalid\/tool.*: the proxy 127\.0\.0\.1 answers 403/);
    assert.match(text, /npm_config_registry and https_proxy/);
  });
});
