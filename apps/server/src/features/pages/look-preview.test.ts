import { lookPreviewPath } from '@portico/contract/look-preview-path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('the preview of a look has no origin and no connection, and only our own pages frame it', async () => {
  // A raw request: this is a page with headers, not a call of the contract.
  const { statusCode, headers, body } = await server.app.inject(lookPreviewPath);
  // Before the first build the route exists, but the page does not.
  expect([200, 503]).toContain(statusCode);
  const policy = String(headers['content-security-policy']);
  for (const rule of [
    'sandbox allow-scripts',
    "connect-src 'none'",
    "frame-ancestors 'self'",
    "frame-src 'none'",
    "form-action 'none'",
  ])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('allow-same-origin');
  expect(body).not.toContain('id="boot"');
});
