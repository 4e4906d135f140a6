import { batchAddress, batchTable } from '@portico/contract/batches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyText, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;

const hall = {
  kind: 'interview',
  name: toyText('Hall'),
  address: toyText('Street'),
  remark: toyText('Bring a card'),
  contact: { person: toyText('Office'), phone: '010-1', email: 'office@example.com' },
};
const information = {
  name: toyText('Dates'),
  titles: [toyText('What'), toyText('When')],
  rows: [[toyText('Results'), toyText('May')]],
  widths: ['12rem', ''],
};
const documents = [{ name: toyText('Passport'), remark: toyText('Every page') }];

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'about' });
  stranger = await buildProject(server.ownerDb, { slug: 'about-stranger' });
  portal = openTestPortal(server, project);
  await server.ownerDb
    .updateTable('batches')
    .set({
      places: JSON.stringify([hall]),
      information: JSON.stringify(information),
      documents: JSON.stringify(documents),
    })
    .where('id', '=', project.batchId)
    .execute();
});
afterAll(() => server.close());

describe('where things of a batch take place', () => {
  it('is told for one batch and for all', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const list = [{ batchId: project.batchId, batch_title: toyText('Batch'), ...hall }];
    expect(await portal.as({ token }).call(batchAddress, {})).toEqual({ list });
    const one = await portal.as({ token }).call(batchAddress, { batchId: project.batchId });
    expect(one).toEqual({ list });
  });

  it('is told to its own applicants alone', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const elsewhere = { batchId: stranger.batchId };
    expect(await refused(portal.as({ token }).call(batchAddress, elsewhere))).toBe('notFound');
    expect(await refused(portal.call(batchAddress, {}))).toBe('notSignedIn');
    const other = await buildApplicant(server.ownerDb, stranger);
    expect(await portal.as({ token: other.token }).call(batchAddress, {})).toEqual({ list: [] });
  });
});

describe('the table of a batch', () => {
  const table = {
    table_title_list: information.titles,
    table_value_list: information.rows,
    table_value_width: information.widths,
    documents,
  };

  it('is that of the batch named, or else of the one chosen', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const named = await portal.as({ token }).call(batchTable, { batchId: project.batchId });
    expect(named).toMatchObject({ batchId: project.batchId, ...table });
    expect(JSON.parse(named.name)).toEqual(information.name);
    const chosen = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
    const own = await portal.as({ token: chosen.token }).call(batchTable, {});
    expect(own).toEqual(named);
  });

  it('is empty before a choice and where there is none', async () => {
    const none = { name: '', table_title_list: [], table_value_list: [], table_value_width: [], documents: [] };
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await portal.as({ token }).call(batchTable, {})).toEqual({ batchId: '', ...none });
    const other = await buildApplicant(server.ownerDb, stranger, { batchId: stranger.batchId });
    const bare = await portal.as({ token: other.token }).call(batchTable, {});
    expect(bare).toEqual({ batchId: stranger.batchId, ...none });
  });

  it('is not found by another tenant', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const elsewhere = { batchId: stranger.batchId };
    expect(await refused(portal.as({ token }).call(batchTable, elsewhere))).toBe('notFound');
    expect(await refused(portal.call(batchTable, {}))).toBe('notSignedIn');
  });
});
