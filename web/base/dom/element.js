// Making elements.
// @ts-check

/**
 * Appends a new element to `parent`.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {Element} parent
 * @param {K} tag
 * @param {string} [name]  its class
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[K]}
 */
export function add(parent, tag, name = '', text = '') {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.textContent = text;
  parent.append(element);
  return element;
}

/**
 * A button with a text.
 * @param {Element} parent
 * @param {string} text
 * @param {() => void} action
 */
export function addButton(parent, text, action) {
  const button = add(parent, 'button', '', text);
  button.type = 'button';
  button.onclick = action;
  return button;
}

/**
 * A choice: an input and its text in one label.
 * @param {Element} parent
 * @param {'checkbox' | 'radio'} type
 * @param {string} text
 */
export function addChoice(parent, type, text) {
  const label = add(parent, 'label', type === 'checkbox' ? 'check' : '');
  const input = add(label, 'input');
  input.type = type;
  add(label, 'span', '', text);
  return input;
}

/**
 * Lets `fillIn` of base/words write the text of an element.
 * @template {HTMLElement} E
 * @param {E} element
 * @param {string} id  path of the text in the table
 * @returns {E}
 */
export function withWords(element, id) {
  element.dataset.words = id;
  return element;
}
