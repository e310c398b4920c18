// cmi5: statements of the Experience API (xAPI) to the record store that the address of the page names.
// Source: the cmi5 specification, "Quartz" edition, sections 8 to 11.
// @ts-check
import { duration } from './scorm.js';

/** @typedef {import('./course.js').Report} Report */
/** @typedef {import('./items.js').Item} Item */

const VERSION = '1.0.3';
const STATE = 'sudoku-lab';
const VERB = 'http://adlnet.gov/expapi/verbs/';
const CATEGORY = 'https://w3id.org/xapi/cmi5/context/categories/';
const MARK = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';

/** The context of each statement, from the platform. @typedef {{extensions?: Record<string, unknown>, contextActivities?: Record<string, {id: string}[]>}} Context */
/** What the platform says at the launch. @typedef {{contextTemplate?: Context, launchMode?: string, masteryScore?: number, returnURL?: string}} Launch */

/** What the platform adds to the address of the page. */
const PARAMETERS = /** @type {const} */ (['endpoint', 'fetch', 'actor', 'registration']);

/** What was sent in earlier visits of this registration, and must not be sent again. @typedef {{completed?: boolean, passed?: boolean, answers?: Record<string, number>}} Sent */

/** A random UUID; `crypto.randomUUID` needs https. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40; // version 4
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** @param {Item['patterns'][number]} pattern */
const patternText = (pattern) =>
  'values' in pattern ? pattern.values.join('[,]') : `${pattern.from}[:]${pattern.to}`;

/** A visit. See Runtime in course.js. */
export class Cmi5 {
  #address;
  #language;
  #fetch;
  #authorization = '';
  /** @type {Launch} */
  #launch = {};
  /** @type {Sent} */
  #sent = {};
  #state = '';
  #open = false;

  /**
   * @param {string} address  of the page
   * @param {string} language  of the lesson
   * @param {typeof fetch} [request]
   */
  constructor(address, language, request = fetch) {
    this.#address = new URL(address).searchParams;
    this.#language = language;
    this.#fetch = request;
  }

  /** @param {string} name */
  #parameter(name) {
    return this.#address.get(name) ?? '';
  }

  get #actor() {
    return JSON.parse(this.#parameter('actor'));
  }

  get back() {
    return this.#launch.returnURL;
  }

  /** Begins a visit in the order that the specification demands. */
  async open() {
    const missing = [...PARAMETERS, 'activityId'].filter((name) => !this.#parameter(name));
    if (missing.length) throw new Error(`no ${missing.join(', ')}`);
    const answer = await this.#fetch(this.#parameter('fetch'), { method: 'POST' });
    const token = (await answer.json())['auth-token'];
    if (!answer.ok || !token) throw new Error(`no auth-token: ${answer.status}`);
    this.#authorization = `Basic ${token}`;
    this.#launch = JSON.parse((await this.#document('LMS.LaunchData')) || '{}');
    await this.#get('agents/profile', {
      agent: this.#parameter('actor'),
      profileId: 'cmi5LearnerPreferences',
    });
    await this.#remember();
    await this.#say('initialized', {});
    this.#open = true;
    return this.#state;
  }

  /** The answers and what was sent, of an earlier visit. */
  async #remember() {
    const kept = await this.#document(STATE);
    if (!kept) return;
    const { sent, state } = JSON.parse(kept);
    this.#sent = sent ?? {};
    this.#state = state ?? '';
  }

  /** @param {string} path @param {Record<string, string>} query */
  #url(path, query) {
    const url = new URL(path, this.#parameter('endpoint').replace(/\/?$/, '/'));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  /** @param {string} url @param {RequestInit} [options] */
  async #ask(url, options = {}) {
    const headers = {
      ...{ Authorization: this.#authorization, 'X-Experience-API-Version': VERSION },
      ...(options.body ? { 'Content-Type': 'application/json' } : {}),
    };
    const response = await this.#fetch(url, { ...options, headers });
    if (!response.ok && response.status !== 404) throw new Error(`${url}: ${response.status}`);
    return response;
  }

  /** @param {string} path @param {Record<string, string>} query */
  async #get(path, query) {
    const response = await this.#ask(this.#url(path, query));
    return response.status === 404 ? '' : response.text();
  }

  /** Where a document of this registration is. @param {string} id */
  #query = (id) => ({
    activityId: this.#parameter('activityId'),
    agent: this.#parameter('actor'),
    registration: this.#parameter('registration'),
    stateId: id,
  });

  /** @param {string} id */
  #document(id) {
    return this.#get('activities/state', this.#query(id));
  }

  /** @param {string} verb @param {object} result @param {Item} [item]  that was answered */
  async #say(verb, result, item) {
    const { contextTemplate = {}, launchMode = 'Normal', masteryScore } = this.#launch;
    const judged = ['completed', 'passed', 'failed'].includes(verb);
    // To browse or review is not to be judged.
    if (launchMode !== 'Normal' && (judged || item)) return;
    const activities = contextTemplate.contextActivities ?? {};
    const categories = [...(item ? [] : ['cmi5']), ...(judged ? ['moveon'] : [])];
    const marked = masteryScore !== undefined && (verb === 'passed' || verb === 'failed');
    const statement = {
      id: uuid(),
      timestamp: new Date().toISOString(),
      actor: this.#actor,
      verb: { id: VERB + verb, display: { en: verb } },
      object: {
        objectType: 'Activity',
        id: this.#parameter('activityId') + (item ? `#${item.id}` : ''),
        ...(item && { definition: this.#definition(item) }),
      },
      ...(Object.keys(result).length && { result }),
      context: {
        ...contextTemplate,
        registration: this.#parameter('registration'),
        extensions: { ...contextTemplate.extensions, ...(marked && { [MARK]: masteryScore }) },
        contextActivities: {
          ...activities,
          category: [
            ...(activities.category ?? []),
            ...categories.map((name) => ({ id: CATEGORY + name })),
          ],
          ...(item && { parent: [{ id: this.#parameter('activityId') }] }),
        },
      },
    };
    const options = { method: 'PUT', body: JSON.stringify(statement), keepalive: true };
    await this.#ask(this.#url('statements', { statementId: statement.id }), options);
  }

  /** @param {Item} item */
  #definition({ type, text, choices, patterns }) {
    return {
      type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
      interactionType: type,
      description: { [this.#language]: text },
      ...(patterns.length && { correctResponsesPattern: patterns.map(patternText) }),
      ...(choices.length && {
        choices: choices.map((choice, at) => ({
          id: String.fromCharCode(97 + at),
          description: { [this.#language]: choice },
        })),
      }),
    };
  }

  /** @param {Report} report */
  async report(report) {
    if (!this.#open) throw new Error('no endpoint');
    const { completed, passed, scaled, seconds } = report;
    const score = { scaled: Math.round(1e4 * scaled) / 1e4 };
    const time = { duration: duration(seconds) };
    const answers = (this.#sent.answers ??= {});
    for (const item of report.items) {
      if ((answers[item.id] ?? 0) >= item.tries) continue;
      const response = item.response.join('[,]');
      await this.#say('answered', { response, success: item.right }, item);
      answers[item.id] = item.tries;
    }
    if (completed && !this.#sent.completed) {
      await this.#say('completed', { completion: true, ...time });
      this.#sent.completed = true;
    }
    // Once passed, a registration cannot fail; it fails once at most.
    if (passed !== null && !this.#sent.passed && this.#sent.passed !== passed) {
      await this.#say(passed ? 'passed' : 'failed', { success: passed, score, ...time });
      this.#sent.passed = passed;
    }
    await this.#keep(report.state);
  }

  /** @param {string} state */
  async #keep(state) {
    if (state === this.#state) return;
    this.#state = state;
    const body = JSON.stringify({ sent: this.#sent, state });
    await this.#ask(this.#url('activities/state', this.#query(STATE)), { method: 'PUT', body });
  }

  /** @param {Report} report */
  close({ seconds }) {
    if (!this.#open) return;
    this.#open = false;
    this.#say('terminated', { duration: duration(seconds) }).catch(() => {}); // the page is gone
  }
}
