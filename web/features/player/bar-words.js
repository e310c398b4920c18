// The texts of the player under the board, in English: the page shows them before the player is
// loaded. The translations are languages/xx/bar.js.
// @ts-check

export const strings = {
  player: 'Player',
  invitation: 'Watch an algorithm solve it, step by step.',
  leave: 'Back to the puzzle',
  step: 'Step',
  first: 'Beginning',
  previousBacktrack: 'Previous backtrack',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  next: 'Step',
  nextBacktrack: 'Next backtrack',
  last: 'End',
  level: 'Level of detail',
  checks: 'Checks',
  placements: 'Placements',
  decisions: 'Decisions',
  speed: 'Speed',
};
