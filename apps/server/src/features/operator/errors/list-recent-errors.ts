import type { RecentErrors } from '@portico/contract/operator.schemas';
import * as z from 'zod';
import { epochSeconds } from '../../../platform/clock.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from '../../../platform/wire/cursor.ts';
import { listErrors } from './errors.queries.ts';

const pageSize = 10;
const references = z.string().regex(/^[A-Z]{4}-\d{4}$/);

/** One page of errors; with a reference the one that has it, if it is still kept. */
export async function listRecentErrors(
  { reference, after }: RecentErrors['input'],
  { db }: StaffCall,
): Promise<RecentErrors['output']> {
  const wanted = reference === undefined ? null : spelt(reference);
  const cursor = after === undefined ? undefined : readCursor(after, references);
  const rows = await listErrors(db, wanted, cursor, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    list: page.map(({ moment, ...row }) => ({ ...row, at: epochSeconds(new Date(moment)) })),
    next: last === undefined ? null : writeCursor({ moment: last.moment, mark: last.reference }),
  };
}

/** People write references as they like. */
function spelt(reference: string): string {
  const signs = reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
