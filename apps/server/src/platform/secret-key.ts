import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The installation's secret: the setting, or one made at the first start and kept beside the data. */
export function loadSecretKey(setting: string | null, file: string): string {
  if (setting !== null) return setting;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** A secret of its own for each purpose, so that one leaking tells nothing of another. */
export function deriveSecret(secretKey: string, purpose: string): string {
  return createHmac('sha256', secretKey).update(purpose).digest('base64url');
}
