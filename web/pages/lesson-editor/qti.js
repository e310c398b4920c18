// Writes questions as the files of a package in QTI 2.1: one for each, and a test of all. Source:
// https://www.imsglobal.org/question/qtiv2p1/imsqti_infov2p1.html
// @ts-check
import { escaped } from '../../base/words/escaped.js';

/** @typedef {import('./question-bank.js').Entry} Entry */

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const PACKAGE = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCORE =
  '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>';
/** All points for the right answer, and none for others. */
const MATCHED = `<responseProcessing template="${TEMPLATES}/match_correct"/>`;

/** @param {string} cardinality @param {string} type @param {string[]} right @param {string} [more] */
const declared = (cardinality, type, right, more = '') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}">${
    right.length
      ? `<correctResponse>${right.map((each) => `<value>${escaped(each)}</value>`).join('')}</correctResponse>`
      : ''
  }${more}</responseDeclaration>`;

/** @param {{from: number, to: number}[]} ranges */
function inRange(ranges) {
  const compared = (/** @type {string} */ sign, /** @type {number} */ value) =>
    `<${sign}><variable identifier="RESPONSE"/><baseValue baseType="float">${value}</baseValue></${sign}>`;
  const each = ranges.map(
    ({ from, to }) => `<and>${compared('gte', from)}${compared('lte', to)}</and>`,
  );
  const full =
    '<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>';
  return `<responseProcessing><responseCondition><responseIf><or>${each.join('')}</or>${full}</responseIf></responseCondition></responseProcessing>`;
}

/** What the reader answers with, what is right, and how it is judged. @param {Entry['answer']} answer @returns {{declaration: string, control: string, processing: string}} */
function partsOf(answer) {
  switch (answer.type) {
    case 'choice': {
      const named = answer.options.map((option, at) => ({ ...option, id: `C${at + 1}` }));
      const right = named.flatMap((option) => (option.right ? [option.id] : []));
      const choices = named.map(
        ({ id, html }) => `<simpleChoice identifier="${id}">${html}</simpleChoice>`,
      );
      return {
        declaration: declared(answer.many ? 'multiple' : 'single', 'identifier', right),
        control: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${answer.many ? 0 : 1}">${choices.join('')}</choiceInteraction>`,
        processing: MATCHED,
      };
    }
    case 'number':
      return {
        declaration: declared('single', 'float', [String(answer.ranges[0].from)]),
        control: '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="12"/></p>',
        processing: inRange(answer.ranges),
      };
    case 'text': {
      const entries = answer.accepted.map(
        (text) => `<mapEntry mapKey="${escaped(text)}" mappedValue="1" caseSensitive="false"/>`,
      );
      return {
        declaration: declared(
          'single',
          'string',
          answer.accepted.slice(0, 1),
          `<mapping defaultValue="0">${entries.join('')}</mapping>`,
        ),
        control: '<p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="12"/></p>',
        processing: `<responseProcessing template="${TEMPLATES}/map_response"/>`,
      };
    }
    case 'match': {
      const places = [...new Set(answer.pairs.map(({ place }) => place))];
      const right = answer.pairs.map(({ place }, at) => `L${at + 1} P${places.indexOf(place) + 1}`);
      const { length } = answer.pairs;
      const choice = (
        /** @type {string} */ id,
        /** @type {number} */ most,
        /** @type {string} */ html,
      ) =>
        `<simpleAssociableChoice identifier="${id}" matchMax="${most}">${html}</simpleAssociableChoice>`;
      const lines = answer.pairs.map(({ html }, at) => choice(`L${at + 1}`, 1, html));
      const names = places.map((place, at) => choice(`P${at + 1}`, length, escaped(place)));
      return {
        declaration: declared('multiple', 'directedPair', right),
        control: `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="${length}"><simpleMatchSet>${lines.join('')}</simpleMatchSet><simpleMatchSet>${names.join('')}</simpleMatchSet></matchInteraction>`,
        processing: MATCHED,
      };
    }
    case 'essay':
      return {
        declaration: declared('single', 'string', []),
        control: '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="10"/>',
        processing: '',
      };
  }
}

/** @param {string} title @param {string} language @param {Entry} entry */
function itemOf(title, language, { id, body, answer, after }) {
  const { declaration, control, processing } = partsOf(answer);
  const marking = after.length
    ? `<rubricBlock view="scorer tutor">${after.join('')}</rubricBlock>`
    : '';
  return `${HEAD}<assessmentItem xmlns="${QTI}" identifier="${id}" title="${escaped(`${title}: ${id}`)}" adaptive="false" timeDependent="false" xml:lang="${language}">
${declaration}
${SCORE}
<itemBody>${body.join('')}${control}${marking}</itemBody>
${processing}
</assessmentItem>
`;
}

/**
 * The files.
 * @param {{id: string, title: string, language: string}} lesson  `id`: letters, digits and hyphens
 * @param {Entry[]} entries
 * @returns {Record<string, string>}  by name
 */
export function qtiOf({ id, title, language }, entries) {
  // An identifier of XML begins with a letter.
  const named = entries.map((entry) => ({ ...entry, id: `question-${entry.id}` }));
  const file = (/** @type {Entry} */ entry) => `${entry.id}.xml`;
  const parts = named.map(
    (entry) => `<assessmentItemRef identifier="${entry.id}" href="${file(entry)}"/>`,
  );
  const test = `${HEAD}<assessmentTest xmlns="${QTI}" identifier="test-${id}" title="${escaped(title)}">
<testPart identifier="all" navigationMode="nonlinear" submissionMode="individual"><assessmentSection identifier="questions" title="${escaped(title)}" visible="true">${parts.join('')}</assessmentSection></testPart>
</assessmentTest>
`;
  const resources = named.map(
    (entry) =>
      `<resource identifier="file-${entry.id}" type="imsqti_item_xmlv2p1" href="${file(entry)}"><file href="${file(entry)}"/></resource>`,
  );
  const needs = named.map((entry) => `<dependency identifierref="file-${entry.id}"/>`);
  const manifest = `${HEAD}<manifest xmlns="${PACKAGE}" identifier="bank-${id}">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>${needs.join('')}</resource>
${resources.join('\n')}
</resources>
</manifest>
`;
  const files = Object.fromEntries(
    named.map((entry) => [file(entry), itemOf(title, language, entry)]),
  );
  return { 'imsmanifest.xml': manifest, 'test.xml': test, ...files };
}
