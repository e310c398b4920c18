// Writes questions as GIFT, the text format of Moodle. Source: https://docs.moodle.org/en/GIFT_format
// @ts-check

/** @typedef {import('./question-bank.js').Entry} Entry */

/** Signs that mean something stay signs; a blank line would end the question. @param {string} text */
const plain = (text) => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A part of the whole in per cent, as Moodle knows it. @param {number} n */
const share = (n) => `%${(100 / n).toFixed(5).replace(/\.?0+$/, '')}%`;

/** @param {Entry['answer']} answer @returns {string[]} */
function answersOf(answer) {
  switch (answer.type) {
    case 'choice': {
      const { length } = answer.options.filter(({ right }) => right);
      return answer.options.map(({ html, right, feedback }) => {
        const sign = answer.many ? `~${right ? share(length) : '%-100%'}` : right ? '=' : '~';
        return sign + plain(html) + (feedback && `#${plain(feedback)}`);
      });
    }
    case 'number':
      return answer.ranges.map(
        ({ from, to }) => `=${from === to ? `${from}:0` : `${from}..${to}`}`,
      );
    case 'text':
      return answer.accepted.map((text) => `=${plain(text)}`);
    case 'match':
      return answer.pairs.map(({ html, place }) => `=${plain(html)} -> ${plain(place)}`);
    case 'essay':
      return [];
  }
}

/**
 * @param {string} title  of the lesson
 * @param {Entry[]} entries
 */
export function giftOf(title, entries) {
  const name = plain(title.replace(/[/$]/g, ' '));
  const questions = entries.map(({ id, body, answer, after }) => {
    const sign = answer.type === 'number' ? '#' : '';
    const general = after.length ? [`####${plain(after.join(''))}`] : [];
    const answers = [...answersOf(answer), ...general].map((line) => `\n  ${line}`).join('');
    return `::${name}, ${plain(id)}::[html]${plain(body.join(''))} {${sign}${answers}\n}\n`;
  });
  return [`$CATEGORY: ${name}\n`, ...questions].join('\n');
}
