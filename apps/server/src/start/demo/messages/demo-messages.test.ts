import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutbox } from '../../../platform/outbox.ts';
import { dataPaths } from '../../../platform/settings.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { deliverDemoMessages, prepareDemoMessages } from './demo-messages.ts';
import { seedDemo } from '../seed-demo.ts';
import { refuseDemoAccounts } from '../refuse-demo-accounts.ts';
import { seedParts } from '../testing/seed-parts.ts';

const now = new Date('2026-10-15T08:00:00Z');
const paths = dataPaths(mkdtempSync(join(tmpdir(), 'portico-demo-')));
const outbox = openOutbox(paths.outbox);
let db: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(async () => {
  await db.close();
  rmSync(join(paths.outbox, '..'), { recursive: true });
});

const seed = async (afterwards: () => void = () => undefined) =>
  seedDemo(db.ownerDb, now, await seedParts(db, paths.files), async (seeded) => {
    await prepareDemoMessages(paths, seeded, 'http://localhost:8080', now);
    afterwards();
  });

const killed = () => {
  throw new Error('killed');
};

it('sends the messages of the demo once, wherever a start was cut off, and is known to be the demo', async () => {
  await expect(seed(killed)).rejects.toThrow('killed');
  expect(await outbox.listIds()).toEqual([]);
  await refuseDemoAccounts(db.ownerDb);

  await seed();
  await expect(refuseDemoAccounts(db.ownerDb)).rejects.toThrow('DEMO=1');
  const waiting = readdirSync(paths.demoMessages).length;
  expect(waiting).toBeGreaterThan(5);
  expect(await outbox.listIds()).toEqual([]);

  await seed(killed);
  await deliverDemoMessages(paths);
  const ids = await outbox.listIds();
  expect(ids).toHaveLength(waiting);
  const message = await outbox.find(ids[0] ?? '');
  const project = await db.ownerDb
    .selectFrom('projects')
    .select('id')
    .where('id', '=', message?.projectId ?? '')
    .execute();
  expect(project).toHaveLength(1);

  await seed(killed);
  await deliverDemoMessages(paths);
  expect(await outbox.listIds()).toHaveLength(waiting);
});
