// The first script of the one-file edition: unpacks the parts, fills the page and starts it. The policy of
// the document knows the hashes of this script, of the one that is started and of the style sheet.
// The error message is in the script element, in every language: data-en, data-de, …
// @ts-check
import { decode as decodeLzma } from '../../base/platform/packed/lzma.js';
import { decode as decodePpmd } from '../../base/platform/packed/ppmd.js';
import { textToBytes, unpack } from '../../base/platform/packed/unpack.js';

const messages = { ...document.currentScript?.dataset };
/** Takes an element away and unpacks what it holds. @param {string} id @param {typeof decodeLzma} decode */
async function partsIn(id, decode) {
  const element = /** @type {HTMLElement} */ (document.getElementById(id));
  element.remove();
  return unpack(textToBytes(element.textContent ?? ''), decode);
}

Promise.all([partsIn('texts', decodePpmd), partsIn('others', decodeLzma)]).then(
  ([texts, others]) => {
    const parts = { ...texts, ...others };
    Object.assign(globalThis, { sudokuParts: parts });
    const textOf = (/** @type {string} */ name) => new TextDecoder().decode(parts[name]);
    /** @type {[file: string, family: string, descriptors: FontFaceDescriptors][]} */
    const faces = JSON.parse(textOf('faces.json'));
    for (const [file, family, descriptors] of faces)
      document.fonts.add(new FontFace(family, parts[file], descriptors));
    const sheet = document.createElement('style');
    sheet.textContent = textOf('style.css');
    document.head.append(sheet);
    document.body.insertAdjacentHTML('afterbegin', textOf('body.html'));
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = textOf('lab.js');
    document.body.append(script);
  },
  (error) => {
    const verdict = document.createElement('h2');
    document.body.replaceChildren(verdict);
    verdict.textContent = `${messages[navigator.language.slice(0, 2)] ?? messages.en} (${error})`;
  },
);
