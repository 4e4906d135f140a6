import { logoff } from '@portico/contract/accounts';
import { exportApplication } from '@portico/contract/documents';
import { ownReceipt } from '@portico/contract/receipts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDelivery } from './platform/messaging/delivery/deliver-message.ts';
import { openOutboxDriver } from './platform/messaging/drivers/outbox-driver.ts';
import { createLogger } from './platform/log.ts';
import { outcome } from './testing/client.ts';
import { openSubmitting } from './features/submissions/testing/submitting-fixture.ts';
import { toyPassword } from './testing/toys/toy-tenants.ts';

let opened: Awaited<ReturnType<typeof openSubmitting>>;

beforeAll(async () => {
  opened = await openSubmitting();
});
afterAll(() => opened.close());

async function deliverAll() {
  const drivers = [openOutboxDriver('mail', opened.outbox)];
  const { database, clock, ownerDb } = opened;
  const deliver = makeDelivery({ database, drivers, clock, log: createLogger('silent') });
  const waiting = await ownerDb.selectFrom('outgoing_messages').select('id').where('state', '=', 'queued').execute();
  for (const { id } of waiting) await deliver(id, { number: 1, isLast: false });
}

/** The tables in any schema that contain one of the texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'graphile_worker') order by 1, 2`.execute(opened.ownerDb);
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(`${schema}.${name}`)} t
      where t::text ilike any (${patterns})`.execute(opened.ownerDb);
    if ((rows[0]?.hits ?? 0) > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

async function objects(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of opened.storage.list(prefix)) keys.push(key);
  return keys;
}

it('whoever leaves after submitting leaves a number that is not given again, and nothing personal', async () => {
  const { ownerDb, project } = opened;
  const person = await opened.applicant();
  const client = opened.client.as(person);
  await ownerDb
    .updateTable('applicants')
    .set({ user_type: 'ssm', name: 'Lea Tracewell' })
    .where('id', '=', person.id)
    .execute();
  const data = await opened.submit(person.token, 'submit-key');
  expect(data.number).toMatch(/000001$/);
  await deliverAll();
  await client.call(exportApplication, {}, { key: 'export-key' });
  await client.call(ownReceipt, {});
  await opened.revoke(person.token, 'revoke-key');
  await opened.submit(person.token, 'second-key');
  await client.call(exportApplication, {});
  const words = [person.id, person.email, 'Lea Tracewell', 'Tracewell', data.number, 'North'];
  expect((await tablesWith(words)).length).toBeGreaterThan(6);
  expect(await objects('documents')).toHaveLength(1);

  expect(await outcome(client.call(logoff, { old_password: toyPassword }))).toBe('done');
  await deliverAll();
  expect(await tablesWith(words)).toEqual([]);
  expect([...(await objects('documents')), ...(await objects('files'))]).toEqual([]);
  const ids = await opened.outbox.listIds();
  expect(ids).toEqual([]);
  const next = await opened.applicant();
  expect((await opened.submit(next.token)).number).toMatch(/000002$/);
  expect(await opened.counterOf(project.batchId)).toBe(2);
});
