import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { backUp } from './back-up.ts';
import { tablePath } from './manifest.ts';
import { restore } from './restore.ts';
import { databaseIn, settingsIn, shutdown } from './testing/backup-settings.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-tampered-'));
const folder = join(root, 'backup');
const settingsFor = settingsIn(root);
let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase();
  await buildApplicant(opened.ownerDb, await buildProject(opened.ownerDb, { slug: 'tampered' }));
  await buildStaff(opened.ownerDb, { role: 'owner' });
  const source = settingsFor(databaseIn(opened.ownerUrl));
  for (const [path, content] of [
    ['files/files/paper', 'what somebody handed in'],
    ['outbox/of-the-day.json', '{"to":"somebody"}'],
  ] as const) {
    mkdirSync(join(source.dataFolder, path, '..'), { recursive: true });
    writeFileSync(join(source.dataFolder, path), content);
  }
  await backUp(source, folder, shutdown);
});
afterAll(async () => {
  await opened.close();
  rmSync(root, { recursive: true, force: true });
});

const inTable = (name: string) => tablePath('', { schema: 'public', name });
const list = 'backup.json';
type Change = (content: Buffer) => Buffer | string | undefined;
const inList =
  (change: (text: string) => string): Change =>
  (content) =>
    change(content.toString());
const cutShort: Change = (content) => content.subarray(0, content.length / 2);
const otherByte: Change = (content) => {
  const changed = Buffer.from(content);
  const at = changed.length >> 1;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};
const aFile = () => 'files/files/paper';

it.each<[string, () => string, Change, string]>([
  ['is not finished', () => list, () => undefined, 'no finished back-up'],
  ['has half a list', () => list, cutShort, 'is damaged, or of a version that is not known here: backup.json'],
  [
    'has another number in its list',
    () => list,
    inList((text) => text.replace('"at": "2', '"at": "1')),
    'backup.json is not',
  ],
  [
    'is of a version to come',
    () => list,
    inList((text) => text.replace('"format": 2', '"format": 3')),
    'not known here: backup.json, format',
  ],
  [
    'has a newer step',
    () => list,
    inList((text) => text.replace('"0001-foundation.sql"', '"9999-newer.sql"')),
    'Restore it with that version or a later one',
  ],
  [
    'climbs out by a file',
    () => list,
    inList((text) => text.replace('"key": "files/', '"key": "files/../../')),
    'backup.json, files.0.key',
  ],
  [
    'climbs out by a table',
    () => list,
    inList((text) => text.replace('"name": "staff"', '"name": "../staff"')),
    'backup.json, tables.',
  ],
  [
    'has half a table',
    () => inTable('applicants'),
    cutShort,
    'the rows of applicants cannot be read (unexpected end of file)',
  ],
  ['has another byte in a table', () => inTable('applicants'), otherByte, 'the rows of applicants'],
  [
    'has another table in its place',
    () => inTable('applicants'),
    () => readFileSync(join(folder, inTable('staff'))),
    'the rows of applicants are not',
  ],
  ['lacks a table', () => inTable('applicants'), () => undefined, 'the rows of applicants cannot be read (ENOENT'],
  [
    'unpacks to far more than was packed',
    () => inTable('applicants'),
    () => gzipSync(Buffer.alloc(50_000_000)),
    'the rows of applicants are not',
  ],
  ['has half a file', aFile, cutShort, 'the file files/'],
  ['has another byte in a file', aFile, otherByte, 'is not what was written'],
  [
    'has another message in the outbox',
    () => 'data/outbox/of-the-day.json',
    otherByte,
    'outbox/of-the-day.json is not what',
  ],
])('a back-up that %s is refused before anything is touched', async (_what, path, change, words) => {
  const file = join(folder, path());
  const content = readFileSync(file);
  const other = change(content);
  if (other === undefined) rmSync(file);
  else writeFileSync(file, other);
  const restoring = restore(settingsFor('nowhere'), folder, shutdown).finally(() => writeFileSync(file, content));
  await expect(restoring).rejects.toThrow(words);
  expect(existsSync(join(root, 'nowhere'))).toBe(false);
});
