// The icons of the player.
// @ts-check

/** Paths of icons, 20 by 20; the first two are filled. */
const ICONS = [
  ['play', 'M6 3.5 16 10 6 16.5z'],
  ['pause', 'M5 4h3v12H5zm7 0h3v12h-3z'],
  ['leave', 'm5 5 10 10m0-10L5 15'],
  ['first', 'M5 4v12M15 4l-7 6 7 6z'],
  ['last', 'M15 4v12M5 4l7 6-7 6z'],
  ['step', 'M4 4v12M8 4l8 6-8 6z'],
  ['back', 'M16 4v12M12 4l-8 6 8 6z'],
  ['backtrack-next', 'M3 7h9a3.5 3.5 0 0 1 0 7H8m2.5-3L7.5 14l3 3M17 4v12'],
  ['backtrack-previous', 'M17 7H8a3.5 3.5 0 0 0 0 7h4M9.5 4 6.5 7l3 3M3 4v12'],
];

/** Their symbols, `i-` before each name. */
export const SPRITE = ICONS.map(
  ([name, path], i) =>
    `<symbol id="i-${name}" viewBox="0 0 20 20"><path ${i < 2 ? 'class="solid"' : ''} d="${path}"/></symbol>`,
).join('');
