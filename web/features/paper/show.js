// Shows an SVG in the page.
// @ts-check

/** Replaces the content of an element with an SVG. @param {Element} place @param {string} text  well-formed */
export function showSvg(place, text) {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  place.replaceChildren(document.importNode(documentElement, true));
}
