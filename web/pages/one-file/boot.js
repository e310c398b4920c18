// The first script of the one-file edition: unpacks the parts and starts the page. The policy of
// the document knows the hashes of this script, of the one that is started and of the style sheet.
// The error message is in the script element, in every language: data-en, data-de, …
// @ts-check
import { textToBytes, unpack } from '../../base/platform/packed/unpack.js';

const messages = { ...document.currentScript?.dataset };
const style = /** @type {HTMLStyleElement} */ (document.querySelector('style'));
const packed = /** @type {HTMLElement} */ (document.getElementById('parts'));
unpack(textToBytes(packed.textContent ?? '')).then(
  (parts) => {
    packed.remove();
    Object.assign(globalThis, { sudokuParts: parts });
    const sheet = document.createElement('style');
    sheet.textContent = new TextDecoder().decode(parts['style.css']);
    style.replaceWith(sheet); // the policy would refuse an element that is empty for a moment
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = new TextDecoder().decode(parts['lab.js']);
    document.body.append(script);
  },
  (error) => {
    style.remove();
    const verdict = document.createElement('h2');
    document.body.replaceChildren(verdict);
    verdict.textContent = `${messages[navigator.language.slice(0, 2)] ?? messages.en} (${error})`;
  },
);
