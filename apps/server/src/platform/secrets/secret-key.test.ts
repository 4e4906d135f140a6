import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSecretKey } from './secret-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('loadSecretKey', () => {
  it('makes one at the first start and keeps it', () => {
    const file = join(folder, 'new/secret-key');
    const key = loadSecretKey(null, file);
    expect(key.length).toBeGreaterThan(32);
    expect(loadSecretKey(null, file)).toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'new'))).toEqual(['secret-key']);
  });

  it.each(['', 'short\n'])('refuses a file that holds %j', (text) => {
    const file = join(folder, 'broken');
    writeFileSync(file, text);
    expect(() => loadSecretKey(null, file)).toThrow(/is empty or cut short/);
  });

  it('asks for no file where the setting is given', () => {
    expect(loadSecretKey('x'.repeat(32), join(folder, 'nowhere/secret-key'))).toBe('x'.repeat(32));
  });
});
