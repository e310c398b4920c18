// Parts that can be scrolled by keys while their contents do not fit.
// @ts-check

/**
 * Makes parts tab stops while they scroll.
 * @param {HTMLElement[]} parts  without a tab stop inside
 * @returns {ResizeObserver}  to observe what makes them scroll: their contents, and the parts
 */
export const tabStopsWhileScrolling = (parts) =>
  new ResizeObserver(() => {
    for (const part of parts) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
      const scrolls = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      if (scrolls) part.tabIndex = 0;
      else part.removeAttribute('tabindex');
    }
  });
