// The modes of the page, in the order of their tabs: a row of each of two tables. The first row is the usual mode.
// @ts-check

/** @typedef {import('../../features/workbench/mode.js').ModeId} ModeId */

/** The scripts: they load when their mode is first entered. That of Solve is part of the first load. @type {Record<Exclude<ModeId, 'solve'>, import('./modes.js').Load>} */
export const LOADS = {
  play: () => import('../../features/play/mode.js'),
  watch: () => import('../../features/player/mode.js'),
  explain: () => import('../../features/explain/mode.js'),
  make: () => import('../../features/make/mode.js'),
  learn: () => import('#learn'),
};

/**
 * What the build writes into index.html: the icon of the tab, within 24 by 24, and the parts of the panel
 * in their order: the main part `a` and the side `b`. The name is the text `puzzle.ID`.
 * @type {Record<ModeId, {icon: string, parts: string[]}>}
 */
export const MODES = {
  solve: {
    icon: '<rect x="4" y="4" width="16" height="16" rx="2.5" /><path d="m8.2 12.3 2.7 2.7 5-5.6" />',
    parts: ['b', 'a'],
  },
  play: { icon: '<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />', parts: ['b', 'a'] },
  watch: {
    icon: '<path d="M3 18l4-6 3 3 4-9 3 6 4-3" /><path d="M3 20.5h18" />',
    parts: ['a', 'b'],
  },
  explain: {
    icon: '<circle cx="6" cy="17" r="2.6" /><circle cx="18" cy="7" r="2.6" /><path d="M8.2 15.2l7.6-6.4" /><path d="M6 12V6h6" stroke-dasharray="2 2.4" />',
    parts: ['a', 'b'],
  },
  make: {
    icon: '<rect x="4" y="4" width="16" height="16" rx="2.5" /><path d="M12 8v8M8 12h8" />',
    parts: ['b', 'a'],
  },
  learn: {
    icon: '<path d="M12 6.5v13c-2-1.7-5-2-8.5-1.5V5C7 4.5 10 4.8 12 6.5c2-1.7 5-2 8.5-1.5v13c-3.5-.5-6.5-.2-8.5 1.5" />',
    parts: ['a', 'b'],
  },
};

/** @param {(id: string, shell: {icon: string, parts: string[]}) => string} write */
const each = (write) =>
  Object.entries(MODES)
    .map((row) => write(...row))
    .join('\n');
const hidden = (/** @type {string} */ id) => (id === 'solve' ? '' : ' hidden');

/** HTML: the symbols of the icons, for the sprite. */
export const icons = () =>
  each((id, { icon }) => `<symbol id="i-to-${id}" viewBox="0 0 24 24">${icon}</symbol>`);

export const tabs = () =>
  each(
    (id) =>
      `<a href="#mode=${id}" data-mode="${id}"><svg aria-hidden="true"><use href="#i-to-${id}" /></svg><span data-words="puzzle.${id}"></span></a>`,
  );

export const docks = () => each((id) => `<div class="dock" data-for="${id}"${hidden(id)}></div>`);

export const panels = () =>
  each((id, { parts }) => {
    const content = parts.map((name) => `<div class="${name}"></div>`).join('');
    return `<section class="panel" data-for="${id}" data-words-aria-label="puzzle.${id}"${hidden(id)}>${content}</section>`;
  });
