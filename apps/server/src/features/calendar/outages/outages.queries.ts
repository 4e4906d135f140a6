import { randomUUID } from 'node:crypto';
import type { Language, LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { outageAfter } from '../../../platform/heartbeat/heartbeat.ts';

export interface Outage {
  readonly began: Date;
  readonly ended: Date;
}

export async function listOutages(db: ProjectDb, from: Date, to: Date): Promise<readonly Outage[]> {
  const { rows } = await sql<Outage>`select * from list_outages(${from}, ${to}, ${outageAfter}::interval)`.execute(db);
  return rows;
}

export function listApproved(db: ProjectDb) {
  return db
    .selectFrom('outage_extensions')
    .select(['approval', 'batch_id', 'outage_began', 'former', 'until', 'reason', 'staff_name', 'at'])
    .orderBy('at', 'desc')
    .execute();
}

export function listDismissed(db: ProjectDb) {
  return db.selectFrom('outage_dismissals').select(['batch_id', 'outage_began']).execute();
}

interface Decision {
  readonly project: string;
  readonly batch: string;
  readonly outages: readonly Outage[];
  readonly reason: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly at: Date;
}

interface Approval extends Decision {
  readonly former: Date;
  readonly until: Date;
}

/** Keeps that a batch is not extended for these outages. */
export async function keepDismissal(db: ProjectDb, dismissed: Decision): Promise<void> {
  const rows = dismissed.outages.map(({ began }) => ({
    project_id: dismissed.project,
    batch_id: dismissed.batch,
    outage_began: began,
    reason: dismissed.reason,
    staff_id: dismissed.staffId,
    staff_name: dismissed.staffName,
    at: dismissed.at,
  }));
  await db.insertInto('outage_dismissals').values(rows).execute();
}

/** Keeps that these outages were made good for a batch. Returns the id of the approval. */
export async function keepApproval(db: ProjectDb, approved: Approval): Promise<string> {
  const approval = randomUUID();
  const { former, until, reason, at } = approved;
  const rows = approved.outages.map(({ began, ended }) => ({
    project_id: approved.project,
    batch_id: approved.batch,
    outage_began: began,
    outage_ended: ended,
    approval,
    former,
    until,
    reason,
    staff_id: approved.staffId,
    staff_name: approved.staffName,
    at,
  }));
  await db.insertInto('outage_extensions').values(rows).execute();
  return approval;
}

export async function moveEnd(db: ProjectDb, batch: string, until: Date): Promise<void> {
  await db.updateTable('batches').set({ ends_at: until }).where('id', '=', batch).execute();
}

export async function enqueueOutageNews(db: ProjectDb, approval: string): Promise<void> {
  await sql`select enqueue_outage_news(${approval}::uuid)`.execute(db);
}

interface Concerned {
  readonly message: string;
  readonly applicant: string;
  readonly name: string;
  readonly lang: Language;
  readonly email: string | null;
  readonly reader_zone: string | null;
  readonly batch: LocalText;
  readonly former: Date;
  readonly until: Date;
  readonly time_zone: string;
  readonly slug: string;
}

/**
 * The next of those who have begun an application in the batch of an approval and not submitted it. The id of the
 * message follows from both, so that nobody is told twice.
 */
export async function listConcerned(
  db: ProjectDb,
  approval: string,
  after: string,
  most: number,
): Promise<readonly Concerned[]> {
  const { rows } = await sql<Concerned>`
    select md5(${approval} || p.id::text)::uuid as message, p.id as applicant, p.name, p.lang, p.time_zone as reader_zone,
      case when p.email_confirmed_at is null then null else p.email end as email,
      b.title as batch, x.former, x.until, q.time_zone, q.slug
    from (select batch_id, former, until from outage_extensions where approval = ${approval} limit 1) x
      join batches b on b.id = x.batch_id join projects q on q.id = b.project_id
      join applications a on a.batch_id = b.id and a.state <> 2
      join applicants p on p.id = a.applicant_id
    where p.id > ${after}::uuid order by p.id limit ${most}`.execute(db);
  return rows;
}
