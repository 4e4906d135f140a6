import type { ListApplications } from '@portico/contract/staff-applications.schemas';
import * as z from 'zod';
import { type Place, rolesWith } from '../../platform/session/abilities.ts';
import { logAtHome, logStaffAction } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from '../../platform/wire/cursor.ts';
import { presentEntry } from './staff-applications.present.ts';
import { findPage, type ListedRow } from './staff-applications.queries.ts';

const usual = 30;
const ids = z.uuid();

/** One page of the applications that a staff member reaches. That it was looked at is logged, the words looked for are not. */
export async function listApplications(
  { limit = usual, after, query = '', ...filter }: ListApplications['input'],
  call: StaffCall,
): Promise<ListApplications['output']> {
  const by = { listing: rolesWith('applications.list'), drafts: rolesWith('applications.drafts') };
  const cursor = after === undefined ? undefined : readCursor(after, ids);
  const rows = await findPage(call.db, by, { ...filter, query: asKept(query), after: cursor, most: limit + 1 });
  const page = rows.slice(0, limit);
  await logListing(call, page);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    list: page.map(presentEntry),
    next: last === undefined ? null : writeCursor({ moment: last.moment, mark: last.id }),
  };
}

/** A line in each organisation whose applicants were shown, with how many; of nobody's where there were none. */
async function logListing(call: StaffCall, page: readonly ListedRow[]): Promise<void> {
  const action = 'listed applications';
  if (page.length === 0) return logAtHome(call, action, { count: '0' });
  for (const orgId of new Set(page.map((row) => row.org_id))) {
    const rows = page.filter((row) => row.org_id === orgId);
    await logStaffAction(call, action, { count: String(rows.length) }, placeOfAll(orgId, rows));
  }
}

function placeOfAll(orgId: string, rows: readonly ListedRow[]): Place {
  const [first, ...others] = new Set(rows.map((row) => row.project_id));
  return { orgId, projectId: others.length === 0 ? (first ?? null) : null };
}

// Numbers have neither spaces nor wide digits, whichever way they were typed; names are compared without both.
function asKept(query: string): string {
  return query.normalize('NFKC').replaceAll(/\s+/g, '');
}
