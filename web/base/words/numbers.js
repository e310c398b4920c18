// Shared by the texts of all languages: numbers in sentences, and the messages of errors.
// @ts-check

/** @param {string} language */
export function numbersIn(language) {
  const plain = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);
  /** @param {number | bigint} n */
  const number = (n) => plain.format(n);
  /** @param {number | bigint} n @param {string} one @param {string} [many]  if not `one` with an s */
  const count = (n, one, many = `${one}s`) =>
    `${number(n)} ${plural.select(Number(n)) === 'one' ? one : many}`;
  return { number, count };
}

/** What an error says. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error ?? ''));
