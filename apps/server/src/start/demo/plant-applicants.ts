import { randomUUID } from 'node:crypto';
import { emailKey } from '@portico/form-engine/patterns/email';
import { phoneKey } from '@portico/form-engine/patterns/phone';
import type { Transaction } from 'kysely';
import type { DemoApplicant } from '../../../seeds/demo-tenant.ts';
import { addTable, fillTable } from '../../features/additional-info/keep-table.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { plantAnswers } from './plant-answers.ts';
import { daysAfter, type Planted } from './planted.ts';

/** The people of a demo tenant: account, application as far as it has come, unread messages. */
export async function plantApplicants(
  db: Transaction<Tables>,
  planted: Planted,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { tenant, projectId } = planted;
  const table = tenant.additionalInfo === undefined ? null : await addTable(db, projectId, tenant.additionalInfo);
  for (const applicant of tenant.applicants) {
    const applicantId = await plantApplicant(db, planted, applicant, passwordHash, now);
    const rows = applicant.additionalInfo ?? [];
    if (table !== null && rows.length > 0) await fillTable(db, projectId, { tableId: table, applicantId, rows });
  }
}

async function plantApplicant(
  db: Transaction<Tables>,
  { tenant, projectId, batchIds }: Planted,
  applicant: DemoApplicant,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const applicationId = randomUUID();
  const temporary = applicant.userType === 'temporary';
  await db
    .insertInto('applicants')
    .values({
      id,
      project_id: projectId,
      user_type: temporary ? 'normal' : applicant.userType,
      name: applicant.name,
      ...(applicant.email === ''
        ? { email: null }
        : { email: applicant.email, email_key: emailKey(applicant.email), email_confirmed_at: now }),
      ...(applicant.mobile === '' ? { mobile: null } : { area: '86', mobile: phoneKey('86', applicant.mobile) }),
      lang: applicant.language,
      password_hash: passwordHash,
      temporary,
    })
    .execute();
  await db
    .insertInto('applications')
    .values({
      id: applicationId,
      project_id: projectId,
      applicant_id: id,
      batch_id: applicant.batch === null ? null : (batchIds.get(applicant.batch) ?? null),
      state: applicant.applicationState,
    })
    .execute();
  const { form, timeZone } = tenant;
  if (form !== undefined && applicant.answers !== undefined) {
    const of = { projectId, applicationId, applicantId: id, language: applicant.language };
    await plantAnswers(db, { form, timeZone }, applicant.answers, of, daysAfter(now, -1));
  }
  for (const message of applicant.unread) {
    await db
      .insertInto('messages')
      .values({
        id: randomUUID(),
        project_id: projectId,
        applicant_id: id,
        title: JSON.stringify(message.title),
        body: JSON.stringify(message.body),
        created_at: daysAfter(now, -message.daysAgo),
        read_at: null,
      })
      .execute();
  }
  return id;
}
