import { randomUUID } from 'node:crypto';
import { saveBasic } from '@portico/contract/applications';
import { outcome, refusal, refused } from '../../../testing/client.ts';
import { buildField, buildForm } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';
import { openSaving } from '../testing/saving-fixture.ts';

let saving: Awaited<ReturnType<typeof openSaving>>;
beforeAll(async () => {
  saving = await openSaving();
});
afterAll(() => saving.close());

describe('saving', () => {
  it('keeps changed fields and rows, begins the application and pins the version', async () => {
    const { id, token } = await saving.applicant();
    const rows = [
      { columnNumber: 1, r: 'one' },
      { columnNumber: 2, s: 'two' },
    ];
    const data = await saving.save(token, { a: 'Ann', phone: ['86', '13800000000'], g: rows });
    expect(data).toMatchObject({ revision: 1, state: 2, conflicts: { keys: [] }, changed: { keys: [] } });
    const opened = await saving.open(token);
    expect(opened.save_field).toEqual({ normal: { a: 'Ann', phone: ['86', '13800000000'] }, column: { g: rows } });
    expect(opened).toMatchObject({ revision: 1, state: 2 });
    expect(await saving.menu(token)).toMatchObject({ application_state: 1, menu_list: [{ state: 2 }, {}, {}] });
    expect(await saving.applicationOf(id)).toMatchObject({ state: 1, form_version_id: opened.form_version });
    const { modules, log } = await saving.rowsOf(id);
    expect(modules).toMatchObject([{ module_id: 'm', state: 2, revision: '1' }]);
    expect(log.map(({ part, key, by_whom }) => [part, key, by_whom])).toEqual([
      ['fields', 'a', id],
      ['fields', 'phone', id],
      ['rows', 'g', id],
    ]);
  });

  it('clears an answer and a group, and keeps that in the log', async () => {
    const { id, token } = await saving.applicant();
    await saving.save(token, { a: 'x', g: [{ r: '1' }] });
    const data = await saving.save(token, { a: '', g: null }, { revision: 1 });
    expect(data).toMatchObject({ revision: 2, state: 0 });
    expect((await saving.open(token)).save_field).toEqual({ normal: {}, column: {} });
    expect((await saving.rowsOf(id)).log.slice(2)).toMatchObject([{ value: null }, { value: null }]);
  });

  it('moves no revision where nothing differs', async () => {
    const { token } = await saving.applicant();
    await saving.save(token, { a: 'x' });
    expect(await saving.save(token, { a: 'x' }, { revision: 1 })).toMatchObject({ revision: 1 });
  });

  it('counts no hidden answer in the state of a module', async () => {
    const { id, token } = await saving.applicant();
    const saved = await saving.save(token, { hidden: 'secret' }, { menuid: 'quiet' });
    expect(saved).toMatchObject({ revision: 1, state: 0 });
    expect((await saving.menu(token)).menu_list[1]).toMatchObject({ menuid: 'quiet', state: 0 });
    expect((await saving.rowsOf(id)).modules).toMatchObject([{ state: 0 }]);
    await saving.save(token, { q: 'yes' }, { menuid: 'quiet', revision: 1 });
    expect((await saving.menu(token)).menu_list[1]).toMatchObject({ state: 2 });
  });

  it.each([
    ['an unknown field', { nobody: 'x' }],
    ['a field of another module', { q: 'yes' }],
    ['a field of a row as a plain one', { r: 'x' }],
    ['an unknown field of a row', { g: [{ nobody: 'x' }] }],
    ['a companion without its value', { ask_other: ['x'] }],
    ['a name that objects have by themselves', Object.fromEntries([['__proto__', 'x']])],
  ])('refuses %s with a sentence, and all that came with it', async (_, changes) => {
    const { id, token } = await saving.applicant();
    expect(await refusal(saving.save(token, { a: 'good', ...changes }))).toMatchObject({
      error: 'unknownField',
      message: expect.stringContaining('no field of this form'),
    });
    expect((await saving.rowsOf(id)).modules).toEqual([]);
  });

  it('refuses what is no JSON', async () => {
    const { token } = await saving.applicant();
    for (const changes of ['{"a":', '[]', '7', '{"a":"\u0000"}', '['.repeat(9_000)]) {
      expect(
        await refusal(saving.client.as({ token }).call(saveBasic, { menuid: 'm', revision: 0, changes })),
      ).toMatchObject({ error: 'malformed', message: expect.stringContaining('could not be read') });
    }
  });

  it('leaves out a character that no database keeps, and keeps all around it', async () => {
    const { id, token } = await saving.applicant();
    const typed = String.raw`a path: C:\u0000\new, and \\u0000`;
    const changes = { a: 'be\u0000fore', b: '\u0000', long: typed, g: [{ r: '\u0000row' }], phone: ['86', '1\u00003'] };
    expect(await outcome(saving.save(token, changes))).toBe('done');
    const saved = (await saving.open(token)).save_field;
    expect(saved.normal).toEqual({ a: 'before', long: typed, phone: ['86', '13'] });
    expect(saved.column).toEqual({ g: [{ columnNumber: 1, r: 'row' }] });
    expect(await saving.save(token, { a: 'be\u0000fore' })).toMatchObject({ revision: 1 });
    expect((await saving.rowsOf(id)).log).toHaveLength(4);
  });

  it('keeps a text of 100 KB to the letter, and one that was cut inside a character', async () => {
    const { token } = await saving.applicant();
    const long = '一个很长的回答\n'.repeat(4_600);
    expect(Buffer.byteLength(long)).toBeGreaterThan(100_000);
    await saving.save(token, { long, b: `cut ${'\u{1F600}'[0]}` });
    expect((await saving.open(token)).save_field.normal).toEqual({ long, b: 'cut \uFFFD' });
  });
});

describe('how much fits', () => {
  it('is 100 KB in one text, and the sentence says so', async () => {
    const { id, token } = await saving.applicant();
    const fits = '字'.repeat(34_133);
    expect(await outcome(saving.save(token, { long: fits }))).toBe('done');
    for (const changes of [{ a: 'good', long: `${fits}字` }, { g: [{ r: 'x'.repeat(102_401) }] }]) {
      expect(await refusal(saving.save(token, changes, { revision: 1 }))).toMatchObject({
        error: 'answerTooLong',
        message: expect.stringContaining('100 KB'),
      });
    }
    expect((await saving.rowsOf(id)).log).toHaveLength(1);
  });

  it('is 1 MB in one module, whether it comes at once or by and by', async () => {
    const { token } = await saving.applicant();
    const row = { r: '字'.repeat(30_000) };
    const rows = (count: number) => ({ g: Array.from({ length: count }, () => row) });
    const tooLarge = { error: 'moduleTooLarge', message: expect.stringContaining('1 MB') };
    expect(await refusal(saving.save(token, rows(12)))).toMatchObject(tooLarge);
    expect(await outcome(saving.save(token, rows(11)))).toBe('done');
    expect(await refusal(saving.save(token, { a: 'x', long: row.r }, { revision: 1 }))).toMatchObject(tooLarge);
    const data = await saving.open(token);
    expect(data).toMatchObject({ revision: 1 });
    expect(data.save_field.column.g).toHaveLength(11);
    expect(await outcome(saving.save(token, { a: 'x' }, { revision: 1 }))).toBe('done');
    expect(await refused(saving.save(token, rows(40), { revision: 2 }))).toBe('tooLarge');
  });
});

describe('two devices', () => {
  it('on the same field: the later learns the other value and writes the rest', async () => {
    const { token } = await saving.applicant();
    await saving.save(token, { a: 'first' });
    await saving.save(token, { a: 'desk' }, { revision: 1 });
    const data = await saving.save(token, { a: 'phone', b: 'kept' }, { revision: 1 });
    expect(data).toMatchObject({ revision: 3, conflicts: { keys: ['a'], save_field: { normal: { a: 'desk' } } } });
    expect(data.changed.keys).toEqual([]);
    expect((await saving.open(token)).save_field.normal).toEqual({ a: 'desk', b: 'kept' });
    const settled = await saving.save(token, { a: 'phone' }, { revision: 3 });
    expect(settled).toMatchObject({ revision: 4, conflicts: { keys: [] } });
  });

  it('on the same rows, and where the other has cleared the field', async () => {
    const { token } = await saving.applicant();
    await saving.save(token, { a: 'x', g: [{ r: '1' }] });
    await saving.save(token, { a: '', g: [{ r: '2' }] }, { revision: 1 });
    const data = await saving.save(token, { a: 'y', g: [{ r: '3' }] }, { revision: 1 });
    expect(data.revision).toBe(2);
    expect(data.conflicts.keys.toSorted()).toEqual(['a', 'g']);
    expect(data.conflicts.save_field).toEqual({ normal: {}, column: { g: [{ columnNumber: 1, r: '2' }] } });
  });

  it('on the same field with the same value: nothing to settle', async () => {
    const { token } = await saving.applicant();
    await saving.save(token, { a: 'same' });
    expect(await saving.save(token, { a: 'same' })).toMatchObject({ revision: 1, conflicts: { keys: [] } });
  });

  it('on different fields: both are kept, and each learns of the other', async () => {
    const { token } = await saving.applicant();
    await saving.save(token, { a: 'desk' });
    const data = await saving.save(token, { b: 'phone' });
    expect(data).toMatchObject({ revision: 2, conflicts: { keys: [] } });
    expect(data.changed).toEqual({ keys: ['a'], save_field: { normal: { a: 'desk' }, column: {} } });
    expect((await saving.open(token)).save_field.normal).toEqual({ a: 'desk', b: 'phone' });
  });

  it('sending the same request twice: the same answer, one effect', async () => {
    const { id, token } = await saving.applicant();
    const key = randomUUID();
    const once = await saving.save(token, { a: 'x' }, { key });
    await saving.save(token, { a: 'y' }, { revision: 1 });
    expect(await saving.save(token, { a: 'x' }, { key })).toEqual(once);
    expect(await refused(saving.save(token, { a: 'z' }, { key }))).toBe('keyReused');
    expect((await saving.rowsOf(id)).log).toHaveLength(2);
  });

  it('a request repeated after saving was closed is answered as saved', async () => {
    const { id, token } = await saving.applicant();
    const once = await saving.save(token, { a: 'x' }, { key: 'before' });
    await saving.ownerDb.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
    expect(await saving.save(token, { a: 'x' }, { key: 'before' })).toEqual(once);
    expect(await refused(saving.save(token, { a: 'x' }, { key: 'after' }))).toBe('submitted');
  });

  it('sending the same request again with a conflict in it: the same conflict, and nothing more', async () => {
    const { id, token } = await saving.applicant();
    await saving.save(token, { a: 'theirs', b: 'old' });
    const again = () => saving.save(token, { a: 'mine', b: 'old', long: 'new' }, { key: 'partly' });
    const once = await again();
    expect(once).toMatchObject({ revision: 2, conflicts: { keys: ['a'] } });
    await saving.save(token, { b: 'newer' }, { revision: 2 });
    expect(await again()).toEqual(once);
    expect((await saving.rowsOf(id)).log).toHaveLength(4);
    expect((await saving.open(token)).save_field.normal).toEqual({ a: 'theirs', b: 'newer', long: 'new' });
  });

  it('sending an empty key, or one without an end: refused', async () => {
    const { token } = await saving.applicant();
    expect(await refused(saving.save(token, { a: 'x' }, { key: '' }))).toBe('malformed');
    expect(await refused(saving.save(token, { a: 'x' }, { key: 'k'.repeat(201) }))).toBe('malformed');
    expect(await outcome(saving.save(token, { a: 'x' }, { key: 'k'.repeat(200) }))).toBe('done');
  });
});

describe('many at once', () => {
  it('keeps each of 100 saves of different fields, with revisions without a gap', async () => {
    const many = await buildProject(saving.ownerDb, { slug: 'saving-many' });
    const keys = Array.from({ length: 100 }, (_, index) => `f${index}`);
    await saving.publish(many, buildForm(...keys.map((key) => buildField(key))));
    const { id, token } = await saving.applicant(many);
    const answers = await Promise.all(
      keys.map((key, index) =>
        saving.save(token, { [key]: key }, { menuid: 'module', ...(index % 2 === 0 ? { key: randomUUID() } : {}) }),
      ),
    );
    const revisions = answers.map(({ revision }) => revision).toSorted((one, other) => one - other);
    expect(revisions).toEqual(keys.map((_, index) => index + 1));
    const { save_field, revision } = await saving.open(token, 'module');
    expect(revision).toBe(100);
    expect(save_field.normal).toEqual(Object.fromEntries(keys.map((key) => [key, key])));
    const { log, modules } = await saving.rowsOf(id);
    expect(log.map((line) => Number(line.revision))).toEqual(revisions);
    expect(modules).toMatchObject([{ state: 2 }]);
  });

  it('lets nobody rewrite the log', async () => {
    const db = saving.database.forProject(saving.project);
    await expect(db.updateTable('sheet_changes').set({ key: 'x' }).execute()).rejects.toThrow(/permission denied/);
    await expect(db.deleteFrom('sheet_changes').execute()).rejects.toThrow(/permission denied/);
  });

  it('forgets the answers with the account', async () => {
    const { id, token } = await saving.applicant();
    await saving.save(token, { a: 'x' });
    const { id: application } = await saving.applicationOf(id);
    await saving.database.forProject(saving.project).deleteFrom('applicants').where('id', '=', id).execute();
    const left = saving.ownerDb.selectFrom('sheet_changes').select('key').where('sheet_id', '=', application);
    expect(await left.execute()).toEqual([]);
  });
});
