import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';
import { openFolderStorage } from '../../../platform/storage/folder-storage.ts';
import { markBound } from '../binding/binding.queries.ts';
import { sweepFiles } from './sweep-files.ts';
import { sweepStrays } from './sweep-strays.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-sweep-'));
const storage = openFolderStorage(folder);
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let project: ToyProject;
let applicantId: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  project = await buildProject(opened.ownerDb, { slug: 'sweeping' });
  applicantId = (await buildApplicant(opened.ownerDb, project)).id;
});
beforeEach(async () => {
  await opened.ownerDb.deleteFrom('stored_files').execute();
  await storage.delete([...(await objects('files')), ...(await objects('incoming')), ...(await objects('drafts'))]);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

const hour = 3_600_000;
const day = 24 * hour;
const ago = (ms: number) => new Date(frozenNow.getTime() - ms);

async function* one() {
  yield Buffer.of(1);
}

async function objects(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

interface Options {
  readonly created: number;
  readonly state?: 'uploading' | 'ready';
  readonly bound?: number;
  readonly unbound?: number;
  readonly received?: number;
  readonly pieces?: string[];
}

async function addFile({ created, state = 'ready', bound, unbound, received, pieces = [] }: Options): Promise<string> {
  const id = randomUUID();
  const row = { id, project_id: project.id, applicant_id: applicantId, module_id: 'm', field_id: 'f', field_key: 'f' };
  const times = {
    created_at: ago(created),
    bound_at: bound === undefined ? null : ago(bound),
    unbound_at: unbound === undefined ? null : ago(unbound),
    received_at: received === undefined ? null : ago(received),
  };
  await opened.ownerDb
    .insertInto('stored_files')
    .values({ ...row, ...times, name: 'a.pdf', size: 1, state, pieces })
    .execute();
  if (state === 'ready') await storage.put(`files/${id}`, one());
  for (const piece of pieces) await storage.put(piece, one());
  return id;
}

const rows = async () => (await opened.ownerDb.selectFrom('stored_files').select('id').execute()).map(({ id }) => id);

describe('files that no answer names', () => {
  it.each([
    ['never named, for less than a week', { created: 7 * day - hour }, true],
    ['never named, for more than a week', { created: 7 * day + hour }, false],
    ['named no longer, for less than thirty days', { created: 90 * day, unbound: 30 * day - hour }, true],
    ['named no longer, for more than thirty days', { created: 90 * day, unbound: 30 * day + hour }, false],
    ['named, however old', { created: 900 * day, bound: 899 * day }, true],
    ['announced less than an hour ago', { created: hour - 1, state: 'uploading' }, true],
    ['announced more than an hour ago', { created: hour + 1, state: 'uploading' }, false],
    ['still arriving, however old', { created: 9 * hour, received: hour - 1, state: 'uploading' }, true],
    [
      'unfinished, without new bytes for an hour',
      { created: 9 * hour, received: hour + 1, state: 'uploading', pieces: ['incoming/x/0'] },
      false,
    ],
  ] as const)('%s', async (_what, options, stays) => {
    const id = await addFile({
      ...options,
      ...('pieces' in options ? { pieces: [...options.pieces] } : { pieces: [] }),
    });
    expect(await sweepFiles(opened.database.jobs, storage, frozenNow)).toBe(stays ? 0 : 1);
    expect(await rows()).toEqual(stays ? [id] : []);
    if (!stays) expect([...(await objects('files')), ...(await objects('incoming'))]).toEqual([]);
  });

  it('stay where they are a signature to be used again, or one that was given', async () => {
    const saved = await addFile({ created: 90 * day });
    const unbound = await addFile({ created: 90 * day });
    const owner = { project_id: project.id, applicant_id: applicantId };
    await opened.ownerDb
      .insertInto('saved_signatures')
      .values({ ...owner, file_id: saved, saved_at: frozenNow })
      .execute();
    const signing = { ...owner, file_id: unbound, file_sha256: '', module_id: '', signed_at: frozenNow };
    await opened.ownerDb.insertInto('signings').values(signing).execute();
    await sweepFiles(opened.database.jobs, storage, frozenNow);
    expect((await rows()).toSorted()).toEqual([saved, unbound].toSorted());
  });

  it('stay while something that was submitted and not taken back names them', async () => {
    const submitted = await addFile({ created: 90 * day, unbound: 40 * day });
    const revoked = await addFile({ created: 90 * day, unbound: 40 * day });
    const { id: application } = await opened.ownerDb
      .selectFrom('applications')
      .select('id')
      .where('applicant_id', '=', applicantId)
      .executeTakeFirstOrThrow();
    const owner = { project_id: project.id, application_id: application, applicant_id: applicantId };
    const common = { ...owner, batch_id: project.batchId, form_version_id: randomUUID(), number: '202601000001' };
    const sent = { ...common, sequence: 1, hash: '', receipt: '{}', submitted_at: frozenNow };
    const naming = (uid: string) => JSON.stringify({ fields: { paper: { value: [{ uid }] } }, rows: {} });
    await opened.ownerDb
      .insertInto('submissions')
      .values([
        { ...sent, id: randomUUID(), snapshot: naming(submitted) },
        { ...sent, id: randomUUID(), snapshot: naming(revoked), revoked_at: frozenNow },
      ])
      .execute();
    expect(await sweepFiles(opened.database.jobs, storage, frozenNow)).toBe(1);
    expect(await rows()).toEqual([submitted]);
    await opened.ownerDb.deleteFrom('submissions').execute();
  });

  it('are deleted in more than one batch', async () => {
    await Promise.all(Array.from({ length: 205 }, () => addFile({ created: 8 * day })));
    expect(await sweepFiles(opened.database.jobs, storage, frozenNow)).toBe(205);
    expect(await objects('files')).toEqual([]);
  });

  it('are skipped while a save is naming them', async () => {
    const id = await addFile({ created: 8 * day });
    await opened.database
      .forProject(project)
      .transaction()
      .execute(async (saving) => {
        const claims = [{ key: 'f', uid: id }];
        expect(
          await markBound(saving, { owner: { applicantId, sheet: null }, claims, keys: ['f'], now: frozenNow }),
        ).toHaveLength(1);
        expect(await sweepFiles(opened.database.jobs, storage, frozenNow)).toBe(0);
      });
    expect(await sweepFiles(opened.database.jobs, storage, frozenNow)).toBe(0);
    expect(await rows()).toEqual([id]);
  });
});

describe('objects that nobody knows of', () => {
  it('go once they are a day old, and nothing else does', async () => {
    const bound = await addFile({ created: hour, bound: 0 });
    const upload = await addFile({ created: hour, state: 'uploading' });
    const expected = [`files/${bound}`, `incoming/${upload}/0`];
    await storage.put(`incoming/${upload}/0`, one());
    const strays = [`files/${randomUUID()}`, `incoming/${bound}/0`, `incoming/${randomUUID()}/0`, 'drafts/left'];
    for (const key of strays) await storage.put(key, one());
    const soon = new Date(Date.now() + hour);
    expect(await sweepStrays(opened.database.jobs, storage, soon)).toBe(0);
    const later = new Date(Date.now() + 25 * hour);
    expect(await sweepStrays(opened.database.jobs, storage, later)).toBe(strays.length);
    expect([...(await objects('files')), ...(await objects('incoming')), ...(await objects('drafts'))]).toEqual(
      expected,
    );
  });
});
