import { sql } from 'kysely';
import type { UnscopedDb } from '../../db/database.ts';
import { type Project, type ProjectRow, toProject } from '../../project.ts';
import { Refused } from '../../refused.ts';

interface Tenant extends Project {
  /** The slug under which browsers keep what belongs to the project, whatever its address is now. */
  readonly firstSlug: string;
}

/** The project that an anonymous call names by `domain` or `project_id`; undefined if it names none. */
export async function findProject(
  unscoped: UnscopedDb,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Tenant | undefined> {
  const { domain, project_id: projectId, org_id: orgId } = parameters;
  if (domain === undefined && projectId === undefined) return undefined;
  const isId = projectId === undefined || (typeof projectId === 'string' && uuid.test(projectId));
  const isSlug = domain === undefined || (typeof domain === 'string' && slug.test(domain));
  if (!isId || !isSlug) throw new Refused('projectMissing');
  const { rows } = await sql<
    ProjectRow & { readonly first_slug: string }
  >`select * from find_tenant(${domain ?? null}, ${projectId ?? null})`.execute(unscoped);
  const row = rows[0];
  if (row === undefined || (orgId !== undefined && orgId !== row.org_id)) throw new Refused('projectMissing');
  return { ...toProject(row), firstSlug: row.first_slug };
}

const slug = /^[a-z0-9][a-z0-9-]{0,62}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
