// Replaces the user's own program in the editions of one file, which have no frame to run it in: see
// `imports` in package.json. The menu of Watch says so.
// @ts-check

/** @type {typeof import('./program.js').openProgram} */
export const openProgram = async () => {};

/** @type {typeof import('./program.js').laneOf} */
export const laneOf = () => null;
