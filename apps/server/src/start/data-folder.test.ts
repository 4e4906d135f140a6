import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { requireDataFolder } from './data-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'portico-data-'));
afterAll(() => rmSync(parent, { recursive: true }));

const modeOf = (folder: string) => statSync(folder).mode & 0o1777;

function make(name: string, mode: number, ...files: string[]): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  for (const file of files) writeFileSync(join(folder, file), '');
  chmodSync(folder, mode);
  return folder;
}

it.each([
  ['a missing one is made', () => join(parent, 'deep', 'er')],
  ['an empty one', () => make('empty', 0o755)],
  ['one of before', () => make('before', 0o755, 'secret-key', 'owner-account.txt', 'owner-account.txt.draft')],
  ['a disk of its own', () => make('disk', 0o775, 'lost+found')],
  ['one that is closed already, whatever it holds', () => make('closed', 0o700, 'notes.txt')],
])('is closed to others: %s', (_what, folder) => {
  const path = folder();
  requireDataFolder(path);
  expect(modeOf(path)).toBe(0o700);
});

it.each([
  ['one that others use too', 0o755, ['notes.txt', 'secret-key']],
  ['one that everybody writes to', 0o1777, []],
] as const)('is never taken from others: %s', (name, mode, files) => {
  const folder = make(name, mode, ...files);
  expect(() => requireDataFolder(folder)).toThrow(`chmod 700 ${folder}`);
  expect(modeOf(folder)).toBe(mode);
});
