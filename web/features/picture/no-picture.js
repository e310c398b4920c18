// `#picture` of the editions of one file, which do not read pictures.
// @ts-check

/** @type {typeof import('./picture-dialog.js').openPicture} */
export async function openPicture() {}
