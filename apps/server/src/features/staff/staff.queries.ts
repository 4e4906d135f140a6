import type { StaffDb } from '../../platform/db/database.ts';

export function findStaffByAccount(db: StaffDb, account: string) {
  return db
    .selectFrom('staff')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['account']), '=', account.toLowerCase()))
    .executeTakeFirst();
}
