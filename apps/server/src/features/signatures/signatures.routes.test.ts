import { epochSeconds } from '../../platform/clock.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import sharp from 'sharp';
import { randomBytes } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'signing' });
  portal = openTestPortal(server, project);
  const fields = [buildField('hand', { type: 'signature' }), buildField('paper', { type: 'upload' })];
  const definition = JSON.stringify({ modules: [buildModule('m', fields)] });
  const version = { id: randomUUID(), project_id: project.id, number: 1, definition };
  await server.ownerDb.insertInto('form_versions').values(version).execute();
});
afterAll(() => server.close());

const applicant = () => buildApplicant(server.ownerDb, project, { batchId: project.batchId });

async function drawn(width = 30): Promise<string> {
  const picture = sharp({ create: { width, height: 20, channels: 4, background: '#0000' } });
  const png = await picture
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const keep = (file: string, token?: string, further: Record<string, string> = {}) =>
  portal.post('/v1/enroll/apply/uploadAutograph', { autograph: JSON.stringify({ file }), ...further }, token);
const list = (token?: string) => portal.get('/index/list', {}, token);

describe('a signature', () => {
  it('is kept for its field and to be used again, written anew', async () => {
    const { token, id } = await applicant();
    expect((await list(token)).data).toEqual({ qm: { signature: '' }, pfbz: '' });
    const { data } = await keep(await drawn(), token, { id: 'hand', menu_id: 'm' });
    expect(data).toMatchObject({ name: 'signature.png', type: 'image/png', url: `/v1/public/file/${data.uid}` });
    expect((await list(token)).data.qm.signature).toBe(data.url);
    const row = await server.ownerDb
      .selectFrom('stored_files')
      .selectAll()
      .where('id', '=', data.uid)
      .executeTakeFirst();
    expect(row).toMatchObject({ applicant_id: id, field_key: 'hand', module_id: 'm', width: 30, height: 20 });
    const served = await server.app.inject({ method: 'GET', url: data.url, headers: { token } });
    expect(served.rawPayload.includes('Secret Person')).toBe(false);
  });

  it('needs no field, and the newest is the one to be used again', async () => {
    const { token } = await applicant();
    await keep(await drawn(), token);
    const second = await keep(await drawn(31), token);
    expect((await list(token)).data.qm.signature).toBe(second.data.url);
  });

  it('may have almost a megabyte', async () => {
    const { token } = await applicant();
    const noise = sharp(randomBytes(500 * 600 * 3), { raw: { width: 500, height: 600, channels: 3 } });
    const png = await noise.png({ compressionLevel: 0 }).toBuffer();
    expect(png.length).toBeGreaterThan(900_000);
    const answer = await keep(`data:image/png;base64,${png.toString('base64')}`, token);
    expect(answer).toMatchObject({ status: 200 });
  });

  it.each([
    ['nothing', ''],
    ['no picture', 'data:image/png;base64,AAAA'],
    ['another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an address', 'https://example.com/a.png'],
    ['too much', `data:image/png;base64,${'A'.repeat(1_400_000)}`],
  ])('is refused: %s', async (_what, file) => {
    const { token } = await applicant();
    expect(await keep(file, token)).toMatchObject({ http: 200, status: 4156 });
    expect((await list(token)).data.qm.signature).toBe('');
  });

  it('is refused for a field that takes none, without a session, and for another tenant', async () => {
    const { token } = await applicant();
    const file = await drawn();
    expect(await keep(file, token, { id: 'paper', menu_id: 'm' })).toMatchObject({ status: 4008 });
    expect(await keep(file, token, { project_id: randomUUID() })).toMatchObject({ http: 404 });
    expect(await keep(file)).toMatchObject({ http: 401 });
  });
});

describe('signing', () => {
  const sign = (fields: Record<string, string>, token?: string) => portal.post('/v1/enroll/apply/sign', fields, token);

  it('is recorded with the picture and the time, once', async () => {
    const { token, id } = await applicant();
    const { data } = await keep(await drawn(), token);
    const fields = { uid: data.uid, agreed: '1', menuid: 'm' };
    const answer = await sign(fields, token);
    expect(answer).toMatchObject({ status: 200, data: { signed_at: epochSeconds(frozenNow) } });
    server.clock.set(new Date(frozenNow.getTime() + 5_000));
    expect(await sign(fields, token)).toEqual(answer);
    server.clock.set(frozenNow);
    const rows = await server.ownerDb.selectFrom('signings').selectAll().where('applicant_id', '=', id).execute();
    expect(rows).toMatchObject([{ file_id: data.uid, module_id: 'm', file_sha256: expect.stringMatching(/^\w{64}$/) }]);
  });

  it('needs the policy accepted and a signature of one’s own', async () => {
    const { token } = await applicant();
    const { data } = await keep(await drawn(), token);
    expect(await sign({ uid: data.uid, agreed: '0' }, token)).toMatchObject({ http: 400 });
    expect(await sign({ uid: data.uid }, token)).toMatchObject({ http: 400 });
    expect(await sign({ uid: data.uid, agreed: '1' }, (await applicant()).token)).toMatchObject({ status: 4042 });
    expect(await sign({ uid: data.uid, agreed: '1' })).toMatchObject({ http: 401 });
  });

  it('is refused for a module that the form does not have, and recorded nowhere', async () => {
    const { token, id } = await applicant();
    const { data } = await keep(await drawn(), token);
    expect(await sign({ uid: data.uid, agreed: '1', menuid: 'nothing' }, token)).toMatchObject({ http: 404 });
    const rows = await server.ownerDb.selectFrom('signings').select('id').where('applicant_id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  it('cannot be taken back or changed by the server itself', async () => {
    const db = server.database.forProject(project);
    await expect(db.deleteFrom('signings').execute()).rejects.toThrow(/permission denied/);
    await expect(db.updateTable('signings').set({ module_id: 'x' }).execute()).rejects.toThrow(/permission denied/);
  });
});

describe('the points code', () => {
  it('is what stands with the applicant', async () => {
    const { token, id } = await applicant();
    await server.ownerDb.updateTable('applicants').set({ points_code: 'A-7' }).where('id', '=', id).execute();
    expect((await list(token)).data.pfbz).toBe('A-7');
  });
});
