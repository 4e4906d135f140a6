import { expect, test } from '@playwright/test';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startAndFail, startServer } from '@portico/testing/running-server';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';

test.afterAll(removeFolders);

async function signIn(url: string, password: string) {
  const projects = await (await fetch(`${url}/v1/public/auth_mode?domain=itf`)).json();
  const body = new URLSearchParams({
    project_id: projects.data.project_id,
    account: 'jiahe.lin@example.com',
    password,
  });
  return (await fetch(`${url}/v1/enroll/account/login`, { method: 'POST', body })).json();
}

async function home(url: string, token: string) {
  return (await fetch(`${url}/v1/enroll/apply/home`, { headers: { TOKEN: token } })).json();
}

test.describe('a first start, a kill, and the starts after it', () => {
  test('keeps everything, asks nothing and cleans up by itself', async () => {
    const dataFolder = newFolder();
    const first = await startServer({ dataFolder });
    const { data } = await signIn(first.url, 'Portico2026');
    expect(await home(first.url, data.token)).toMatchObject({ status: 200 });
    expect(first.ownerPassword).toHaveLength(16);
    expect(first.output()).not.toContain(first.ownerPassword);
    expect(first.output()).toContain(`password in ${join(dataFolder, 'owner-account.txt')}\n`);
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataFolder, 'owner-account.txt')).mode & 0o777).toBe(0o600);
    await expect(fetch(first.url.replace('localhost', '127.0.0.2'))).rejects.toThrow();
    const messages = readdirSync(join(dataFolder, 'outbox')).length;
    expect(messages).toBeGreaterThan(5);

    const rival = await startAndFail({ dataFolder });
    expect(rival).toMatchObject({ code: 1 });
    expect(rival.output).toMatch(/^Portico cannot start\. Another server is running on .*PORTICO_DATA=/);
    expect(await home(first.url, data.token)).toMatchObject({ status: 200 });

    await first.end('SIGKILL');
    const second = await startServer({ dataFolder });
    expect(await home(second.url, data.token)).toMatchObject({ status: 200 });
    expect(second.ownerPassword).toBe(first.ownerPassword);
    expect(second.output()).not.toContain(first.ownerPassword);
    expect(second.output()).toContain(`password in ${join(dataFolder, 'owner-account.txt')}\n`);
    expect(readdirSync(join(dataFolder, 'outbox'))).toHaveLength(messages);
    expect(await second.end('SIGTERM')).toBe(0);

    const opened = await startAndFail({ dataFolder, settings: { HOST: '0.0.0.0' } });
    expect(opened).toMatchObject({ code: 1, output: expect.stringMatching(/holds the demo accounts.* DEMO=1\n$/) });

    const third = await startServer({ dataFolder, port: 0 });
    expect(third.port).toBeGreaterThan(0);
    expect(await home(third.url, data.token)).toMatchObject({ status: 200 });
    expect(await third.end('SIGINT')).toBe(0);
    expect(third.output()).toContain('Ctrl-C: stopping');
  });
});

test.describe('a start that cannot succeed', () => {
  test('names the port that is in use, and touches no data', async () => {
    const listener = createServer();
    const port = await new Promise<number>((resolve) => {
      listener.listen(0, '0.0.0.0', () => {
        const address = listener.address();
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
    const dataFolder = newFolder();
    const refused = await startAndFail({ dataFolder, port });
    listener.close();
    expect(refused.code).toBe(1);
    expect(refused.output).toBe(
      `Portico cannot start. Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(readdirSync(dataFolder)).toEqual([]);
  });

  for (const [settings, line] of [
    [{ PORT: '0x10' }, 'PORT must be a number from 0 to 65535, for example PORT=8080'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters; make one with: openssl rand -base64 48'],
  ] as const) {
    test(`says in one line what is wrong with ${JSON.stringify(settings)}`, async () => {
      const refused = await startAndFail({ dataFolder: newFolder(), settings });
      expect(refused).toEqual({ code: 1, output: `Portico cannot start. ${line}\n` });
    });
  }

  test('says that the secret key was cut short', async () => {
    const dataFolder = newFolder();
    writeFileSync(join(dataFolder, 'secret-key'), '');
    const refused = await startAndFail({ dataFolder });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^Portico cannot start\. The secret key in .*secret-key is empty or cut short\. .*\n$/,
    );
  });

  test('says that the data folder cannot be made', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const refused = await startAndFail({ dataFolder: join(file, 'data') });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^Portico cannot start\. The data folder .* cannot be made .*PORTICO_DATA=/);
  });

  test('says that the database cannot be reached', async () => {
    const settings = { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none', SECRET_KEY: 'x'.repeat(40) };
    const refused = await startAndFail({ dataFolder: newFolder(), settings });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^Portico cannot start\. The database of DATABASE_URL cannot be used: .*\n$/);
  });
});
