import { randomBytes } from 'node:crypto';
import { logoff } from '@portico/contract/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseOnFailure } from '../../platform/storage/refuse-on-failure.ts';
import { openS3Storage } from '../../platform/storage/s3-storage.ts';
import { readStorageSettings } from '../../platform/storage/storage-settings.ts';
import { startS3 } from '../../platform/storage/testing/start-s3.ts';
import { refused } from '../../testing/client.ts';
import * as samples from './testing/sample-files.ts';
import { openUploads } from './testing/upload-fixture.ts';
import { toyPassword } from '../../testing/toys/toy-tenants.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let uploads: Awaited<ReturnType<typeof openUploads>>;

beforeAll(async () => {
  s3 = await startS3();
  const settings = readStorageSettings({ STORAGE_URL: s3.url });
  if (settings === null) throw new Error('no settings');
  const storage = refuseOnFailure(await openS3Storage(settings));
  uploads = await openUploads(() => storage);
});
afterAll(async () => {
  await uploads.close();
  await s3.stop();
});

it('object storage serves as the folder does: picture, pieces, parts, and leaving', async () => {
  const { token } = await uploads.applicant();
  const photo = await uploads.upload(token, await samples.phonePhoto(), { name: 'me.jpg', field: 'photo' });
  expect(photo).toMatchObject({ type: 'image/jpeg' });

  const content = Buffer.concat([samples.pdf, randomBytes(9 * 1_048_576)]);
  const { create, patch, offset, finish } = uploads.tus(token);
  const location = (await create(content.length, { id: 'any', filename: 'a.pdf' })).headers.get('location') ?? '';
  await patch(location, 0, content.subarray(0, 8_500_000));
  expect(await offset(location)).toBe(8_500_000);
  await patch(location, 8_500_000, content.subarray(8_500_000));
  const { url } = await finish(location);
  const part = await uploads.read(url, { token, range: 'bytes=8388600-8388700' });
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(8_388_600, 8_388_701))).toBe(true);
  const whole = await uploads.read(url, { token });
  expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
  expect(await uploads.objects('incoming')).toEqual([]);

  await uploads.as(token).call(logoff, { old_password: toyPassword });
  expect(await uploads.objects('files')).toEqual([]);
});

it('object storage that is away is a refusal, and nothing is half done', async () => {
  const { token, id } = await uploads.applicant();
  await s3.stop();
  expect(await refused(uploads.upload(token, samples.pdf))).toBe('storageFull');
  const rows = uploads.ownerDb.selectFrom('stored_files').select('id').where('applicant_id', '=', id);
  expect(await rows.execute()).toEqual([]);
});
