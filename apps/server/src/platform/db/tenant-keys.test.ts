import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** Foreign keys between project tables that leave out the project, or are not validated for existing rows. */
async function looseKeys(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select k.conname as name
    from pg_constraint k
      join pg_attribute child on child.attrelid = k.conrelid and child.attname = 'project_id'
      join pg_attribute parent on parent.attrelid = k.confrelid and parent.attname = 'project_id'
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and (not k.convalidated or not exists (
        select from unnest(k.conkey, k.confkey) as pair (here, there)
        where pair.here = child.attnum and pair.there = parent.attnum))
    order by 1`.execute(opened.ownerDb);
  return rows.map(({ name }) => name);
}

describe('foreign keys between tables of projects', () => {
  it('carry the project', async () => {
    expect(await looseKeys()).toEqual([]);
  });

  it('would be reported without the project', async () => {
    await sql`create table loose (project_id uuid, batch_id uuid references batches)`.execute(opened.ownerDb);
    expect(await looseKeys()).toEqual(['loose_batch_id_fkey']);
    await sql`drop table loose`.execute(opened.ownerDb);
  });

  it('refuse a row of another project even to the owner', async () => {
    const mine = await buildProject(opened.ownerDb, { slug: 'keys-mine' });
    const otherProject = await buildProject(opened.ownerDb, { slug: 'keys-theirs' });
    await expect(buildApplicant(opened.ownerDb, mine, { batchId: otherProject.batchId })).rejects.toThrow(
      'violates foreign key constraint',
    );
  });
});
