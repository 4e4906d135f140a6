import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownTurn, verifyPassword } from '../platform/secrets/passwords.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { ensureOwner } from './owner-account.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-owner-'));
let db: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

it('keeps the password of the account that was made, and of no other', async () => {
  const files = [join(folder, 'one.txt'), join(folder, 'other.txt')];
  for (const file of files) writeFileSync(`${file}.draft`, 'left by a start that was killed', { mode: 0o644 });
  const owners = await Promise.all(files.map((file) => ensureOwner(db.ownerDb, file)));
  expect(owners.filter((owner) => owner.isNew)).toHaveLength(1);
  expect(files.filter((file) => existsSync(file))).toHaveLength(1);
  const [password = ''] = owners.flatMap((owner) => owner.password ?? []);
  const rows = await db.ownerDb.selectFrom('staff').select('password_hash').execute();
  expect(rows).toHaveLength(1);
  expect(await verifyPassword(rows[0]?.password_hash, password, ownTurn)).toBe(true);

  const file = files.find((one) => existsSync(one)) ?? '';
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await ensureOwner(db.ownerDb, file)).toEqual({ account: 'owner', password, isNew: false });
  rmSync(file);
  expect(await ensureOwner(db.ownerDb, file)).toMatchObject({ password: null, isNew: false });
  expect(readdirSync(folder).filter((name) => !name.endsWith('.draft'))).toEqual([]);
});
