import { randomUUID } from 'node:crypto';
import { emailKey } from '@portico/form-engine/patterns/email';
import { phoneKey } from '@portico/form-engine/patterns/phone';
import type { Transaction } from 'kysely';
import type { DemoApplicant } from '../../../seeds/demo-tenant.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { daysAfter, type Planted } from './planted.ts';

/** The people of a demo tenant: account, application as far as it has come, unread messages. */
export async function plantApplicants(
  db: Transaction<Tables>,
  planted: Planted,
  passwordHash: string,
  now: Date,
): Promise<void> {
  for (const applicant of planted.tenant.applicants) await plantApplicant(db, planted, applicant, passwordHash, now);
}

async function plantApplicant(
  db: Transaction<Tables>,
  { projectId, batchIds }: Planted,
  applicant: DemoApplicant,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const id = randomUUID();
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
      id: randomUUID(),
      project_id: projectId,
      applicant_id: id,
      batch_id: applicant.batch === null ? null : (batchIds.get(applicant.batch) ?? null),
      state: applicant.applicationState,
    })
    .execute();
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
}
