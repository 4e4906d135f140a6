import { randomUUID } from 'node:crypto';
import { applyFiled, applyMenu } from '@portico/contract/applications';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { buildField, buildForm, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { openSaving } from './testing/saving-fixture.ts';

let saving: Awaited<ReturnType<typeof openSaving>>;
beforeAll(async () => {
  saving = await openSaving();
});
afterAll(() => saving.close());

describe('opening', () => {
  it('shows the menu and a module, and begins nothing', async () => {
    const { id, token } = await saving.applicant();
    const data = await saving.menu(token);
    expect(data).toMatchObject({ application_state: 0, batchId: saving.project.batchId, version: 1 });
    expect(data.menu_list).toEqual([
      expect.objectContaining({ menuid: 'm', state: 0, required: 1, referee: 0 }),
      expect.objectContaining({ menuid: 'quiet', state: 0, required: 0, referee: 0 }),
      expect.objectContaining({ menuid: 'letter', state: 0, referee: 2 }),
    ]);
    const module = await saving.open(token);
    expect(module).toMatchObject({ menuid: 'm', revision: 0, state: 0, save_field: { normal: {}, column: {} } });
    expect(module.field.normal).toHaveLength(6);
    expect(module.field.column).toHaveLength(3);
    expect(await saving.applicationOf(id)).toMatchObject({ state: 0, form_version_id: null });
    expect((await saving.rowsOf(id)).modules).toEqual([]);
  });

  it('tells what is missing in a module that was begun: the first names, each once, and how many in all', async () => {
    const own = await buildProject(saving.ownerDb, { slug: 'saving-missing' });
    const names = ['p', 'q', 'r', 's'].map((key) => buildField(key, { required: true }));
    const row = [buildField('t', { required: true }), buildField('u')];
    await saving.publish(own, {
      modules: [
        buildModule('begun', [...names], { groups: [buildGroup('g', row, { requiredRows: 1, extraRows: 3 })] }),
        buildModule('untouched', [buildField('v', { required: true })]),
        buildModule('done', [buildField('w', { required: true })]),
        buildModule('letter', [buildField('l', { required: true })], { author: 'recommender' }),
      ],
    });
    const { token } = await saving.applicant(own);
    await saving.save(token, { p: 'P', g: [{ u: '1' }, { u: '2' }] }, { menuid: 'begun' });
    await saving.save(token, { w: 'W' }, { menuid: 'done' });
    const missingBy = (await saving.menu(token)).menu_list.map(({ menuid, missing }) => [
      menuid,
      missing?.count,
      missing?.names.map(({ en }) => en),
    ]);
    expect(missingBy).toEqual([
      ['begun', 5, ['q', 'r', 's']],
      ['untouched', undefined, undefined],
      ['done', undefined, undefined],
      ['letter', undefined, undefined],
    ]);
    await saving.save(token, { q: 'Q', r: 'R', s: 'S' }, { menuid: 'begun', revision: 1 });
    const [module] = (await saving.menu(token)).menu_list;
    expect(module?.missing).toEqual({ count: 2, names: [expect.objectContaining({ en: 't' })] });
  });

  it('needs a session, a module that exists, and one that is the applicant’s to write', async () => {
    const { token } = await saving.applicant();
    expect(await refused(saving.menu())).toBe('notSignedIn');
    expect(await refused(saving.open(undefined))).toBe('notSignedIn');
    expect(await refused(saving.open(token, 'nowhere'))).toBe('notFound');
    expect(await refused(saving.open(token, 'letter'))).toBe('forbidden');
    expect(await refused(saving.save(token, { l: 'x' }, { menuid: 'letter' }))).toBe('forbidden');
  });

  it('offers nothing where no form is published', async () => {
    const bare = await buildProject(saving.ownerDb, { slug: 'saving-bare' });
    const { token } = await saving.applicant(bare);
    expect(await refused(saving.menu(token))).toBe('notOffered');
    expect(await refused(saving.save(token, { a: 'x' }))).toBe('notOffered');
  });
});

describe('who may save, and when', () => {
  it('needs a session', async () => {
    expect(await refused(saving.save(undefined, { a: 'x' }))).toBe('notSignedIn');
  });

  it('is refused once the session has ended, whatever this process has cached', async () => {
    const { id, token } = await saving.applicant();
    expect(await outcome(saving.save(token, { a: 'x' }))).toBe('done');
    await saving.ownerDb.deleteFrom('applicant_sessions').where('applicant_id', '=', id).execute();
    expect(await refused(saving.save(token, { a: 'y' }, { revision: 1 }))).toBe('notSignedIn');
    expect(await refused(saving.save(token, { nobody: 'y' }, { revision: 1 }))).toBe('notSignedIn');
    expect((await saving.rowsOf(id)).log).toHaveLength(1);

    const late = await saving.applicant();
    await saving.save(late.token, { a: 'x' });
    const expiry = { expires_at: frozenNow };
    await saving.ownerDb.updateTable('applicant_sessions').set(expiry).where('applicant_id', '=', late.id).execute();
    for (const changes of [{ nobody: 'y' }, { a: 'y' }])
      expect(await refused(saving.save(late.token, changes, { revision: 1 }))).toBe('notSignedIn');

    // Also refused if the field belongs to a form that this process has not loaded.
    const own = await buildProject(saving.ownerDb, { slug: 'saving-ended' });
    const first = await saving.publish(own, buildForm(buildField('a')));
    const leaver = await saving.applicant(own);
    await saving.save(leaver.token, { a: 'x' }, { menuid: 'module' });
    await saving.publish(own, buildForm(buildField('a'), buildField('newer')));
    await saving.ownerDb.deleteFrom('applicant_sessions').where('applicant_id', '=', leaver.id).execute();
    expect(await refused(saving.save(leaver.token, { newer: 'y' }, { menuid: 'module', revision: 1 }))).toBe(
      'notSignedIn',
    );
    expect(await saving.applicationOf(leaver.id)).toMatchObject({ form_version_id: first });
  });

  it('is over with the service period', async () => {
    const own = await buildProject(saving.ownerDb, { slug: 'saving-unserved' });
    await saving.publish(own, buildForm(buildField('a')));
    const { token } = await saving.applicant(own);
    await saving.save(token, { a: 'x' }, { menuid: 'module' });
    const end = { service_ends_at: new Date(frozenNow.getTime() - 1000) };
    await saving.ownerDb.updateTable('projects').set(end).where('id', '=', own.id).execute();
    expect(await refused(saving.save(token, { a: 'y' }, { menuid: 'module' }))).toBe('serviceEnded');
  });

  it('does not find what is another tenant’s', async () => {
    const stranger = await buildProject(saving.ownerDb, { slug: 'saving-stranger' });
    await saving.publish(stranger, buildForm(buildField('other')));
    const { token } = await saving.applicant();
    const theirs = await saving.open((await saving.applicant(stranger)).token, 'module');
    expect(await refused(saving.save(token, { other: 'x' }, { menuid: 'module', version: theirs.form_version }))).toBe(
      'notFound',
    );
    expect(await refused(saving.client.as({ token }).call(applyMenu, { project_id: stranger.id }))).toBe('notFound');
    expect(await refused(saving.client.as({ token }).send(applyFiled, { menuid: 'm', uid: randomUUID() }))).toBe(
      'notFound',
    );
  });

  it('needs a batch first, with or without an application', async () => {
    const { id, token } = await buildApplicant(saving.ownerDb, saving.project);
    const unchosen = { error: 'chooseBatch', message: 'Choose Application Type' };
    expect(await saving.menu(token)).toMatchObject({ batchId: '' });
    expect(await refusal(saving.save(token, { a: 'x' }))).toMatchObject(unchosen);
    await saving.ownerDb.deleteFrom('applications').where('applicant_id', '=', id).execute();
    expect(await saving.open(token)).toMatchObject({ revision: 0, left_over: [] });
    expect(await refusal(saving.save(token, { a: 'x' }))).toMatchObject(unchosen);
  });

  it('is over once submitted', async () => {
    const { id, token } = await saving.applicant(saving.project, { state: 2 });
    const message = expect.stringMatching(/^You have submitted your application/);
    expect(await refusal(saving.save(token, { a: 'x' }))).toMatchObject({ error: 'submitted', message });
    expect((await saving.rowsOf(id)).modules).toEqual([]);
  });

  it('is over for a save that waits while another request submits', async () => {
    const { id, token } = await saving.applicant();
    let late: Promise<string> | undefined;
    await saving.ownerDb.transaction().execute(async (transaction) => {
      await transaction.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
      late = refused(saving.save(token, { a: 'x' }));
      await untilBlocked(transaction);
    });
    expect(await late).toBe('submitted');
    expect(await saving.applicationOf(id)).toMatchObject({ state: 2 });
  });

  it('is over when the last second of the deadline is, and not a moment before, by the clock of the server', async () => {
    const { token } = await saving.applicant();
    const end = frozenNow.getTime() + 86_400_000;
    saving.clock.set(new Date(end + 999));
    expect(await outcome(saving.save(token, { a: 'x' }))).toBe('done');
    saving.clock.set(new Date(end + 1000));
    expect(await refused(saving.save(token, { a: 'y' }, { revision: 1 }))).toBe('batchClosed');
    saving.clock.set(frozenNow);
    expect((await saving.open(token)).save_field.normal).toEqual({ a: 'x' });
  });
});
