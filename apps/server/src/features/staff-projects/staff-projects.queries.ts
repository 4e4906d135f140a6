import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../../platform/db/database.ts';

/** Everything that the staff member of the handle reaches. */
export function listOrganisations(db: StaffDb) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name', 'revision', 'state'])
    .orderBy('sort')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function listReachedProjects(db: StaffDb) {
  return db
    .selectFrom('projects')
    .select(['id', 'org_id', 'slug', 'title', 'state', 'listed'])
    .orderBy('sort')
    .orderBy('slug')
    .execute();
}

/** A project in reach by its slug, or by one that it had before. */
export function findBySlug(db: StaffDb, slug: string) {
  return db
    .selectFrom('projects')
    .innerJoin('organisations', 'organisations.id', 'projects.org_id')
    .select(['projects.id', 'org_id', 'slug', 'title', 'projects.state', 'listed', 'time_zone', 'languages'])
    .select(['organisations.name as org_name', 'organisation_state'])
    .where((eb) =>
      eb.or([eb('slug', '=', slug), eb('projects.id', '=', sql<string>`(select id from find_tenant(${slug}, null))`)]),
    )
    .executeTakeFirst();
}

/** A project in reach by its id, with what every call about it needs. */
export function findReached(db: StaffDb, id: string) {
  return db
    .selectFrom('projects')
    .select(['id', 'org_id as orgId', 'slug', 'state', 'service_ends_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many people apply in the project of the handle; `since` is when somebody last saved who counts as recent. */
export async function countPeople(db: ProjectDb, since: Date) {
  const { rows } = await sql<Record<'registered' | 'writing' | 'submitted' | 'recent', number>>`
    select count(*)::int as registered,
      count(*) filter (where coalesce(a.state, 0) <> 2)::int as writing,
      count(*) filter (where a.state = 2)::int as submitted,
      count(*) filter (where coalesce(a.state, 0) <> 2 and exists (select from sheet_modules m
        where m.project_id = a.project_id and m.sheet_id = a.id and m.saved_at > ${since}))::int as recent
    from applicants p left join applications a on a.project_id = p.project_id and a.applicant_id = p.id`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count always gives a row');
  return counts;
}

/** Of these, the first three that no project has or had. Which slugs lead somewhere is public. */
export async function listFreeSlugs(db: StaffDb, slugs: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`
    select s.slug from unnest(${slugs}::text[]) with ordinality as s (slug, place)
    where not exists (select from find_tenant(s.slug, null)) order by s.place limit 3`.execute(db);
  return rows.map(({ slug }) => slug);
}
