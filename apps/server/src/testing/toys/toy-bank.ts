import { randomUUID } from 'node:crypto';
import type { BankContent } from '@portico/form-engine/definition/bank-content';
import { buildField } from '@portico/form-engine/testing/build-form';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { frozenNow } from '../frozen-clock.ts';
import { toyText } from './toy-tenants.ts';

export const toyContent: BankContent = { fields: [buildField('passport')], groups: [] };

/** An entry of an organisation's question bank, at its first revision. Returns its id. */
export async function buildBankEntry(
  db: Kysely<Tables>,
  { orgId }: { readonly orgId: string },
  content = toyContent,
): Promise<string> {
  const id = randomUUID();
  const by = { changed_at: frozenNow, changed_by: randomUUID(), changed_name: 'Toy Staff' };
  await db
    .insertInto('bank_entries')
    .values({ org_id: orgId, id, name: JSON.stringify(toyText('Passport')), ...by })
    .execute();
  await db
    .insertInto('bank_revisions')
    .values({ org_id: orgId, entry_id: id, revision: 1, content: JSON.stringify(content) })
    .execute();
  return id;
}
