import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Language } from '@portico/form-engine/language';
import { isLanguage } from '@portico/form-engine/language';
import { isState } from '@portico/form-engine/states/application-states';
import { documentWord } from '@portico/i18n/document-words';
import type { ProjectDb } from '../../platform/db/database.ts';
import { cleanName } from '../../platform/files/clean-name.ts';
import { loadPreview } from '../previews/load-preview.ts';
import type { Preview } from '../previews/preview.ts';
import type { ReaderOf } from '../previews/preview-reader.ts';
import { Refused } from '../../platform/refused.ts';
import { type About, applicationDocument } from './content/application-document.ts';
import { filesIn } from './content/files-in.ts';
import * as queries from './documents.queries.ts';
import { isSmall, isTooLong, lifetimeMs } from './documents.rules.ts';

/** A staff member who requests a document; their role decides what it shows. */
interface StaffReader {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

/** Whose application and who reads it; both decide what the document contains. */
export interface DocumentRequest {
  readonly projectId: string;
  readonly applicantId: string;
  readonly language: Language;
  readonly now: Date;
  readonly readerOf: ReaderOf;
  /** The staff member it is made for; null for the applicant's own. */
  readonly staff: StaffReader | null;
}

/** The full content of a document, limited to what the reader may see now. */
export async function describeDocument(db: ProjectDb, request: DocumentRequest) {
  const { projectId, applicantId, language, now, staff } = request;
  const preview = await loadPreview(db, { projectId, applicantId, language, now }, request.readerOf);
  const look = await queries.findLook(db);
  const offered = look.languages.filter(isLanguage);
  const hash = showsHash(preview) ? await queries.findHash(db, applicantId) : '';
  const about = { ...aboutOf(preview, look, hash), ...(staff === null ? {} : { madeFor: staff.name }) };
  const document = await applicationDocument(preview.content, about, { language, offered });
  await setImmediate();
  const content = JSON.stringify(document);
  if (isTooLong(content)) throw new Refused('documentTooLong');
  const files = await queries.listFilesOf(db, applicantId, filesIn(document));
  const pictures = files.filter(({ type }) => type.startsWith('image/')).length;
  const fingerprint = fingerprintOf([
    preview.content,
    preview.application,
    preview.formVersion,
    look,
    hash,
    language,
    staff,
  ]);
  return {
    fingerprint,
    isSmall: isSmall(content, pictures),
    row: {
      id: randomUUID(),
      project_id: projectId,
      applicant_id: applicantId,
      staff_id: staff?.id ?? null,
      staff_role: staff?.role ?? null,
      name: cleanName([documentWord('application')[language], about.applicant, about.number].join(' ').trim() + '.pdf'),
      fingerprint,
      content,
      state: 'working' as const,
      // The steps of progress: one for each picture, one for typesetting, one for storing.
      steps: pictures + 2,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
    },
  };
}

// With the digest and all other answers, somebody could find a withheld answer by trial and error.
function showsHash({ application, look }: Preview): boolean {
  return isState('locked', application.state) && look.showSensitive && look.showReferrer;
}

type Look = Awaited<ReturnType<typeof queries.findLook>>;

function aboutOf({ content, application, formVersion, now }: Preview, look: Look, hash: string): About {
  const isSubmitted = isState('locked', application.state);
  return {
    institution: look.organisation,
    project: application.projectTitle,
    colour: look.color,
    applicant: application.name,
    number: isSubmitted ? application.number : '',
    hash,
    submittedAt: isSubmitted ? application.submittedAt : null,
    batch: application.batchTitle,
    choiceWord: look.choice_word,
    formVersion: formVersion.number,
    timeZone: content.timeZone,
    madeAt: now,
  };
}

/** A hash of everything in the document except the time. */
function fingerprintOf(whole: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}
