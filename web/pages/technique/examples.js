// The list of examples, static/technique-examples.txt. They were found in generated puzzles.
// @ts-check

/**
 * Parses the list: in each line the id of a technique, a blank, and a state.
 * @param {string} text
 * @returns {Map<string, string>} states by technique
 */
export const examplesIn = (text) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => /** @type {[string, string]} */ (line.split(' '))),
  );
