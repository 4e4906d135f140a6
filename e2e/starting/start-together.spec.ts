import { expect, test } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { launchServer, startAndFail, startServer } from '@portico/testing/running-server';
import { type RunningPostgres, startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { postmasterOf } from '@portico/testing/frozen-database';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';

test.afterAll(removeFolders);

test('of several first starts on one folder one succeeds, and the others leave its database alone', async () => {
  const dataFolder = newFolder();
  const servers = await Promise.all([1, 2, 3, 4].map(() => launchServer({ dataFolder, settings: { DEMO: 'off' } })));
  const codes = new Map<number, number | null>();
  servers.forEach((server, index) => void server.ended.then((code) => codes.set(index, code)));
  await expect.poll(() => codes.size).toBe(3);
  expect([...codes.values()]).toEqual([1, 1, 1]);
  for (const index of codes.keys()) expect(servers[index]?.output()).toContain('Another server is running on');
  const first = servers.find((_, index) => !codes.has(index));
  await expect.poll(() => first?.output()).toContain('Ctrl-C stops it.');
  const before = postmasterOf(dataFolder);
  await Promise.all([1, 2, 3].map(() => startAndFail({ dataFolder })));
  expect(postmasterOf(dataFolder)).toBe(before);
  first?.send('SIGTERM');
  expect(await first?.ended).toBe(0);
  expect(first?.output()).not.toContain('The embedded database is gone');
});

test.describe('a database of its own', () => {
  let postgres: RunningPostgres;
  const secret = { SECRET_KEY: 'x'.repeat(40) };

  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    postgres = await startPostgres({ folder: join(newFolder(), 'postgres') });
    await administer('create role shared_owner login createrole', 'create database shared owner shared_owner');
  });
  test.afterAll(() => postgres.stop());

  async function administer(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: postgres.url('postgres', 'postgres') });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  function settingsFor(role: string, database: string) {
    const socket = encodeURIComponent(postgres.socketFolder);
    return { ...secret, DEMO: 'on', DATABASE_URL: `postgresql://${role}@${socket}/${database}` };
  }

  test('is shared by replicas that start at the same moment, the first time and again', async () => {
    const settings = settingsFor('shared_owner', 'shared');
    const folders = [newFolder(), newFolder(), newFolder()];
    const first = await Promise.all(folders.map((dataFolder) => startServer({ dataFolder, settings })));
    expect(first.filter((server) => server.ownerPassword !== '')).toHaveLength(1);
    expect(folders.filter((folder) => existsSync(join(folder, 'outbox')))).toHaveLength(1);
    const { ownerPassword } = first.find((server) => server.ownerPassword !== '') ?? { ownerPassword: '' };
    for (const { url } of first) {
      const body = JSON.stringify({ account: 'owner', password: ownerPassword });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${url}/staff/v1/sign-in`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ status: 200 });
    }
    await Promise.all(first.map((server) => server.end('SIGTERM')));
    const again = await Promise.all(folders.map((dataFolder) => startServer({ dataFolder, settings })));
    expect(folders.flatMap((folder) => readdirSync(folder)).filter((name) => name === 'outbox')).toHaveLength(1);
    expect(await Promise.all(again.map((server) => server.end('SIGTERM')))).toEqual([0, 0, 0]);
  });

  test('must belong to the role of DATABASE_URL', async () => {
    await administer('create role guest login createrole', 'create database foreign_one owner postgres');
    const refused = await startAndFail({ dataFolder: newFolder(), settings: settingsFor('guest', 'foreign_one') });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^Portico cannot start\. The role guest .* alter database "foreign_one" owner to "guest"\n$/,
    );
  });

  test('must not have an application role that row-level security does not bind', async () => {
    await administer('create database loose owner shared_owner', 'create role loose_app login bypassrls');
    const refused = await startAndFail({ dataFolder: newFolder(), settings: settingsFor('shared_owner', 'loose') });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^Portico cannot start\. The role loose_app .* nosuperuser nobypassrls\n$/);
  });
});
