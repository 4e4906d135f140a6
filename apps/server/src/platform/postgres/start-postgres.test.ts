import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { isAlive } from './process/postmaster.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const parents: string[] = [];
const started: RunningPostgres[] = [];

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  for (const parent of parents.splice(0)) await rm(parent, { recursive: true, force: true });
});

test('a fresh folder gets a cluster on a private socket, and stopping ends it', async () => {
  const folder = await makeFolder();
  const postgres = await open(folder);
  expect(postgres.adopted).toBe(false);
  expect((await stat(postgres.socketFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700);
  expect(
    await ask(
      postgres,
      `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
              current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses, upper('é') as upper`,
    ),
  ).toEqual([{ encoding: 'UTF8', checksums: 'on', fsync: 'on', addresses: '', upper: 'É' }]);
  const pid = await pidOf(folder);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await readdir(join(folder, 'cluster'))).not.toContain('postmaster.pid');
  await expect(stat(postgres.socketFolder)).rejects.toThrow('ENOENT');
});

test('a commit survives the death of the postmaster, and the pid file it leaves', async () => {
  const folder = await makeFolder();
  const first = await open(folder);
  await ask(first, 'create table kept (word text)');
  await ask(first, `insert into kept values ('yes')`);
  process.kill(await pidOf(folder), 'SIGKILL');
  const second = await open(folder);
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'select word from kept')).toEqual([{ word: 'yes' }]);
});

test('a postmaster whose server was killed is adopted, and stopped by its new server', async () => {
  const folder = await makeFolder();
  const server = await startInAnotherProcess(folder);
  await killGroup(server);
  const pid = await pidOf(folder);
  const postgres = await open(folder);
  expect(postgres.adopted).toBe(true);
  expect(await pidOf(folder)).toBe(pid);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test('an initdb that was killed half-way is done again', async () => {
  const folder = await makeFolder();
  const server = launchServer(folder);
  while (!(await isHalfMade(folder))) await sleep(5);
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(await readdir(folder)).not.toContain('cluster');
  const postgres = await open(folder);
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(folder)).toSorted()).toEqual(['cluster', 'postgres.log']);
});

test('a pid file whose pid now belongs to another program does not stand in the way', async () => {
  const folder = await makeFolder();
  const first = await open(folder);
  const file = join(folder, 'cluster/postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await first.stop();
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  await writeFile(file, [String(other.pid), ...lines.slice(1)].join('\n'), { mode: 0o600 });
  expect((await open(folder)).adopted).toBe(false);
  expect(other.kill()).toBe(true);
});

test('nor does the lock beside the socket, which a power cut leaves too', async () => {
  const folder = await makeFolder();
  const { socketFolder } = await open(folder);
  const lock = join(socketFolder, '.s.PGSQL.5432.lock');
  const lines = (await readFile(lock, 'utf8')).split('\n');
  process.kill(await pidOf(folder), 'SIGKILL');
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  await writeFile(lock, [String(other.pid), ...lines.slice(1)].join('\n'), { mode: 0o600 });
  expect((await open(folder)).adopted).toBe(false);
  expect(other.kill()).toBe(true);
});

test('a socket swept out of the temporary folder is brought back by a restart', async () => {
  const folder = await makeFolder();
  const first = await open(folder);
  const pid = await pidOf(folder);
  await rm(join(first.socketFolder, '.s.PGSQL.5432'));
  const second = await open(folder);
  expect(isAlive(pid)).toBe(false);
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two starts at once share one postmaster', async () => {
  const folder = await makeFolder();
  const both = await Promise.all([open(folder), startInAnotherProcess(folder)]);
  expect(await ask(both[0], 'select 1 as one')).toEqual([{ one: 1 }]);
  both[1].kill('SIGKILL');
});

test('it runs below a parent that nobody else may enter, never as root', async () => {
  const folder = await makeFolder(0o700);
  const postgres = await open(folder);
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(join(folder, 'cluster'))).uid).not.toBe(0);
});

test('a folder that cannot be made is refused in one line', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, '../taken'), '');
  await expect(startPostgres({ folder: join(folder, '../taken/postgres') })).rejects.toMatchObject({
    name: 'PostgresRefused',
    message: expect.stringMatching(/^The database folder .* set PORTICO_DATA to a folder of your own\.$/),
  });
});

async function makeFolder(mode = 0o755): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'portico-test-'));
  parents.push(parent);
  await chmod(parent, mode);
  await mkdir(join(parent, 'postgres'));
  return join(parent, 'postgres');
}

async function open(folder: string): Promise<RunningPostgres> {
  const postgres = await startPostgres({ folder });
  started.push(postgres);
  return postgres;
}

async function ask(postgres: RunningPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres.url('postgres', 'postgres') });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function pidOf(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10);
}

// Like a terminal, signals the server and everything in its process group.
async function killGroup(server: ChildProcess): Promise<void> {
  const exited = once(server, 'exit');
  process.kill(-Number(server.pid), 'SIGKILL');
  await exited;
}

async function startInAnotherProcess(folder: string): Promise<ChildProcess> {
  const server = launchServer(folder);
  await once(server.stdout, 'data');
  return server;
}

function launchServer(folder: string) {
  const module = new URL('start-postgres.ts', import.meta.url).href;
  const script = `const { startPostgres } = await import(${JSON.stringify(module)});
    await startPostgres({ folder: ${JSON.stringify(folder)} });
    console.log('started'); setInterval(() => undefined, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
}

async function isHalfMade(folder: string): Promise<boolean> {
  const attempt = (await readdir(folder)).find((name) => name.startsWith('cluster.unfinished'));
  return attempt !== undefined && (await readdir(join(folder, attempt))).length > 3;
}
