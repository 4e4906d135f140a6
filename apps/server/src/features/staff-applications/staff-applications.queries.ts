import type { StaffRole } from '@portico/contract/staff-abilities';
import type { LocalText } from '@portico/form-engine/language';
import type { ApplicationStage, ApplicationState } from '@portico/form-engine/states/application-states';
import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../../platform/db/database.ts';
import type { ProjectRow } from '../../platform/project.ts';
import type { StaffSession } from '../../platform/session/staff-session.ts';
import type { SessionProof } from '../../domain/applications/reach.queries.ts';
import type { Cursor } from '../../platform/wire/cursor.ts';

export async function listProjects(db: StaffDb, { tokenHash, now }: SessionProof) {
  const { rows } = await sql<ProjectRow & { readonly title: LocalText }>`
    select * from staff_projects(${tokenHash}, ${now}) order by slug`.execute(db);
  return rows;
}

interface BatchRow {
  readonly id: string;
  readonly project_id: string;
  readonly title: LocalText;
}

export async function listBatchesOf(db: StaffDb, { tokenHash, now }: SessionProof): Promise<readonly BatchRow[]> {
  const { rows } = await sql<BatchRow>`select * from staff_batches(${tokenHash}, ${now})`.execute(db);
  return rows;
}

export interface ApplicationFilter {
  readonly query?: string | undefined;
  readonly project?: string | undefined;
  readonly batch?: string | undefined;
  readonly state?: number | undefined;
  readonly after?: Cursor | undefined;
  readonly most: number;
}

export interface ListedRow {
  readonly id: string;
  readonly project_id: string;
  readonly org_id: string;
  readonly name: string;
  readonly number: string | null;
  readonly state: ApplicationState;
  readonly stage: ApplicationStage;
  readonly batch_title: LocalText | null;
  readonly slug: string;
  readonly project_title: LocalText;
  readonly created_at: Date;
  readonly submitted_at: Date | null;
  /** Of the project. */
  readonly time_zone: string;
  /** Its place in the order, to the microsecond, which a date of ours would round. */
  readonly moment: string;
}

/** The roles that list applications, and those that see what is not submitted: each counts where it is held. */
interface ListingRoles {
  readonly listing: readonly StaffRole[];
  readonly drafts: readonly StaffRole[];
}

export async function findPage(
  db: StaffDb,
  by: ListingRoles,
  filter: ApplicationFilter,
): Promise<readonly ListedRow[]> {
  const { query = '', project = null, batch = null, state = null, after, most } = filter;
  const { rows } = await sql<ListedRow>`
    select l.id, l.project_id, p.org_id, l.name, l.number, l.state, l.stage, l.batch_title, l.slug, l.project_title,
      l.created_at, l.submitted_at, p.time_zone, to_char(l.moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
    from list_staff_applications(${by.listing}, ${by.drafts}, ${query}, ${project}, ${batch}, ${state},
        ${after?.moment ?? null}, ${after?.mark ?? null}, ${most}) l
      join projects p on p.id = l.project_id
    order by l.moment desc, l.id desc`.execute(db);
  return rows;
}

interface Reason {
  readonly projectId: string;
  readonly application: string;
  readonly staff: Pick<StaffSession, 'staffId' | 'name'>;
  readonly reason: string;
  readonly now: Date;
  readonly until: Date;
}

export async function addReason(db: ProjectDb, { projectId, application, staff, reason, now, until }: Reason) {
  await db
    .insertInto('draft_reasons')
    .values({
      project_id: projectId,
      application_id: application,
      staff_id: staff.staffId,
      staff_name: staff.name,
      reason,
      given_at: now,
      ends_at: until,
    })
    .execute();
}
