// In place of the tasks of Play that an edition does not have: the drill, and one's own links between candidates.
// @ts-check

/** @type {() => Promise<never>} */
const missing = () => Promise.reject(new Error('not in this edition'));
export { missing as addDrill, missing as addSketch };
