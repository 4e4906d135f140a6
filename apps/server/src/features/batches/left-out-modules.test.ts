import { randomUUID } from 'node:crypto';
import { applyFiled, applyMenu, saveBasic } from '@portico/contract/applications';
import { batchDetail, chooseBatch } from '@portico/contract/batches';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyText, type ToyProject } from '../../testing/toys/toy-tenants.ts';

const form: FormDefinition = {
  modules: [
    buildModule('person', [buildField('name', { required: true }), buildSwitch('abroad', ['visa'])]),
    buildModule('research', [buildField('topic', { required: true }), buildSwitch('lab', ['chief'])]),
    buildModule('papers', [
      buildField('visa', { startsShown: false, required: true }),
      buildField('chief', { startsShown: false, required: true }),
      buildField('other'),
    ]),
  ],
};

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
/** The batch that leaves out the module `research`. */
let short: string;
let closed: string;

const day = 86_400_000;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'left-out' });
  portal = openTestPortal(server, project);
  await server.ownerDb
    .insertInto('form_versions')
    .values({ project_id: project.id, number: 1, definition: JSON.stringify(form) })
    .execute();
  short = await addBatch(day, ['research', 'never heard of']);
  closed = await addBatch(-1000, ['papers']);
});
afterAll(() => server.close());

async function addBatch(endsIn: number, leftOut: string[]): Promise<string> {
  const id = randomUUID();
  const period = {
    starts_at: new Date(frozenNow.getTime() - 2 * day),
    ends_at: new Date(frozenNow.getTime() + endsIn),
  };
  const title = JSON.stringify(toyText('Other'));
  await server.ownerDb
    .insertInto('batches')
    .values({ id, project_id: project.id, title, sort: 1, left_out_modules: leftOut, ...period })
    .execute();
  return id;
}

/** An applicant in the long batch, with the calls of the form. */
async function applicant() {
  const { id, token } = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
  return {
    id,
    menu: async () => await portal.as({ token }).call(applyMenu, {}),
    states: async () => {
      const data = await portal.as({ token }).call(applyMenu, {});
      return Object.fromEntries(
        data.menu_list.map(({ menuid, state }: { menuid: string; state: number }) => [menuid, state]),
      );
    },
    open: (menuid: string) => portal.as({ token }).call(applyFiled, { menuid }),
    save: (menuid: string, changes: object, revision = 0) =>
      portal.as({ token }).call(saveBasic, { menuid, revision, changes: JSON.stringify(changes) }),
    choose: (batchId: string) => portal.as({ token }).call(chooseBatch, { batchId }),
    detail: (batchId: string) => portal.as({ token }).call(batchDetail, { batchId }),
    rows: () =>
      server.ownerDb
        .selectFrom('sheet_modules as m')
        .innerJoin('applications as a', 'a.id', 'm.sheet_id')
        .select(['m.module_id', 'm.state', 'm.values', 'm.revision'])
        .where('a.applicant_id', '=', id)
        .orderBy('m.module_id')
        .execute(),
  };
}

describe('a batch that leaves a module out', () => {
  it('shows, opens and saves the others alone', async () => {
    const { choose, states, open, save } = await applicant();
    expect(Object.keys(await states())).toEqual(['person', 'research', 'papers']);
    await choose(short);
    expect(Object.keys(await states())).toEqual(['person', 'papers']);
    expect(await outcome(open('person'))).toBe('done');
    expect(await refused(open('research'))).toBe('moduleLeftOut');
    expect(await refused(save('research', { topic: 'x' }))).toBe('moduleLeftOut');
    expect(await save('person', { name: 'Ann' })).toMatchObject({ state: 2 });
  });

  it('says before it is chosen what would go and what would come back', async () => {
    const { choose, save, detail } = await applicant();
    expect(await detail(short)).toMatchObject({ would_go: [], would_come_back: [] });
    await save('research', { topic: 'Tides' });
    await save('papers', { other: 'o' });
    const research = [{ menuid: 'research', title: { sc: 'research', tc: 'research', en: 'research' } }];
    expect(await detail(short)).toMatchObject({ would_go: research, would_come_back: [] });
    expect(await detail(project.batchId)).toMatchObject({ would_go: [], would_come_back: [] });
    await choose(short);
    expect(await detail(project.batchId)).toMatchObject({ would_go: [], would_come_back: research });
    expect(await detail(closed)).toMatchObject({
      would_go: [expect.objectContaining({ menuid: 'papers' })],
      would_come_back: research,
    });
  });

  it('counts a module that was emptied as nothing that would go', async () => {
    const { save, detail } = await applicant();
    await save('research', { topic: 'Tides' });
    await save('research', { topic: '' }, 1);
    expect((await detail(short)).would_go).toEqual([]);
  });

  it('takes a question that it leaves out for unanswered, there and back', async () => {
    const { choose, states, open, save, rows } = await applicant();
    await save('research', { topic: 'Tides', lab: 'yes' });
    await save('papers', { other: 'o' });
    const before = { person: 0, research: 2, papers: 1 };
    expect(await states()).toEqual(before);
    expect((await open('papers')).outside_save_field.normal).toEqual({ lab: 'yes' });
    const stored = await rows();

    await choose(short);
    expect(await states()).toEqual({ person: 0, papers: 2 });
    const outside = await open('papers');
    expect(outside.outside_save_field.normal).toEqual({});
    expect(outside.outside.map(({ menuid }) => menuid)).toEqual(['person', 'research']);
    expect((await rows()).map(({ module_id, state }) => [module_id, state])).toEqual([
      ['papers', 2],
      ['research', 0],
    ]);
    expect(await save('papers', { other: 'changed' }, 1)).toMatchObject({ state: 2 });

    await choose(project.batchId);
    expect(await states()).toEqual(before);
    expect(await open('research')).toMatchObject({ revision: 1, save_field: { normal: { topic: 'Tides' } } });
    const after = await rows();
    expect(after.find((row) => row.module_id === 'research')).toEqual(
      stored.find((row) => row.module_id === 'research'),
    );
    expect(after.find((row) => row.module_id === 'papers')).toMatchObject({ state: 1, revision: '2' });
  });

  it('moves what it leaves out to a newer form too', async () => {
    const own = await buildProject(server.ownerDb, { slug: 'left-out-moved' });
    const publish = (number: number, definition: FormDefinition) =>
      server.ownerDb
        .insertInto('form_versions')
        .values({ project_id: own.id, number, definition: JSON.stringify(definition) })
        .execute();
    await publish(1, form);
    const { token } = await buildApplicant(server.ownerDb, own, { batchId: own.batchId });
    const there = portal.as({ token });
    const changes = JSON.stringify({ topic: 'Tides' });
    await there.call(saveBasic, { menuid: 'research', revision: 0, changes });
    const leave = (modules: string[]) =>
      server.ownerDb.updateTable('batches').set({ left_out_modules: modules }).where('id', '=', own.batchId).execute();
    await leave(['research']);
    await publish(2, { modules: [...form.modules.slice(0, 2), buildModule('papers', [buildField('new')])] });
    expect((await there.call(applyMenu, {})).version).toBe(2);
    await leave([]);
    const back = await there.call(applyFiled, { menuid: 'research' });
    expect(back.save_field.normal).toEqual({ topic: 'Tides' });
    expect(back.left_over).toEqual([]);
  });

  it('is not changed to another one once submitted, or to one that is closed', async () => {
    const { id, choose, menu } = await applicant();
    expect(await refused(choose(closed))).toBe('batchClosed');
    await server.ownerDb.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
    expect(await refused(choose(short))).toBe('submitted');
    expect(await menu()).toMatchObject({ batchId: project.batchId, application_state: 2 });
  });
});
