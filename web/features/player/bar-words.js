// The texts of the player under the board, in English. The translations are languages/xx/bar.js.
// @ts-check

const UNTIL = {
  breakpoint: 'the next breakpoint',
  solution: 'the next solution',
  out: 'out of this cell',
};

export const strings = {
  UNTIL,
  player: 'Player',
  step: 'Step',
  first: 'Beginning',
  previousBacktrack: 'Previous backtrack',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  next: 'Step',
  nextBacktrack: 'Next backtrack',
  last: 'End',
  options: 'Detail and speed',
  level: 'Level of detail',
  lines: 'Lines',
  checks: 'Checks',
  placements: 'Placements',
  decisions: 'Decisions',
  speed: 'Speed',
  linger: 'Pause at backtracks',
  until: 'Run to',
  depth: 'depth',
  whole: 'Whole run',
};
