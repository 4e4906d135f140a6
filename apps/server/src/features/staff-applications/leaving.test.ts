import { randomUUID } from 'node:crypto';
import { logoff } from '@portico/contract/accounts';
import { editApplication, enterAsStaff, listApplications, staffPreview } from '@portico/contract/staff-applications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { toyText, toyPassword } from '../../testing/toys/toy-tenants.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;

beforeAll(async () => {
  opened = await openStaffing();
});
afterAll(() => opened.close());

it('whoever leaves takes along what staff have noted and opened; the log keeps ids of the application alone', async () => {
  const { ownerDb, mine } = opened;
  const person = await opened.applicant(mine, { userType: 'ssm', email: 'staff.leaver@example.com' });
  const admin = await opened.staff('owner', mine.orgId);
  const text = JSON.stringify(toyText('Noted'));
  await ownerDb
    .insertInto('flow_entries')
    .values({
      id: randomUUID(),
      project_id: mine.id,
      applicant_id: person.id,
      module_id: 'person',
      title: text,
      words: text,
      files: '[]',
      state: 'none',
      shown: true,
    })
    .execute();
  await opened.client.as(admin).call(staffPreview, { application: person.application });
  await opened.client.as(admin).call(listApplications, { query: 'staff leaver' });
  await opened.file(person.files['photo'] ?? '', admin.cookie);
  const data = await opened.client.as(admin).call(editApplication, { application: person.application });
  const code = data.address.slice(-43);
  await opened.client.call(enterAsStaff, { project_id: mine.id, code });
  await opened.client.as(admin).call(editApplication, { application: person.application });
  expect(await outcome(opened.client.as({ token: person.token }).call(logoff, { old_password: toyPassword }))).toBe(
    'done',
  );

  expect(await tablesWith(person.id)).toEqual([]);
  expect(await tablesWith('staff.leaver@example.com')).toEqual(['outgoing_messages']);
  expect(await tablesWith(person.application)).toEqual(['staff_log']);
  const input = { application: person.application };
  expect(await refused(opened.client.as(admin).call(staffPreview, input))).toBe('notFound');
  expect((await opened.file(person.files['photo'] ?? '', admin.cookie)).status).toBe(404);
});

async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    opened.ownerDb,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(name)} t where t::text ilike ${`%${text}%`}`.execute(
      opened.ownerDb,
    );
    if ((rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}
