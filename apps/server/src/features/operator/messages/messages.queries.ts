import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import type { StaffAction } from '../../../platform/session/staff-log.ts';

export async function findOwnMail(db: StaffDb, staffId: string): Promise<string | null> {
  const row = await db.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirst();
  return row?.email ?? null;
}

const action: StaffAction = 'sent test message';
const mostTests = 5;

/** Five test messages in ten minutes are enough, of all owners together. 0 if one more may be sent now. */
export async function secondsUntilNextTest(db: StaffDb): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from at + interval '10 minutes' - now()))::integer as wait
    from staff_log where action = ${action} and at > now() - interval '10 minutes'
    order by at desc, id desc offset ${mostTests - 1} limit 1`.execute(db);
  return rows[0]?.wait ?? 0;
}
