import { expect, test } from '@playwright/test';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasPrinted, launchServer, startAndFail, startServer } from '@portico/testing/running-server';
import { postmasterOf } from '@portico/testing/frozen-database';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';

// Run serially on one folder: creating a database takes longer than starting it.
test.describe.configure({ mode: 'default' });
let dataFolder: string;
test.beforeAll(() => {
  dataFolder = newFolder();
});
test.afterAll(removeFolders);

// Starting and stopping do not depend on the demo data.
const settings = { DEMO: 'off' };

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** A client that announces a body and never sends it. */
async function hangOn(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write('POST /v1/enroll/account/login HTTP/1.1\r\nHost: localhost\r\n');
  socket.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n');
  socket.write('Expect: 100-continue\r\n\r\n');
  // The server answers once it waits for the body.
  await new Promise((resolve) => socket.once('data', resolve));
}

// First, while there is no database: the half-made one it leaves is what all others here start from.
test('Ctrl-C during the start stops what was started so far', async () => {
  const early = await launchServer({ dataFolder, settings });
  await expect.poll(() => postmasterOf(dataFolder), { intervals: [5] }).toBeDefined();
  early.send('SIGINT');
  expect(await early.ended).toBe(0);
  expect(early.output()).toBe('\n  Ctrl-C: stopping …\n');
  expect(postmasterOf(dataFolder)).toBeUndefined();
  const next = await startServer({ dataFolder, settings });
  expect(await next.end('SIGTERM')).toBe(0);
});

test('one Ctrl-C that arrives twice, from the terminal and from npm, stops in order', async () => {
  const server = await startServer({ dataFolder, settings });
  expect(postmasterOf(dataFolder)).toBeDefined();
  server.send('SIGINT');
  await sleep(5);
  expect(await server.end('SIGINT')).toBe(0);
  expect(postmasterOf(dataFolder)).toBeUndefined();
});

test('a second Ctrl-C ends it at once, and PostgreSQL with it', async () => {
  const server = await startServer({ dataFolder, settings });
  await hangOn(server.port);
  server.send('SIGINT');
  await expect.poll(() => server.output()).toContain('stopping');
  await sleep(1_500);
  expect(await server.end('SIGINT')).toBe(1);
  await expect.poll(() => postmasterOf(dataFolder)).toBeUndefined();
});

test('a visitor who hangs on does not keep it from stopping in order', async () => {
  const server = await startServer({ dataFolder, settings });
  await hangOn(server.port);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(postmasterOf(dataFolder)).toBeUndefined();
});

test('a database that dies is brought back, and stays with its server', async () => {
  const server = await startServer({ dataFolder, settings });
  const before = postmasterOf(dataFolder) ?? 0;
  process.kill(before, 'SIGKILL');
  await expect.poll(() => postmasterOf(dataFolder)).not.toBe(before);
  await expect.poll(() => isReady(server.url)).toBe(true);
  expect(server.output()).toContain('The embedded database is gone');
  const rival = await startAndFail({ dataFolder });
  expect(rival.output).toContain('Another server is running');
  expect(await isReady(server.url)).toBe(true);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(postmasterOf(dataFolder)).toBeUndefined();
});

test('a server whose database another one has taken says so and ends', async () => {
  const server = await startServer({ dataFolder, settings });
  // While stopped, it cannot notice what happens to its database.
  server.send('SIGSTOP');
  process.kill(postmasterOf(dataFolder) ?? 0, 'SIGKILL');
  const next = await startServer({ dataFolder, settings });
  server.send('SIGCONT');
  expect(await server.ended).toBe(1);
  await hasPrinted(server, 'Portico stops. Another server is running on');
  expect(await isReady(next.url)).toBe(true);
  expect(await next.end('SIGTERM')).toBe(0);
});
