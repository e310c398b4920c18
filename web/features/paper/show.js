// An SVG as a part of the page.
// @ts-check

/** Puts it in the place of what is there. @param {Element} place @param {string} text  well-formed */
export function showSvg(place, text) {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  place.replaceChildren(document.importNode(documentElement, true));
}
