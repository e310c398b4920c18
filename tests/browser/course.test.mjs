// A package for a course, as the editor of lessons saves it, in a learning platform: scorm-again, and a record
// store for cmi5.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser, TIMEOUT, watch } from './support/harness.mjs';

const LESSON = `---
pass: 50
---

# Two questions

Lead.

\`\`\`question sky one
Which colour has the sky?

- [ ] green
- [x] blue
\`\`\`

\`\`\`question sum number
How much is 20 + 31?

- [x] 51
\`\`\`
`;
const RUNTIME = fileURLToPath(
  new URL('../node_modules/scorm-again/dist/scorm-again.min.js', import.meta.url),
);
/** The page of a platform: it has the object of the standard, and what the last visit has left. */
const PLATFORM = `<!doctype html><meta charset="utf-8"><title>Platform</title>
<script src="scorm-again.js"></script>
<script>
  const name = location.hash.slice(1);
  const api = new { API: Scorm12API, API_1484_11: Scorm2004API }[name]({ autocommit: false, logLevel: 5 });
  const kept = sessionStorage.getItem(name);
  if (kept) api.loadFromJSON(JSON.parse(kept), '');
  globalThis[name] = api;
  globalThis.leave = () => {
    document.querySelector('iframe').remove();
    sessionStorage.setItem(name, JSON.stringify(api.renderCMIToJSONObject(true).cmi));
  };
</script>
<iframe src="index.html" title="Lesson" width="1000" height="700"></iframe>`;

/** Serves the files of a folder, and a record store that keeps all that it gets. */
async function host(folder) {
  const documents = {
    'LMS.LaunchData': JSON.stringify({ contextTemplate: {}, launchMode: 'Normal' }),
  };
  const statements = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost');
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const answer = (status, text, type = 'application/json') =>
        response.writeHead(status, { 'content-type': type }).end(text);
      const id = url.searchParams.get('stateId');
      if (url.pathname === '/token') return answer(200, '{"auth-token":"dG9rZW4="}');
      if (url.pathname === '/xapi/statements') {
        statements.push(JSON.parse(body));
        return answer(204, '');
      }
      if (url.pathname === '/xapi/activities/state') {
        if (request.method === 'PUT') documents[id] = body;
        return id in documents ? answer(200, documents[id]) : answer(404, '');
      }
      try {
        const type = url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
        return answer(200, readFileSync(join(folder, url.pathname)), type);
      } catch {
        return answer(404, '');
      }
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => server.close();
  return { url: `http://127.0.0.1:${server.address().port}/`, statements, close };
}

inEachBrowser((test) => {
  test(
    'a package keeps answers and results in its platform, over three visits',
    async (page) => {
      const folder = mkdtempSync(join(tmpdir(), 'sudoku-course-'));
      const { url, statements, close } = await host(folder);
      try {
        const field = page.getByLabel('Text of the lesson');
        await field.fill(LESSON);
        await page.locator('#preview').getByText('Question 2 of 2').waitFor();
        const other = await page.context().newPage();
        other.setDefaultTimeout(TIMEOUT);
        const complaints = await watch(other, new URL(url).origin);
        /** Saves a package, and unpacks it where the platform has its files. */
        const install = async (name, description) => {
          await page.bringToFront();
          await page.getByRole('button', { name: 'Export' }).click();
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name, exact: true }).click(),
          ]);
          const archive = join(folder, download.suggestedFilename());
          await download.saveAs(archive);
          execFileSync('7z', ['x', '-y', archive, `-o${folder}`]);
          const xml = readFileSync(join(folder, description), 'utf8');
          const root = await page.evaluate(
            (text) =>
              new DOMParser().parseFromString(text, 'application/xml').documentElement.localName,
            xml,
          );
          await other.bringToFront();
          return root;
        };
        copyFileSync(RUNTIME, join(folder, 'scorm-again.js'));
        writeFileSync(join(folder, 'platform.html'), PLATFORM);
        /** Answers by keyboard: the first question wrong, then right. */
        const answerFirst = async (lesson) => {
          for (const [choice, said] of [
            ['green', 'Not right. Try again.'],
            ['blue', 'Right.'],
          ]) {
            await lesson.getByLabel(choice).focus();
            await other.keyboard.press('Space');
            await other.keyboard.press('Enter');
            await lesson.getByText(said, { exact: true }).waitFor();
          }
        };
        const answerSecond = async (lesson) => {
          await lesson.getByRole('textbox').fill('51');
          await other.keyboard.press('Enter');
          await lesson.getByText('2 of 2 questions right').waitFor();
        };

        for (const [name, object, read, begun, over] of [
          [
            'Package for a course: SCORM 1.2',
            'API',
            (cmi) => `${cmi.core.lesson_status} ${cmi.core.score.raw}`,
            'incomplete 0',
            'passed 50',
          ],
          [
            'Package for a course: SCORM 2004',
            'API_1484_11',
            (cmi) => `${cmi.completion_status} ${cmi.success_status} ${cmi.score.raw}`,
            'incomplete unknown 0',
            'completed passed 50',
          ],
        ]) {
          assert.equal(await install(name, 'imsmanifest.xml'), 'manifest');
          await other.goto(`${url}platform.html?${object}#${object}`);
          const known = async () =>
            read(
              await other.evaluate(
                (api) => globalThis[api].renderCMIToJSONObject(true).cmi,
                object,
              ),
            );
          const lesson = other.frameLocator('iframe');
          const again = async () => {
            await other.evaluate(() => globalThis.leave());
            await other.reload();
          };
          await answerFirst(lesson);
          await becomes(() => known(), begun);
          await again();
          await lesson.getByText('1 of 2 questions right').waitFor();
          await answerSecond(lesson);
          await eventually(known, (text) => text === over);
          await again();
          await lesson.getByText('2 of 2 questions right').waitFor();
          await becomes(() => known(), over);
        }

        assert.equal(
          await install('Package for a course: cmi5 (xAPI)', 'cmi5.xml'),
          'courseStructure',
        );
        const launch = new URLSearchParams({
          ...{ endpoint: `${url}xapi/`, fetch: `${url}token`, registration: 'r' },
          ...{ activityId: `${url}au`, actor: '{"mbox":"mailto:one@school.example"}' },
        });
        const verbs = () => statements.map(({ verb }) => verb.id.split('/').pop()).join(' ');
        await other.goto(`${url}index.html?${launch}`);
        await answerFirst(other);
        await eventually(verbs, (text) => text === 'initialized answered answered');
        await other.goto('about:blank');
        await eventually(verbs, (text) => text.endsWith('terminated'));
        await other.goto(`${url}index.html?${launch}`);
        await other.getByText('1 of 2 questions right').waitFor();
        await answerSecond(other);
        await eventually(verbs, (text) => text.endsWith('initialized answered completed passed'));

        // Without a platform, the page says so, and works.
        await other.goto(`${url}index.html`);
        const notice = other.getByRole('alert');
        await notice.getByText(/^The course has not got the results \(no endpoint/).waitFor();
        await notice.getByRole('button', { name: 'Send again' }).waitFor();
        await answerFirst(other);
        assert.deepEqual(await violations(other), []);
        // The store has no document of a first visit.
        assert.deepEqual(
          complaints.filter((complaint) => !/status of 404/.test(complaint)),
          [],
        );
      } finally {
        close();
        rmSync(folder, { recursive: true });
      }
    },
    { path: 'lesson-editor.html?lang=en', only: 'chromium' },
  );
});
