import { errors } from '@portico/contract/errors';
import { uploadAutograph } from '@portico/contract/signatures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuseOnFailure } from '../../platform/storage/refuse-on-failure.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { refusal, refused } from '../../testing/client.ts';
import * as samples from './testing/sample-files.ts';
import { openUploads } from './testing/upload-fixture.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
let uploads: Awaited<ReturnType<typeof openUploads>>;
/** How many puts still succeed; the next one fails halfway. */
let left = Number.POSITIVE_INFINITY;

const filling = (storage: Storage): Storage =>
  refuseOnFailure({
    ...storage,
    async put(key, content) {
      left -= 1;
      if (left >= 0) return storage.put(key, content);
      await content[Symbol.asyncIterator]().next();
      throw full;
    },
  });

beforeAll(async () => {
  uploads = await openUploads(filling);
});
beforeEach(() => {
  left = Number.POSITIVE_INFINITY;
});
afterAll(() => uploads.close());

describe('a full disk', () => {
  it.each([0, 1])(
    'refuses an upload after %i writes, with nothing left behind, and the next one is taken',
    async (puts) => {
      const { token, id } = await uploads.applicant();
      left = puts;
      const answer = await refusal(uploads.upload(token, samples.pdf, { key: 'same' }));
      expect(answer.error).toBe('storageFull');
      expect(answer.message).toMatch(/try again later/);
      const rows = uploads.ownerDb.selectFrom('stored_files').select('id').where('applicant_id', '=', id);
      expect(await rows.execute()).toEqual([]);
      expect(await uploads.objects('incoming')).toEqual([]);
      left = Number.POSITIVE_INFINITY;
      await uploads.upload(token, samples.pdf, { key: 'same' });
    },
  );

  it('takes nothing away from an upload in pieces: it goes on from what was kept', async () => {
    const { token } = await uploads.applicant();
    const { create, patch, offset, finish } = uploads.tus(token);
    const metadata = { id: 'any', filename: 'a.pdf' };
    const location = (await create(samples.pdf.length, metadata)).headers.get('location') ?? '';
    await patch(location, 0, samples.pdf.subarray(0, 20));
    left = 0;
    expect((await patch(location, 20, samples.pdf.subarray(20))).status).toBe(errors.storageFull.http);
    expect(await offset(location)).toBe(20);
    left = 1;
    expect((await patch(location, 20, samples.pdf.subarray(20))).status).toBe(204);
    expect(await refused(finish(location))).toBe('storageFull');
    left = Number.POSITIVE_INFINITY;
    expect(await finish(location)).toMatchObject({ size: samples.pdf.length });
  });

  it('refuses a signature in the same way', async () => {
    const { token } = await uploads.applicant();
    left = 0;
    const file = `data:image/png;base64,${(await samples.png()).toString('base64')}`;
    const signing = uploads.as(token).call(uploadAutograph, { autograph: JSON.stringify({ file }) });
    expect(await refused(signing)).toBe('storageFull');
  });
});
