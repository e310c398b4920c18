// Text with emphasis as HTML without links, for pages where what they lead to is not there.
// @ts-check
import { escaped } from '../../base/words/escaped.js';

/** @typedef {import('../../features/lesson/types.js').Inline} Inline */

/** @param {Inline[]} parts @param {Inline | null} [link]  the one that is marked as important @returns {string} */
export const inlineHtml = (parts, link = null) =>
  parts
    .map((part) => {
      if (part.type === 'text') return escaped(part.text);
      if (part.type === 'code') return `<code>${escaped(part.text)}</code>`;
      const inner = inlineHtml(part.parts, link);
      if (part === link) return `<strong>${inner}</strong>`;
      return part.type === 'em' ? `<em>${inner}</em>` : inner;
    })
    .join('');
