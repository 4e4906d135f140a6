import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { openDocumentTests } from '../../domain/documents/testing/documents-fixture.ts';

it('documents in the making hold no connection, whatever keys their requests have', async () => {
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wrap = (storage: Storage): Storage => ({
    ...storage,
    async put(key, content) {
      if (key.startsWith('documents/')) await slow;
      return storage.put(key, content);
    },
  });
  const tests = await openDocumentTests('crowding', wrap);
  const eager = await tests.applicant({ name: 'Eager' });
  const other = await tests.applicant({ name: 'Other' });
  const asked = Array.from({ length: 60 }, (_, count) =>
    tests.app.inject({
      method: 'POST',
      url: '/v1/enroll/apply/export',
      headers: {
        token: eager.token,
        'idempotency-key': `key ${count}`,
        'content-type': 'application/x-www-form-urlencoded',
        lang: count % 2 === 0 ? 'sc' : 'en',
      },
      payload: '',
    }),
  );
  await pause(500);
  const answered = tests.portal.get('/v1/enroll/apply/menu', {}, other.token);
  const first = await Promise.race([answered, pause(4_000, undefined)]);
  release();
  expect(first).toMatchObject({ status: 200 });
  const answers = await Promise.all(asked);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  await tests.close();
});
