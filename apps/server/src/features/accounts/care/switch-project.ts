import { randomUUID } from 'node:crypto';
import type { ListSwitchProjects, SwitchProject } from '@portico/contract/accounts.schemas';
import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { Database, ProjectDb } from '../../../platform/db/database.ts';
import { type Project, type ProjectRow, toProject } from '../../../platform/project.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { findApplicant } from '../accounts.queries.ts';
import { openSession } from '../sign-in/open-session.ts';

async function listSiblings({ db, project }: ApplicantCall): Promise<(ProjectRow & { readonly title: LocalText })[]> {
  const { rows } = await sql<ProjectRow & { title: LocalText }>`
    select * from list_sibling_projects(${project.id})`.execute(db);
  return rows;
}

export async function listSwitchProjects(call: ApplicantCall): Promise<ListSwitchProjects['output']> {
  const siblings = await listSiblings(call);
  return { list: siblings.map(({ slug, title }) => ({ domain: slug, title })) };
}

/** Goes to another project of the same organisation, with an account of its own there that knows where it came from. */
export async function switchProject(
  database: Database,
  { target }: SwitchProject['input'],
  call: ApplicantCall,
): Promise<SwitchProject['output']> {
  const row = (await listSiblings(call)).find((sibling) => sibling.slug === target);
  if (row === undefined) throw new Refused('projectMissing');
  const project = toProject(row);
  const db = database.forProject(project);
  const id = await findOrMakeTwin(db, project, call);
  const twin = await findApplicant(db, id);
  if (twin === undefined) throw new Refused('broken');
  return openSession(twin, { ...call, db, project });
}

async function findOrMakeTwin(db: ProjectDb, project: Project, call: ApplicantCall): Promise<string> {
  const own = await call.db
    .selectFrom('applicants')
    .selectAll()
    .where('id', '=', call.session.applicantId)
    .executeTakeFirst();
  if (own === undefined || own.temporary) throw new Refused('notOffered');
  const known = await db.selectFrom('applicants').select('id').where('origin_id', '=', own.id).executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = randomUUID();
  const { name, email, email_key, email_confirmed_at, area, mobile, lang, password_hash, user_type } = own;
  const copied = { name, email, email_key, email_confirmed_at, area, mobile, lang, password_hash, user_type };
  const made = await db
    .insertInto('applicants')
    .values({ ...copied, id, project_id: project.id, temporary: false, origin_id: own.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Somebody has an account there under this address already: another person, as far as we know.
  if (made.numInsertedOrUpdatedRows === 0n) throw new Refused('accountTaken');
  return id;
}
