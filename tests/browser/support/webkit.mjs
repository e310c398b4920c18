// WebKit (WebKitGTK's MiniBrowser), driven by the W3C WebDriver protocol over plain HTTP. It needs a
// display: Xvfb is one.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';

/** The key under which the protocol hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const PATIENCE = 20_000; // ms until an element that should be there is missed

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A port that is free just now. */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** MiniBrowser lies outside of the PATH, below a folder that is named after the machine. */
function miniBrowser() {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({ name }) =>
      readdirSync(`/usr/lib/${name}`)
        .filter((folder) => /^webkit2?gtk-4\.\d$/.test(folder))
        .map((folder) => `/usr/lib/${name}/${folder}/MiniBrowser`),
    )
    .sort();
  if (!found.length) throw new Error('MiniBrowser of WebKitGTK not found');
  return found.at(-1);
}

/** A window of the browser. Whatever cannot be done rejects with what the driver says. */
export class WebKit {
  #driver;
  #root;
  #session = '';

  constructor(driver, root) {
    this.#driver = driver;
    this.#root = root;
  }

  /** @returns {Promise<WebKit>} */
  static async launch() {
    const port = await freePort();
    const driver = spawn(
      'xvfb-run',
      ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`],
      { stdio: 'ignore', detached: true, env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' } },
    );
    const failed = new Promise((_, reject) => driver.once('error', reject));
    const webkit = new WebKit(driver, `http://127.0.0.1:${port}`);
    try {
      await Promise.race([failed, webkit.#open()]);
    } catch (error) {
      await webkit.close();
      throw error;
    }
    return webkit;
  }

  async #open() {
    for (let tries = 100; ; --tries) {
      const there = await this.#call('GET', '/status').catch(() => null);
      if (there) break;
      if (!tries) throw new Error('WebKitWebDriver does not answer');
      await pause(100);
    }
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const { sessionId } = await this.#call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    this.#session = `/session/${sessionId}`;
    await this.#post('/timeouts', { implicit: PATIENCE, script: PATIENCE });
  }

  async #call(method, path, body) {
    const response = await fetch(this.#root + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  #post(path, body = {}) {
    return this.#call('POST', this.#session + path, body);
  }

  /** Loads a page; resolves when it is loaded. @param {string} url */
  goto(url) {
    return this.#post('/url', { url });
  }

  reload() {
    return this.#post('/refresh');
  }

  /** Enters the first frame of the page: what follows happens there. */
  async enterFrame() {
    const element = await this.#find('iframe');
    await this.#post('/frame', { id: { [ELEMENT]: element } });
  }

  /** @param {string} place  of an element: a CSS selector, or an XPath that begins with `//` */
  async #find(place) {
    const using = place.startsWith('//') ? 'xpath' : 'css selector';
    const found = await this.#post('/element', { using, value: place });
    return found[ELEMENT];
  }

  /** As a reader does, with the pointer. @param {string} place */
  async click(place) {
    await this.#post(`/element/${await this.#find(place)}/click`);
  }

  /** As a reader does, with the keys. @param {string} place @param {string} text */
  async type(place, text) {
    await this.click(place);
    await this.#post(`/element/${await this.#find(place)}/value`, { text });
  }

  /**
   * Calls a function in the page.
   * @template T
   * @param {(...values: any[]) => T} body  sees nothing but its arguments
   * @param {...unknown} values
   * @returns {Promise<Awaited<T>>} what it returns; a promise is waited for
   */
  evaluate(body, ...values) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${body})(...Array.prototype.slice.call(arguments, 0, -1))).then(done);`;
    return this.#post('/execute/async', { script, args: values });
  }

  async close() {
    if (this.#session) await this.#call('DELETE', this.#session).catch(() => {});
    // The group: xvfb-run does not end what it started.
    if (this.#driver.pid) process.kill(-this.#driver.pid);
  }
}
