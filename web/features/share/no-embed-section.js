// `#embed-section` of the one-file edition, which has no page for frames: SINGLE_FILE precludes its use.
// @ts-check

/** @type {typeof import('./embed-section.js').EmbedSection} */
export const EmbedSection = /** @type {never} */ (null);
