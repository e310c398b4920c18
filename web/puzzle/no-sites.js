// `#sites` of the editions of one file, which read and write no links of other sites.
// @ts-check

/** @type {Pick<typeof import('./sites/links.js'), 'hasLinks' | 'readLinks' | 'writeLink'>} */
export const { hasLinks, readLinks, writeLink } = {
  hasLinks: () => false,
  readLinks: async () => null,
  writeLink: async () => '',
};
/** @type {Partial<typeof import('./sites/en.js').strings>} */
export const strings = {};
/** @type {typeof import('./sites/links.js').SITES} */
export const SITES = [];
