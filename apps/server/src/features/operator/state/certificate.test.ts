import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toyCertificate } from '../../../platform/messaging/testing/toy-certificate.ts';
import { readEnd, watchCertificate } from './certificate.ts';

let server: Server;
let port: number;
let shown = 0;
beforeAll(async () => {
  server = createServer(toyCertificate)
    .on('connection', () => (shown += 1))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => void server.close());

const end = Date.parse(new X509Certificate(toyCertificate.cert).validTo);

it('of a host is read, whoever issued it', async () => {
  expect((await readEnd('localhost', port))?.getTime()).toBe(end);
});

it('that nobody shows is none', async () => {
  expect(await readEnd('127.0.0.1', 1)).toBeNull();
});

it('is looked at once an hour at most, and not at all without https', async () => {
  shown = 0;
  let now = new Date('2026-03-01T00:00:00Z');
  const look = watchCertificate(`https://localhost:${port}`, { now: () => now });
  expect(await look()).toEqual({ host: 'localhost', ends_at: end / 1000 });
  await look();
  expect(shown).toBe(1);
  now = new Date('2026-03-01T01:01:00Z');
  await look();
  expect(shown).toBe(2);
  expect(await watchCertificate('http://localhost', { now: () => now })()).toBeNull();
});
