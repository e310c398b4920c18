// In place of what an edition does not have: the drill, one's own links between candidates, films, the copy for offline use.
// @ts-check

/** @type {() => Promise<never>} */
const missing = () => Promise.reject(new Error('not in this edition'));
export { missing as addDrill, missing as addFilm, missing as addSketch, missing as begin };
