import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** A server that stores what it received, and answers how much that was. */
let server: Server;
let proxy: FaultProxy;
let received: { readonly path: string; readonly bytes: number; readonly whole: boolean }[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('close', () => received.push({ path: request.url ?? '', bytes, whole: request.complete }));
    request.on('end', () => response.end(`got ${bytes}`.padEnd(1_000, '.')));
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  proxy = await startFaultProxy(address !== null && typeof address === 'object' ? address.port : 0);
});

afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

function send(path: string, bytes = 10): Promise<string> {
  return fetch(`${proxy.url}${path}`, { method: 'POST', body: 'x'.repeat(bytes) }).then((answer) => answer.text());
}

const exchanges = () => proxy.exchanges().map(({ path, fate, status }) => ({ path, fate, status }));

describe('a proxy without rules', () => {
  it('passes requests and answers on, and writes them down', async () => {
    const answer = await fetch(`${proxy.url}/a?b=c`, {
      method: 'POST',
      body: 'x',
      headers: { 'idempotency-key': 'k1' },
    });
    expect(await answer.text()).toMatch(/^got 1\.+$/);
    expect(proxy.exchanges()).toEqual([
      {
        method: 'POST',
        path: '/a?b=c',
        idempotencyKey: 'k1',
        status: 200,
        fate: 'passed',
        requestBytes: 1,
        answerBytes: 1_000,
      },
    ]);
  });

  it('carries several megabytes', async () => {
    expect(await send('/', 5_000_000)).toMatch(/^got 5000000/);
  });

  it('passes an answer on that came before the server had heard all', async () => {
    server.removeAllListeners('request');
    server.on('request', (_request, response) => {
      response.writeHead(413).end('too much');
    });
    const answer = await fetch(proxy.url, { method: 'POST', body: 'x'.repeat(5_000_000) });
    expect([answer.status, await answer.text()]).toEqual([413, 'too much']);
  });

  it('breaks the connection when the server is not there', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(send('/')).rejects.toThrow();
    expect(exchanges()).toEqual([{ path: '/', fate: 'unreachable', status: null }]);
  });
});

describe('rules', () => {
  it('drops a request before the server hears of it', async () => {
    proxy.add({ fault: { kind: 'dropRequest' } });
    await expect(send('/')).rejects.toThrow();
    expect(received).toEqual([]);
    expect(exchanges()).toEqual([{ path: '/', fate: 'dropped', status: null }]);
  });

  it('loses an answer after the server has given it', async () => {
    proxy.add({ fault: { kind: 'loseAnswer' } });
    await expect(send('/')).rejects.toThrow();
    expect(received).toEqual([{ path: '/', bytes: 10, whole: true }]);
    expect(exchanges()).toEqual([{ path: '/', fate: 'lost', status: 200 }]);
  });

  it('holds for the paths it names and as often as it says', async () => {
    proxy.add({ fault: { kind: 'dropRequest' }, where: /^POST \/save/, times: 1 });
    await send('/other');
    await expect(send('/save')).rejects.toThrow();
    await send('/save');
    expect(received.map(({ path }) => path)).toEqual(['/other', '/save']);
  });

  it('waits for its turn behind an older one of its kind', async () => {
    for (const afterBytes of [100, 300]) proxy.add({ fault: { kind: 'cutAnswer', afterBytes }, times: 1 });
    for (let tries = 0; tries < 3; tries += 1) await send('/').catch(() => undefined);
    expect(proxy.exchanges().map(({ answerBytes }) => answerBytes)).toEqual([100, 300, 1_000]);
  });

  it('can be taken away', async () => {
    const takeAway = proxy.add({ fault: { kind: 'dropRequest' } });
    takeAway();
    await send('/');
  });

  it('delays', async () => {
    proxy.add({ fault: { kind: 'delay', milliseconds: 300 } });
    const startedAt = performance.now();
    await send('/');
    expect(performance.now() - startedAt).toBeGreaterThan(290);
  });

  it('makes bytes crawl', async () => {
    proxy.add({ fault: { kind: 'throttle', bytesPerSecond: 4_000 } });
    const startedAt = performance.now();
    await send('/', 1_000);
    // A thousand bytes in each direction.
    expect(performance.now() - startedAt).toBeGreaterThan(400);
  });

  it('cuts a request after so many bytes, and the server sees it break', async () => {
    proxy.add({ fault: { kind: 'cutRequest', afterBytes: 70_000 } });
    await expect(send('/', 300_000)).rejects.toThrow();
    await expect.poll(() => received).toEqual([{ path: '/', bytes: 70_000, whole: false }]);
    expect(exchanges()).toEqual([{ path: '/', fate: 'cut', status: null }]);
  });

  it('cuts an answer after so many bytes', async () => {
    proxy.add({ fault: { kind: 'cutAnswer', afterBytes: 400 } });
    await expect(send('/')).rejects.toThrow();
    expect(proxy.exchanges()[0]).toMatchObject({ fate: 'cut', status: 200, answerBytes: 400 });
  });
});

it('breaks the connection when the server dies in the middle of a slow request', async () => {
  proxy.add({ fault: { kind: 'throttle', bytesPerSecond: 20_000 } });
  const sending = send('/', 60_000);
  await expect.poll(() => proxy.exchanges()[0]?.requestBytes ?? 0).toBeGreaterThan(0);
  server.closeAllConnections();
  await expect(sending).rejects.toThrow();
});

describe('the whole proxy', () => {
  it('refuses connections, then accepts them on the same port', async () => {
    const before = proxy.port;
    await proxy.refuse();
    await expect(send('/')).rejects.toThrow();
    expect(exchanges()).toEqual([]);
    await proxy.accept();
    expect(await send('/')).toMatch(/^got 10/);
    expect(proxy.port).toBe(before);
  });

  it('hangs in the middle of a request, and resumes', async () => {
    proxy.goDark();
    const sending = send('/');
    await wait(100);
    expect(received).toEqual([]);
    proxy.light();
    expect(await sending).toMatch(/^got 10/);
  });

  it('heals from everything', async () => {
    proxy.add({ fault: { kind: 'dropRequest' } });
    proxy.goDark();
    await proxy.refuse();
    await proxy.heal();
    expect(await send('/')).toMatch(/^got 10/);
  });

  it('aborts what the browser aborted', async () => {
    proxy.add({ fault: { kind: 'throttle', bytesPerSecond: 10_000 } });
    const controller = new AbortController();
    const sending = fetch(proxy.url, { method: 'POST', body: 'x'.repeat(30_000), signal: controller.signal });
    await expect.poll(() => proxy.exchanges()[0]?.requestBytes ?? 0).toBeGreaterThan(0);
    controller.abort();
    await expect(sending).rejects.toThrow();
    await expect.poll(() => received.map(({ whole }) => whole)).toEqual([false]);
  });
});
