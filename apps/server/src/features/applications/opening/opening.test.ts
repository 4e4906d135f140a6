import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { decodeModules } from '@portico/contract/forms/decode-modules';
import { buildField, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, toyText } from '../../../testing/toys/toy-tenants.ts';
import { statementsOf } from '../../../testing/count-statements.ts';
import { beginToySheet } from '../../../testing/toys/toy-sheets.ts';
import { openSaving } from '../testing/saving-fixture.ts';

let saving: Awaited<ReturnType<typeof openSaving>>;
beforeAll(async () => {
  saving = await openSaving();
});
afterAll(() => saving.close());

describe('opening a module', () => {
  it('takes the session and one more statement, and saving it one that proves the session too', async () => {
    const { token } = await saving.applicant();
    await saving.save(token, { a: 'x' });
    const opened = await statementsOf(() => saving.open(token));
    expect(opened).toEqual([expect.stringContaining('find_applicant_session'), expect.stringContaining('left_over')]);
    expect(await statementsOf(() => saving.menu(token))).toHaveLength(2);
    const saved = await statementsOf(() => saving.save(token, { a: 'y' }, { revision: 1, key: 'counted' }));
    expect(saved).toEqual([expect.stringContaining('save_together')]);
  });

  it('brings what its fields depend on in other modules, and what was answered there', async () => {
    const own = await buildProject(saving.ownerDb, { slug: 'opening-outside' });
    await saving.publish(own, {
      modules: [
        buildModule('first', [buildSwitch('who', ['told']), buildField('secret')]),
        buildModule('second', [buildField('told', { startsShown: false, required: true })]),
        buildModule('third', [buildField('alone')]),
      ],
    });
    const { token } = await saving.applicant(own);
    await saving.save(token, { who: 'yes', secret: 'kept' }, { menuid: 'first' });
    const data = await saving.open(token, 'second');
    const { form: definition } = decodeModules(data.outside);
    expect(definition.modules.map(({ id, fields }) => [id, fields.map(({ key }) => key)])).toEqual([
      ['first', ['who']],
    ]);
    expect(decodeAnswers(data.outside_save_field, definition).answers.fields).toEqual({ who: { value: 'yes' } });
    expect(JSON.stringify(data)).not.toContain('kept');
    expect(await saving.open(token, 'third')).toMatchObject({
      outside: [],
      outside_save_field: { normal: {}, column: {} },
    });
  });

  it('tells nothing of what a recommender wrote', async () => {
    const own = await buildProject(saving.ownerDb, { slug: 'opening-letter' });
    await saving.publish(own, {
      modules: [
        buildModule('mine', [buildField('told', { startsShown: false })]),
        buildModule('letter', [buildSwitch('opinion', ['told'])], { author: 'recommender' }),
      ],
    });
    const { id, token } = await saving.applicant(own);
    const { id: application } = await saving.applicationOf(id);
    await beginToySheet(saving.ownerDb, application);
    await saving.ownerDb
      .insertInto('sheet_modules')
      .values({
        project_id: own.id,
        sheet_id: application,
        module_id: 'letter',
        values: JSON.stringify({ fields: { opinion: { value: 'yes' } }, rows: {} }),
        revision: '1',
        state: 2,
        saved_at: new Date(0),
      })
      .execute();
    expect((await saving.open(token, 'mine')).outside_save_field).toEqual({ normal: {}, column: {} });
  });
});

describe('the menu', () => {
  it('tells the batch and its times, and where the institution is', async () => {
    const { token } = await saving.applicant();
    const data = await saving.menu(token);
    expect(data).toMatchObject({
      batchId: saving.project.batchId,
      batch_title: toyText('Batch'),
      end_time: data.server_time + 86_400,
      start_time: data.server_time - 86_400,
      batch_state: 1,
      time_zone: 'Asia/Shanghai',
      has_review: false,
    });
    saving.clock.set(new Date((data.server_time + 86_401) * 1000));
    expect(await saving.menu(token)).toMatchObject({ batch_state: 2 });
    saving.clock.set(new Date(data.server_time * 1000));
    await saving.ownerDb.updateTable('applications').set({ batch_id: null }).execute();
    const none = { batchId: '', batch_title: null, start_time: null, end_time: null, batch_state: null };
    expect(await saving.menu(token)).toMatchObject(none);
  });
});
