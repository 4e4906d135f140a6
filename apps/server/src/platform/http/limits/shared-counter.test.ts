import { expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { createSharedCounter } from './shared-counter.ts';

const minuteBegins = Math.floor(frozenNow.getTime() / 60_000) * 60_000;
const at = (seconds: number) => new Date(minuteBegins + seconds * 1000);

/** Several servers' counters that report to the same store. */
function open(servers: number) {
  const reports: string[] = [];
  const counts = new Map<string, number>();
  const report = async (key: string, more: number) => {
    reports.push(`${key} +${more}`);
    counts.set(key, (counts.get(key) ?? 0) + more);
    return counts.get(key) ?? 0;
  };
  return { reports, counters: Array.from({ length: servers }, () => createSharedCounter({ report })) };
}

/** How many of the requests, sent to the servers in turns, were within the limit. */
async function allowed(counters: ReturnType<typeof open>['counters'], requests: number, most: number, now = at(0)) {
  let within = 0;
  for (let sent = 0; sent < requests; sent += 1) {
    const answer = await counters[sent % counters.length]?.('client', most, now);
    if ((answer?.count ?? 0) <= most) within += 1;
  }
  return within;
}

it.each([
  ['one server', 1, 60, 60],
  ['three servers', 3, 60, 60],
])('%s: few requests are counted one by one', async (_name, servers, most, expected) => {
  expect(await allowed(open(servers).counters, 200, most)).toBe(expected);
});

it('many are counted in blocks, by three servers as by one but for a block each', async () => {
  const { counters, reports } = open(3);
  const within = await allowed(counters, 20_000, 6_000);
  expect(within).toBeGreaterThanOrEqual(6_000);
  expect(within).toBeLessThanOrEqual(6_000 + 3 * 100);
  expect(reports.length).toBeLessThanOrEqual(63);
});

it('who makes few requests is not reported at all', async () => {
  const { counters, reports } = open(2);
  expect(await allowed(counters, 150, 6_000)).toBe(150);
  expect(reports).toEqual([]);
});

it('each minute counts anew, also one that a clock goes back to', async () => {
  const { counters } = open(2);
  expect(await allowed(counters, 100, 60, at(0))).toBe(60);
  expect(await allowed(counters, 100, 60, at(60))).toBe(60);
  expect(await allowed(counters, 100, 60, at(-3600))).toBe(60);
});

it('many at once count as many', async () => {
  const { counters } = open(2);
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, sent) => counters[sent % 2]?.('client', 60, at(0)) ?? Promise.reject(new Error())),
  );
  expect(answers.filter(({ count }) => count <= 60)).toHaveLength(60);
});

it('counts for itself where nothing can be reported', async () => {
  const counter = createSharedCounter({ report: () => Promise.reject(new Error('away')) });
  expect(await allowed([counter], 100, 60)).toBe(60);
});
