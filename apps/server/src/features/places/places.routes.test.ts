import { randomUUID } from 'node:crypto';
import { areas, channelAccess, countries } from '@portico/contract/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { mostChannels } from './places.queries.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const nextDay = new Date(frozenNow.getTime() + 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const visit = (project: ToyProject, channel: string) =>
  openClient(server.app, project).call(channelAccess, { channel });

/** The visits of a day, by channel. */
async function countsOf(project: ToyProject, day = frozenNow): Promise<Record<string, number>> {
  const rows = await server.ownerDb
    .selectFrom('channel_visits')
    .select(['channel', 'count'])
    .where('project_id', '=', project.id)
    .where('day', '=', dayOf(day))
    .execute();
  return Object.fromEntries(rows.map(({ channel, count }) => [channel, count]));
}

describe('where a visit came from', () => {
  it('is counted by project, channel and day', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'counted' });
    const other = await buildProject(server.ownerDb, { slug: 'counted-too' });
    for (const channel of ['fair', 'poster', ' fair ']) {
      expect(await visit(project, channel)).toBeNull();
    }
    await visit(other, 'fair');
    server.clock.set(nextDay);
    await visit(project, 'fair');
    server.clock.set(frozenNow);
    expect(await countsOf(project)).toEqual({ fair: 2, poster: 1 });
    expect(await countsOf(project, nextDay)).toEqual({ fair: 1 });
    expect(await countsOf(other)).toEqual({ fair: 1 });
  });

  it('counts concurrent visits once each', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'counted-at-once' });
    await Promise.all(Array.from({ length: 12 }, () => visit(project, 'fair')));
    expect(await countsOf(project)).toEqual({ fair: 12 });
  });

  it('stores a bounded number of names a day, and still counts the rest', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'full-of-channels' });
    for (let at = 0; at < mostChannels; at += 1) await visit(project, `made up ${at}`);
    for (const channel of ['one too many', 'another', 'made up 0']) {
      expect(await outcome(visit(project, channel))).toBe('done');
    }
    const counts = await countsOf(project);
    expect(Object.keys(counts)).toHaveLength(mostChannels + 1);
    expect(counts).toMatchObject({ '': 2, 'made up 0': 2, 'made up 99': 1 });
    server.clock.set(nextDay);
    await visit(project, 'one too many');
    server.clock.set(frozenNow);
    expect(await countsOf(project, nextDay)).toEqual({ 'one too many': 1 });
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a hundred and one letters', 'x'.repeat(101)],
  ])('cannot be %s', async (_, channel) => {
    const project = await buildProject(server.ownerDb, { slug: `refused-${channel.length}` });
    expect(await refused(visit(project, channel))).toBe('malformed');
    expect(await countsOf(project)).toEqual({});
  });

  it('is not counted for a project that does not exist', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'neighbour' });
    const nowhere = { ...project, id: randomUUID() };
    expect(await outcome(visit(nowhere, 'fair'))).not.toBe('done');
    expect(await countsOf(project)).toEqual({});
  });
});

describe('countries and areas', () => {
  it('are given to anybody: all countries, and areas level by level', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'places' });
    const client = openClient(server.app, project);
    expect((await client.call(countries, {})).list.length).toBeGreaterThanOrEqual(249);
    const [level] = (await client.call(areas, {})).list;
    expect(level).toMatchObject({ code: '11', level: 1 });
    expect((await client.call(areas, { pid: '440300' })).list).toContainEqual({
      code: '440305',
      name: '南山区',
      official: '南山区',
      level: 3,
    });
    expect(await refused(client.call(areas, { pid: 'x' }))).toBe('malformed');
  });
});
