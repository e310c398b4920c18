// A lesson as a part of a course, in an independent implementation of SCORM and in a record store that
// checks the rules of cmi5.
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { describe, it } from 'node:test';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import './custom-event.mjs';
import { Cmi5 } from '../../web/features/lesson/course/cmi5.js';
import { Course } from '../../web/features/lesson/course/course.js';
import {
  duration,
  Scorm,
  SCORM_12,
  SCORM_2004,
  span,
} from '../../web/features/lesson/course/scorm.js';
import { parseLesson } from '../../web/features/lesson/parse.js';

globalThis.crypto ??= webcrypto; // Node 18

const question = (id, kind, choices) =>
  `\`\`\`question ${id} ${kind}\nWhat is right in ${id}?\n\n${choices}\n\`\`\`\n`;
const BOARD = '```board quiz\ntitle = A board that asks\nalgo = is-safe\nask = choices\n```\n';
const textOf = (...parts) => `---\npass: 50\n---\n\n# A lesson\n\nLead.\n\n${parts.join('\n')}`;
const FOUR = textOf(
  question('colour', 'one', '- [ ] red\n- [x] blue'),
  question('both', 'several', '- [x] a\n- [ ] b\n- [x] c'),
  question('count', 'number', '- [x] 51..53'),
  question('place', 'cell', '- [x] r2c9'),
);
/** Answers as the forms of a lesson give them; the second is wrong at first. */
const RIGHT = { colour: [1], both: [0, 2], count: [52], place: [17] };
const answer = (id, tries = 1, solved = tries) => ({ given: RIGHT[id], tries, solved });

/** A visit to a course, which the clock of the test lets take some time. */
async function visit(runtime, text = FOUR) {
  const lesson = parseLesson(text);
  assert.deepEqual(lesson.messages, []);
  const clock = { now: 0 };
  const course = new Course(lesson, runtime, () => clock.now);
  const faults = [];
  course.addEventListener('failed', ({ detail }) => faults.push(detail));
  await course.open();
  const give = async (answers) => {
    course.write({ now: { ...course.read().now, ...answers }, before: {} });
    await settled();
  };
  await settled();
  return { course, clock, give, faults };
}
const settled = () => new Promise((done) => setTimeout(done, 20));

/** A platform of scorm-again that keeps what a visit leaves for the next one, and notes errors. */
function platform(Api) {
  let kept;
  return () => {
    const api = new Api({ autocommit: false, logLevel: 5 });
    if (kept) api.loadFromJSON(kept, '');
    return {
      api,
      leave() {
        const data = JSON.parse(JSON.stringify(api.renderCMIToJSONObject(true)));
        kept = data.cmi;
      },
    };
  };
}

const VERSIONS = {
  'SCORM 1.2': {
    version: SCORM_12,
    Api: Scorm12API,
    read: (cmi) => ({
      status: cmi.core.lesson_status,
      raw: Number(cmi.core.score.raw),
    }),
    statuses: { begun: 'incomplete', passed: 'passed', failed: 'failed' },
    time: '00:01:01.5', // as scorm-again writes it
  },
  'SCORM 2004': {
    version: SCORM_2004,
    Api: Scorm2004API,
    read: (cmi) => ({
      status: `${cmi.completion_status} ${cmi.success_status}`,
      raw: Number(cmi.score.raw),
    }),
    statuses: {
      begun: 'incomplete unknown',
      passed: 'completed passed',
      failed: 'completed failed',
    },
    time: 'PT61.5S',
  },
};

/** Exercises, with a wrong and then a right answer to each, and what is reported of the right one. */
const EXERCISES = {
  order: {
    text: question('order', 'parsons', '| a();\n~ b();\n~ c();\n! d();'),
    wrong: [1, 0, 2, -1, 3],
    right: [0, 2, 1, -1, 3],
    type: 'sequencing',
    response: ['a', 'c', 'b'],
  },
  why: {
    text: question('why', 'explain', '- [ ] a\n- [x] b\n\nmodel: m'),
    wrong: ['Because.', 0],
    right: ['Because of b.', 1],
    type: 'choice',
    response: ['b'],
  },
  program: {
    text: question('program', 'code', '| f();\ntest: f() = 1'),
    wrong: ['f();'],
    right: ['const f = () => 1;'],
    type: 'long-fill-in',
    response: ['const f = () => 1;'],
  },
  stack: {
    text: `\`\`\`board b\ntitle = B\nalgo = is-safe\n\`\`\`\n\n${question('stack', 'trace', 'board: b\nstep: 3\ncalls: 2\nvalues: row, col')}`,
    wrong: ['0', '1', '2', ''],
    right: ['0', '1', '', ''],
    type: 'fill-in',
    response: ['0 1; - -'],
  },
};

for (const [name, { version, Api, read, statuses, time }] of Object.entries(VERSIONS))
  describe(name, () => {
    it('keeps what it can of long programs, and all that is known of their answers', async () => {
      const arrive = platform(Api);
      const one = arrive();
      const text = textOf(EXERCISES.program.text, FOUR.slice(FOUR.indexOf('```')));
      const first = await visit(new Scorm(version, one.api), text);
      const long = `// ${'long '.repeat(20_000)}\nconst f = () => 1;`;
      await first.give({
        colour: answer('colour'),
        program: { given: [long], tries: 2, solved: 2 },
      });
      assert.deepEqual(first.faults, []);
      first.course.close();
      one.leave();
      const two = arrive();
      const second = await visit(new Scorm(version, two.api), text);
      const { now } = second.course.read();
      assert.deepEqual(now, {
        colour: answer('colour'),
        program: { given: [], tries: 2, solved: 2 },
      });
      await second.give({ count: answer('count') });
      assert.deepEqual(second.faults, []);
      const { cmi } = two.api.renderCMIToJSONObject(true);
      const kept = Object.values(cmi.interactions).find(({ id }) => id === 'program');
      assert.equal(kept.result, 'correct');
      assert.equal(read(two.api.cmi).raw, 40); // two of five at the first answer
    });

    it('gets an interaction for each exercise', async () => {
      const { api } = platform(Api)();
      const entries = Object.entries(EXERCISES);
      const text = textOf(...entries.map(([, each]) => each.text));
      const { give, faults } = await visit(new Scorm(version, api), text);
      for (const [id, { wrong }] of entries)
        await give({ [id]: { given: wrong, tries: 1, solved: 0 } });
      assert.deepEqual(faults, []);
      const results = () =>
        Object.values(api.renderCMIToJSONObject(true).cmi.interactions).map((each) => each.result);
      assert.ok(results().every((result) => ['wrong', 'incorrect'].includes(result)));
      for (const [id, { right }] of entries)
        await give({ [id]: { given: right, tries: 2, solved: 2 } });
      assert.deepEqual(faults, []);
      assert.ok(results().every((result) => result === 'correct'));
      const interactions = Object.values(api.renderCMIToJSONObject(true).cmi.interactions);
      for (const [at, [id, { type, response }]] of entries.entries()) {
        const { [at]: one } = interactions;
        const separator = version === SCORM_12 ? ',' : '[,]';
        assert.deepEqual(
          [one.id, one.type, one.student_response ?? one.learner_response],
          [id, version === SCORM_12 ? type.replace('long-', '') : type, response.join(separator)],
        );
      }
      assert.equal(read(api.cmi).status, statuses.failed);
    });

    it('gets score, time and one interaction for each question, and keeps the answers for the next visit', async () => {
      const arrive = platform(Api);
      const first = arrive();
      const one = await visit(new Scorm(version, first.api));
      assert.equal(read(first.api.cmi).status, statuses.begun);
      await one.give({ colour: answer('colour') });
      await one.give({ both: { given: [0], tries: 1, solved: 0 } });
      assert.equal(read(first.api.cmi).raw, 25);
      assert.equal(read(first.api.cmi).status, statuses.begun);
      one.clock.now = 61_500;
      one.course.close();
      const { cmi } = first.api.renderCMIToJSONObject(true);
      assert.equal(cmi.core?.session_time ?? cmi.session_time, time);
      const interactions = Object.values(cmi.interactions);
      assert.deepEqual(
        interactions.map(({ id, type }) => [id, type]),
        [
          ['colour', 'choice'],
          ['both', 'choice'],
        ],
      );
      assert.deepEqual(
        interactions.map(({ result }) => result === 'correct'),
        [true, false],
      );
      first.leave();

      const second = arrive();
      const two = await visit(new Scorm(version, second.api));
      assert.deepEqual(two.course.read().now, {
        colour: answer('colour'),
        both: { given: [0], tries: 1, solved: 0 },
      });
      await two.give({ both: answer('both', 2), count: answer('count'), place: answer('place') });
      assert.equal(read(second.api.cmi).status, statuses.passed);
      assert.equal(read(second.api.cmi).raw, 75);
      assert.deepEqual([one.faults, two.faults], [[], []]);
      two.course.close();
      second.leave();

      const third = arrive();
      const three = await visit(new Scorm(version, third.api));
      assert.equal(read(third.api.cmi).status, statuses.passed);
      assert.equal(read(third.api.cmi).raw, 75);
      three.course.write({ now: {}, before: three.course.read().now }); // "Start again"
      await settled();
      await three.give({ colour: { given: [0], tries: 1, solved: 0 } });
      three.course.close();
      assert.equal(read(third.api.cmi).status, statuses.passed);
      assert.equal(read(third.api.cmi).raw, 75);
      assert.deepEqual(three.faults, []);
    });

    it('has a lesson failed when all is done and too little was right at first', async () => {
      const { api } = platform(Api)();
      const { give, faults } = await visit(new Scorm(version, api));
      await give({
        colour: answer('colour', 2),
        both: answer('both', 3),
        count: answer('count', 2),
        place: answer('place'),
      });
      assert.equal(read(api.cmi).status, statuses.failed);
      assert.deepEqual(faults, []);
    });

    it('counts five questions of a board, and none after them', async () => {
      const { api } = platform(Api)();
      const { course, faults } = await visit(new Scorm(version, api), textOf(BOARD));
      for (let asked = 1; asked <= 8; asked++) {
        course.predicted('quiz', { right: Math.min(asked, 4), asked });
        await settled();
        assert.equal(read(api.cmi).raw, 20 * Math.min(asked, 4), `${asked} asked`);
      }
      assert.equal(read(api.cmi).status, statuses.passed);
      course.predicted('quiz', { right: 0, asked: 1 }); // a new run
      await settled();
      assert.equal(read(api.cmi).raw, 80);
      assert.deepEqual(faults, []);
    });

    it('is missing: the visit does not begin, and the error names its object', async () => {
      await assert.rejects(visit(new Scorm(version, null)), new RegExp(`no ${version.object}$`));
    });

    it('refuses a value: the report has failed, and a later one arrives', async () => {
      const { api } = platform(Api)();
      const { give, faults } = await visit(new Scorm(version, api));
      const { commit } = version.calls;
      const real = api[commit];
      api[commit] = () => 'false';
      await give({ colour: answer('colour') });
      assert.match(faults[0].message, new RegExp(`^${commit}`));
      api[commit] = real;
      await give({ place: answer('place') });
      assert.equal(faults.length, 1);
      assert.equal(read(api.cmi).raw, 50);
    });
  });

it('durations are written as the standards say', () => {
  assert.equal(span(0), '0000:00:00.00');
  assert.equal(span(3_725.256), '0001:02:05.26');
  assert.equal(span(59.999), '0000:01:00.00');
  assert.equal(duration(3_725.256), 'PT3725.26S');
});

const LAUNCH = {
  contextTemplate: {
    extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 'session' },
    contextActivities: { grouping: [{ id: 'urn:sudoku-lab:lesson:publisher' }] },
  },
  launchMode: 'Normal',
  masteryScore: 0.5,
  returnURL: 'https://platform.example/course',
};
const CATEGORY = 'https://w3id.org/xapi/cmi5/context/categories/';

/** A record store: keeps documents and statements, and refuses what cmi5 forbids. */
class Store {
  /** @type {Map<string, string>} */
  documents = new Map();
  statements = [];
  tokens = 0;

  constructor(launch = LAUNCH) {
    this.documents.set('LMS.LaunchData', JSON.stringify(launch));
  }

  address = `https://host.example/index.html?${new URLSearchParams({
    endpoint: 'https://store.example/xapi',
    fetch: 'https://platform.example/token',
    actor: JSON.stringify({ account: { homePage: 'https://platform.example', name: 'one' } }),
    registration: '6f1c8a0e-0000-4000-8000-000000000001',
    activityId: 'https://platform.example/au/1',
  })}`;

  fetch = async (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address);
    const reply = (text, status = 200) => new Response(text, { status });
    if (url.href === 'https://platform.example/token') {
      assert.equal(method, 'POST');
      return reply(JSON.stringify({ 'auth-token': `token${++this.tokens}` }));
    }
    assert.equal(headers.Authorization, `Basic token${this.tokens}`);
    assert.match(headers['X-Experience-API-Version'], /^1\.0\.\d$/);
    const part = url.pathname.replace('/xapi/', '');
    if (part === 'agents/profile') return reply('', 404);
    if (part === 'activities/state') {
      const query = Object.fromEntries(url.searchParams);
      assert.equal(query.activityId, 'https://platform.example/au/1');
      assert.ok(query.registration && query.agent);
      if (method === 'PUT') this.documents.set(query.stateId, body);
      const kept = this.documents.get(query.stateId);
      return kept === undefined ? reply('', 404) : reply(method === 'PUT' ? '' : kept);
    }
    assert.equal(part, 'statements');
    const statement = JSON.parse(body);
    assert.equal(statement.id, url.searchParams.get('statementId'));
    assert.match(
      statement.id,
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    this.check(statement);
    this.statements.push(statement);
    return reply('');
  };

  /** The verbs of this visit. */
  get verbs() {
    return this.statements.map(({ verb }) => verb.id.split('/').pop());
  }

  check({ verb, context, result, object, timestamp }) {
    const name = verb.id.split('/').pop();
    const defined = ['initialized', 'completed', 'passed', 'failed', 'terminated'].includes(name);
    const categories = (context.contextActivities.category ?? []).map(({ id }) => id);
    assert.equal(categories.includes(`${CATEGORY}cmi5`), defined, name);
    assert.equal(
      categories.includes(`${CATEGORY}moveon`),
      ['completed', 'passed', 'failed'].includes(name),
      name,
    );
    assert.equal(context.registration, '6f1c8a0e-0000-4000-8000-000000000001');
    assert.deepEqual(
      context.contextActivities.grouping,
      LAUNCH.contextTemplate.contextActivities.grouping,
    );
    assert.equal(
      context.extensions['https://w3id.org/xapi/cmi5/context/extensions/sessionid'],
      'session',
    );
    assert.ok(!Number.isNaN(Date.parse(timestamp)));
    if (defined) assert.equal(object.id, 'https://platform.example/au/1');
    const before = this.verbs;
    assert.equal(before.includes('initialized'), name !== 'initialized', 'initialized is first');
    assert.ok(!before.includes('terminated'), 'terminated is last');
    if (['completed', 'passed'].includes(name)) assert.ok(!this.all(name).length, `${name} twice`);
    if (name === 'failed') assert.ok(!this.all('passed').length, 'failed after passed');
    if (['passed', 'failed'].includes(name)) {
      assert.equal(result.success, name === 'passed');
      assert.equal(result.score.scaled >= 0.5, name === 'passed');
      assert.equal(
        context.extensions['https://w3id.org/xapi/cmi5/context/extensions/masteryscore'],
        0.5,
      );
    }
    if (['completed', 'passed', 'failed', 'terminated'].includes(name))
      assert.match(result.duration, /^PT[\d.]+S$/);
  }

  earlier = [];
  all(name) {
    return [...this.earlier, ...this.verbs].filter((verb) => verb === name);
  }
  /** A new visit of the same registration. */
  leave() {
    this.earlier.push(...this.verbs);
    this.statements = [];
  }
}

describe('cmi5', () => {
  it('gets statements in the order that it demands, each judgement once, over several visits', async () => {
    const store = new Store();
    const one = await visit(new Cmi5(store.address, 'en', store.fetch));
    await one.give({ colour: answer('colour') });
    await one.give({ both: { given: [0], tries: 1, solved: 0 } });
    one.clock.now = 4000;
    one.course.close();
    await settled();
    assert.deepEqual(store.verbs, ['initialized', 'answered', 'answered', 'terminated']);
    const [, answered] = store.statements;
    assert.deepEqual(answered.result, { response: 'b', success: true });
    assert.deepEqual(answered.object.definition.correctResponsesPattern, ['b']);
    assert.deepEqual(
      answered.object.definition.choices.map(({ description }) => description.en),
      ['red', 'blue'],
    );
    assert.equal(store.statements.at(-1).result.duration, 'PT4S');
    store.leave();

    const two = await visit(new Cmi5(store.address, 'en', store.fetch));
    assert.deepEqual(two.course.read().now.colour, answer('colour'));
    assert.equal(two.course.back, LAUNCH.returnURL);
    await two.give({ both: answer('both', 2), count: answer('count'), place: answer('place') });
    two.course.close();
    await settled();
    assert.deepEqual(store.verbs, [
      'initialized',
      ...Array(3).fill('answered'),
      'completed',
      'passed',
      'terminated',
    ]);
    assert.equal(
      store.statements.find(({ verb }) => verb.id.endsWith('passed')).result.score.scaled,
      0.75,
    );
    store.leave();

    const three = await visit(new Cmi5(store.address, 'en', store.fetch));
    await three.give({});
    three.course.close();
    await settled();
    assert.deepEqual(store.verbs, ['initialized', 'terminated']);
    assert.deepEqual([one.faults, two.faults, three.faults], [[], [], []]);
  });

  it('may pass after it has failed', async () => {
    const store = new Store();
    const { give, course, faults } = await visit(new Cmi5(store.address, 'en', store.fetch));
    const late = { colour: 2, both: 2, count: 2, place: 1 };
    await give(Object.fromEntries(Object.entries(late).map(([id, n]) => [id, answer(id, n)])));
    assert.deepEqual(store.verbs.slice(-2), ['completed', 'failed']);
    course.write({ now: {}, before: {} });
    await give(Object.fromEntries(Object.keys(late).map((id) => [id, answer(id)])));
    assert.equal(store.verbs.at(-1), 'passed');
    assert.deepEqual(faults, []);
  });

  it('gets no judgement of a reader who only browses', async () => {
    const store = new Store({ ...LAUNCH, launchMode: 'Browse' });
    const { give, course } = await visit(new Cmi5(store.address, 'en', store.fetch));
    await give(Object.fromEntries(Object.keys(RIGHT).map((id) => [id, answer(id)])));
    course.close();
    await settled();
    assert.deepEqual(store.verbs, ['initialized', 'terminated']);
  });

  it('is not there: the visit does not begin, and the error says what is missing', async () => {
    const { fetch } = new Store();
    await assert.rejects(
      visit(new Cmi5('https://host.example/index.html', 'en', fetch)),
      /^Error: no endpoint, fetch, actor, registration, activityId$/,
    );
  });
});
