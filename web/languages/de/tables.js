// The German tables of texts. Each is loaded together with its feature.
// @ts-check

/** @type {import('../languages.js').Tables} */
export const tables = {
  copying: () => import('./copying.js'),
  examples: () => import('./examples.js'),
  help: () => import('./help.js'),
  paste: () => import('./paste.js'),
  bar: () => import('./bar.js'),
  explain: () => import('./explain.js'),
  lab: () => import('./lab.js'),
  lesson: () => import('./lesson.js'),
  make: () => import('./make.js'),
  lists: () => import('./lists.js'),
  logic: () => import('./logic.js'),
  'no-explain': () => import('./no-explain.js'),
  offline: () => import('./offline.js'),
  paper: () => import('./paper.js'),
  play: () => import('./play.js'),
  player: () => import('./player.js'),
  puzzle: () => import('./puzzle.js'),
  race: () => import('./race.js'),
  run: () => import('./run.js'),
  share: () => import('./share.js'),
  technique: () => import('./technique.js'),
  solve: () => import('./solve.js'),
  embed: () => import('./embed.js'),
};
