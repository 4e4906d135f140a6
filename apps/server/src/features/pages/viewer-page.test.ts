import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it.each(['/viewer.html', '/apply/viewer.html', '/console/viewer.html', '/enroll/viewer.html'])(
  'the viewer page is answered at %s, for frames of our own pages alone',
  async (path) => {
    // A raw request: this is a page with headers, not a call of the contract.
    const { statusCode, headers } = await server.app.inject(`${path}?file=/v1/public/file/x`);
    // Before the first build the route exists, but the page does not.
    expect([200, 503]).toContain(statusCode);
    const policy = String(headers['content-security-policy']);
    for (const rule of ["frame-ancestors 'self'", "script-src 'self'; ", "connect-src 'self'; ", "frame-src 'none'"])
      expect(policy).toContain(rule);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  },
);
