// What stands beside an embedded board: the parts that tell of the algorithm.
// @ts-check
import { CodePanel } from '../../features/player/code-panel.js';
import { Counters } from '../../features/player/counters.js';
import { LogPanel } from '../../features/player/log-panel.js';
import { panelOf } from '../../run/listing.js';
import { partsOf } from '../../run/run-protocol.js';
import { StackPanel } from '../../features/player/state-panel.js';

export class Panels {
  /**
   * @param {import('../../run/playback.js').Playback} watch
   * @param {typeof import('../../base/dom/dom.js').find} find
   * @param {() => void} invalidate  asks for a rendering
   */
  constructor(watch, find, invalidate) {
    this.watch = watch;
    this.code = new CodePanel(find('panel-code'), (label) => {
      watch.breakpoints ^= 1 << label;
      invalidate();
    });
    this.stack = new StackPanel(find('panel-state'));
    this.log = new LogPanel(find('panel-log'), watch);
    this.counters = new Counters(find('counters'));
  }

  /** Another run. */
  forget() {
    this.log.forget();
  }

  /** @param {import('./visible-parts.js').Shown} shown */
  render(shown) {
    const { view, watched, variant, breakpoints } = this.watch;
    if (!view) return;
    const { snapshot } = view;
    const label = snapshot.step ? partsOf(snapshot.last).label : -1;
    if (shown.has('code')) this.code.render(watched, variant, label, breakpoints);
    if (shown.has('stack')) this.stack.render(panelOf(watched), snapshot);
    if (shown.has('log')) this.log.render();
    if (shown.has('counters')) this.counters.render(watched.counters, snapshot.counters);
  }
}
