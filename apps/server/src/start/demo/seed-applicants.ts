import { randomUUID } from 'node:crypto';
import { emailKey } from '@portico/form-engine/patterns/email';
import { phoneKey } from '@portico/form-engine/patterns/phone';
import type { Transaction } from 'kysely';
import type { DemoApplicant } from '../../../seeds/demo-tenant.ts';
import { fillTable } from '../../features/additional-info/fill-table.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { seedAnswers } from './seed-answers.ts';
import { seedEntries } from './seed-entries.ts';
import { seedSubmissions, type Submitting, type SubmittingParts } from './seed-submissions.ts';
import { seedRequests } from './seed-requests.ts';
import { daysAfter, type Seeded } from './seeded.ts';

export interface SeedParts extends SubmittingParts {
  readonly storage: Storage;
}

/** The people of a demo tenant: accounts, applications in various states, unread messages. */
export async function seedApplicants(
  db: Transaction<Tables>,
  seeded: Seeded,
  passwordHash: string,
  now: Date,
  parts: SeedParts,
): Promise<void> {
  const { tenant, projectId, tableId } = seeded;
  const submitting: Submitting[] = [];
  const files = keepAtOnce(parts.storage);
  for (const [index, applicant] of tenant.applicants.entries()) {
    const applicantId = await seedApplicant(db, seeded, applicant, passwordHash);
    const at = lastTouched(applicant, index, now);
    const applicationId = await seedApplication(db, seeded, applicant, {
      applicantId,
      index,
      at,
      keep: files.keep,
    });
    await seedRequests(db, seeded, applicant, { applicationId, applicantId, index, now, keep: files.keep });
    await seedMessages(db, projectId, applicantId, applicant, now);
    await seedEntries(db, seeded, applicant, applicantId, now);
    const rows = applicant.additionalInfo ?? [];
    if (tableId !== null && rows.length > 0) await fillTable(db, projectId, { tableId, applicantId, rows });
    if (applicant.applicationState === 2) {
      submitting.push({ applicantId, language: applicant.language, at, stage: applicant.stage ?? 0 });
    }
  }
  await seedSubmissions(db, seeded, submitting, parts);
  await files.done();
  // Set last, so that nobody is sent a mail about the submission.
  await db
    .updateTable('applicants')
    .set({ email_confirmed_at: now })
    .where('project_id', '=', projectId)
    .where('email', 'is not', null)
    .execute();
}

/** Many files are stored in parallel, because each waits for the disk. */
function keepAtOnce(storage: Storage) {
  const writes: Promise<unknown>[] = [];
  return {
    keep: (id: string, content: Buffer) => {
      const write = storage.put(fileKey(id), chunksOf(content));
      // Awaited at the end; until then a rejection must not count as unhandled.
      write.catch(() => undefined);
      writes.push(write);
    },
    done: async () => {
      await Promise.all(writes);
    },
  };
}

async function* chunksOf(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}

/** At different times of the day. */
function lastTouched({ submittedDaysAgo = 1 }: DemoApplicant, index: number, now: Date): Date {
  return new Date(daysAfter(now, -submittedDaysAgo).getTime() - ((index * 97) % 590) * 60_000);
}

async function seedApplicant(
  db: Transaction<Tables>,
  { projectId }: Seeded,
  { name, email, mobile, language, userType }: DemoApplicant,
  passwordHash: string,
): Promise<string> {
  const id = randomUUID();
  const temporary = userType === 'temporary';
  await db
    .insertInto('applicants')
    .values({
      id,
      project_id: projectId,
      user_type: temporary ? 'normal' : userType,
      name,
      ...(email === '' ? { email: null } : { email, email_key: emailKey(email) }),
      ...(mobile === '' ? { mobile: null } : { area: '86', mobile: phoneKey('86', mobile) }),
      lang: language,
      password_hash: passwordHash,
      temporary,
    })
    .execute();
  return id;
}

interface Begun {
  readonly applicantId: string;
  readonly index: number;
  readonly at: Date;
  readonly keep: (id: string, content: Buffer) => void;
}

async function seedApplication(
  db: Transaction<Tables>,
  { tenant, projectId, batchIds, formVersionId }: Seeded,
  applicant: DemoApplicant,
  { applicantId, index, at, keep }: Begun,
): Promise<string> {
  const applicationId = randomUUID();
  const { form, timeZone, batches } = tenant;
  const { answers, applicationState, language, name, latinName = name } = applicant;
  await db
    .insertInto('applications')
    .values({
      id: applicationId,
      project_id: projectId,
      applicant_id: applicantId,
      batch_id: applicant.batch === null ? null : (batchIds.get(applicant.batch) ?? null),
      // Submitting makes it 2.
      state: Math.min(applicationState, 1),
    })
    .execute();
  if (form === undefined || answers === undefined || formVersionId === null) return applicationId;
  const sheet = { id: applicationId, project_id: projectId, kind: 'application', applicant_id: applicantId };
  await db
    .insertInto('sheets')
    .values({ ...sheet, form_version_id: formVersionId, begun_at: at })
    .execute();
  const leftOut = batches.find(({ key }) => key === applicant.batch)?.leftOut ?? [];
  const files = applicationState === 2 ? { files: { keep, latinName, index } } : {};
  const of = { projectId, applicationId, applicantId, language, name, ...files };
  await seedAnswers(db, { form, timeZone, leftOut }, answers, of, at);
  return applicationId;
}

async function seedMessages(
  db: Transaction<Tables>,
  projectId: string,
  applicantId: string,
  { unread }: DemoApplicant,
  now: Date,
): Promise<void> {
  for (const message of unread) {
    await db
      .insertInto('messages')
      .values({
        id: randomUUID(),
        project_id: projectId,
        applicant_id: applicantId,
        title: JSON.stringify(message.title),
        body: JSON.stringify(message.body),
        created_at: daysAfter(now, -message.daysAgo),
        read_at: null,
      })
      .execute();
  }
}
