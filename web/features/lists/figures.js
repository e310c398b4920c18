// Formats numbers, sizes and times for a language.
// @ts-check

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** @param {string} language */
export function figures(language) {
  const plain = new Intl.NumberFormat(language);
  const unit = (/** @type {string} */ name, digits = 0) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: name === 'byte' ? 'long' : 'short',
      maximumFractionDigits: digits,
    });
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const fine = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });

  return {
    /** @param {number} n */
    number: (n) => plain.format(n),
    /** @param {number} n  0..1; below 1, the result is less than 100 % */
    percent: (n) => share.format(n < 1 ? Math.min(Math.floor(100 * n + 1e-9) / 100, 0.99) : 1),
    /** A part of a whole, with a decimal if it is small. @param {number} n  0..1 */
    share: (n) => (n > 0 && n < 0.0995 ? fine : share).format(n && Math.max(n, 0.001)),
    /** @param {number} bytes */
    size(bytes) {
      const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), 4);
      return unit(SIZES[power], 1).format(bytes / 1000 ** power);
    },
    /** A duration in its two largest units. @param {number} seconds */
    duration(seconds) {
      if (seconds > 0 && seconds < 0.1) return unit('millisecond', 1).format(1000 * seconds);
      if (seconds < 10) return unit('second', 1).format(seconds);
      const whole = Math.round(seconds);
      if (whole < 60) return unit('second').format(whole);
      const [minutes, hours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
      const parts = hours
        ? [unit('hour').format(hours), unit('minute').format(minutes % 60)]
        : [unit('minute').format(minutes), unit('second').format(whole % 60)];
      return parts.join(' ');
    },
  };
}
