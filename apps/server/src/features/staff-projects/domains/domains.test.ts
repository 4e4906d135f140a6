import { addDomain, projectDomains, proveDomain, removeDomain } from '@portico/contract/project-domains';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refused, type TestClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let north: ToyProject;
let south: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  north = await buildProject(server.ownerDb, { slug: 'north' });
  south = await buildProject(server.ownerDb, { slug: 'south' });
});
afterAll(() => server.close());

async function staffOf({ orgId }: Pick<ToyProject, 'orgId'>, role = 'administrator'): Promise<TestClient> {
  return openClient(server.app).as(await buildStaff(server.ownerDb, { role, orgId }));
}

async function connect(host: string, project: ToyProject): Promise<void> {
  const client = await staffOf(project);
  const { record, value } = await client.call(addDomain, { project: project.id, host });
  server.records.set(record, [...(server.records.get(record) ?? []), value]);
  await client.call(proveDomain, { project: project.id, host });
}

const opened = (host: string, url: string) => server.app.inject({ url, headers: { host } });

describe('a domain name', () => {
  it('leads to the portal once its record is there, and to no other project', async () => {
    const client = await staffOf(north);
    const host = 'apply.north.example';
    const added = await client.call(addDomain, { project: north.id, host: ' Apply.North.example. ' });
    expect(added).toMatchObject({ host, record: `_portico.${host}`, proved_at: null });
    expect((await opened(host, '/')).headers.location).toBe('/apply/');
    server.records.set(added.record, ['v=spf1 -all']);
    expect(await client.call(proveDomain, { project: north.id, host })).toMatchObject({
      proved_at: null,
      found: ['v=spf1 -all'],
    });
    server.records.set(added.record, ['v=spf1 -all', added.value]);
    expect((await client.call(proveDomain, { project: north.id, host })).proved_at).not.toBeNull();

    expect((await opened(host, '/?lang=en')).headers.location).toBe('/apply/north/?lang=en');
    expect((await opened(`${host}:8443`, '/apply/')).headers.location).toBe('/apply/north/');
    expect((await opened(host.toUpperCase(), '/')).headers.location).toBe('/apply/north/');
    expect((await opened(host, '/apply/south/')).statusCode).toBe(404);
    expect((await opened('unknown.example', '/')).headers.location).toBe('/apply/');

    await client.call(removeDomain, { project: north.id, host });
    await client.call(removeDomain, { project: north.id, host });
    expect((await opened(host, '/')).headers.location).toBe('/apply/');
    expect((await client.call(projectDomains, { project: north.id })).list).toEqual([]);
  });

  it('may be claimed by two projects, and belongs to the one that proves it', async () => {
    const host = 'claimed.example';
    await connect(host, north);
    const client = await staffOf(south);
    const { record, value } = await client.call(addDomain, { project: south.id, host });
    expect(value).not.toBe(server.records.get(record)?.[0]);
    server.records.set(record, [value]);
    expect(await refused(client.call(proveDomain, { project: south.id, host }))).toBe('domainTaken');
    expect((await opened(host, '/')).headers.location).toBe('/apply/north/');
  });

  it('is added once by a double click, with one record', async () => {
    const client = await staffOf(north);
    const add = () => client.call(addDomain, { project: north.id, host: 'twice.example' });
    const [one, other] = await Promise.all([add(), add()]);
    expect(one).toEqual(other);
  });

  it('follows the project to another address, and leads nowhere while it is in the archive', async () => {
    const moving = await buildProject(server.ownerDb, { slug: 'moving' });
    await connect('moving.example', moving);
    const change = (to: { readonly slug?: string; readonly state?: 'archived' }) =>
      server.ownerDb.updateTable('projects').set(to).where('id', '=', moving.id).execute();
    await change({ slug: 'moved' });
    expect((await opened('moving.example', '/')).headers.location).toBe('/apply/moved/');
    await change({ state: 'archived' });
    expect((await opened('moving.example', '/')).headers.location).toBe('/apply/');
  });

  it('is refused where it is no name, and to whoever may not', async () => {
    const client = await staffOf(north);
    const add = (host: string, by = client) => by.call(addDomain, { project: north.id, host });
    for (const host of ['localhost', '203.0.113.7', 'https://a.example', 'a.example:80'])
      expect(await refused(add(host))).toBe('domainWrong');
    expect(await refused(add('a.example', await staffOf(south)))).toBe('notFound');
    expect(await refused(add('a.example', await staffOf(north, 'editor')))).toBe('forbidden');
    expect(await refused(add('a.example', openClient(server.app)))).toBe('notSignedIn');
    expect(await refused(client.call(proveDomain, { project: north.id, host: 'never-added.example' }))).toBe(
      'notFound',
    );
  });
});
