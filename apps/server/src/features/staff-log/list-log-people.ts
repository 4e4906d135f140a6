import type { LogPeople } from '@portico/contract/staff-log.schemas';
import { installation, placesWith } from '../../platform/session/abilities.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { listPeopleOfLog } from './staff-log.queries.ts';

/** Whom to search the log by. No line of its own: it tells names that the log shows, and reading that is a line. */
export async function listLogPeople({ db, session, ownChecks }: StaffCall): Promise<LogPeople['output']> {
  const places = ownChecks === 'off' ? [installation] : placesWith(session.roles, 'log.read');
  const people = await listPeopleOfLog(db, places);
  const byName = people.toSorted((one, other) => one.name.localeCompare(other.name));
  return { list: byName.map(({ id, name, account }) => ({ person: id, name, account })) };
}
