// A lesson as a part of a course: its answers are kept there, and its results go there.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { messageOf } from '../../base/words/numbers.js';
import { Course } from '../../features/lesson/course/course.js';
import { runtimeOf } from '../../features/lesson/course/runtime.js';

/** @typedef {typeof import('../../features/lesson/en.js').strings} Texts */

/**
 * Begins a visit to the course that the page belongs to.
 * @param {import('../../features/lesson/types.js').Lesson} lesson
 * @param {() => Texts} texts
 * @returns {Promise<Course | null>}  null if it belongs to none
 */
export async function enterCourse(lesson, texts) {
  const runtime = runtimeOf(document.body.dataset.course ?? '', document.documentElement.lang);
  if (!runtime) return null;
  const course = new Course(lesson, runtime);
  /** What stopped the visit from beginning. */
  let closed = false;
  const bar = document.createElement('p');
  bar.className = 'notice';
  bar.setAttribute('role', 'alert');
  const said = add(bar, 'span');
  const again = addButton(bar, texts().sendAgain, () => (closed ? begin() : course.send()));
  const fail = (/** @type {unknown} */ error) => {
    setText(said, texts().unsent(messageOf(error)));
    setText(again, texts().sendAgain);
    document.body.append(bar);
  };
  async function begin() {
    try {
      await course.open();
      closed = false;
      bar.remove();
    } catch (error) {
      closed = true;
      fail(error);
    }
  }
  course.addEventListener('failed', (event) => {
    if (!closed) fail(/** @type {CustomEvent} */ (event).detail);
  });
  course.addEventListener('sent', () => bar.remove());
  await begin();
  const { back } = course;
  if (back) {
    const link = add(document.querySelector('header .tools') ?? document.body, 'a', 's');
    Object.assign(link, { href: back, target: '_top' });
    setText(link, texts().back);
  }
  addEventListener('pagehide', () => course.close());
  // The visit is over; the page of it must not come back as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return course;
}
