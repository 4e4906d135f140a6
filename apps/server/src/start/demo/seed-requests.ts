import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { readDemoAnswers } from '../../../seeds/demo-answers.ts';
import type { DemoRequest } from '../../../seeds/demo-request.ts';
import type { DemoApplicant } from '../../../seeds/demo-tenant.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readsLetters } from '../../domain/letters/reading/applicant-reads.ts';
import { type RefereeRow, refereeRows } from '../../domain/letters/requests/referee-rows.ts';
import { compiled } from './seed-answers.ts';
import { seedLetter } from './seed-letter.ts';
import { daysAfter, type Seeded } from './seeded.ts';

interface Asking {
  readonly applicationId: string;
  readonly applicantId: string;
  readonly index: number;
  readonly now: Date;
  readonly keep: (id: string, content: Buffer) => void;
}

/** The requests of an applicant in their various states. No mail is sent for any of them. */
export async function seedRequests(
  db: Transaction<Tables>,
  seeded: Seeded,
  applicant: DemoApplicant,
  asking: Asking,
): Promise<void> {
  const { tenant, projectId } = seeded;
  const { requests = [], answers } = applicant;
  if (tenant.form === undefined || answers === undefined || requests.length === 0) return;
  const form = compiled(tenant.form);
  const rows = refereeRows(form, readDemoAnswers(form, answers));
  await seedWaiver(db, seeded, applicant, asking);
  const confidential = !readsLetters(tenant.letters ?? {}, waivedBy(seeded, applicant));
  for (const request of requests) {
    const row = rows.find(({ email }) => email === request.email);
    if (row === undefined) throw new Error(`${applicant.name} names nobody by ${request.email}`);
    const id = randomUUID();
    const messageId = request.became === 'bounced' ? await seedBounce(db, seeded, request, asking) : null;
    const facts = factsOf(request, asking.now);
    const { applicationId, applicantId } = asking;
    const of = { id, project_id: projectId, application_id: applicationId, applicant_id: applicantId };
    await db
      .insertInto('recommendations')
      .values({ ...of, ...personOf(row), lang: request.language, message_id: messageId, confidential, ...facts })
      .execute();
    if (request.became === 'received') await seedLetter(db, seeded, request, { ...asking, id, name: row.name });
  }
}

function personOf({ name, email, emailKey }: RefereeRow) {
  return { name, email, email_key: emailKey };
}

/** The columns of a request that describe its state. */
function factsOf(request: DemoRequest, now: Date) {
  const invitedAt = daysAfter(now, -request.askedDaysAgo);
  // The recommender opened it some hours later.
  const lookedAt = new Date(invitedAt.getTime() + 5 * 3_600_000);
  const reminded = request.remindedDaysAgo;
  return {
    invited_at: invitedAt,
    ...(reminded === undefined ? {} : { reminded_at: daysAfter(now, -reminded), scheduled_reminders: 1 }),
    ...(request.became === 'invited' || request.became === 'bounced' ? {} : { opened_at: lookedAt }),
    ...endOf(request, lookedAt, now),
  };
}

function endOf(request: DemoRequest, lookedAt: Date, now: Date) {
  if (request.became === 'received')
    return { state: 'written' as const, written_at: daysAfter(now, -request.writtenDaysAgo) };
  if (request.became !== 'declined') return {};
  const { reason, words } = request;
  return { state: 'declined' as const, declined_at: lookedAt, decline_reason: reason, decline_words: words };
}

/** The bounced mail; all other mails were accepted and left no rows. */
async function seedBounce(
  db: Transaction<Tables>,
  { tenant, projectId }: Seeded,
  { email, language, askedDaysAgo }: DemoRequest,
  { applicantId, now }: Asking,
): Promise<string> {
  const id = randomUUID();
  const at = daysAfter(now, -askedDaysAgo);
  const sender = { from_name: tenant.title[language], from_address: tenant.settings.contact.email };
  const words = { subject: tenant.title[language], text: '', html: '', template: JSON.stringify({}), lang: language };
  const fate = { state: 'accepted' as const, accepted_at: at, bounced_at: at, bounce_code: '5.1.1', attempts: 1 };
  await db
    .insertInto('outgoing_messages')
    .values({
      id,
      project_id: projectId,
      channel: 'mail',
      recipient: email,
      recipient_key: email,
      applicant_id: applicantId,
      ...sender,
      ...words,
      purpose: 'invitation',
      ...fate,
      expires_at: null,
      forget: false,
      created_at: at,
    })
    .execute();
  return id;
}

const notices = {
  sc: '推荐信由招生委员会审阅。',
  tc: '推薦信由招生委員會審閱。',
  en: 'Letters are read by the admissions committee.',
} as const;

async function seedWaiver(
  db: Transaction<Tables>,
  seeded: Seeded,
  applicant: DemoApplicant,
  { applicationId, now }: Asking,
): Promise<void> {
  const { language, requests = [] } = applicant;
  const first = Math.max(...requests.map(({ askedDaysAgo }) => askedDaysAgo));
  await db
    .insertInto('letter_waivers')
    .values({
      application_id: applicationId,
      project_id: seeded.projectId,
      waived: waivedBy(seeded, applicant),
      notice: notices[language],
      at: daysAfter(now, -first),
    })
    .execute();
}

/** Null if the project does not offer the choice. */
function waivedBy({ tenant }: Seeded, { waived = true }: DemoApplicant): boolean | null {
  return tenant.letters?.applicantReads === 'unlessWaived' ? waived : null;
}
