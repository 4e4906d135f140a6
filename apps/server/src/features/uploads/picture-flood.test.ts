import { upload } from '@portico/contract/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../../testing/client.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildProject } from '../../testing/toys/toy-tenants.ts';
import { flatPng, png } from './testing/sample-files.ts';
import { form, openUploads, uploadFile } from './testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;

beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());

const each = 4;

it('of two accounts holds up no other tenant, and ends when nobody waits for it', async () => {
  const elsewhere = await buildProject(uploads.ownerDb, { slug: 'beside-the-flood' });
  await publishForm(uploads.ownerDb, elsewhere, form);
  const third = await uploads.applicant(elsewhere);
  const large = flatPng(8_000);
  expect(large.length).toBeLessThan(10_000);
  const abort = new AbortController();
  const answered: number[] = [];
  const flood = [await uploads.applicant(), await uploads.applicant()].flatMap(({ token }) =>
    Array.from({ length: each }, async () => {
      const body = new FormData();
      body.set('id', 'photo');
      body.set('menu_id', 'papers');
      body.set('file', new Blob([new Uint8Array(large)]), 'me.png');
      const headers = { token };
      const answer = await fetch(uploads.origin + upload.path, { method: 'POST', headers, body, signal: abort.signal });
      answered.push(answer.status);
    }).map((sending) => sending.catch(() => 'broken off')),
  );
  await expect.poll(() => uploads.objects('incoming')).toHaveLength(2 * each);

  const small = { name: 'me.png', field: 'photo' };
  await uploadFile(openClient(uploads.app, elsewhere, third), await png(), small);
  expect(answered.length).toBeLessThan(each);

  abort.abort();
  await Promise.all(flood);
  await expect.poll(() => uploads.objects('incoming')).toEqual([]);
  expect(answered.length).toBeLessThan(each);
});
