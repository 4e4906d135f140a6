import { applyFiled, saveBasic } from '@portico/contract/applications';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildProject } from '../../testing/toys/toy-tenants.ts';
import * as samples from './testing/sample-files.ts';
import { form, openUploads } from './testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;

beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());

interface Stored {
  readonly uid: string;
  readonly url: string;
  readonly name: string;
}

async function add(token: string, field = 'any'): Promise<Stored> {
  const { uid, url, name } = await uploads.upload(token, samples.pdf, { field });
  return { uid, url, name };
}

const save = (token: string, changes: object, revision = 0) =>
  uploads.as(token).call(saveBasic, { menuid: 'papers', revision, changes: JSON.stringify(changes) });

const saved = async (token: string) => (await uploads.as(token).call(applyFiled, { menuid: 'papers' })).save_field;

async function isBound({ uid }: Stored): Promise<boolean> {
  return ((await uploads.fileRow(uid))?.bound_at ?? null) !== null;
}

describe('saving an answer', () => {
  it('binds its files, told as the server knows them, and lets go of those it no longer names', async () => {
    const { token } = await uploads.applicant();
    const [first, second] = [await add(token), await add(token)];
    const lied = { ...first, name: 'lie.exe', url: 'https://example.com/x', size: 1, iconUrl: 'https://example.com/i' };
    const { revision } = await save(token, { any: [lied] });
    expect((await saved(token)).normal['any']).toEqual([
      { uid: first.uid, name: first.name, url: first.url, fileUrl: first.url, size: samples.pdf.length, field: 'any' },
    ]);
    expect(await isBound(first)).toBe(true);
    await save(token, { any: [second] }, revision);
    expect([await isBound(first), await isBound(second)]).toEqual([false, true]);
    expect(await uploads.fileRow(first.uid)).toMatchObject({ unbound_at: frozenNow });
  });

  it('binds within rows and beside an option', async () => {
    const { token } = await uploads.applicant();
    const [one, two, beside] = [await add(token, 'proof'), await add(token, 'proof'), await add(token, 'test')];
    const { revision } = await save(token, {
      jobs: [{ proof: [one], post: 'a' }, { proof: [two] }],
      test: 'x',
      test_attachments: [beside],
    });
    expect([await isBound(one), await isBound(two), await isBound(beside)]).toEqual([true, true, true]);
    await save(token, { jobs: [{ proof: [two] }], test: null, test_attachments: null }, revision);
    expect([await isBound(one), await isBound(two), await isBound(beside)]).toEqual([false, true, false]);
  });

  it('leaves the files of other fields alone', async () => {
    const { token } = await uploads.applicant();
    const [file, other] = [await add(token), await add(token, 'proof')];
    const { revision } = await save(token, { any: [file], jobs: [{ proof: [other] }] });
    await save(token, { any: null, word: 'x' }, revision);
    expect([await isBound(file), await isBound(other)]).toEqual([false, true]);
  });
});

describe('is refused, and writes nothing', () => {
  it.each([
    ['another person’s', async () => add((await uploads.applicant()).token)],
    ['for another field', async (token: string) => add(token, 'proof')],
    ['made up', async () => ({ uid: '00000000-0000-4000-8000-000000000000', url: '/v1/public/file/x', name: 'x.pdf' })],
    ['no id at all', async () => ({ uid: "'; --", url: '/x', name: 'x.pdf' })],
    ['unfinished', unfinished],
  ])('a file that is %s', async (_what, find: (token: string) => Promise<Stored>) => {
    const { token } = await uploads.applicant();
    const own = await add(token);
    const file = await find(token);
    expect(await refused(save(token, { any: [own, file], word: 'kept?' }))).toBe('unknownFile');
    expect((await saved(token)).normal).toEqual({});
    expect(await isBound(own)).toBe(false);
  });

  it('more files than the field takes', async () => {
    const { token } = await uploads.applicant();
    const files = [await add(token), await add(token), await add(token), await add(token)];
    expect(await refused(save(token, { any: files }))).toBe('fileCount');
    await save(token, { any: files.slice(1) });
  });

  it('a save that is refused for another reason', async () => {
    const { token, id } = await uploads.applicant();
    const file = await add(token);
    await uploads.ownerDb.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
    expect(await refused(save(token, { any: [file] }))).toBe('submitted');
    expect(await isBound(file)).toBe(false);
  });

  async function unfinished(token: string): Promise<Stored> {
    const created = await uploads.tus(token).create(100, { id: 'any', filename: 'a.pdf' });
    const uid = created.headers.get('location')?.split('/').at(-1) ?? '';
    return { uid, url: `/v1/public/file/${uid}`, name: 'a.pdf' };
  }
});

describe('a field that changed elsewhere', () => {
  it('keeps the files of the answer that stands', async () => {
    const { token } = await uploads.applicant();
    const [theirs, mine] = [await add(token), await add(token)];
    await save(token, { any: [theirs] });
    const { conflicts } = await save(token, { any: [mine], word: 'x' }, 0);
    expect(conflicts.keys).toEqual(['any']);
    expect((await saved(token)).normal['any']).toMatchObject([{ uid: theirs.uid }]);
    expect([await isBound(theirs), await isBound(mine)]).toEqual([true, false]);
  });

  it('in rows keeps them, too', async () => {
    const { token } = await uploads.applicant();
    const [theirs, mine] = [await add(token, 'proof'), await add(token, 'proof')];
    await save(token, { jobs: [{ proof: [theirs] }] });
    await save(token, { jobs: [{ proof: [mine] }] }, 0);
    expect([await isBound(theirs), await isBound(mine)]).toEqual([true, false]);
  });

  it('keeps them also when an old save is repeated', async () => {
    const { token } = await uploads.applicant();
    const [first, second] = [await add(token), await add(token)];
    const { revision } = await save(token, { any: [first] });
    await save(token, { any: [second] }, revision);
    await save(token, { any: [first] }, 0);
    expect([await isBound(first), await isBound(second)]).toEqual([false, true]);
  });
});

describe('a file of an answer that a newer form had no place for', () => {
  it('stays when a still newer one asks again and is answered with another file', async () => {
    const project = await buildProject(uploads.ownerDb, { slug: 'uploads-left-over' });
    const publish = (definition: FormDefinition) => publishForm(uploads.ownerDb, project, definition);
    await publish(form);
    const { token } = await uploads.applicant(project);
    const first = await add(token);
    await save(token, { any: [first], word: 'w' });
    await publish({ modules: [buildModule('papers', [buildField('word')])] });
    await saved(token);
    await publish(form);
    const second = await add(token);
    await save(token, { any: [second] }, 9);
    expect([await isBound(first), await isBound(second)]).toEqual([true, true]);
  });
});

describe('many saves at once', () => {
  it('leave bound what the answer names, and nothing else', async () => {
    const { token } = await uploads.applicant();
    const files = await Promise.all(Array.from({ length: 6 }, () => add(token)));
    await Promise.all(files.map((file) => save(token, { any: [file] }, 1_000)));
    const bound = await Promise.all(files.map(isBound));
    const expected = files.filter((_file, at) => bound[at]).map(({ uid }) => expect.objectContaining({ uid }));
    expect((await saved(token)).normal).toEqual({ any: expected });
  });
});
