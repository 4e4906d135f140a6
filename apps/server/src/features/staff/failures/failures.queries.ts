import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import type { StaffAction } from '../../../platform/session/staff-log.ts';

interface Failure {
  readonly at: Date;
  readonly account: string;
  readonly network: string;
  /** Only the line in the log of the account that was tried keeps it. */
  readonly ip: string;
}

export type FailedAction = Extract<StaffAction, 'failed to sign in' | 'failed second step'>;

/** One statement whether or not the account exists, so that the time it takes does not tell. */
export async function addFailure(
  db: StaffDb,
  { at, account, network, ip }: Failure,
  action: FailedAction,
  staffId: string | null,
): Promise<void> {
  await sql`
    with failure as (insert into staff_failures (at, account, network) values (${at}, ${account}, ${network}))
    insert into staff_log (staff_id, staff_name, address, org_id, action, subject)
    select distinct on (r.org_id) s.id, s.name, ${ip}, r.org_id, ${action}, '{}'::jsonb
    from staff s join staff_roles r on r.staff_id = s.id where s.id = ${staffId} order by r.org_id`.execute(db);
}

export interface Spray {
  readonly failures: number;
  readonly accounts: number;
  readonly addresses: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** In an hour so many failures in all, or so many accounts tried from one network, are no typing errors. */
const suspect = { failures: 20, accounts: 5 } as const;

/** What failed after a moment in hours in which it was suspiciously much. */
export async function findSpray(db: StaffDb, after: Date): Promise<Spray | undefined> {
  const { rows } = await sql<Spray>`
    with lately as (select date_trunc('hour', at) as hour, * from staff_failures where at > ${after}),
    suspect as (
      select hour from lately group by hour having count(*) >= ${suspect.failures}
      union
      select hour from lately group by hour, network having count(distinct account) >= ${suspect.accounts})
    select count(*)::integer as failures, count(distinct account)::integer as accounts,
      count(distinct network)::integer as addresses, min(at) as first_at, max(at) as last_at
    from lately where hour in (select hour from suspect) having count(*) > 0`.execute(db);
  return rows[0];
}

/** Until when a staff member has seen failures; null for never. */
export async function findSeen(db: StaffDb, staffId: string): Promise<Date | null> {
  const row = await db.selectFrom('staff').select('failures_seen_at').where('id', '=', staffId).executeTakeFirst();
  return row?.failures_seen_at ?? null;
}

export async function setSeen(db: StaffDb, staffId: string, until: Date): Promise<void> {
  await db.updateTable('staff').set({ failures_seen_at: until }).where('id', '=', staffId).execute();
}

/** The owner is written to by a job, where a setting names an address. */
export async function enqueueOwnerNotice(db: StaffDb, { failures, accounts, addresses }: Spray): Promise<void> {
  await sql`select enqueue_owner_notice(${failures}, ${accounts}, ${addresses})`.execute(db);
}
