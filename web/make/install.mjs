// install.mjs FOLDER...: installs the npm packages that FOLDER/package-lock.json names into
// FOLDER/node_modules, like `npm ci --ignore-scripts`: these versions, each with the hash in that file.
// Where they are installed, it needs no network.
//
// It does without npm: Debian's npm is 354 packages, more than all else that the build
// needs, and fails on the overrides of tests/package.json. No package here needs its install script.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { homedir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { connect } from 'node:tls';

const CONCURRENT = 8; // downloads
const ATTEMPTS = 3;
const TIMEOUT = 30_000; // milliseconds without an answer

/** A setting of npm, from the environment or the file of the user. @param {string} name */
function settingOf(name) {
  const { env } = process;
  const given = env[`npm_config_${name.replaceAll('-', '_')}`];
  const file = env.npm_config_userconfig ?? join(homedir(), '.npmrc');
  if (given || !existsSync(file)) return given;
  return RegExp(`^${name} *= *(.+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1].trim();
}

const REGISTRY = (settingOf('registry') ?? 'https://registry.npmjs.org').replace(/\/$/, '');
const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env;
const PROXY = settingOf('https-proxy') ?? settingOf('proxy') ?? https_proxy ?? HTTPS_PROXY;
const DIRECT = (settingOf('noproxy') ?? no_proxy ?? NO_PROXY ?? '').split(/[, ]+/).filter(Boolean);

/** Connects to hosts through a proxy. */
class Tunnels extends https.Agent {
  /** @param {any} target @param {(error: Error | null, socket?: import('node:net').Socket) => void} done */
  createConnection({ host, port }, done) {
    const { hostname, port: own, username, password } = new URL(/** @type {string} */ (PROXY));
    const user = Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64');
    http
      .request({
        ...{ method: 'CONNECT', host: hostname, port: own || 80, path: `${host}:${port}` },
        headers: username ? { 'proxy-authorization': `Basic ${user}` } : {},
      })
      .on('connect', ({ statusCode }, socket) =>
        statusCode === 200
          ? done(null, connect({ socket, servername: host }))
          : done(new Error(`the proxy ${hostname} answers ${statusCode}`)),
      )
      .on('error', done)
      .end();
  }
}

/** @param {URL} url @returns {http.Agent | undefined} */
function agentFor({ protocol, hostname }) {
  if (protocol === 'http:' || !PROXY) return undefined;
  const isDirect = DIRECT.some(
    (end) => hostname === end || hostname.endsWith(`.${end.replace(/^\./, '')}`),
  );
  return isDirect ? undefined : (tunnels ??= new Tunnels());
}
/** @type {Tunnels | undefined} */
let tunnels;

/** @param {URL} url @param {number} [redirects]  that it follows @returns {Promise<Buffer>} */
const download = (url, redirects = 5) =>
  new Promise((done, failed) => {
    const { get } = url.protocol === 'http:' ? http : https;
    const request = get(url, { agent: agentFor(url) }, (answer) => {
      const { statusCode, headers } = answer;
      if (statusCode !== 200) answer.resume();
      if (headers.location && redirects)
        return done(download(new URL(headers.location, url), redirects - 1));
      if (statusCode !== 200) return failed(new Error(`${url} answers ${statusCode}`));
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => done(Buffer.concat(parts))).on('error', failed);
    });
    request.on('error', (error) => failed(new Error(`${url}: ${error.message}`)));
    request.setTimeout(TIMEOUT, () => request.destroy(new Error('no answer')));
  });

/** @typedef {{version: string, integrity: string, bin?: Record<string, string>, os?: string | string[], cpu?: string | string[]}} Entry */

/** @param {string} path  of a package, in the folder @param {Entry} entry @returns {Promise<Buffer>} its archive */
async function fetchPackage(path, { version, integrity }) {
  const name = path.split('node_modules/').at(-1);
  const url = new URL(`${REGISTRY}/${name}/-/${basename(String(name))}-${version}.tgz`);
  for (let attempt = 1; ; attempt++) {
    try {
      const bytes = await download(url);
      const [algorithm] = integrity.split('-');
      const hash = createHash(algorithm).update(bytes).digest('base64');
      if (integrity === `${algorithm}-${hash}`) return bytes;
      throw new Error(`${url} is not what package-lock.json names: its hash is ${hash}`);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Unpacks an archive. @param {Buffer} bytes @param {string} folder */
const unpack = (bytes, folder) =>
  new Promise((done, failed) => {
    mkdirSync(folder, { recursive: true });
    const options = ['--strip-components=1', '--no-same-owner', '--no-same-permissions'];
    const tar = execFile('tar', ['-xz', ...options, '-C', folder], (error) =>
      error ? failed(error) : done(null),
    );
    tar.stdin?.end(bytes);
  });

/** Whether a package runs on this machine. @param {Entry} entry */
const isForThis = ({ os = process.platform, cpu = process.arch }) =>
  [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);

/** @param {string} folder */
async function install(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const modules = join(folder, 'node_modules');
  const mark = join(modules, '.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  rmSync(modules, { recursive: true, force: true });
  /** @type {[string, Entry][]} */
  const all = Object.entries(JSON.parse(lock).packages);
  const packages = all.filter(([path, entry]) => path && isForThis(entry));
  console.log(`Installing ${packages.length} npm packages into ${modules}`);
  const rest = packages.values();
  const installRest = async () => {
    for (const [path, entry] of rest)
      await unpack(await fetchPackage(path, entry), join(folder, path));
  };
  await Promise.all(Array.from({ length: CONCURRENT }, installRest));
  const commands = join(modules, '.bin');
  mkdirSync(commands, { recursive: true });
  for (const [path, { bin = {} }] of packages) {
    if (path.lastIndexOf('node_modules/')) continue; // of a package in a package
    for (const [name, file] of Object.entries(bin)) {
      const [target, link] = [join(folder, path, file), join(commands, name)];
      chmodSync(target, 0o755);
      // Two packages can have the same command.
      if (!existsSync(link)) symlinkSync(relative(commands, target), link);
    }
  }
  writeFileSync(mark, lock);
}

try {
  for (const folder of process.argv.slice(2)) await install(folder);
} catch (error) {
  console.error(`The npm packages are not installed: ${/** @type {Error} */ (error).message}
They come from ${REGISTRY}; the environment variables npm_config_registry and https_proxy can name
another registry and a proxy.`);
  process.exit(1);
}
