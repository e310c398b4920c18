// A paste belongs to the text field or the dialog that it is made in; any other loads a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenToPaste } from '../../web/base/dom/paste.js';

/** A document whose open dialog, if any, is `dialog`. */
function setUp({ dialog = null, takesOver } = {}) {
  const root = Object.assign(new EventTarget(), { querySelector: () => dialog });
  const taken = [];
  listenToPaste(
    { takeText: (text) => taken.push(text), takeFile: (file) => taken.push(file.name), takesOver },
    root,
  );
  /** Pastes into an element that is inside one of `owners`, or into none of them. */
  const paste = (owner, text, file) => {
    const event = new Event('paste', { cancelable: true });
    Object.defineProperties(event, {
      target: { value: { closest: () => owner } },
      clipboardData: { value: { getData: () => text, files: file ? [file] : [] } },
    });
    root.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { paste, taken };
}

test('a paste outside of text fields is taken', () => {
  const { paste, taken } = setUp();
  assert.ok(paste(null, '53..7'));
  assert.ok(paste(null, '', { name: 'puzzle.txt' }));
  assert.deepEqual(taken, ['53..7', 'puzzle.txt']);
});

test('a paste into a text field stays there', () => {
  const { paste, taken } = setUp();
  assert.equal(paste({}, 'https://example.org'), false);
  assert.deepEqual(taken, []);
});

test('a paste while a dialog is open stays with the dialog', () => {
  const { paste, taken } = setUp({ dialog: {} });
  assert.equal(paste(null, '53..7'), false);
  assert.deepEqual(taken, []);
});

test('a text field can hand over what is too long for it, and files', () => {
  const field = {};
  const takesOver = (target, text) => target === field && (text === '' || text.length > 4);
  const { paste, taken } = setUp({ takesOver });
  assert.equal(paste(field, '53'), false);
  assert.ok(paste(field, '53..7'));
  assert.ok(paste(field, '', { name: 'list.txt' }));
  assert.equal(paste({}, '53..7'), false);
  assert.deepEqual(taken, ['53..7', 'list.txt']);
});

test('an empty clipboard is no paste', () => {
  const { paste, taken } = setUp();
  assert.equal(paste(null, ''), false);
  assert.deepEqual(taken, []);
});
