import { randomUUID } from 'node:crypto';
import { decodeModules } from '@portico/contract/forms/decode-modules';
import { specialTables } from '@portico/contract/additional-info';
import { saveBasic } from '@portico/contract/applications';
import { newPreview } from '@portico/contract/previews';
import { decodePreview } from '@portico/contract/preview/decode-preview';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyText } from '../../testing/toys/toy-tenants.ts';

const form: FormDefinition = {
  modules: [
    buildModule(
      'person',
      [
        buildField('name'),
        buildField('card', { preview: { sensitive: true } }),
        buildSwitch('abroad', ['visa']),
        buildField('visa', { startsShown: false }),
      ],
      { groups: [buildGroup('jobs', [buildField('post')])] },
    ),
    buildModule('referees', [buildField('referee')], { author: 'referees' }),
    buildModule('extra', [buildField('more')]),
    buildModule('letter', [buildField('praise')], { author: 'recommender' }),
  ],
};

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;
let person: Awaited<ReturnType<typeof buildApplicant>>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'previews' });
  stranger = await buildProject(server.ownerDb, { slug: 'previews-stranger' });
  portal = openTestPortal(server, project);
  const version = { id: randomUUID(), project_id: project.id, number: 3, definition: JSON.stringify(form) };
  await server.ownerDb.insertInto('form_versions').values(version).execute();
  person = await applicant();
  await save('person', {
    name: 'Ann',
    card: '1234',
    abroad: 'yes',
    visa: 'F',
    jobs: [{ columnNumber: 1, post: 'Cook' }],
  });
  await save('person', { abroad: 'no' }, 1);
  await save('referees', { referee: 'Prof' });
});
afterAll(() => server.close());

const applicant = (options: Parameters<typeof buildApplicant>[2] = {}) =>
  buildApplicant(server.ownerDb, project, { batchId: project.batchId, ...options });

const save = (menuid: string, changes: object, revision = 0) =>
  portal.as({ token: person.token }).call(saveBasic, { menuid, revision, changes: JSON.stringify(changes) });

const preview = (token?: string, fields: object = {}) => portal.as({ token }).send(newPreview, fields);

describe('an applicant’s preview', () => {
  it('has every module of theirs with what is saved, and nothing that does not show', async () => {
    const data = await preview(person.token);
    expect(data.modules.map(({ menuid }) => menuid)).toEqual(['person', 'referees', 'extra']);
    expect(decodeModules(data.modules).form.modules[0]?.fields.map(({ key }) => key)).toEqual([
      'name',
      'card',
      'abroad',
    ]);
    expect(data.save_field).toEqual({
      person: {
        normal: { name: 'Ann', card: '1234', abroad: 'no' },
        column: { jobs: [{ columnNumber: 1, post: 'Cook' }] },
      },
      referees: { normal: { referee: 'Prof' }, column: {} },
      extra: { normal: {}, column: {} },
    });
    expect(data).toMatchObject({
      withheld: [],
      letters: [],
      tables: [],
      flow_list: {},
      application_state: 1,
      stage: 0,
      number: '',
      submitted_at: null,
      batch_title: toyText('Batch'),
      version: 3,
      changed_by_staff: [],
      can: { revoke: false, reapply: false, export: true },
      options: { showSensitive: true, showReferrer: true, showRecommendation: true, menuSpan: 4, showNoFileText: true },
      today: '2026-03-04',
    });
  });

  it('is read by front ends as what it was', async () => {
    const content = decodePreview(await preview(person.token));
    expect(content.answers).toEqual({
      fields: {
        name: { value: 'Ann' },
        card: { value: '1234' },
        abroad: { value: 'no' },
        referee: { value: 'Prof' },
      },
      rows: { jobs: [{ post: { value: 'Cook' } }] },
    });
    expect(content.modules.map(({ id }) => id)).toEqual(['person', 'referees', 'extra']);
  });

  it('shows what staff added and the tables that the institution keeps', async () => {
    const owner = { project_id: project.id, applicant_id: person.id };
    const lines = [{ name: toyText('Result'), value: toyText('Passed') }];
    const words = { sc: '', tc: '', en: 'Done' };
    const ids = { person: randomUUID(), letter: randomUUID(), unseen: randomUUID() };
    for (const [module, id] of Object.entries(ids))
      await server.ownerDb
        .insertInto('flow_entries')
        .values({
          id,
          ...owner,
          module_id: module === 'unseen' ? 'person' : module,
          title: JSON.stringify(toyText('Check')),
          words: JSON.stringify(words),
          state: 'passed',
          files: '[]',
          lines: JSON.stringify(lines),
          shown: module !== 'unseen',
        })
        .execute();
    const { id: table_id } = await server.ownerDb
      .insertInto('additional_tables')
      .values({
        project_id: project.id,
        name: JSON.stringify(toyText('Scores')),
        columns: JSON.stringify([{ title: toyText('Score'), width: '10px' }]),
        sort: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.ownerDb
      .insertInto('additional_table_rows')
      .values({ ...owner, table_id, rows: JSON.stringify([[toyText('99')]]) })
      .execute();
    const data = await preview(person.token);
    const { flowEntries, tables } = decodePreview(data);
    const text = { sc: 'Done', tc: 'Done', en: 'Done' };
    const rest = { day: null, state: 'passed', files: [], shown: true, by: '' };
    expect(flowEntries).toEqual({ person: [{ id: ids.person, title: toyText('Check'), text, lines, ...rest }] });
    expect(tables).toEqual([
      {
        id: table_id,
        name: toyText('Scores'),
        columns: [{ title: toyText('Score'), width: '10px' }],
        rows: [[toyText('99')]],
      },
    ]);
    expect(data.tables).toEqual((await portal.as({ token: person.token }).call(specialTables, {})).list);
  });

  it('leaves out what the batch does not ask for', async () => {
    const batch = { project_id: project.id, title: JSON.stringify(toyText('Small')), left_out_modules: ['extra'] };
    const times = { starts_at: frozenNow, ends_at: new Date(frozenNow.getTime() + 1000), sort: 5 };
    const id = randomUUID();
    await server.ownerDb
      .insertInto('batches')
      .values({ id, ...batch, ...times })
      .execute();
    const { token } = await applicant({ batchId: id });
    const data = await preview(token);
    expect(data.modules.map(({ menuid }) => menuid)).toEqual(['person', 'referees']);
  });

  it('is empty before a batch was chosen', async () => {
    const newcomer = await applicant();
    await server.ownerDb.deleteFrom('applications').where('applicant_id', '=', newcomer.id).execute();
    expect(await preview(newcomer.token)).toMatchObject({ application_state: 0, batch_title: null, number: '' });
  });

  it('tells what can be done once it is submitted', async () => {
    const done = await applicant({ state: 2 });
    const set = (changes: { number?: string; submitted_at?: Date; stage?: number }) =>
      server.ownerDb.updateTable('applications').set(changes).where('applicant_id', '=', done.id).execute();
    await set({ number: '202601000007', submitted_at: frozenNow });
    expect(await preview(done.token)).toMatchObject({
      number: '202601000007',
      submitted_at: Math.floor(frozenNow.getTime() / 1000),
      can: { revoke: true, reapply: false },
    });
    await set({ stage: 2 });
    expect(await preview(done.token)).toMatchObject({ stage: 2, can: { revoke: false, reapply: true } });
  });
});

describe('who may not', () => {
  it('somebody not signed in', async () => {
    expect(await refused(preview())).toBe('notSignedIn');
  });

  it('somebody with an id of another person or tenant', async () => {
    const other = await applicant();
    for (const foreign of [
      { project_id: stranger.id },
      { org_id: stranger.orgId },
      { domain: stranger.slug },
      { uid: other.id },
      { user_id: other.id },
    ])
      expect(await refused(preview(person.token, foreign))).toBe('notFound');
  });

  it('somebody whose project has no form', async () => {
    const { token } = await buildApplicant(server.ownerDb, stranger);
    expect(await refused(preview(token))).toBe('notOffered');
  });
});
