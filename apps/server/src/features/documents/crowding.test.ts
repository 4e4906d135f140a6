import { setTimeout as pause } from 'node:timers/promises';
import { applyMenu } from '@portico/contract/applications';
import { exportApplication } from '@portico/contract/documents';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { expect, it, vi } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { openDocumentTests } from '../../domain/documents/testing/documents-fixture.ts';

it('documents in the making hold no connection, whatever keys their requests have', async () => {
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isMaking = vi.fn();
  const wrap = (storage: Storage): Storage => ({
    ...storage,
    async put(key, content) {
      if (key.startsWith('documents/')) {
        isMaking();
        await slow;
      }
      return storage.put(key, content);
    },
  });
  const tests = await openDocumentTests('crowding', wrap);
  const eager = await tests.applicant({ name: 'Eager' });
  const other = await tests.applicant({ name: 'Other' });
  const requests = Array.from({ length: 60 }, (_, count) =>
    tests.client
      .as({ token: eager.token })
      .call(exportApplication, {}, { key: `key ${count}`, language: count % 2 === 0 ? 'sc' : 'en' }),
  );
  await vi.waitUntil(() => isMaking.mock.calls.length > 0, { timeout: scaledLimit(15_000) });
  const answered = tests.client.as({ token: other.token }).call(applyMenu, {});
  const first = await Promise.race([answered, pause(scaledLimit(15_000), undefined)]);
  release();
  expect(first).toBeDefined();
  await Promise.all(requests);
  await tests.close();
});
