import { afterAll, beforeAll, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { takeAttempt } from './proofs.queries.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let project: ToyProject;

beforeAll(async () => {
  opened = await openTestDatabase();
  project = await buildProject(opened.ownerDb, { slug: 'attempts' });
});
afterAll(() => opened.close());

const hour = 3_600;
const period = { most: 2, seconds: hour };
function take(bucket: string, second: number) {
  const now = new Date(frozenNow.getTime() + second * 1000);
  return takeAttempt(opened.database.forProject(project), project.id, bucket, period, now);
}

it('counts in a period, and anew in the next', async () => {
  const took: boolean[] = [];
  for (const second of [0, 1, 2, hour - 1, hour]) took.push(await take('period', second));
  expect(took).toEqual([true, true, false, false, true]);
});

it('a clock that was set back does not keep a limit up: what began in the future is over', async () => {
  const tomorrow = 86_400;
  for (const second of [tomorrow, tomorrow, tomorrow]) await take('set back', second);
  expect(await take('set back', tomorrow + 1)).toBe(false);
  expect(await take('set back', 0)).toBe(true);
  expect(await take('set back', 1)).toBe(true);
  expect(await take('set back', 2)).toBe(false);
});

it('clocks of servers that differ by seconds count together', async () => {
  expect([await take('skew', 30), await take('skew', 0), await take('skew', 31)]).toEqual([true, true, false]);
});
