import { randomBytes } from 'node:crypto';
import { inDatabase } from '../server/owner-database.ts';

/** A colleague of the demo interviewer with the same role and password, so that a scenario changes nobody else's account. */
export async function addStaff(): Promise<string> {
  const account = `colleague.${randomBytes(4).toString('hex')}`;
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', async (database) => {
    await database.query(
      `with model as (select id, password_hash from staff where account = 'interviewer.yunzhou'),
        made as (insert into staff (id, account, name, password_hash)
          select gen_random_uuid(), $1, '同事', password_hash from model returning id)
       insert into staff_roles (staff_id, org_id, project_id, role)
       select made.id, org_id, project_id, role from made, staff_roles where staff_id = (select id from model)`,
      [account],
    );
  });
  return account;
}

/** Somebody who works at a whole organisation, with the demo password and a mail address by which they sign in. */
export async function addStaffAt(
  dataFolder: string,
  organisation: string,
  role: string,
  name: string,
): Promise<string> {
  const email = `${name.toLowerCase()}.${randomBytes(4).toString('hex')}@example.com`;
  await inDatabase(dataFolder, async (database) => {
    const { rowCount } = await database.query(
      `with made as (insert into staff (id, account, email, name, password_hash)
          select gen_random_uuid(), $1, $1, $2, password_hash from staff where account = 'interviewer.yunzhou' returning id)
       insert into staff_roles (staff_id, org_id, role)
       select made.id, o.id, $3 from made, organisations o where o.name ->> 'en' = $4`,
      [email, name, role, organisation],
    );
    if (rowCount !== 1) throw new Error(`No organisation ${organisation}`);
  });
  return email;
}
