// Tabs: one tab stop, arrows choose.
// @ts-check

/**
 * @param {HTMLElement} list  of tabs that name their panels
 * @param {() => void} onchange
 */
export function setUpTabs(list, onchange) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.children]);
  const choose = (/** @type {HTMLElement} */ chosen) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = tab !== chosen;
    }
    onchange();
  };
  list.addEventListener('click', ({ target }) => {
    const tab = tabs.find((each) => each.contains(/** @type {Node} */ (target)));
    if (tab) choose(tab);
  });
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = at < 0 || to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    choose(tab);
    tab.focus();
  });
  choose(tabs[0]);
}
