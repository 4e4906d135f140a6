import { randomUUID } from 'node:crypto';
import { saveBasic } from '@portico/contract/applications';
import { batchInfo, chooseBatch } from '@portico/contract/batches';
import { orderBatches, projectCalendar, removeBatch, saveBatch } from '@portico/contract/calendar';
import type { BatchValues } from '@portico/contract/calendar.schemas';
import { CallFailed } from '@portico/contract/call-failed';
import { submit } from '@portico/contract/submissions';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, toyText } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const now = frozenNow.getTime() / 1000;
const day = 86_400;
const fresh: BatchValues = {
  title: toyText('Autumn'),
  startsAt: now + day,
  endsAt: now + 10 * day,
  lettersUntil: null,
  code: 'AUTUMN',
  capacity: null,
  leftOut: [],
  documents: [],
  information: null,
  places: [],
};

let count = 0;
async function openProject() {
  const { ownerDb, app } = server;
  const project = await buildProject(ownerDb, { slug: `calendar-${(count += 1)}` });
  const version = await publishForm(ownerDb, project, { modules: [buildModule('person', [buildField('word')])] });
  const staff = await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId });
  const client = openClient(app, project);
  const as = client.as(staff);
  const read = () => as.call(projectCalendar, { project: project.id });
  const batchOf = async (id: string) => (await read()).batches.find(({ batch }) => batch === id);
  const save = async (
    batch: string,
    changed: Partial<BatchValues>,
    more: { revision?: number; accepted?: number } = {},
  ) => {
    const { revision } = await read();
    const values = { ...((await batchOf(batch))?.values ?? fresh), ...changed };
    return as.call(saveBatch, { project: project.id, batch, revision, values, ...more });
  };
  const writer = async () => {
    const person = await buildApplicant(ownerDb, project, { batchId: project.batchId });
    const own = client.as(person);
    await own.call(saveBasic, {
      menuid: 'person',
      revision: 0,
      form_version: version,
      changes: JSON.stringify({ word: 'mine' }),
    });
    return own;
  };
  return { project, staff, client, as, read, batchOf, save, writer };
}
const refusal = (changing: Promise<unknown>) =>
  changing.then(
    () => 'done',
    (error: unknown) => (error instanceof CallFailed ? error.data : error),
  );

describe('a batch', () => {
  it('is added, and applicants see it', async () => {
    const { client, project, save, batchOf } = await openProject();
    const id = randomUUID();
    await save(id, { capacity: 5, documents: [{ name: toyText('Passport'), remark: toyText('') }] });
    expect(await batchOf(id)).toMatchObject({
      values: { capacity: 5, code: 'AUTUMN' },
      begun: 0,
      submitted: 0,
      state: 0,
    });
    const person = client.as(await buildApplicant(server.ownerDb, project));
    expect((await person.call(batchInfo, {})).list.map(({ batchId }) => batchId)).toEqual([project.batchId, id]);
  });

  it('is read as it was stored, also with what nobody could enter here', async () => {
    const { project, batchOf } = await openProject();
    const information = { name: toyText('Fees'), titles: [toyText('a')], rows: [], widths: ['calc(9rem + 1px)'] };
    await server.ownerDb
      .updateTable('batches')
      .set({ information: JSON.stringify(information), title: JSON.stringify(toyText('x'.repeat(500))) })
      .where('id', '=', project.batchId)
      .execute();
    expect((await batchOf(project.batchId))?.values.information).toEqual(information);
  });

  it('ends with the last second of the minute that was entered', async () => {
    const { save, batchOf } = await openProject();
    const id = randomUUID();
    await save(id, { endsAt: Date.parse('2026-04-01T15:59:00Z') / 1000 });
    expect((await batchOf(id))?.values.endsAt).toBe(Date.parse('2026-04-01T15:59:59Z') / 1000);
  });

  it('is refused with what cannot be; nothing is saved', async () => {
    const { project, save, read } = await openProject();
    const wrong = save(randomUUID(), { endsAt: now, code: (await read()).batches[0]?.values.code ?? '' });
    expect(await refusal(wrong)).toEqual({
      problems: [
        { field: 'endsAt', problem: 'endBeforeStart' },
        { field: 'code', problem: 'codeTaken' },
      ],
    });
    expect((await read()).batches.map(({ batch }) => batch)).toEqual([project.batchId]);
  });

  it('is not changed by whoever has not seen the newest state; another batch does not matter', async () => {
    const { project, save } = await openProject();
    await save(project.batchId, { capacity: 9 });
    expect(await refused(save(project.batchId, { capacity: 8 }, { revision: 0 }))).toBe('staleRevision');
    await save(randomUUID(), {}, { revision: 0 });
  });

  it('is logged before and after', async () => {
    const { project, staff, save } = await openProject();
    await save(project.batchId, { capacity: 9 });
    const line = await server.ownerDb
      .selectFrom('staff_log')
      .select(['action', 'change'])
      .where('staff_id', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ action: 'changed batch', change: { before: { capacity: null }, after: { capacity: 9 } } });
  });

  it('that would close on people who write tells how many first', async () => {
    const { project, save, writer, batchOf } = await openProject();
    const own = await writer();
    const earlier = { endsAt: now - 3_600 };
    const told = { effects: [{ effect: 'batchOver', people: 1 }] };
    expect(await refusal(save(project.batchId, earlier))).toEqual(told);
    expect(await refusal(save(project.batchId, { startsAt: now + day, endsAt: now + 2 * day }))).toEqual(told);
    // A number that nobody was told accepts nothing.
    expect(await refusal(save(project.batchId, earlier, { accepted: 9_999 }))).toEqual(told);
    expect((await batchOf(project.batchId))?.state).toBe(1);
    expect(await refusal(save(project.batchId, earlier, { accepted: 1 }))).toBe('done');
    expect(await refused(own.call(submit, { terms: 1, known_items: 1 }))).toBe('batchClosed');
  });

  it('is removed while nobody has chosen it', async () => {
    const { project, as, read, save, writer } = await openProject();
    const id = randomUUID();
    const { revision } = await save(id, {});
    expect(await as.call(removeBatch, { project: project.id, batch: id, revision })).toEqual({
      revision: revision + 1,
    });
    await writer();
    const used = { project: project.id, batch: project.batchId, revision: revision + 1 };
    expect(await refused(as.call(removeBatch, used))).toBe('batchInUse');
    expect((await read()).batches).toHaveLength(1);
  });

  it('is removed, or chosen, but not both', async () => {
    const { client, project, as, save, read } = await openProject();
    const id = randomUUID();
    const { revision } = await save(id, { startsAt: now - day });
    const person = client.as(await buildApplicant(server.ownerDb, project));
    const [chosen, removed] = await Promise.all([
      refusal(person.call(chooseBatch, { batchId: id })),
      refusal(as.call(removeBatch, { project: project.id, batch: id, revision })),
    ]);
    const isThere = (await read()).batches.some(({ batch }) => batch === id);
    expect([chosen === 'done', removed === 'done']).toEqual(isThere ? [true, false] : [false, true]);
  });
});

describe('the order of batches', () => {
  it('is as staff put it, and names each of them once', async () => {
    const { project, as, read, save } = await openProject();
    const id = randomUUID();
    const { revision } = await save(id, {});
    const order = (list: string[]) => as.call(orderBatches, { project: project.id, revision, order: list });
    expect(await refused(order([id]))).toBe('notFound');
    expect(await refused(order([id, randomUUID()]))).toBe('notFound');
    await order([id, project.batchId]);
    expect((await read()).batches.map(({ batch }) => batch)).toEqual([id, project.batchId]);
  });
});

describe('the places of a batch', () => {
  it('are taken by submitting: of many at once no more than there are', async () => {
    const { project, save, writer, batchOf } = await openProject();
    await save(project.batchId, { capacity: 2 });
    const people = [await writer(), await writer(), await writer(), await writer(), await writer()];
    const outcomes = await Promise.all(
      people.map((own) => own.call(submit, { terms: 1, known_items: 1 }).then(() => 'done', String)),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
    expect(await batchOf(project.batchId)).toMatchObject({ submitted: 2, begun: 3 });
    // More places: whoever was refused tries again, with everything they wrote.
    await save(project.batchId, { capacity: 3 });
    const refusedOne = people[outcomes.findIndex((outcome) => outcome !== 'done')];
    expect((await refusedOne?.call(submit, { terms: 1, known_items: 1 }))?.number).toContain('-000003');
  });
});

describe('the calendar is for whoever may change it', () => {
  it.each(['editor', 'reviewer', 'interviewer', 'observer'])('not for a %s', async (role) => {
    const { project, client } = await openProject();
    const { cookie } = await buildStaff(server.ownerDb, { role, orgId: project.orgId });
    expect(await refused(client.as({ cookie }).call(projectCalendar, { project: project.id }))).toBe('forbidden');
  });

  it('not for another organisation: neither its projects nor its batches', async () => {
    const { project } = await openProject();
    const other = await openProject();
    expect(await refused(other.as.call(projectCalendar, { project: project.id }))).toBe('notFound');
    expect(await refused(other.save(project.batchId, {}))).toBe('notFound');
  });
});
