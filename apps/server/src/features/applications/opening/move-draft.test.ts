import { randomUUID } from 'node:crypto';
import { dismissLeftOver } from '@portico/contract/applications';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';
import { form, openSaving } from '../testing/saving-fixture.ts';

let saving: Awaited<ReturnType<typeof openSaving>>;
beforeAll(async () => {
  saving = await openSaving();
});
afterAll(() => saving.close());

describe('a newer version of the form', () => {
  const later = () => ({
    modules: [
      buildModule('m', [buildField('b'), buildField('new', { required: true })]),
      buildModule('n', [buildField('a')], { groups: [buildGroup('g', [buildField('r')])] }),
    ],
  });

  async function startDraft(slug: string) {
    const own = await buildProject(saving.ownerDb, { slug });
    const first = await saving.publish(own, form);
    const { id, token } = await saving.applicant(own);
    await saving.save(token, { a: 'A', b: 'B', long: 'gone', g: [{ r: '1', s: '2' }] });
    return { own, first, id, token };
  }

  it('moves the draft when it is next opened, and keeps what it has no place for', async () => {
    const { own, id, token } = await startDraft('saving-moved');
    const second = await saving.publish(own, later());
    const m = await saving.open(token);
    expect(m).toMatchObject({ form_version: second, revision: 2, state: 1, save_field: { normal: { b: 'B' } } });
    const uid = expect.any(String);
    expect(m.left_over).toEqual([
      { uid, field: 'long', name: { sc: 'long', tc: 'long', en: 'long' }, group: '', columnNumber: 0, value: 'gone' },
      { uid, field: 's', name: { sc: 's', tc: 's', en: 's' }, group: 'g', columnNumber: 1, value: '2' },
    ]);
    const n = await saving.open(token, 'n');
    expect(n).toMatchObject({ revision: 1, state: 2 });
    expect(n.save_field).toEqual({ normal: { a: 'A' }, column: { g: [{ columnNumber: 1, r: '1' }] } });
    expect(await saving.applicationOf(id)).toMatchObject({ form_version_id: second });
    const { modules } = await saving.rowsOf(id);
    expect(modules.map(({ module_id, state }) => [module_id, state])).toEqual([
      ['m', 1],
      ['n', 2],
    ]);
    expect((await saving.open(token)).left_over).toHaveLength(2);
  });

  it('moves it when it is next saved, from a page of the older version', async () => {
    const { own, first, token } = await startDraft('saving-moved-by-save');
    const second = await saving.publish(own, later());
    const data = await saving.save(token, { b: 'B2', long: 'still typed' }, { revision: 1, version: first });
    expect(data).toMatchObject({ form_version: second, conflicts: { keys: [] } });
    const opened = await saving.open(token);
    expect(opened.save_field.normal).toEqual({ b: 'B2' });
    expect(opened.left_over.map(({ value }: { value: unknown }) => value)).toEqual(['gone', '2', 'still typed']);
  });

  it('moves it when it is next saved, where the process already knows the newer version', async () => {
    const { own, id, token } = await startDraft('saving-known');
    const second = await saving.publish(own, later());
    await saving.menu((await saving.applicant(own)).token);
    expect(await outcome(saving.save(token, { b: 'B2' }, { revision: 1 }))).toBe('done');
    expect(await saving.applicationOf(id)).toMatchObject({ form_version_id: second });
    expect((await saving.open(token, 'n')).save_field.normal).toEqual({ a: 'A' });
  });

  it('takes fields of a version that this process has not heard of, with and without a key', async () => {
    const { own, token } = await startDraft('saving-unheard');
    await saving.publish(own, later());
    expect(await outcome(saving.save(token, { new: 'N' }, { revision: 1 }))).toBe('done');
    await saving.publish(own, { modules: [buildModule('z', [buildField('zz')])] });
    expect(await saving.save(token, { zz: 'Z' }, { menuid: 'z', key: randomUUID() })).toMatchObject({
      revision: 1,
      state: 2,
    });
  });

  it('moves once for many who come at the same time, and loses none of their words', async () => {
    const { own, first, id, token } = await startDraft('saving-moved-at-once');
    await saving.publish(own, { modules: [buildModule('m', [buildField('a'), buildField('b'), buildField('phone')])] });
    await Promise.all([
      saving.save(token, { a: 'A2' }, { revision: 1, version: first }),
      saving.open(token),
      saving.save(token, { b: 'B2' }, { revision: 1, version: first }),
      saving.menu(token),
    ]);
    const opened = await saving.open(token);
    expect(opened.save_field.normal).toEqual({ a: 'A2', b: 'B2' });
    expect(opened.left_over).toHaveLength(3);
    expect((await saving.applicationOf(id)).form_version_id).not.toBe(first);
  });

  it('that allows fewer rows keeps all that were written, until the person removes some', async () => {
    const { own, first, id, token } = await startDraft('saving-fewer-rows');
    const rows = (count: number) => ({ g: Array.from({ length: count }, (_, at) => ({ r: `row ${at + 1}` })) });
    await saving.save(token, rows(5), { revision: 1 });
    const group = buildGroup('g', [buildField('r')], { extraRows: 2 });
    await saving.publish(own, { modules: [buildModule('m', [], { groups: [group] })] });
    expect((await saving.open(token)).save_field.column.g).toHaveLength(5);
    const { revision } = await saving.open(token);
    // With a page of the older version and with one of the newer: existing rows may be changed, but none added.
    expect(await outcome(saving.save(token, rows(6), { revision, version: first }))).toBe('done');
    expect((await saving.open(token)).save_field.column.g).toHaveLength(6);
    const from = (await saving.open(token)).revision;
    expect(await refusal(saving.save(token, rows(7), { revision: from }))).toMatchObject({
      error: 'rowsTooMany',
      message: expect.stringContaining('at most 2'),
    });
    expect(await outcome(saving.save(token, rows(5), { revision: from }))).toBe('done');
    expect(await outcome(saving.save(token, rows(2), { revision: from + 1 }))).toBe('done');
    expect(await refused(saving.save(token, rows(3), { revision: from + 2 }))).toBe('rowsTooMany');
    expect((await saving.rowsOf(id)).modules).toMatchObject([{ state: 2 }]);
  });

  it('leaves alone what was submitted', async () => {
    const { own, first, id, token } = await startDraft('saving-submitted');
    await saving.ownerDb.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
    await saving.publish(own, later());
    expect(await saving.open(token)).toMatchObject({ form_version: first, save_field: { normal: { a: 'A' } } });
  });

  it('leaves nothing over twice when a request is repeated', async () => {
    const { own, first, token } = await startDraft('saving-left-once');
    await saving.publish(own, later());
    const again = () => saving.save(token, { long: 'typed' }, { revision: 1, version: first, key: 'once' });
    expect(await again()).toEqual(await again());
    const { left_over } = await saving.open(token);
    expect(left_over.map(({ value }: { value: unknown }) => value)).toEqual(['gone', '2', 'typed']);
  });

  it('hands out what is left over as far as one answer holds it, and the rest as that is put away', async () => {
    const own = await buildProject(saving.ownerDb, { slug: 'saving-much-left-over' });
    const names = ['first', 'second', 'third', 'fourth'];
    const first = await saving.publish(own, {
      modules: [
        buildModule(
          'm',
          names.map((name) => buildField(name)),
        ),
      ],
    });
    const { id, token } = await saving.applicant(own);
    const texts = Object.fromEntries(names.map((name) => [name, name.repeat(7_000)]));
    await saving.save(token, texts);
    await saving.publish(own, { modules: [buildModule('m', [buildField('new')])] });
    const dismiss = (uid: string) => saving.client.as({ token }).call(dismissLeftOver, { uid });
    const seen: Record<string, unknown> = {};
    let page: Awaited<ReturnType<typeof dismiss>> = await saving.open(token);
    expect([page.left_over.length, page.more_left_over]).toEqual([3, 1]);
    for (let [one] = page.left_over; one !== undefined; [one] = page.left_over) {
      seen[one.field] = one.value;
      page = await dismiss(one.uid);
    }
    expect(seen).toEqual(texts);
    expect(page).toEqual({ left_over: [] });

    const leftOver = { uid: randomUUID(), key: 'first', label: {}, answer: { value: 'x'.repeat(2_097_152) } };
    const { id: sheet } = await saving.applicationOf(id);
    const write = (left: readonly object[]) =>
      saving.ownerDb
        .updateTable('sheets')
        .set({ left_over: JSON.stringify(left) })
        .where('id', '=', sheet)
        .execute();
    await write([leftOver]);
    const typed = () => saving.save(token, { first: 'typed' }, { revision: 2, version: first });
    expect(await refused(typed())).toBe('moduleTooLarge');
    await write([]);
    expect(await outcome(typed())).toBe('done');
  });

  it('that gives a module to recommenders takes nothing more for it from the applicant, and tells nothing of it', async () => {
    const { own, first, id, token } = await startDraft('saving-given-away');
    const fields = [buildField('a'), buildField('b')];
    const second = await saving.publish(own, { modules: [buildModule('m', fields, { author: 'recommender' })] });
    await saving.menu(token);
    const { id: application } = await saving.applicationOf(id);
    await saving.ownerDb
      .updateTable('sheet_modules')
      .set({ values: JSON.stringify({ fields: { a: { value: 'confidential' } }, rows: {} }) })
      .where('sheet_id', '=', application)
      .execute();
    for (const version of [first, second]) {
      const answer = await refusal(saving.save(token, { b: 'mine' }, { revision: 0, version }));
      expect(answer.error).toBe('forbidden');
      expect(JSON.stringify(answer)).not.toContain('confidential');
    }
    expect(JSON.stringify((await saving.rowsOf(id)).modules)).not.toContain('mine');
  });

  it('leaves alone what recommenders wrote, and shows the applicant nothing of it', async () => {
    const { own, id, token } = await startDraft('saving-confidential');
    const { id: application, project_id } = await saving.applicationOf(id);
    const values = { fields: { l: { value: 'confidential' } }, rows: {} };
    await saving.ownerDb
      .insertInto('sheet_modules')
      .values({
        project_id,
        sheet_id: application,
        module_id: 'letter',
        values: JSON.stringify(values),
        revision: '1',
        state: 2,
        saved_at: frozenNow,
      })
      .execute();
    await saving.publish(own, { modules: [buildModule('m', [buildField('b'), buildField('l')])] });
    expect(JSON.stringify(await saving.open(token))).not.toContain('confidential');
    const { modules } = await saving.rowsOf(id);
    expect(modules.find(({ module_id }) => module_id === 'letter')?.values).toEqual(values);
    await saving.publish(own, { modules: [buildModule('letter', [buildField('b'), buildField('l')])] });
    const letter = await saving.open(token, 'letter');
    expect(letter.save_field.normal).toEqual({ b: 'B' });
    expect(JSON.stringify(letter)).not.toContain('confidential');
  });

  it('bounds what is left over by what a person can have typed', async () => {
    const { own, first, id, token } = await startDraft('saving-left-much');
    await saving.publish(own, later());
    const send = (sign: string) => saving.save(token, { long: sign.repeat(99_000) }, { revision: 1, version: first });
    const answers: string[] = [];
    for (const sign of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') answers.push(await outcome(send(sign)));
    expect(answers[0]).toBe('done');
    expect(answers.at(-1)).toBe('moduleTooLarge');
    const saved = answers.filter((answer) => answer === 'done').length;
    expect((await saving.applicationOf(id)).left_over).toHaveLength(2 + saved);
  });

  it('lets its reader put away what it had no place for, once seen', async () => {
    const { own, id, token } = await startDraft('saving-dismissed');
    await saving.publish(own, later());
    const [first = { uid: '' }, second = { uid: '' }] = (await saving.open(token)).left_over;
    const dismiss = (uid: string, who = token) => saving.client.as({ token: who }).call(dismissLeftOver, { uid });
    expect(await dismiss(first.uid)).toMatchObject({ left_over: [second] });
    expect(await dismiss(first.uid)).toMatchObject({ left_over: [second] });
    expect((await saving.open(token)).left_over).toEqual([second]);
    expect(await dismiss(second.uid, (await saving.applicant(own)).token)).toMatchObject({ left_over: [] });
    expect(await refused(dismiss(second.uid, 'nobody'))).toBe('notSignedIn');
    expect(await refused(dismiss('x'))).toBe('malformed');
    await saving.ownerDb.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
    expect(await refused(dismiss(second.uid))).toBe('submitted');
    expect((await saving.applicationOf(id)).left_over).toHaveLength(1);
  });
});
