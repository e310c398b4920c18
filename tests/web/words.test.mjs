// Tables of texts in the language of the page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Words } from '../../web/base/words/words.js';
import { strings as offline } from '../../web/features/offline/en.js';
import { strings as share } from '../../web/features/share/en.js';

describe('words', () => {
  it('translate tables that are added at the same time, each before its promise resolves', async () => {
    const words = new Words();
    await words.turnTo('de');
    const texts = await Promise.all([
      words.add({ share }).then(() => words.of(share).button),
      words.add({ offline }).then(() => words.of(offline).reload),
    ]);
    assert.deepEqual(texts, ['Teilen und einbetten', 'Neu laden']);
  });

  it('switch all tables, those added meanwhile too', async () => {
    const words = new Words();
    await words.add({ share });
    let changes = 0;
    words.addEventListener('change', () => changes++);
    await Promise.all([words.turnTo('de'), words.add({ offline })]);
    assert.equal(words.of(share).button, 'Teilen und einbetten');
    assert.equal(words.of(offline).reload, 'Neu laden');
    assert.equal(changes, 1);
  });
});
