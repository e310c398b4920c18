// The German tables, each loaded when its feature is.
// @ts-check

/** @type {import('../tables.js').Tables} */
export const tables = {
  lists: () => import('./lists.js'),
  offline: () => import('./offline.js'),
  paper: () => import('./paper.js'),
  phrases: () => import('./phrases.js'),
  player: () => import('./player.js'),
  puzzle: () => import('./puzzle.js'),
  race: () => import('./race.js'),
  run: () => import('./run.js'),
  share: () => import('./share.js'),
  embed: () => import('./embed.js'),
};
