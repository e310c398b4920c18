// The first script of the one-file edition: unpacks the parts and starts the page. The policy of
// the document knows the hash of this script and of the one that is started.
// @ts-check
import { strings as german } from '../strings/one-file-de.js';
import { strings as english } from '../strings/one-file-en.js';
import { unpack } from './unpack.js';

const packed = /** @type {HTMLElement} */ (document.getElementById('parts'));
unpack(packed.textContent ?? '').then(
  (parts) => {
    packed.remove();
    Object.assign(globalThis, { sudokuParts: parts });
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = new TextDecoder().decode(parts['app.js']);
    document.body.append(script);
  },
  (error) => {
    const verdict = document.querySelector('h2');
    if (verdict)
      verdict.textContent = (navigator.language.startsWith('de') ? german : english).failed(error);
  },
);
