import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutbox } from '../../platform/outbox.ts';
import { dataPaths } from '../../platform/settings.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { deliverDemoMessages, layDemoMessagesReady } from './demo-messages.ts';
import { plantDemo } from './plant-demo.ts';
import { plantingParts } from './testing/planting-parts.ts';

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

const plant = async (afterwards: () => void = () => undefined) =>
  plantDemo(db.keeper, now, await plantingParts(db, paths.files), async (planted) => {
    await layDemoMessagesReady(paths, planted, 'http://localhost:8080', now);
    afterwards();
  });

const killed = () => {
  throw new Error('killed');
};

it('sends the messages of the demo once, wherever a start was cut off', async () => {
  await expect(plant(killed)).rejects.toThrow('killed');
  expect(await outbox.listIds()).toEqual([]);

  await plant();
  const waiting = readdirSync(paths.demoMessages).length;
  expect(waiting).toBeGreaterThan(5);
  expect(await outbox.listIds()).toEqual([]);

  await plant(killed);
  await deliverDemoMessages(paths);
  const ids = await outbox.listIds();
  expect(ids).toHaveLength(waiting);
  const message = await outbox.find(ids[0] ?? '');
  const project = await db.keeper
    .selectFrom('projects')
    .select('id')
    .where('id', '=', message?.projectId ?? '')
    .execute();
  expect(project).toHaveLength(1);

  await plant(killed);
  await deliverDemoMessages(paths);
  expect(await outbox.listIds()).toHaveLength(waiting);
});
