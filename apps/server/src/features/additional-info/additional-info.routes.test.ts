import { logoff } from '@portico/contract/accounts';
import { specialTables } from '@portico/contract/additional-info';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyText, type ToyProject, toyPassword } from '../../testing/toys/toy-tenants.ts';
import { fillTable } from './fill-table.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'additional' });
  stranger = await buildProject(server.ownerDb, { slug: 'additional-stranger' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const db = () => server.database.forProject(project);
const scores = {
  name: toyText('Scores'),
  columns: [
    { title: toyText('Subject'), width: '200px' },
    { title: toyText('Score'), width: '' },
  ],
};
let tables = 0;
async function addTable(of: ToyProject, name = scores.name): Promise<string> {
  tables += 1;
  const { id } = await server.ownerDb
    .insertInto('additional_tables')
    .values({
      project_id: of.id,
      name: JSON.stringify(name),
      columns: JSON.stringify(scores.columns),
      sort: tables,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const fill = (tableId: string, applicantId: string, rows: Parameters<typeof fillTable>[2]['rows']) =>
  fillTable(db(), project.id, { tableId, applicantId, rows });
const list = async (token: string) => (await portal.as({ token }).call(specialTables, {})).list;

describe('tables about an applicant', () => {
  it('are told to that applicant, in the order they were made', async () => {
    const { id, token } = await buildApplicant(server.ownerDb, project);
    const first = await addTable(project);
    const second = await addTable(project, toyText('Ranks'));
    await fill(second, id, [['Mathematics', '3']]);
    await fill(first, id, [
      [toyText('Mathematics'), '138'],
      [toyText('English'), ''],
    ]);
    const same = (words: string) => ({ sc: words, tc: words, en: words });
    expect(await list(token)).toEqual([
      {
        id: first,
        name: JSON.stringify(toyText('Scores')),
        user_ancillary_info: {
          table_title_list: [toyText('Subject'), toyText('Score')],
          table_value_list: [
            [toyText('Mathematics'), same('138')],
            [toyText('English'), same('')],
          ],
          table_value_width: ['200px', ''],
        },
      },
      expect.objectContaining({ id: second, name: JSON.stringify(toyText('Ranks')) }),
    ]);
    await fill(first, id, [[toyText('Mathematics'), '140']]);
    expect((await list(token))[0]?.user_ancillary_info.table_value_list).toEqual([
      [toyText('Mathematics'), same('140')],
    ]);
  });

  it('are nobody else’s, and nothing without a session', async () => {
    const { id } = await buildApplicant(server.ownerDb, project);
    const other = await buildApplicant(server.ownerDb, project);
    const theirs = await buildApplicant(server.ownerDb, stranger);
    await fill(await addTable(project), id, [['Physics', '1']]);
    expect(await list(other.token)).toEqual([]);
    expect(await list(theirs.token)).toEqual([]);
    expect(await refused(portal.call(specialTables, {}))).toBe('notSignedIn');
  });

  it('go with the account', async () => {
    const { id, token } = await buildApplicant(server.ownerDb, project, { userType: 'ssm' });
    await fill(await addTable(project), id, [['Physics', '1']]);
    expect(await outcome(portal.as({ token }).call(logoff, { old_password: toyPassword }))).toBe('done');
    const rows = server.ownerDb.selectFrom('additional_table_rows').select('rows').where('applicant_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('what is no table', () => {
  it('is refused: rows that do not fit, a table or applicant of another project', async () => {
    const { id } = await buildApplicant(server.ownerDb, project);
    const table = await addTable(project);
    const elsewhere = await buildApplicant(server.ownerDb, stranger);
    await expect(fill(table, id, [['one value']])).rejects.toThrow('2 values');
    await expect(fill(table, elsewhere.id, [['a', 'b']])).rejects.toThrow('foreign key');
    const theirs = await addTable(stranger);
    await expect(fill(theirs, id, [['a', 'b']])).rejects.toThrow('no such table');
  });
});
