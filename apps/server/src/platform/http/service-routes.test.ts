import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';

// Raw requests throughout: pages, headers, encodings and addresses are not part of the contract.
let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('/openapi.json', () => {
  it('lists every call with who may call it and what it takes and gives', async () => {
    const { paths } = (await server.app.inject({ url: '/openapi.json' })).json();
    const authMode = paths['/v1/public/auth_mode'].get;
    expect(authMode).toMatchObject({ operationId: 'authMode', 'x-access': ['anyone'], 'x-limit': 'read' });
    expect(authMode.parameters[0]).toMatchObject({ name: 'domain', in: 'query', required: true });
    const login = paths['/v1/enroll/account/login'].post;
    const body = login.requestBody.content['application/x-www-form-urlencoded'].schema;
    expect(Object.keys(body.properties)).toContain('password');
    expect(
      login.responses[200].content['application/json'].schema.oneOf[0].properties.data.properties.token,
    ).toBeDefined();
    const upload = paths['/v1/public/upload'].post.requestBody.content['multipart/form-data'].schema;
    expect(Object.keys(upload.properties)).toEqual(expect.arrayContaining(['id', 'menu_id', 'file']));
    expect(Object.keys(paths['/v1/public/upload/resumable/{uid}'])).toEqual(['head', 'patch', 'delete']);
    expect(paths['/v1/public/file/{uid}'].get.parameters).toMatchObject([{ name: 'uid', in: 'path' }]);
    for (const methods of Object.values<Record<string, { security: object[]; 'x-access': string[] }>>(paths)) {
      for (const operation of Object.values(methods)) {
        expect(operation.security.length === 0).toBe(operation['x-access'].includes('anyone'));
      }
    }
  });
});

describe('/docs', () => {
  it('shows the calls as a page', async () => {
    const page = await server.app.inject({ url: '/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/v1/public/auth_mode');
  });
});

describe('HEAD', () => {
  it.each(['/healthz', '/docs', '/v1/public/projects'])('%s is answered like GET, without a body', async (url) => {
    const answer = await server.app.inject({ method: 'HEAD', url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('housekeeping', () => {
  it('removes sessions and keys that have served their time, and no others', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'swept' });
    const { id } = await buildApplicant(server.ownerDb, project);
    const { id: staying } = await buildApplicant(server.ownerDb, project);
    const ended = new Date(frozenNow.getTime() - 1_000);
    await server.ownerDb
      .updateTable('applicant_sessions')
      .set({ expires_at: ended })
      .where('applicant_id', '=', id)
      .execute();
    await sql`select sweep_expired(${frozenNow})`.execute(server.database.jobs);
    const left = await server.ownerDb.selectFrom('applicant_sessions').select('applicant_id').execute();
    expect(left).toEqual([{ applicant_id: staying }]);
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

describe('/metrics', () => {
  it('counts by route, for this machine only', async () => {
    await server.app.inject({ url: '/v1/public/projects' });
    const metrics = await server.app.inject({ url: '/metrics' });
    expect(metrics.body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/v1\/public\/projects"/);
    expect(metrics.body).toContain('database_connections');
    for (const state of ['queued', 'retried', 'dead']) {
      expect(metrics.body).toContain(`outgoing_messages{state="${state}"} 0`);
    }
    for (const headers of [{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }, { via: '1.1 proxy' }]) {
      expect((await server.app.inject({ url: '/metrics', headers })).statusCode).toBe(403);
    }
    const outside = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(outside.statusCode).toBe(403);
  });
});

describe('every answer', () => {
  it.each(['/docs', '/v1/public/projects', '/apply/', '/nothing'])('%s carries the security headers', async (url) => {
    const { headers } = await server.app.inject({ url });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('to a call is kept by no browser', async () => {
    const { headers } = await server.app.inject({ url: '/v1/public/projects' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('limits', () => {
  it('stop a rush of sign-ins from one address and say so, without stopping another', async () => {
    const attempt = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: '/staff/v1/sign-in', payload: {}, remoteAddress });
    for (let count = 0; count < 60; count += 1) expect((await attempt('203.0.113.1')).statusCode).toBe(400);
    expect((await attempt('203.0.113.1')).json()).toMatchObject({
      status: 429,
      message: '操作过于频繁，请在 1 分钟后重试。',
    });
    expect((await attempt('203.0.113.2')).statusCode).toBe(400);
  });
});

describe('what is sent', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed by %s where it is JSON or a page', async (encoding, unpack) => {
    for (const url of ['/openapi.json', '/docs']) {
      const plain = await server.app.inject({ url });
      const packed = await server.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toContain('accept-encoding');
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    }
  });

  it('stays as it is where that is less than a packet', async () => {
    const answer = await server.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('is never unpacked on the way in', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.app.inject({ method: 'POST', url: '/v1/enroll/account/login', headers, payload: 'x' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).not.toBe(200);
  });
});

describe('/robots.txt', () => {
  it('lets the portals be found, and nothing of the staff', async () => {
    const answer = await server.app.inject({ url: '/robots.txt' });
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toMatch(/^User-agent: \*$/m);
    expect(answer.body).toMatch(/^Disallow: \/console\/$/m);
    expect(answer.body).not.toMatch(/^Disallow: \/(?:apply|verify)?$/m);
  });
});
