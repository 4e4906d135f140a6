import { brandColourOf } from '../../platform/db/brand-colour.ts';
import { sql } from 'kysely';
import type { LocalText } from '@portico/form-engine/language';
import type { UnscopedDb, ProjectDb } from '../../platform/db/database.ts';

/** The project of a handle's scope, with its organisation's name and the digests of its pictures. */
export function findProjectDetail(db: ProjectDb) {
  return db
    .selectFrom('projects')
    .innerJoin('organisations', 'organisations.id', 'projects.org_id')
    .selectAll('projects')
    .select([
      'organisations.name as org_name',
      brandColourOf('projects').as('brand_color'),
      digestOf('icon'),
      digestOf('logo'),
      digestOf('header'),
    ])
    .executeTakeFirstOrThrow();
}

export type ProjectDetail = Awaited<ReturnType<typeof findProjectDetail>>;

function digestOf(kind: 'icon' | 'logo' | 'header') {
  return sql<string | null>`
    (select digest from project_pictures where project_id = projects.id and kind = ${sql.lit(kind)})`.as(kind);
}

export function findProjectSettings(db: ProjectDb) {
  return db.selectFrom('project_settings').select(['standing', 'home_page']).executeTakeFirstOrThrow();
}

/** Every batch with its times, for one applicant with their own deadline. */
export function listBatches(db: ProjectDb, applicantId?: string) {
  return db
    .selectFrom('batches')
    .select(['id', 'title', 'starts_at', 'ends_at as ends_for_all'])
    .select(sql<Date>`deadline_for(ends_at, id, ${applicantId ?? null}::uuid)`.as('ends_at'))
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

export function findPicture(db: ProjectDb, kind: 'logo' | 'icon' | 'header' | 'qr') {
  return db
    .selectFrom('project_pictures')
    .select(['media_type', 'digest', 'content'])
    .where('kind', '=', kind)
    .executeTakeFirst();
}

interface PublicProject {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly org_name: LocalText;
  readonly color: string;
  readonly languages: readonly string[];
  readonly logo: string | null;
}

export async function listPublicProjects(unscoped: UnscopedDb): Promise<PublicProject[]> {
  const { rows } = await sql<PublicProject>`select * from list_public_projects()`.execute(unscoped);
  return rows;
}
