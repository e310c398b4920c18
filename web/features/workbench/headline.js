// The verdict of a session as a headline.
// @ts-check

/**
 * The verdict, or why there is none yet.
 * @param {import('./session.js').Session} session
 * @param {typeof import('../../puzzle/en.js').strings} texts
 */
export function headlineOf(session, texts) {
  const { analysis, searchedMs, error, total } = session;
  const verdict = analysis?.verdict;
  if (error) return texts.failed(error);
  if (verdict === 'many' && total) return texts.solutions(total);
  if (verdict === 'invalid') return texts.notValid;
  if (verdict) return texts.verdictName(verdict);
  if (analysis) return texts.searchStopped;
  return searchedMs ? texts.searching(searchedMs) : texts.waiting;
}
