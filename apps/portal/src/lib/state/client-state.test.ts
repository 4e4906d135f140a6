import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tenantKeyNames } from '../session/tenant-keys.ts';
import { emptyApplication } from './application-store.ts';
import { emptySession } from './session-store.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\/|lib\/state\//.test(path))
  .map((path) => readFileSync(join(source, path), 'utf8'));
const documented = readFileSync(join(source, '../../../docs/client-state.md'), 'utf8');

/** Whether a store's key is read anywhere: by a selector, by its state, or with several keys at once. */
function readsOf(store: string, key: string): boolean {
  const ways = [
    `${store}\\(\\(?(\\w+)\\)? => [^;]*\\b\\1\\.${key}\\b`,
    `${store}\\(\\(\\{[^}]*\\b${key}\\b`,
    `${store}\\.getState\\(\\)\\.${key}\\b`,
    `\\{[^{}]*\\b${key}\\b[^{}]*\\} = ${store}(\\.getState)?\\(\\)`,
  ].map((way) => new RegExp(way));
  return files.some((file) => ways.some((way) => way.test(file)));
}

describe('local storage', () => {
  it.each(tenantKeyNames)('holds %s, which something reads and the documents name', (key) => {
    expect(files.some((file) => new RegExp(`eys(\\([^)]*\\))?\\.get\\('${key}'\\)`).test(file))).toBe(true);
    expect(documented).toContain(`| \`${key}\` |`);
  });

  it('is nothing else that the documents name', () => {
    const [, table = ''] = documented.split('## Local storage');
    expect([...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, key = '']) => key)).toEqual([...tenantKeyNames]);
  });
});

describe.each([
  ['useSession', Object.keys(emptySession)],
  ['useApplication', Object.keys(emptyApplication)],
])('%s', (store, keys) => {
  it.each(keys)('holds %s, which some screen reads and the documents name', (key) => {
    expect(readsOf(store, key)).toBe(true);
    expect(documented).toContain(`| \`${key}\` |`);
  });
});
