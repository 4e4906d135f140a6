import { sql } from 'kysely';
import * as z from 'zod';
import type { StaffDb } from '../../../platform/db/database.ts';
import { rolesWith } from '../../../platform/session/abilities.ts';

const count = z.int();
const messages = z.object({ queued: count, failed: count, last_sent: count.nullable() });

const facts = z.object({
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    steps: count,
    last_step: z.string(),
    connections: count,
    most_connections: count,
    tables: z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number() })),
  }),
  most_counted: count,
  messages: z.object({ mail: messages, sms: messages }),
  jobs: z.object({ running: count, failed: count, retried: count, waiting: count }),
  backup: z.object({ at: count, seconds: count, rows: z.number(), files: z.number() }).nullable(),
});

/** What the database knows, in one statement. */
export async function findFacts(db: StaffDb): Promise<z.infer<typeof facts>> {
  const { rows } = await sql<{ facts: unknown }>`
    select operation_facts(${rolesWith('operator.read')}) as facts`.execute(db);
  return facts.parse(rows[0]?.facts);
}
