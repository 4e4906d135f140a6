import { type DocumentWord, documentWord } from '@portico/i18n/document-words';
import type { LocalText } from '@portico/form-engine/language';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { ApplicationDocument, Pair, Value } from '../../../platform/documents/application-document.ts';
import { applicationParts } from './application-parts.ts';
import { furtherParts } from './further-parts.ts';
import { momentIn } from '../../../platform/documents/moment.ts';
import { printable } from '../../../platform/documents/printable.ts';
import { plainTexts, plainValue, type Reader, textsOf } from '../../../platform/documents/texts.ts';

/** Everything in a document except the answers. */
export interface About {
  readonly institution: LocalText;
  readonly project: LocalText;
  readonly colour: string;
  readonly applicant: string;
  /** Empty before submission, as are the digest and the time. */
  readonly number: string;
  readonly hash: string;
  readonly submittedAt: Date | null;
  readonly batch: LocalText | null;
  readonly choiceWord: 'batch' | 'track';
  readonly formVersion: number;
  readonly timeZone: string;
  readonly madeAt: Date;
  /** The staff member who requested the document; undefined for the applicant's own. */
  readonly madeFor?: string;
}

/** Builds the content of an application's PDF. */
export async function applicationDocument(
  content: PreviewContent,
  about: About,
  reader: Reader,
): Promise<ApplicationDocument> {
  const word = (name: DocumentWord) => textsOf(documentWord(name), reader);
  return {
    language: reader.language,
    colour: /^#[\da-f]{6}$/i.test(about.colour) ? about.colour : '#4dbca6',
    logo: '',
    institution: textsOf(about.institution, reader),
    title: word('application'),
    draft: about.submittedAt === null ? word('draft') : [],
    facts: [...factsOf(about, reader), ...withheldFact(content, reader)],
    parts: [...(await applicationParts(content, reader)), ...furtherParts(content, reader)],
    foot: { head: printable(about.applicant), number: about.number, hash: about.hash },
    notes: { title: word('missingTitle'), missing: word('missing') },
  };
}

function factsOf(about: About, reader: Reader): readonly Pair[] {
  const { project, applicant, number, batch, choiceWord, submittedAt, madeAt, timeZone, hash, formVersion, madeFor } =
    about;
  const pair = (name: DocumentWord, value: readonly Value[]): Pair => ({
    label: textsOf(documentWord(name), reader),
    value,
  });
  const facts: readonly (Pair | null)[] = [
    pair('project', [{ kind: 'texts', texts: textsOf(project, reader), words: '' }]),
    pair('applicant', plainValue(applicant)),
    number === '' ? null : pair('number', plainValue(number)),
    batch === null ? null : pair(choiceWord, [{ kind: 'texts', texts: textsOf(batch, reader), words: '' }]),
    submittedAt === null ? null : pair('submittedAt', plainValue(momentIn(submittedAt, timeZone))),
    pair('madeAt', plainValue(momentIn(madeAt, timeZone))),
    madeFor === undefined ? null : pair('madeFor', plainValue(madeFor)),
    pair('version', [{ kind: 'texts', texts: plainTexts(String(formVersion), reader), words: '' }]),
    hash === '' ? null : pair('hash', [{ kind: 'code', text: hash }]),
  ];
  return facts.filter((fact) => fact !== null);
}

/** Explains the mark for withheld answers if the document contains one. */
function withheldFact({ withheld }: PreviewContent, reader: Reader): readonly Pair[] {
  if (withheld.length === 0) return [];
  const texts = textsOf(documentWord('withheld'), reader);
  return [{ label: plainTexts('--', reader), value: [{ kind: 'texts', texts, words: '' }] }];
}
