import { createHash, randomUUID } from 'node:crypto';
import type { ExportApplication } from '@portico/contract/documents.schemas';
import { isLanguage } from '@portico/form-engine/language';
import { documentWord } from '@portico/i18n/document-words';
import { cleanName } from '../../platform/files/clean-name.ts';
import { documentKey } from '../../platform/files/object-keys.ts';
import type { LoadPreview, Preview } from '../../platform/previews/preview.ts';
import { asApplicant } from '../../platform/previews/preview-reader.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { type About, applicationDocument } from './content/application-document.ts';
import { filesIn } from './content/files-in.ts';
import { presentDocument } from './documents.present.ts';
import * as queries from './documents.queries.ts';
import { giveWay, isSmall, isTooLong, lifetimeMs, serves, stateAt } from './documents.rules.ts';
import { type ProducingParts, produceDocument } from './making/produce-document.ts';

export interface ExportParts extends ProducingParts {
  readonly loadPreview: LoadPreview;
}

// By then a call that makes its document itself has done so, or never will.
const secondLookSeconds = 60;

/** Gives the application as a document: the one that is there while nothing changed, else a new one. */
export async function exportApplication(parts: ExportParts, call: ApplicantCall): Promise<ExportApplication['output']> {
  const { db, session, now } = call;
  const wanted = await describe(parts, call);
  const { row, isToMake, gone } = await inTransaction(db, async (inside) => {
    const known = await queries.listDocuments(inside, session.applicantId);
    const same = known.find((document) => serves(document, wanted.fingerprint, now));
    if (same !== undefined) return { row: same, isToMake: false, gone: [] };
    // Whoever asks again and again keeps others waiting no longer than with one.
    const isAtOnce = wanted.isSmall && !known.some((document) => stateAt(document, now) === 'working');
    const leaving = giveWay(known, now).map(({ id }) => id);
    await queries.dropDocuments(inside, leaving);
    const added = await queries.addDocument(inside, wanted.row, isAtOnce ? secondLookSeconds : 0);
    return { row: added, isToMake: isAtOnce, gone: leaving };
  });
  // Without its row nobody finds a document; what storage does not remove now is swept later.
  await parts.storage.delete(gone.map(documentKey)).catch(() => undefined);
  if (!isToMake) return presentDocument(row, now);
  return presentDocument(await makeAtOnce(parts, call, row), now);
}

/** Too many wait at the moment: then the job does it. */
async function makeAtOnce(parts: ExportParts, { db, log }: ApplicantCall, row: queries.DocumentRow) {
  try {
    await produceDocument(parts, db, row);
  } catch (error) {
    log.warn({ err: error, document: row.id }, 'a document is left to its job');
    await queries.enqueueDocument(db, row.id, 0);
  }
  return (await queries.findDocument(db, row.id)) ?? row;
}

async function describe({ loadPreview }: ExportParts, call: ApplicantCall) {
  const { db, project, session, language, now } = call;
  const asked = { projectId: project.id, applicantId: session.applicantId, language, now };
  const preview = await loadPreview(db, asked, asApplicant);
  const look = await queries.findLook(db);
  const offered = look.languages.filter(isLanguage);
  const hash = preview.application.state === 2 ? await queries.findHash(db, session.applicantId) : '';
  const about = aboutOf(preview, look, hash);
  const document = applicationDocument(preview.content, about, { language, offered });
  const content = JSON.stringify(document);
  if (isTooLong(content)) throw new Refused('documentTooLong');
  const files = await queries.listFilesOf(db, session.applicantId, filesIn(document));
  const pictures = files.filter(({ type }) => type.startsWith('image/')).length;
  const { number } = about;
  return {
    fingerprint: fingerprintOf(preview, look, hash, language),
    isSmall: isSmall(content, pictures),
    row: {
      id: randomUUID(),
      project_id: project.id,
      applicant_id: session.applicantId,
      name: cleanName([documentWord('application')[language], about.applicant, number].join(' ').trim() + '.pdf'),
      fingerprint: fingerprintOf(preview, look, hash, language),
      content,
      state: 'working' as const,
      // Each picture, setting, keeping.
      steps: pictures + 2,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
    },
  };
}

type Look = Awaited<ReturnType<typeof queries.findLook>>;

function aboutOf({ content, application, formVersion, now }: Preview, look: Look, hash: string): About {
  const isSubmitted = application.state === 2;
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

/** All that a document is made of, but for the moment. */
function fingerprintOf(
  { content, application, formVersion }: Preview,
  look: Look,
  hash: string,
  language: string,
): string {
  const whole = JSON.stringify([content, application, formVersion, look, hash, language]);
  return createHash('sha256').update(whole).digest('hex');
}
