import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@portico/testing/running-server';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';
import { inDatabase } from '../support/server/owner-database.ts';

test.afterAll(removeFolders);

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = join(root, 'apps/server/dist/main.js');

function run(command: 'backup' | 'restore', folder: string, dataFolder: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, PORTICO_DATA: dataFolder, LOG_LEVEL: 'error', ...settings };
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command, folder], options);
  return { code: status, output: `${stdout}${stderr}` };
}

async function signIn(url: string, password: string) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ account: 'owner', password });
  return (await fetch(`${url}/staff/v1/sign-in`, { method: 'POST', headers, body })).json();
}

test('an installation is backed up while it runs, and lives on elsewhere', async () => {
  const [dataFolder, elsewhere] = [newFolder(), newFolder()];
  const backup = join(newFolder(), 'monday');
  const settings = { DEMO: '0' };
  const server = await startServer({ dataFolder, settings });
  expect(run('backup', backup, dataFolder)).toMatchObject({ code: 0, output: expect.stringContaining(backup) });
  expect(statSync(join(backup, 'data/secret-key')).mode & 0o777).toBe(0o600);
  expect(run('backup', backup, dataFolder)).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
  expect(run('restore', backup, dataFolder).output).toMatch(/^Not done\. Another server is running on /);
  expect(await signIn(server.url, server.ownerPassword)).toMatchObject({ status: 200 });
  await server.end('SIGTERM');
  expect(run('restore', backup, dataFolder).output).toMatch(/^Not done\. The database portico is not empty/);

  expect(run('restore', backup, elsewhere)).toMatchObject({ code: 0, output: expect.stringMatching(/^ {2}Restored /) });
  expect(statSync(elsewhere).mode & 0o777).toBe(0o700);
  const restored = await startServer({ dataFolder: elsewhere, settings });
  expect(restored.ownerPassword).toBe(server.ownerPassword);
  expect(await signIn(restored.url, server.ownerPassword)).toMatchObject({ status: 200 });
  const key = (folder: string) => readFileSync(join(folder, 'secret-key'), 'utf8');
  expect(key(elsewhere)).toBe(key(dataFolder));

  // And from the embedded database to an external server, under another database name and owner.
  const host = await inDatabase(elsewhere, async (database) => {
    await database.query('create role registrar login createrole');
    await database.query('create database admissions owner registrar');
    return database.host;
  });
  const ownServer = newFolder();
  const DATABASE_URL = `postgresql://registrar@${encodeURIComponent(host)}/admissions`;
  const refused = run('restore', backup, ownServer, { DATABASE_URL, SECRET_KEY: 'x'.repeat(40) });
  expect(refused.output).toContain(`Set SECRET_KEY to that of the installation, which is in ${backup}/data/secret-key`);
  const ofOwnServer = { DATABASE_URL, SECRET_KEY: key(dataFolder).trim() };
  const moved = run('restore', backup, ownServer, ofOwnServer);
  expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/^ {2}Restored /) });
  const third = await startServer({ dataFolder: ownServer, settings: { ...settings, ...ofOwnServer } });
  expect(await signIn(third.url, server.ownerPassword)).toMatchObject({ status: 200 });
  await third.end('SIGTERM');
  await restored.end('SIGTERM');

  const later = join(newFolder(), 'tuesday');
  expect(run('backup', later, elsewhere)).toMatchObject({ code: 0, output: expect.stringContaining(later) });
});
