import { randomBytes, randomUUID } from 'node:crypto';
import type { InputOf } from '@portico/contract/route';
import { indexList, sign, uploadAutograph } from '@portico/contract/signatures';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epochSeconds } from '../../platform/clock.ts';
import { openClient, refusal, refused, type TestClient } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let client: TestClient;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'signing' });
  client = openClient(server.app, project);
  const fields = [buildField('hand', { type: 'signature' }), buildField('paper', { type: 'upload' })];
  await publishForm(server.ownerDb, project, { modules: [buildModule('m', fields)] });
});
afterAll(() => server.close());

const applicant = () => buildApplicant(server.ownerDb, project, { batchId: project.batchId });

const stroke = (path: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${path}</svg>`);

async function drawSignature(
  width = 30,
  path = '<path d="M2 2 L28 18" stroke="black" stroke-width="2"/>',
): Promise<string> {
  const picture = sharp({ create: { width, height: 20, channels: 4, background: '#0000' } });
  const png = await picture
    .composite([{ input: stroke(path) }])
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const keep = (file: string, token?: string, further?: Partial<InputOf<typeof uploadAutograph>>) =>
  client.as({ token }).call(uploadAutograph, { autograph: JSON.stringify({ file }), ...further });
const list = (token: string) => client.as({ token }).call(indexList, {});

describe('a signature', () => {
  it('is kept for its field and to be used again, written anew', async () => {
    const { token, id } = await applicant();
    expect(await list(token)).toEqual({ qm: { signature: '' }, pfbz: '' });
    const { uid, url, ...file } = await keep(await drawSignature(), token, { id: 'hand', menu_id: 'm' });
    expect(file).toMatchObject({ name: 'signature.png', type: 'image/png' });
    expect(url).toBe(`/v1/public/file/${uid}`);
    expect((await list(token)).qm.signature).toBe(url);
    const row = await server.ownerDb.selectFrom('stored_files').selectAll().where('id', '=', uid).executeTakeFirst();
    expect(row).toMatchObject({ applicant_id: id, field_key: 'hand', module_id: 'm', width: 30, height: 20 });
    const served = await client.as({ token }).fetch(url);
    expect(Buffer.from(await served.arrayBuffer()).includes('Secret Person')).toBe(false);
  });

  it('needs no field, and the newest is the one to be used again', async () => {
    const { token } = await applicant();
    await keep(await drawSignature(), token);
    const second = await keep(await drawSignature(31), token);
    expect((await list(token)).qm.signature).toBe(second.url);
  });

  it('may have almost a megabyte', async () => {
    const { token } = await applicant();
    const noise = sharp(randomBytes(500 * 600 * 3), { raw: { width: 500, height: 600, channels: 3 } });
    const png = await noise.png({ compressionLevel: 0 }).toBuffer();
    expect(png.length).toBeGreaterThan(900_000);
    await keep(`data:image/png;base64,${png.toString('base64')}`, token);
  });

  it.each([
    ['nothing', ''],
    ['no picture', 'data:image/png;base64,AAAA'],
    ['another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['an address', 'https://example.com/a.png'],
    ['too much', `data:image/png;base64,${'A'.repeat(1_400_000)}`],
  ])('is refused: %s', async (_what, file) => {
    const { token } = await applicant();
    expect(await refused(keep(file, token))).toBe('signatureWrong');
    expect((await list(token)).qm.signature).toBe('');
  });

  it.each([
    ['one colour', ''],
    ['one colour all over', '<rect width="30" height="20" fill="navy"/>'],
    ['two dots', '<rect x="4" y="4" width="1" height="1"/><rect x="25" y="15" width="1" height="1"/>'],
  ])('is rejected as no signature: %s', async (_what, path) => {
    const { token } = await applicant();
    expect(await refusal(keep(await drawSignature(30, path), token))).toMatchObject({
      error: 'signatureEmpty',
      message: 'The picture shows no signature. Please sign with your name.',
    });
    expect((await list(token)).qm.signature).toBe('');
  });

  it('is refused for a field that takes none, without a session, and for another tenant', async () => {
    const { token } = await applicant();
    const file = await drawSignature();
    expect(await refused(keep(file, token, { id: 'paper', menu_id: 'm' }))).toBe('unknownField');
    expect(await refused(keep(file, token, { project_id: randomUUID() }))).toBe('notFound');
    expect(await refused(keep(file))).toBe('notSignedIn');
  });
});

describe('signing', () => {
  const signWith = (fields: object, token?: string) => client.as({ token }).send(sign, fields);

  it('is recorded with the picture and the time, once', async () => {
    const { token, id } = await applicant();
    const { uid } = await keep(await drawSignature(), token);
    const fields = { uid, agreed: '1', menuid: 'm' };
    const signed = { signed_at: epochSeconds(frozenNow) };
    expect(await signWith(fields, token)).toEqual(signed);
    server.clock.set(new Date(frozenNow.getTime() + 5_000));
    expect(await signWith(fields, token)).toEqual(signed);
    server.clock.set(frozenNow);
    const rows = await server.ownerDb.selectFrom('signings').selectAll().where('applicant_id', '=', id).execute();
    expect(rows).toMatchObject([{ file_id: uid, module_id: 'm', file_sha256: expect.stringMatching(/^\w{64}$/) }]);
  });

  it('needs the policy accepted and a signature of one’s own', async () => {
    const { token } = await applicant();
    const { uid } = await keep(await drawSignature(), token);
    expect(await refused(signWith({ uid, agreed: '0' }, token))).toBe('malformed');
    expect(await refused(signWith({ uid }, token))).toBe('malformed');
    expect(await refused(signWith({ uid, agreed: '1' }, (await applicant()).token))).toBe('unknownFile');
    expect(await refused(signWith({ uid, agreed: '1' }))).toBe('notSignedIn');
  });

  it('is refused for a module that the form does not have, and recorded nowhere', async () => {
    const { token, id } = await applicant();
    const { uid } = await keep(await drawSignature(), token);
    expect(await refused(signWith({ uid, agreed: '1', menuid: 'nothing' }, token))).toBe('notFound');
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
  it('is stored with the applicant', async () => {
    const { token, id } = await applicant();
    await server.ownerDb.updateTable('applicants').set({ points_code: 'A-7' }).where('id', '=', id).execute();
    expect((await list(token)).pfbz).toBe('A-7');
  });
});
