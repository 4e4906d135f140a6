import { portrait } from '@portico/contract/accounts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refusalIn, refused, type TestClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
let project: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  client = openClient(server.app);
  project = await buildProject(server.ownerDb, { slug: 'portraits' });
});
afterAll(() => server.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (content: Uint8Array) => new File([new Uint8Array(content)], 'me.png', { type: 'image/png' });

const upload = (content: Uint8Array, token: string, key?: string) =>
  client.as({ token }).call(portrait, { file: picture(content) }, { key });

describe('a broken body', () => {
  it.each([
    ['without a boundary', (type: string) => type.split(';')[0] ?? '', 0],
    ['with another boundary', () => 'multipart/form-data; boundary=other', 0],
    ['cut off within the picture', (type: string) => type, 60],
    ['cut off at its start', (type: string) => type, 10_000],
  ])('%s is answered clearly', async (_what, typeOf, cut) => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const form = new FormData();
    form.set('file', picture(png));
    const whole = new Response(form);
    const bytes = await whole.arrayBuffer();
    const body = bytes.slice(0, Math.max(0, bytes.byteLength - cut));
    const headers = { 'content-type': typeOf(whole.headers.get('content-type') ?? '') };
    const answer = await client.as({ token }).fetch(portrait.path, { method: 'POST', body, headers });
    expect(await refusalIn(answer)).toMatchObject({ error: 'malformed' });
  });
});

describe('the same key', () => {
  it('with another file is not the same request', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const other = await sharp(png).resize(2).png().toBuffer();
    const first = await upload(png, token, 'picture');
    expect(await upload(png, token, 'picture')).toEqual(first);
    expect(await refused(upload(other, token, 'picture'))).toBe('keyReused');
  });
});

describe('a portrait', () => {
  const camera = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });

  it('is re-encoded upright and without metadata', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project);
    const noted = { IFD0: { Copyright: 'canary of the camera', ImageDescription: 'at home' } };
    const photo = await camera.clone().jpeg().withExif(noted).withMetadata({ orientation: 6 }).toBuffer();
    expect(photo.includes('canary')).toBe(true);
    const { url } = await upload(photo, token);
    const served = Buffer.from(await (await client.fetch(url)).arrayBuffer());
    expect(served.includes('canary')).toBe(false);
    const { width, height, format, exif } = await sharp(served).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 30, height: 40, format: 'jpeg', exif: undefined });
    expect(await server.ownerDb.selectFrom('portraits').select('applicant_id').execute()).toContainEqual({
      applicant_id: id,
    });
  });

  it('of too many pixels is refused by its header, before anything is decoded', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const claimed = Buffer.from(png);
    claimed.writeUInt32BE(9_000, 16);
    claimed.writeUInt32BE(9_000, 20);
    expect(await refused(upload(claimed, token))).toBe('filePixels');
  });

  it('is a JPEG or a PNG', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(upload(await camera.clone().webp().toBuffer(), token))).toBe('pictureWrong');
  });
});

describe('a file that only starts like a picture', () => {
  const emptySize = Buffer.from(png);
  emptySize.writeUInt32BE(0, 16);
  it.each([
    ['a signature alone', png.subarray(0, 8)],
    ['a header alone', png.subarray(0, 33)],
    ['a picture cut off in its pixels', png.subarray(0, png.length - 20)],
    ['a picture of no width', emptySize],
    ['the start of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('is refused: %s', async (_what, content) => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(upload(content, token))).toBe('pictureWrong');
  });
});
