import type { Language, LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { addressKey } from '../../../platform/messaging/address-key.ts';

interface ExtensionRow {
  readonly applicant_id: string;
  readonly name: string;
  readonly until: Date;
  readonly withdrawn_at: Date | null;
}

/** Who has or had an extension for a batch, by name. */
export function listExtensionsOf(db: ProjectDb, batch: string): Promise<ExtensionRow[]> {
  return db
    .selectFrom('extensions as e')
    .innerJoin('applicants as p', 'p.id', 'e.applicant_id')
    .select(['e.applicant_id', 'p.name', 'e.until', 'e.withdrawn_at'])
    .where('e.batch_id', '=', batch)
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
}

export function listChanges(db: ProjectDb, batch: string) {
  return db
    .selectFrom('extension_changes')
    .select(['applicant_id', 'former', 'until', 'reason', 'staff_name', 'at'])
    .where('batch_id', '=', batch)
    .orderBy('id', 'desc')
    .execute();
}

interface FoundApplicant {
  readonly id: string;
  readonly name: string;
  readonly contact: string;
  readonly number: string;
  readonly standing: 'none' | 'elsewhere' | 'begun' | 'submitted';
}

const most = 8;

/** Shorter parts of an address or number would find half of everybody. */
const shortestPart = 3;

/** Applicants by part of their name, mail address or mobile, or the beginning of the application's number. */
export async function searchApplicants(db: ProjectDb, batch: string, query: string): Promise<FoundApplicant[]> {
  const part = query.length >= shortestPart ? query.toLowerCase() : null;
  const { rows } = await sql<FoundApplicant>`
    select p.id, p.name, coalesce(p.email, p.mobile, '') as contact, coalesce(a.number, '') as number,
      case when a.batch_id is null then 'none' when a.batch_id <> ${batch} then 'elsewhere'
        when a.state = 2 then 'submitted' else 'begun' end as standing
    from applicants p left join applications a on a.project_id = p.project_id and a.applicant_id = p.id
    where (fold_name(${query}) <> '' and strpos(p.name_folded, fold_name(${query})) > 0)
      or p.email_key = ${addressKey(query)} or strpos(lower(p.email), ${part}) > 0 or strpos(p.mobile, ${part}) > 0
      or starts_with(a.number, ${query.toUpperCase()})
    order by a.batch_id is not distinct from ${batch} desc, p.name, p.id limit ${most}`.execute(db);
  return rows;
}

export interface ExtendedPerson {
  readonly name: string;
  readonly lang: Language;
  /** Null if the address is not proved to be theirs. */
  readonly email: string | null;
  readonly reader_zone: string | null;
  readonly application_id: string | null;
  readonly batch: LocalText;
  readonly ends_at: Date;
  readonly until: Date | null;
  readonly withdrawn_at: Date | null;
  readonly time_zone: string;
  readonly service_ends_at: Date;
}

/** Everything that decides about an extension; the applicant and their application are locked before. */
export async function findExtended(
  db: ProjectDb,
  batch: string,
  applicant: string,
): Promise<ExtendedPerson | undefined> {
  const { rows } = await sql<ExtendedPerson>`
    select p.name, p.lang, case when p.email_confirmed_at is null then null else p.email end as email,
      p.time_zone as reader_zone, a.id as application_id, b.title as batch, b.ends_at, e.until, e.withdrawn_at, q.time_zone, q.service_ends_at
    from applicants p join projects q on q.id = p.project_id
      join batches b on b.project_id = q.id and b.id = ${batch}
      left join applications a on a.project_id = q.id and a.applicant_id = p.id
      left join extensions e on e.batch_id = b.id and e.applicant_id = p.id
    where p.id = ${applicant}`.execute(db);
  return rows[0];
}

interface ExtensionKey {
  readonly project_id: string;
  readonly applicant_id: string;
  readonly batch_id: string;
}

export async function writeExtension(
  db: ProjectDb,
  key: ExtensionKey,
  { until, withdrawnAt }: { readonly until: Date; readonly withdrawnAt: Date | null },
): Promise<void> {
  const values = { until, withdrawn_at: withdrawnAt };
  await db
    .insertInto('extensions')
    .values({ ...key, ...values })
    .onConflict((there) => there.columns(['applicant_id', 'batch_id']).doUpdateSet(values))
    .execute();
}

interface ExtensionChange extends ExtensionKey {
  readonly former: Date | null;
  readonly until: Date | null;
  readonly reason: string;
  readonly staff_id: string;
  readonly staff_name: string;
  readonly at: Date;
}

export async function keepChange(db: ProjectDb, change: ExtensionChange): Promise<void> {
  await db.insertInto('extension_changes').values(change).execute();
}
