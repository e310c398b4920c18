// A page of another site that embeds boards in frames and records their messages.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test as playwright } from '@playwright/test';
import { serve } from '../../../web/make/serve.mjs';
import { eventually, inEachBrowser } from './harness.mjs';

const PAGES = fileURLToPath(new URL('host', import.meta.url));

/** @returns {Promise<{origin: string, close: () => Promise<void>}>} */
async function startHost() {
  const server = await serve(PAGES, { headers: {} });
  // Another host name, because another port alone is not another site.
  const origin = server.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '');
  return { origin, close: server.close };
}

export class Host {
  /**
   * @param {import('@playwright/test').Page} page
   * @param {string} origin  of the host
   * @param {string} lab  address of the site
   */
  constructor(page, origin, lab) {
    Object.assign(this, { page, origin, lab });
    // Requests of the host itself, and those to another server of the lab
    this.excused = [/^asked for http:\/\/(localhost|127\.0\.0\.1):/];
  }

  /** Opens the host's page and starts recording messages. */
  async open() {
    await this.page.goto(this.origin);
    await this.page.evaluate(() => {
      globalThis.heard = [];
      addEventListener('message', ({ data, source, origin }) => {
        const name = [...document.querySelectorAll('iframe')].find(
          (frame) => frame.contentWindow === source,
        )?.title;
        globalThis.heard.push({ ...data, from: name, origin });
      });
    });
    return this;
  }

  /**
   * Embeds a board in a frame and waits until the frame has loaded.
   * @param {string} parameters  of embed.html
   * @param {Record<string, string>} [attributes]  of the frame
   */
  async frame(parameters, attributes = {}) {
    await this.page.evaluate(
      ([src, more]) => {
        const frame = document.createElement('iframe');
        frame.title = 'board';
        frame.width = '360';
        frame.height = '460';
        for (const [name, value] of Object.entries(more)) frame.setAttribute(name, value);
        frame.src = src;
        document.body.append(frame);
        return new Promise((done) => {
          frame.onload = done;
        });
      },
      [`${this.lab}embed.html${parameters}`, attributes],
    );
    const frames = this.page.frames().filter((each) => each !== this.page.mainFrame());
    this.inside = frames.at(-1);
    return this.inside;
  }

  /** Sends something to the last frame. @param {unknown} data */
  send(data) {
    return this.page.evaluate((message) => {
      [...document.querySelectorAll('iframe')].at(-1).contentWindow.postMessage(message, '*');
    }, data);
  }

  /** Sends a request. @param {string} type @param {object} [fields] */
  ask(type, fields = {}) {
    return this.send({ source: 'sudoku-lab', v: 1, type, ...fields });
  }

  /** All messages of a type so far. @param {string} type */
  async heard(type) {
    const all = await this.page.evaluate(() => globalThis.heard);
    return all.filter((message) => message.type === type);
  }

  /** Waits for a message. @param {string} type @param {(message: any) => boolean} [accept] */
  async hears(type, accept = () => true) {
    const found = await eventually(
      async () => (await this.heard(type)).filter(accept),
      (messages) => messages.length > 0,
    );
    return found.at(-1);
  }

  /** Permits the errors that browsers log for modules and workers that a sandbox blocks. */
  excuseSandbox() {
    this.excused.push(
      /(embed|chunk-\w+)\.js|ERR_FAILED|Content.Security.Policy|blob:null|policy broken/,
    );
  }

  /** Permits the errors that some browsers log for messages to another origin. */
  excuseUndelivered() {
    this.excused.push(/The target origin provided .* does not match the recipient window's origin/);
  }

  /** Fails if there is a complaint that the test has not permitted. @param {string[]} complaints */
  check(complaints) {
    const left = complaints.filter((text) => !this.excused.some((pattern) => pattern.test(text)));
    assert.deepEqual(left, []);
    complaints.length = 0;
  }
}

/**
 * Defines tests that run in each browser and start on the page of a host.
 * @param {(test: (sentence: string, body: (host: Host, page: import('@playwright/test').Page) =>
 *   Promise<void>) => void) => void} define
 */
export function inEachHost(define) {
  let elsewhere;
  playwright.beforeAll(async () => {
    elsewhere = await startHost();
  });
  playwright.afterAll(() => elsewhere?.close());

  inEachBrowser((defineTest) => {
    define((sentence, body) =>
      defineTest(
        sentence,
        async (page, { complaints, url }) => {
          const host = await new Host(page, elsewhere.origin, url).open();
          await body(host, page);
          host.check(complaints);
        },
        { path: 'technique-examples.txt' }, // a page of the lab that costs nothing
      ));
  });
}
