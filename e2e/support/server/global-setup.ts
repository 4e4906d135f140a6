import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@portico/testing/running-server';

/** One server with the demo tenants for the whole run, on a free port and in a temporary folder. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  chmodSync(folder, 0o755);
  const bounceSecret = randomBytes(24).toString('hex');
  // Scenarios set their client network by a header.
  const settings = { BOUNCE_SECRET: bounceSecret, TRUST_PROXY: '1' };
  const server = await startServer({ dataFolder: folder, settings });
  process.env['PORTICO_E2E_BOUNCE_SECRET'] = bounceSecret;
  process.env['PORTICO_E2E_URL'] = server.url;
  process.env['PORTICO_E2E_DATA'] = folder;
  process.env['PORTICO_E2E_OWNER_PASSWORD'] = server.ownerPassword;
  return async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}
