import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { verifyLogs } from './verify-log.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('says of each chain whether it is sound, and names the first line that is not', async () => {
  const owner = openDatabase(opened.ownerUrl, 1);
  expect(await verifyLogs(owner)).toBe('The log has no lines.');
  const org_id = randomUUID();
  const line = { staff_id: randomUUID(), staff_name: 'x', project_id: null, subject: '{}' };
  for (const action of ['first', 'second', 'third'])
    await opened.database.staff
      .insertInto('staff_log')
      .values({ ...line, org_id, action })
      .execute();
  expect(await verifyLogs(owner)).toMatch(
    new RegExp(`^The log of organisation ${org_id} is sound: 3 lines, the last hash is [0-9a-f]{64}$`),
  );
  await opened.ownerDb.updateTable('staff_log').set({ staff_name: 'y' }).where('seq', '=', '2').execute();
  await expect(verifyLogs(owner)).rejects.toThrow(/is broken\. Line 2 \(.*"second".*\) was changed\.$/);
  await owner.close();
});
