import { applicationStages, applicationStates } from '@portico/form-engine/states/application-states';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { submitTogether } from '../../features/submissions/submitting/submit-together.ts';
import { notifyOfSubmission } from '../../features/submissions/notifying/notify-of-submission.ts';
import { scopeText } from '../../platform/db/scope.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';
import type { Reply } from '../../platform/wire/answer/reply.ts';
import type { Seeded } from './seeded.ts';
import type { Language } from '@portico/form-engine/language';

/** An applicant whose application is ready, and when it is submitted. */
export interface Submitting {
  readonly applicantId: string;
  readonly language: Language;
  readonly at: Date;
  readonly stage: 0 | 1 | 2;
}

export interface SubmittingParts {
  readonly receiptKeys: ReceiptKeys;
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly log: FastifyBaseLogger;
}

const noReply: Reply = {
  setCookie: () => undefined,
  clearCookie: () => undefined,
  setDeviceCookie: () => undefined,
  setFileCookie: () => undefined,
};

/** Submits the ready applications in chronological order, just as applicants do; refused ones stay drafts. */
export async function seedSubmissions(
  db: Transaction<Tables>,
  { tenant, projectId, orgId }: Pick<Seeded, 'tenant' | 'projectId' | 'orgId'>,
  people: readonly Submitting[],
  { receiptKeys, publicUrl, secretKey, log }: SubmittingParts,
): Promise<void> {
  if (people.length === 0) return;
  const inOrder = people.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await sql`select set_config('portico.scope', ${scopeText({ org: orgId, project: projectId })}, true)`.execute(db);
  await tickPages(db, projectId, inOrder);
  const project = await db
    .selectFrom('projects')
    .select(['id', 'org_id as orgId', 'slug', 'service_ends_at as serviceEndsAt', 'state'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const requests = inOrder.map(({ applicantId, language, at }) => ({
    agreed: { terms: 1, known_items: 1 },
    call: {
      language,
      now: at,
      key: null,
      log,
      reply: noReply,
      whenClosed: () => new AbortController().signal,
      secretKey,
      publicUrl,
      projectOfHost: async () => null,
      ip: '',
      agent: '',
      timeZone: () => null,
      device: undefined,
      ssoFlow: undefined,
      project,
      db,
      session: { applicantId, tokenHash: Buffer.alloc(0), staffId: null, project },
    },
  }));
  const outcomes = await submitTogether({ receiptKeys }, db, requests, 'wait');
  for (const outcome of outcomes) {
    if (outcome === undefined || 'refused' in outcome)
      log.warn({ slug: tenant.slug }, 'a demo application is not complete');
  }
  await tellAll(db, project, publicUrl);
  await afterwards(db, inOrder);
}

/**
 * Right away, while no address is confirmed, so that nobody is sent a mail and the queue finds them already notified.
 */
async function tellAll(db: Transaction<Tables>, project: { readonly id: string }, publicUrl: string): Promise<void> {
  const submissions = await db.selectFrom('submissions').select('id').where('project_id', '=', project.id).execute();
  for (const { id } of submissions) await notifyOfSubmission(db, project, publicUrl, id);
}

async function tickPages(db: Transaction<Tables>, projectId: string, people: readonly Submitting[]): Promise<void> {
  const pages = await db.selectFrom('single_pages').select('id').where('project_id', '=', projectId).execute();
  const readings = people.flatMap(({ applicantId, at }) =>
    pages.map(({ id }) => ({ project_id: projectId, applicant_id: applicantId, page_id: id, read_at: at })),
  );
  if (readings.length > 0) await db.insertInto('page_readings').values(readings).execute();
}

/** What happened later: the message was read, and some were invited or have finished. */
async function afterwards(db: Transaction<Tables>, people: readonly Submitting[]): Promise<void> {
  for (const { applicantId, at, stage } of people) {
    await db
      .updateTable('messages')
      .set({ read_at: at })
      .where('applicant_id', '=', applicantId)
      .where('created_at', '=', at)
      .execute();
    if (stage === applicationStages.none) continue;
    await db
      .updateTable('applications')
      .set({ stage })
      .where('applicant_id', '=', applicantId)
      .where('state', '=', applicationStates.submitted)
      .execute();
  }
}
