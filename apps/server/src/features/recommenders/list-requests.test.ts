import { recommendList } from '@portico/contract/recommendations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildRequest, enterByToyAddress, enterByToyLink } from '../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject, toyText } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let other: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'list' });
  other = await buildProject(server.ownerDb, { slug: 'list-other' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const list = async (token: string) => await portal.as({ token }).call(recommendList, {});
const hours = (count: number) => new Date(frozenNow.getTime() + count * 3_600_000);
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const request = async (options: Parameters<typeof buildRequest>[3], within = project) => {
  const applicant = await buildApplicant(server.ownerDb, within, { batchId: within.batchId });
  return buildRequest(server.ownerDb, within, applicant, options);
};
const uidsOf = (entries: readonly { uid: string }[]) => entries.map(({ uid }) => uid);

describe('the list of requests', () => {
  it('tells of each what its receiver needs', async () => {
    const { id, email } = await request({});
    expect(await list(await enterByToyAddress(server.ownerDb, email))).toEqual({
      email,
      reach: 'all',
      server_time: seconds(frozenNow),
      list: [
        {
          uid: id,
          domain: 'list',
          project_title: toyText('Title of list'),
          org_name: toyText('Org'),
          color: '#4dbca6',
          applicant: 'Toy Person',
          batch_title: toyText('Batch'),
          letter_state: 1,
          begun: false,
          letters_until: seconds(hours(24)),
          open: true,
          time_zone: 'Asia/Shanghai',
          invited_at: seconds(frozenNow),
          written_at: null,
        },
      ],
    });
  });

  it('begins with what waits, the most urgent first, over all projects', async () => {
    const email = 'order@university.example';
    await server.ownerDb
      .updateTable('batches')
      .set({ letters_until: hours(2) })
      .where('id', '=', other.batchId)
      .execute();
    const written = await request({ email, state: 'written', invitedAt: hours(1) });
    const declined = await request({ email, state: 'declined', invitedAt: hours(-1) });
    const later = await request({ email });
    const sooner = await request({ email }, other);
    const token = await enterByToyAddress(server.ownerDb, email);
    expect(uidsOf((await list(token)).list)).toEqual([sooner.id, later.id, written.id, declined.id]);
    server.clock.set(hours(2.1));
    const { list: entries } = await list(token);
    expect(uidsOf(entries)[0]).toBe(later.id);
    expect(entries.find((entry: { uid: string }) => entry.uid === sooner.id)).toMatchObject({ open: false });
    server.clock.set(frozenNow);
  });

  it('is as long as the link reaches, for whoever came by one', async () => {
    const email = 'by-link@university.example';
    const one = await request({ email });
    await request({ email });
    const token = await enterByToyLink(server.ownerDb, project, one.link);
    expect(await list(token)).toMatchObject({ reach: 'one', list: [{ uid: one.id }] });
    expect((await list(token)).list).toHaveLength(1);
  });

  it('calls nothing open that has no end, or whose project is no longer served', async () => {
    const email = 'closed@university.example';
    const ended = await buildProject(server.ownerDb, { slug: 'list-ended', serviceEndsAt: hours(-1) });
    await request({ email }, ended);
    const loose = await buildApplicant(server.ownerDb, project);
    await buildRequest(server.ownerDb, project, loose, { email });
    const { list: entries } = await list(await enterByToyAddress(server.ownerDb, email));
    expect(entries.map((entry: { open: boolean }) => entry.open)).toEqual([false, false]);
  });
});
