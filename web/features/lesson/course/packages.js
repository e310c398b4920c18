// Packages for learning platforms: ZIP archives of a page and of a file that describes it.
// @ts-check
import { strToU8, zipSync } from 'fflate';
import { escaped } from '../../../base/words/escaped.js';

/**
 * What is in a package.
 * @typedef {object} Contents
 * @property {string} id  of the lesson: letters, digits and hyphens
 * @property {string} title
 * @property {string} about  a sentence
 * @property {string} language
 * @property {number | null} mark  the score to be reached, 0..1
 */

const PAGE = 'index.html';
const SCHEMA = 'http://www.w3.org/2001/XMLSchema-instance';

/** @param {Contents} contents @param {string} version @param {string} names  attributes @param {string} type  the attribute of a page @param {string} marked  what says the mark */
const manifest = (
  { id, title },
  version,
  names,
  type,
  marked,
) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="lesson-${id}" version="1.0" ${names} xmlns:xsi="${SCHEMA}">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${version}</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="page">
        <title>${escaped(title)}</title>${marked}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${type}="sco" href="${PAGE}">
      <file href="${PAGE}" />
    </resource>
  </resources>
</manifest>
`;

/** @param {Contents} contents */
const scorm12 = (contents) =>
  manifest(
    contents,
    '1.2',
    'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    'adlcp:scormtype',
    contents.mark === null
      ? ''
      : `\n        <adlcp:masteryscore>${Math.round(100 * contents.mark)}</adlcp:masteryscore>`,
  );

/** @param {Contents} contents */
const scorm2004 = (contents) =>
  manifest(
    contents,
    '2004 4th Edition',
    'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    'adlcp:scormType',
    contents.mark === null
      ? ''
      : `
        <imsss:sequencing>
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="lesson" satisfiedByMeasure="true">
              <imsss:minNormalizedMeasure>${contents.mark}</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>
          </imsss:objectives>
        </imsss:sequencing>`,
  );

/** @param {Contents} contents */
function cmi5({ id, title, about, language, mark }) {
  const named = (/** @type {string} */ tag, /** @type {string} */ text) =>
    `<${tag}><langstring lang="${language}">${escaped(text)}</langstring></${tag}>`;
  const texts = `${named('title', title)}\n    ${named('description', about || title)}`;
  const judged =
    mark === null ? 'moveOn="Completed"' : `moveOn="CompletedAndPassed" masteryScore="${mark}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:sudoku-lab:course:${id}">
    ${texts}
  </course>
  <au id="urn:sudoku-lab:lesson:${id}" ${judged}>
    ${texts}
    <url>${PAGE}</url>
  </au>
</courseStructure>
`;
}

/** The file that describes the package, by standard. */
const DESCRIPTIONS = {
  scorm12: { file: 'imsmanifest.xml', write: scorm12 },
  scorm2004: { file: 'imsmanifest.xml', write: scorm2004 },
  cmi5: { file: 'cmi5.xml', write: cmi5 },
};
/** @typedef {keyof typeof DESCRIPTIONS} Standard */

/**
 * A package.
 * @param {Standard} standard
 * @param {Contents} contents
 * @param {string} page  HTML, made for that standard
 * @returns {Uint8Array}  a ZIP archive
 */
export function packageOf(standard, contents, page) {
  const { file, write } = DESCRIPTIONS[standard];
  return zipSync({ [PAGE]: strToU8(page), [file]: strToU8(write(contents)) });
}
