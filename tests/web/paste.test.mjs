// A paste into a text field or a dialog stays there; any other paste loads a puzzle.
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

test('a paste outside text fields is handled', () => {
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

test('a text field can hand over long texts and files', () => {
  const field = {};
  const takesOver = (target, text) => target === field && (text === '' || text.length > 4);
  const { paste, taken } = setUp({ takesOver });
  assert.equal(paste(field, '53'), false);
  assert.ok(paste(field, '53..7'));
  assert.ok(paste(field, '', { name: 'list.txt' }));
  assert.equal(paste({}, '53..7'), false);
  assert.deepEqual(taken, ['53..7', 'list.txt']);
});

test('an empty clipboard is ignored', () => {
  const { paste, taken } = setUp();
  assert.equal(paste(null, ''), false);
  assert.deepEqual(taken, []);
});
