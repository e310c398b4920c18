// The choice of the language of the listing, beside the button that saves it. It is kept.
// @ts-check
import { setAttribute, setText } from '../../base/dom/dom.js';
import { keep, kept } from '../../base/platform/storage.js';
import { awaited } from '../../base/worker/waits.js';
import { LANGUAGES, listingsIn } from '../../run/listings/languages.js';
import { strings } from './en.js';

/**
 * @param {HTMLElement} save  the button
 * @param {import('../../run/playback.js').Playback} playback
 * @param {import('../../base/words/words.js').Words} words
 * @returns {() => void}  shows the choice
 */
export function addChoice(save, playback, words) {
  const select = document.createElement('select');
  select.id = 'listing-language';
  select.className = 'quiet';
  const languages = Object.entries(LANGUAGES);
  select.append(new Option('Java', ''), ...languages.map(([id, { name }]) => new Option(name, id)));
  save.before(select);
  /** Empty for Java. */
  let chosen = '';

  /** @param {string} id */
  async function choose(id) {
    chosen = id;
    const language = LANGUAGES[id];
    const listings =
      language &&
      (await awaited(() => listingsIn(language, playback.algorithms)).catch(() => null));
    if (chosen !== id) return;
    chosen = listings ? id : '';
    playback.listings = listings ?? null;
    playback.tell();
  }

  select.addEventListener('change', () => {
    if (playback.level === 'lines') playback.level = 'checks'; // which are lines of the Java program
    keep({ listing: select.value });
    choose(select.value);
  });
  if (kept.listing) choose(kept.listing);

  return () => {
    const texts = words.of(strings);
    const { detail, listing } = playback;
    select.value = detail === 'lines' ? '' : chosen;
    select.title = texts.language;
    setAttribute(select, 'aria-label', texts.language);
    setText(
      save,
      texts.saveJava.replace('.java', /\.\w+$/.exec(listing.file ?? '')?.[0] ?? '.java'),
    );
  };
}
