// As video.js, in an edition that makes films as animated PNG only.
// @ts-check

/** @type {typeof import('./video.js').findCodec} */
export const findCodec = () => Promise.resolve(null);
export const sizeOfVideo = () => 0;
/** @type {typeof import('./video.js').videoOf} */
export const videoOf = () => {
  throw new Error('video');
};
