import { randomUUID } from 'node:crypto';
import type { CopyOrganisation } from '@portico/contract/staff-projects.schemas';
import { addArticleCopies } from '../../../domain/articles/article-copies.queries.ts';
import { createProjectFrom } from '../../../domain/project-file/create-project-from.ts';
import type { StaffDb } from '../../../platform/db/database.ts';
import { enterProject } from '../../../platform/db/enter-project.ts';
import { Refused } from '../../../platform/refused.ts';
import { installation, rolesWith } from '../../../platform/session/abilities.ts';
import { logStaffAction, logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findReached } from '../staff-projects.queries.ts';
import { refusingTaken, requireUsable } from '../use-slug.ts';
import { findOrganisation, insertOrganisation } from './organisations.queries.ts';
import { wholeText } from './organisations.ts';
import { readForCopy } from './read-for-copy.ts';

/**
 * An organisation with copies of projects of another one, all of them or none. Applicants, colleagues, sign-in rules and
 * the log stay where they are.
 */
export async function copyOrganisation(
  { org, name, projects, content: withContent }: CopyOrganisation['input'],
  call: StaffCall,
): Promise<CopyOrganisation['output']> {
  if (!call.mayAt(installation)) throw new Refused('forbidden');
  if ((await findOrganisation(call.db, org)) === undefined) throw new Refused('notFound');
  for (const { domain } of projects) requireUsable(domain);
  const originals = await readOriginals(org, projects, call);
  const orgId = randomUUID();
  await call.db.transaction().execute(async (db) => {
    await insertCopy(db, { orgId, from: org, name }, call);
    for (const { from, slug, title, file, articles, formFiles } of originals) {
      const copied = { from, formFiles };
      const project = { id: randomUUID(), orgId, slug, title, file, withContent, copied };
      const rows = await enterProject(db, project, call.session.staffId);
      await refusingTaken(slug, call, () => createProjectFrom(rows, project, call.now));
      if (withContent)
        await addArticleCopies(rows, articles, { projectId: project.id, by: call.session, now: call.now });
      const subject = { project: project.id, from };
      await logStaffChange(rows, call, 'copied project', subject, { before: {}, after: { slug, title } });
    }
  });
  return { org_id: orgId };
}

async function readOriginals(org: string, projects: CopyOrganisation['input']['projects'], call: StaffCall) {
  const originals = [];
  for (const { project: from, domain: slug } of projects) {
    const found = await findReached(call.db, from);
    if (found === undefined || found.orgId !== org) throw new Refused('notFound');
    const { file, articles, formFiles } = await readForCopy(found, call);
    originals.push({ from, slug, file, articles, formFiles, title: file.look.title });
  }
  return originals;
}

interface Copy extends Pick<CopyOrganisation['input'], 'name'> {
  readonly orgId: string;
  readonly from: string;
}

async function insertCopy(db: StaffDb, { orgId, from, ...input }: Copy, call: StaffCall): Promise<void> {
  const name = wholeText(input.name);
  await insertOrganisation(db, orgId, name, rolesWith('organisations.create'));
  const place = { orgId, projectId: null };
  const subject = { organisation: orgId, from };
  await logStaffAction({ ...call, db }, 'copied organisation', subject, place, { before: {}, after: { name } });
}
