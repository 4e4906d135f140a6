import type { ListColleagues } from '@portico/contract/colleagues.schemas';
import * as z from 'zod';
import { Refused } from '../../platform/refused.ts';
import { installation, placesWith } from '../../platform/session/abilities.ts';
import { logAtHome } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { presentColleague } from './colleagues.present.ts';
import { type Filter, listPeople, listResettable, listRoles } from './colleagues.queries.ts';
import { loadNames } from './places/list-places.ts';

const usual = 30;

/** One page of the staff who work where the caller may see it. */
export async function listColleagues(
  { limit = usual, after, query = '', ...filter }: ListColleagues['input'],
  call: StaffCall,
): Promise<ListColleagues['output']> {
  const { db, session } = call;
  const within = call.ownChecks === 'off' ? [installation] : placesWith(session.roles, 'staff.read');
  const people = await listPeople(db, within, { ...filter, query, after: readCursor(after), most: limit + 1 });
  const page = people.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const roles = await listRoles(db, within, ids);
  const resettable = await listResettable(db, ids);
  const names = await loadNames(db);
  await logAtHome(call, 'listed colleagues', { count: String(page.length) });
  const last = people.length > limit ? page.at(-1) : undefined;
  return {
    list: page.map((person) =>
      presentColleague(
        { ...person, mayReset: resettable.has(person.id) },
        roles.filter((row) => row.staff_id === person.id),
        session,
        names,
      ),
    ),
    next: last === undefined ? null : Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url'),
  };
}

// PostgreSQL takes no NUL in a text.
const cursor = z.tuple([
  z
    .string()
    .max(200)
    .refine((name) => !name.includes('\u0000')),
  z.uuid(),
]);

function readCursor(text: string | undefined): Filter['after'] {
  if (text === undefined) return undefined;
  try {
    const [name, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { name, id };
  } catch (cause) {
    throw new Refused('malformed', { cause });
  }
}
