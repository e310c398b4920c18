// The interface of the learning platform for a page of a package.
// @ts-check
import { Cmi5 } from './cmi5.js';
import { findApi, Scorm, SCORM_12, SCORM_2004 } from './scorm.js';

/**
 * @param {string} standard  see packages.js
 * @param {string} language  of the lesson
 * @returns {import('./course.js').Runtime | null}  null for a page that is not part of a package
 */
export function runtimeOf(standard, language) {
  if (standard === 'scorm12') return new Scorm(SCORM_12, findApi(SCORM_12, window));
  if (standard === 'scorm2004') return new Scorm(SCORM_2004, findApi(SCORM_2004, window));
  if (standard === 'cmi5') return new Cmi5(location.href, language, (...all) => fetch(...all));
  return null;
}
