// Texts as parts of HTML and XML. DOM-free: the build uses it, too.
// @ts-check

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text as content of an element or as the value of an attribute in double quotes. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
