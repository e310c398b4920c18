// The icons that pages share, 24 by 24. Each page has a sprite with those that it needs.
// @ts-check

/** Paths of the icons of the player; the first one is filled. */
const ICONS = [
  ['play', 'M7.5 4.8v14.4L19 12z'],
  ['pause', 'M8.5 5v14M15.5 5v14'],
  ['leave', 'm6.5 6.5 11 11m0-11-11 11'],
  ['first', 'M5 5v14M19 6l-6.5 6 6.5 6M12.5 6 6 12l6.5 6'],
  ['last', 'M19 5v14M5 6l6.5 6L5 18M11.5 6l6.5 6-6.5 6'],
  ['step', 'M6 6v12l9-6zM18.5 6v12'],
  ['back', 'M18 6v12l-9-6zM5.5 6v12'],
  ['backtrack-next', 'M4 7.5h9.5a4.5 4.5 0 0 1 0 9H10M13 13l-3.5 3.5L13 20M20 5v14'],
  ['backtrack-previous', 'M20 7.5h-9.5a4.5 4.5 0 0 0 0 9H14M11 13l3.5 3.5L11 20M4 5v14'],
];

/** Symbols of the player, for a sprite: the id of each is `i-` and its name. */
export const SPRITE = ICONS.map(
  ([name, path], i) =>
    `<symbol id="i-${name}" viewBox="0 0 24 24"><path ${i < 1 ? 'class="solid"' : ''} d="${path}"/></symbol>`,
).join('');
