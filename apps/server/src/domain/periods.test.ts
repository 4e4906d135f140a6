import { periodCases } from '@portico/form-engine/testing/period-cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it.each(periodCases)('is_open: %s', async (_what, { startsAt, endsAt }, now, state) => {
  const { rows } = await sql<{ open: boolean }>`
    select is_open(${startsAt}::timestamptz, ${endsAt}::timestamptz, ${now}::timestamptz) as open`.execute(db.ownerDb);
  expect(rows).toEqual([{ open: state === 1 }]);
});
