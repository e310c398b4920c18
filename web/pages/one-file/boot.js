// The first script of the one-file edition: unpacks the parts and starts the page. The policy of
// the document knows the hash of this script and of the one that is started.
// @ts-check
import { strings as de } from './de.js';
import { strings as en } from './en.js';
import { unpack } from '../../base/platform/packed/unpack.js';

/** @type {Record<string, typeof en>} */
const TABLES = { de, en };

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
    const verdict = document.querySelector('h2');
    if (verdict) verdict.textContent = (TABLES[navigator.language.slice(0, 2)] ?? en).failed(error);
  },
);
