import { sql } from 'kysely';
import type { StaffDb } from '../../platform/db/database.ts';
import { type Place, rolesWith } from '../../platform/session/abilities.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  readonly email: string | null;
}

export interface RoleRow {
  readonly id: string;
  readonly staff_id: string;
  readonly role: string;
  readonly org_id: string | null;
  readonly project_id: string | null;
  readonly given_at: Date;
}

export interface Filter {
  readonly query: string;
  readonly role?: string | undefined;
  readonly organisation?: string | undefined;
  readonly project?: string | undefined;
  /** The person with whom the page before ended. */
  readonly after: { readonly name: string; readonly id: string } | undefined;
  readonly most: number;
}

/** Whoever has a role at or below these places that the filter names, by name. */
export async function listPeople(db: StaffDb, within: readonly Place[], filter: Filter): Promise<readonly Person[]> {
  const { query, role, organisation, project, after, most } = filter;
  const { rows } = await sql<Person>`
    select s.id, s.name, s.account, s.email from staff s
    where exists (select from staff_roles r where r.staff_id = s.id and ${inside(within)}
        and (${role ?? null}::text is null or r.role = ${role ?? null})
        and (${organisation ?? null}::uuid is null or r.org_id is null
          or (r.org_id = ${organisation ?? null} and r.project_id is null))
        and (${project ?? null}::uuid is null or r.org_id is null or r.project_id = ${project ?? null}
          or (r.project_id is null and r.org_id = (select p.org_id from projects p where p.id = ${project ?? null}))))
      and strpos(lower(concat_ws(' ', s.name, s.account, s.email)), lower(${query})) > 0
      and (${after?.id ?? null}::uuid is null or (lower(s.name), s.id) > (lower(${after?.name ?? ''}), ${after?.id ?? null}))
    order by lower(s.name), s.id limit ${most}`.execute(db);
  return rows;
}

/** The roles of these people at or below these places, from the widest. */
export async function listRoles(
  db: StaffDb,
  within: readonly Place[],
  people: readonly string[],
): Promise<readonly RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select r.id, r.staff_id, r.role, r.org_id, r.project_id, r.given_at from staff_roles r
    where r.staff_id = any (${people}::uuid[]) and ${inside(within)}
    order by r.org_id nulls first, r.project_id nulls first, r.id`.execute(db);
  return rows;
}

/** Those of these people whose second factors the caller may reset. */
export async function listResettable(db: StaffDb, people: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ staff_id: string }>`
    select staff_id from list_resettable(${people}::uuid[], ${rolesWith('organisations.change')}::text[])`.execute(db);
  return new Set(rows.map(({ staff_id }) => staff_id));
}

function inside(places: readonly Place[]) {
  const isEverywhere = places.some(({ orgId }) => orgId === null);
  const orgs = places.flatMap(({ orgId, projectId }) => (orgId !== null && projectId === null ? [orgId] : []));
  const projects = places.flatMap(({ projectId }) => projectId ?? []);
  return sql`(${isEverywhere} or r.org_id = any (${orgs}::uuid[]) or r.project_id = any (${projects}::uuid[]))`;
}
