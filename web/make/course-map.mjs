// The map of the course, as a drawing: which lesson builds on which. Its only source are the lessons themselves.
import { h } from '../features/lesson/tags.js';

/** A lesson: its title and address, and the places of those that it builds on. @typedef {{title: string, href: string, after: number[]}} Stop */

const WIDTH = 340;
const ROW = 76;
const RADIUS = 20;
const TIP = 8;

/** How many lessons have to come before each, one after the other. @param {Stop[]} stops */
export function levelsOf(stops) {
  /** @type {number[]} */
  const levels = [];
  for (const { after } of stops) levels.push(1 + Math.max(-1, ...after.map((at) => levels[at])));
  return levels;
}

/**
 * Precondition: lessons build on earlier ones.
 * @param {Stop[]} stops
 * @param {string} label
 */
export function courseMap(stops, label) {
  const levels = levelsOf(stops);
  const places = stops.map((_, at) => {
    const row = levels.flatMap((level, other) => (level === levels[at] ? [other] : []));
    const x = (WIDTH * (row.indexOf(at) + 0.5)) / row.length;
    return { x: Math.round(x), y: ROW * levels[at] + RADIUS + 2 };
  });
  const edges = stops.flatMap(({ after }, at) =>
    after.flatMap((before) => {
      const { x, y } = places[before];
      const { x: toX, y: toY } = places[at];
      const [start, end] = [y + RADIUS, toY - RADIUS - 2];
      const middle = (start + end) / 2;
      return [
        h('path', {
          class: 'edge',
          d: `M${x} ${start}C${x} ${middle} ${toX} ${middle} ${toX} ${end - TIP}`,
        }),
        h('path', { class: 'tip', d: `M${toX} ${end}l-5 ${-TIP}h10z` }),
      ];
    }),
  );
  const nodes = stops.map(({ title, href }, at) => {
    const { x, y } = places[at];
    const name = `${at + 1} ${title}`;
    return h(
      'a',
      { href, 'aria-label': name },
      h('title', {}, name),
      h('circle', { cx: String(x), cy: String(y), r: String(RADIUS) }),
      h('text', { x: String(x), y: String(y + 5) }, String(at + 1)),
    );
  });
  const height = ROW * Math.max(...levels) + 2 * RADIUS + 4;
  return h(
    'svg',
    { class: 'course-map', viewBox: `0 0 ${WIDTH} ${height}`, role: 'group', 'aria-label': label },
    edges,
    nodes,
  );
}
