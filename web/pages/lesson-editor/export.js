// Exports a lesson as one HTML file that works offline and from file://, with the boards as elements; and as a
// package for a learning platform, with that file in it.
// @ts-check
import { awaited } from '../../base/worker/waits.js';
import { escaped } from '../../base/words/escaped.js';
import { markOf } from '../../features/lesson/course/course.js';
import { htmlOf } from '../../features/lesson/html.js';
import { OWN } from '../../run/algorithms/table.js';
import { elementNode, lessonNodes, titleOf } from '../../features/lesson/nodes.js';
import { plainText } from '../../features/lesson/types.js';

/** A text that can be the content of an inline script: nothing in it ends or changes the element. @param {string} code */
const inlined = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** @param {string} name  of a file of the site, from the folder of this script */
const fileOf = (name) =>
  awaited(async () => {
    const response = await fetch(new URL(name, import.meta.url));
    const text = await response.text();
    // Some servers answer with a page in place of a file that they do not have.
    if (!response.ok || text.startsWith('<')) throw new Error(`${name}: ${response.status}`);
    return text;
  }, name);

/** The source expression of a policy for an inline text. @param {string} text */
async function hashOf(text) {
  // Without https, browsers compute no hashes.
  if (!globalThis.crypto?.subtle) return "'unsafe-inline'";
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * The page.
 * @param {string} text  of the lesson
 * @param {import('./preview.js').Preview} preview
 * @param {import('../../features/lesson/course/packages.js').Standard} [standard]  of the package that it is for
 * @returns {Promise<string>} HTML
 */
async function htmlOfPage(text, { lesson, texts, language }, standard) {
  const [element, runner, sheet] = await Promise.all(
    ['../sudoku-lab-element.js', 'lesson-offline.js', 'lesson.css'].map(fileOf),
  );
  const lab = new URL('./', location.href).href;
  const scripts = [inlined(element), inlined(runner)];
  // The faces are files of the site. An exported lesson uses those of the system.
  const style = sheet.replace(/@font-face\s*\{[^}]*\}/g, '');
  const policy = [
    "default-src 'none'",
    `script-src ${(await Promise.all(scripts.map(hashOf))).join(' ')} 'wasm-unsafe-eval' blob:`,
    'worker-src blob:',
    `style-src ${await hashOf(style)}`,
    ...(standard === 'cmi5' ? ['connect-src *'] : []), // the store for results can be anywhere
    ...(lesson.boards.some(({ options }) => options.algo === OWN) ||
    lesson.questions.some(({ tests }) => tests.length)
      ? [`frame-src ${new URL(lab).origin}`]
      : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const main = lessonNodes(lesson, texts, elementNode)
    .map(htmlOf)
    .join('\n')
    // Relative links lead to pages of the site, which are not beside the exported file.
    .replace(/(<a href=")(?!https?:)([^"]*)/g, (all, start, href) => {
      const address = new URL(href.replaceAll('&amp;', '&'), lab).href;
      return start + escaped(address);
    });
  const source = JSON.stringify(text).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(texts.pageTitle(titleOf(lesson)))}</title>
<style>${style}</style>
</head>
<body${standard ? ` data-course="${standard}"` : ''}>
<header class="top"><a href="${escaped(lab)}">Sudoku Lab</a><span class="tools"><button type="button" id="theme" class="icon"><svg aria-hidden="true" viewBox="0 0 24 24"><circle cx="12" cy="12" r="7.5"/><path class="solid" d="M12 4.5a7.5 7.5 0 0 1 0 15z"/></svg></button></span></header>
<main id="main" class="lesson">${main}</main>
<script type="application/json" id="source">${source}</script>
<script data-page="${escaped(lab)}">${scripts[0]}</script>
<script>${scripts[1]}</script>
</body>
</html>
`;
}

/**
 * The lesson as a page.
 * @param {string} text @param {import('./preview.js').Preview} preview
 * @returns {Promise<Blob>}
 */
export const exportPage = async (text, preview) =>
  new Blob([await htmlOfPage(text, preview)], { type: 'text/html' });

/**
 * The lesson as a package for a learning platform.
 * @param {string} text @param {import('./preview.js').Preview} preview
 * @param {import('../../features/lesson/course/packages.js').Standard} standard
 * @param {string} id  of the lesson: letters, digits and hyphens
 * @returns {Promise<Blob>}
 */
export async function exportPackage(text, preview, standard, id) {
  const { lesson, language } = preview;
  const [page, { packageOf }] = await Promise.all([
    htmlOfPage(text, preview, standard),
    awaited(() => import('../../features/lesson/course/packages.js')),
  ]);
  const contents = {
    ...{ id, title: titleOf(lesson), language, mark: markOf(lesson) },
    about: lesson.head.about ?? plainText(lesson.lead),
  };
  const archive = /** @type {BlobPart} */ (packageOf(standard, contents, page));
  return new Blob([archive], { type: 'application/zip' });
}
