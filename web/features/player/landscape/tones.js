// The colours of a landscape, from the tokens of the page.
// @ts-check

/** Red, green and blue, 0..255. @typedef {number[]} Colour */

const NAMES = /** @type {const} */ ([
  'paper',
  'ink',
  'on-ink',
  'tried',
  'proven',
  'proven-w',
  'hill',
  'hill-low',
  'hill-top',
  'ahead',
  'ahead-low',
  'clash',
]);
/** Above this part of the greatest depth, the colour of the peaks is mixed in. */
const PEAK = 0.62;

/** @param {Colour} a @param {Colour} b @param {number} part  of `b` */
export const mix = (a, b, part) => a.map((value, i) => value + (b[i] - value) * part);

/** @param {Colour} colour @param {number} [alpha] */
export const css = (colour, alpha = 1) => `rgb(${colour.map(Math.round).join(' ')} / ${alpha})`;

export class Tones {
  /** @type {Record<string, Colour>} */
  #tokens;

  /** @param {HTMLElement} place  whose style has the tokens */
  constructor(place) {
    const probe = document.createElement('i');
    place.append(probe);
    const read = (/** @type {string} */ colour) => {
      probe.style.color = colour;
      return (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    };
    const style = getComputedStyle(probe);
    /** Families of the faces. */
    this.faces = {
      digits: style.getPropertyValue('--digits'),
      text: style.getPropertyValue('--text'),
    };
    const isForced = matchMedia('(forced-colors: active)').matches;
    const forced = isForced && style.forcedColorAdjust !== 'none';
    this.#tokens = Object.fromEntries(
      NAMES.map((name) => [name, read((forced && FORCED[name]) || `var(--${name})`)]),
    );
    probe.remove();
  }

  /** @param {typeof NAMES[number]} name */
  of(name) {
    return this.#tokens[name];
  }

  /** Nodes that are taken back. @param {number} part  of the greatest depth, 0..1 */
  past = (part) => {
    const { hill, 'hill-low': low, 'hill-top': top } = this.#tokens;
    const slope = mix(low, hill, 0.06 + 1.1 * Math.min(part, PEAK));
    return part < PEAK ? slope : mix(slope, top, (part - PEAK) * 1.1);
  };

  /** Nodes still to come. @param {number} part  of the greatest depth, 0..1 */
  ahead = (part) => mix(this.#tokens['ahead-low'], this.#tokens.ahead, 0.08 + 0.92 * part);

  /** A colour that differs a little by digit, so that neighbours differ. @param {Colour} colour @param {number} digit */
  shade(colour, digit) {
    const shade = (((digit * 4) % 9) - 4) / 60;
    const { paper, 'hill-top': top } = this.#tokens;
    return shade > 0 ? mix(colour, top, shade) : mix(colour, paper, -shade * 2.2);
  }

  /** A node that is open. @param {number} digit */
  open = (digit) => mix(this.#tokens.tried, this.#tokens.paper, 0.04 * (digit % 3));

  /** A node that leads to a solution. @param {number} digit @param {boolean} found */
  solved(digit, found) {
    const { proven, paper, 'proven-w': wash } = this.#tokens;
    return found
      ? mix(proven, paper, 0.02 + 0.05 * (digit % 3))
      : mix(wash, proven, 0.16 + 0.06 * (digit % 3));
  }
}

/** System colours, where the user has chosen them. @type {Partial<Record<typeof NAMES[number], string>>} */
const FORCED = {
  tried: 'Highlight',
  proven: 'CanvasText',
  'proven-w': 'CanvasText',
  hill: 'GrayText',
  'hill-low': 'GrayText',
  'hill-top': 'GrayText',
};
