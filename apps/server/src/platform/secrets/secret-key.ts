import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { errorCode } from '../postgres/error-code.ts';

/** The minimum length of a secret. */
export const shortestSecret = 32;

/** The installation's secret: from the settings, or created at the first start and stored with the data. */
export function loadSecretKey(setting: string | null, file: string): string {
  if (setting !== null) return setting;
  const stored = read(file) ?? make(file);
  if (stored.length >= shortestSecret) return stored;
  throw new CannotStart(
    `The secret key in ${file} is empty or cut short. Put it back from a back-up, or delete the file and a new one is made.`,
  );
}

/** Derives a separate secret for each purpose, so that a leak of one does not reveal another. */
export function deriveSecret(secretKey: string, purpose: string): string {
  return createHmac('sha256', secretKey).update(purpose).digest('base64url');
}

// Written atomically; of two concurrent first starts the later one uses the earlier's file.
function make(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft-${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? '';
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
