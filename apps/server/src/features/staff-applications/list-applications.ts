import type { ListApplications } from '@portico/contract/staff-applications.schemas';
import { applicationStates, isState } from '@portico/form-engine/states/application-states';
import * as z from 'zod';
import { mayStaff } from '../../platform/session/abilities.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { presentEntry } from './staff-applications.present.ts';
import { findPage } from './staff-applications.queries.ts';

const usual = 30;
const ids = z.uuid();

/** One page of the applications that a staff member reaches. That it was looked at is logged, the words looked for are not. */
export async function listApplications(
  { limit = usual, after, query = '', ...filter }: ListApplications['input'],
  { db, session, now }: StaffCall,
): Promise<ListApplications['output']> {
  const state = mayStaff(session.role, 'applications.drafts') ? filter.state : onlySubmitted(filter.state);
  if (state === 'none') return { list: [], next: null };
  const conditions = { ...filter, state };
  const proof = { tokenHash: session.tokenHash, now };
  const cursor = after === undefined ? undefined : readCursor(after, ids);
  const rows = await findPage(db, proof, { ...conditions, query: asKept(query), after: cursor, most: limit + 1 });
  const page = rows.slice(0, limit);
  // Whoever names a project out of reach is shown nothing of it, and writes no line about it.
  const project = page.length === 0 ? null : (conditions.project ?? null);
  await logStaffAction(db, session, 'listed applications', { count: String(page.length) }, project);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    list: page.map(presentEntry),
    next: last === undefined ? null : writeCursor({ moment: last.moment, mark: last.id }),
  };
}

/** What is left of a wish for whoever sees no drafts. */
function onlySubmitted(state: number | undefined): number | 'none' {
  return state === undefined || isState('forStaff', state) ? applicationStates.submitted : 'none';
}

// Numbers have neither spaces nor wide digits, whichever way they were typed; names are compared without both.
function asKept(query: string): string {
  return query.normalize('NFKC').replaceAll(/\s+/g, '');
}
