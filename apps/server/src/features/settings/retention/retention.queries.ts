import type { Language, LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { JobsDb, ProjectDb } from '../../../platform/db/database.ts';
import type { Retention } from '../../../platform/db/tables/tenant-tables.ts';
import { daysAfter, firstDays, lastDays, monthsOf, type RetentionFacts } from './retention.rules.ts';

export type Kind = 'draft' | 'application';

export async function listRetaining(
  jobs: JobsDb,
): Promise<readonly { readonly id: string; readonly org_id: string }[]> {
  const { rows } = await sql<{ id: string; org_id: string }>`select * from list_retaining()`.execute(jobs);
  return rows;
}

export type RetainingProject = RetentionFacts & { readonly slug: string; readonly time_zone: string };

export function findRetention(db: ProjectDb): Promise<RetainingProject> {
  return retention(db).executeTakeFirstOrThrow();
}

/** Nobody changes the settings or the calendar, and no second server does the same work, until the transaction ends. */
export function lockRetention(db: ProjectDb): Promise<RetainingProject> {
  return retention(db).forNoKeyUpdate().executeTakeFirstOrThrow();
}

function retention(db: ProjectDb) {
  return db
    .selectFrom('projects')
    .select(['slug', 'time_zone', 'effective_state as state', 'retention', 'retention_shortened_at']);
}

const retained = (of: Retention) => {
  const { drafts, applications } = monthsOf(of);
  return sql`retained_people(${drafts}::integer, ${applications}::integer)`;
};

/** The same without those whom staff hold back: they are neither told nor deleted. */
const released = (of: Retention) => sql`(select d.* from ${retained(of)} d
  where not exists (select from retention_holds h where h.applicant_id = d.applicant_id))`;

export async function dropWarnings(db: ProjectDb): Promise<void> {
  await db.deleteFrom('retention_warnings').execute();
}

/**
 * Drops warnings that no longer hold: of people who are kept longer now or held back, and whose mail was not sent, or came back from
 * an address that they have changed since. Where it is due again, they are told again from the beginning.
 */
export async function dropVoidWarnings(db: ProjectDb, of: Retention): Promise<void> {
  await sql`
    delete from retention_warnings w where not exists (
        select from ${released(of)} r where r.applicant_id = w.applicant_id and r.due_at <= w.deletes_at)
      or exists (
        select from outgoing_messages m join applicants p on p.id = w.applicant_id
        where m.id in (w.first_message, w.last_message) and case
          when m.bounced_at is null then m.state = 'failed'
          else p.email_confirmed_at is not null and p.email_key <> m.recipient_key end)`.execute(db);
}

export interface Warned {
  readonly applicant: string;
  readonly kind: Kind;
  readonly due_at: Date;
  readonly batch: LocalText;
  readonly name: string;
  readonly lang: Language;
  readonly email: string;
  readonly reader_zone: string | null;
}

const warned = sql`r.applicant_id as applicant, r.kind, r.due_at, b.title as batch, p.name, p.lang, p.email, p.time_zone as reader_zone`;

/** Some of those who are due soon, have an address that they proved, and were not told yet. */
export async function listUnwarned(db: ProjectDb, of: Retention, now: Date, most: number): Promise<readonly Warned[]> {
  const { rows } = await sql<Warned>`
    select ${warned} from ${released(of)} r
      join applicants p on p.id = r.applicant_id join batches b on b.id = r.batch_id
    where r.due_at <= ${daysAfter(now, firstDays)} and p.email is not null and p.email_confirmed_at is not null
      and not exists (select from retention_warnings w where w.applicant_id = p.id)
    order by p.id limit ${most}`.execute(db);
  return rows;
}

/** Some of those whose first mail was sent, and whose last one is due. */
export async function listForLastWarning(
  db: ProjectDb,
  of: Retention,
  now: Date,
  most: number,
): Promise<readonly (Warned & { readonly deletes_at: Date; readonly first_sent: Date })[]> {
  const { rows } = await sql<Warned & { deletes_at: Date; first_sent: Date }>`
    select ${warned}, w.deletes_at, m.accepted_at as first_sent from retention_warnings w
      join ${released(of)} r on r.applicant_id = w.applicant_id
      join applicants p on p.id = r.applicant_id join batches b on b.id = r.batch_id
      join outgoing_messages m on m.id = w.first_message and m.state = 'accepted' and m.bounced_at is null
    where w.last_message is null and w.deletes_at <= ${daysAfter(now, lastDays)}
      and p.email is not null and p.email_confirmed_at is not null
    order by p.id limit ${most}`.execute(db);
  return rows;
}

export async function keepFirstWarning(
  db: ProjectDb,
  warning: { project_id: string; applicant_id: string; deletes_at: Date; first_message: string },
): Promise<void> {
  await db.insertInto('retention_warnings').values(warning).execute();
}

export async function keepLastWarning(
  db: ProjectDb,
  applicant: string,
  message: string,
  deletesAt: Date,
): Promise<void> {
  await db
    .updateTable('retention_warnings')
    .set({ last_message: message, deletes_at: deletesAt })
    .where('applicant_id', '=', applicant)
    .execute();
}

/** Some of those who are due, were told twice in time, and promised no longer. */
export async function listDeletable(
  db: ProjectDb,
  of: Retention,
  now: Date,
  { among, after, most }: { readonly among?: readonly string[]; readonly after?: string; readonly most: number },
): Promise<readonly { readonly applicant: string; readonly kind: Kind }[]> {
  const { rows } = await sql<{ applicant: string; kind: Kind }>`
    select r.applicant_id as applicant, r.kind from retention_warnings w
      join ${released(of)} r on r.applicant_id = w.applicant_id and r.due_at <= ${now}
      join outgoing_messages f on f.id = w.first_message and f.state = 'accepted' and f.bounced_at is null
        and f.accepted_at <= ${daysAfter(now, -firstDays)}
      join outgoing_messages l on l.id = w.last_message and l.state = 'accepted' and l.bounced_at is null
        and l.accepted_at <= ${daysAfter(now, -lastDays)}
    where w.deletes_at <= ${now} and (${among ?? null}::uuid[] is null or w.applicant_id = any (${among ?? null}::uuid[]))
      and w.applicant_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by r.applicant_id limit ${most}`.execute(db);
  return rows;
}

/** Those of them that nobody else works on at this moment: a save, an extension or a submission goes first. */
export async function lockFree(db: ProjectDb, applicants: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from applicants p join applications a on a.applicant_id = p.id where p.id = any (${applicants}::uuid[])
    order by p.id for update of p, a skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many would be told as soon as these times hold. */
export async function countDueSoon(db: ProjectDb, of: Retention, now: Date, days: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from ${released(of)} r where due_at <= ${daysAfter(now, days)}`.execute(db);
  return rows[0]?.people ?? 0;
}

export interface PlanRow {
  readonly batch: string;
  readonly title: LocalText;
  readonly kind: Kind;
  readonly people: number;
  readonly told: number;
  readonly unreachable: number;
  readonly held: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

/** What is deleted when, batch by batch; `soonest` for whoever is due and was not told yet. */
export async function listPlan(db: ProjectDb, of: Retention, soonest: Date): Promise<readonly PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select b.id as batch, b.title, r.kind, count(*)::integer as people,
      count(*) filter (where w.applicant_id is not null and x.reachable and not x.held)::integer as told,
      count(*) filter (where not x.reachable and not x.held)::integer as unreachable,
      count(*) filter (where x.held)::integer as held,
      min(x.deletes_at) filter (where x.reachable and not x.held) as first,
      max(x.deletes_at) filter (where x.reachable and not x.held) as last
    from ${retained(of)} r join applicants p on p.id = r.applicant_id join batches b on b.id = r.batch_id
      left join retention_warnings w on w.applicant_id = r.applicant_id
      cross join lateral (select exists (select from retention_holds h where h.applicant_id = p.id) as held,
        coalesce(w.deletes_at, greatest(r.due_at, ${soonest})) as deletes_at,
        p.email is not null and p.email_confirmed_at is not null and not exists (select from outgoing_messages m
          where m.id in (w.first_message, w.last_message) and m.bounced_at is not null) as reachable) x
    group by b.id, b.title, b.ends_at, r.kind order by b.ends_at, r.kind`.execute(db);
  return rows;
}
