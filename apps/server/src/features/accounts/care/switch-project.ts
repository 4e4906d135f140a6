import { randomUUID } from 'node:crypto';
import type { ListSwitchProjects, SwitchProject } from '@portico/contract/accounts.schemas';
import type { Database, ProjectDb } from '../../../platform/db/database.ts';
import { type Project, toProject } from '../../../platform/project.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { addApplicant, removeUnproved } from '../registration/registration.queries.ts';
import { openSession } from '../sign-in/open-session.ts';
import { findAccountFrom, findWholeApplicant, listSiblings, type Sibling } from './switch-project.queries.ts';

export async function listSwitchProjects(call: ApplicantCall): Promise<ListSwitchProjects['output']> {
  const siblings = await listReachable(call);
  return { list: siblings.map(({ slug, title }) => ({ domain: slug, title })) };
}

/**
 * Switches to another project of the same organisation. The account there is created if necessary, and remembers the
 * one it came from.
 */
export async function switchProject(
  database: Database,
  { target }: SwitchProject['input'],
  call: ApplicantCall,
): Promise<SwitchProject['output']> {
  const row = (await listReachable(call)).find((sibling) => sibling.slug === target);
  if (row === undefined) throw new Refused('projectMissing');
  const project = toProject(row);
  const id = await findOrMakeTwin(database.forProject(project), project, call);
  const db = database.forPeople(project, { people: [id] });
  const twin = await findApplicant(db, id);
  if (twin === undefined) throw new Refused('broken');
  return openSession(twin, { ...call, db, project });
}

/** Under a domain name of the project there is no other to switch to. */
async function listReachable(call: ApplicantCall): Promise<readonly Sibling[]> {
  return (await call.projectOfHost()) === null ? listSiblings(call.db, call.project.id) : [];
}

async function findOrMakeTwin(db: ProjectDb, project: Project, call: ApplicantCall): Promise<string> {
  const own = await findWholeApplicant(call.db, call.session.applicantId);
  if (own === undefined || own.temporary) throw new Refused('notOffered');
  const existing = await findAccountFrom(db, own.id);
  if (existing !== undefined) return existing;
  const id = randomUUID();
  const { name, email, email_key, email_confirmed_at, area, mobile, lang, password_hash, user_type } = own;
  const copied = { name, email, email_key, email_confirmed_at, area, mobile, lang, password_hash, user_type };
  const twin = { ...copied, id, project_id: project.id, temporary: false, origin_id: own.id };
  // Somebody may have registered the address there without being able to prove it.
  if (email_key !== null && email_confirmed_at !== null) await removeUnproved(db, email_key);
  if (await addApplicant(db, twin)) return id;
  // A second click may have created the account meanwhile; otherwise the address belongs to somebody else.
  const madeMeanwhile = await findAccountFrom(db, own.id);
  if (madeMeanwhile === undefined) throw new Refused('accountTaken');
  return madeMeanwhile;
}
