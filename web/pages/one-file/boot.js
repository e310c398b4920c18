// The first script of the one-file edition: unpacks the parts and starts the page. The policy of
// the document knows the hash of this script and of the one that is started. The error message is
// in the script element, in every language: data-en, data-de, …
// @ts-check
import { unpack } from '../../base/platform/packed/unpack.js';

const messages = { ...document.currentScript?.dataset };
const packed = /** @type {HTMLElement} */ (document.getElementById('parts'));
unpack(packed.textContent ?? '').then(
  (parts) => {
    packed.remove();
    Object.assign(globalThis, { sudokuParts: parts });
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = new TextDecoder().decode(parts['lab.js']);
    document.body.append(script);
  },
  (error) => {
    const message = messages[navigator.language.slice(0, 2)] ?? messages.en;
    const verdict = document.querySelector('h2');
    if (verdict) verdict.textContent = `${message} (${error})`;
  },
);
