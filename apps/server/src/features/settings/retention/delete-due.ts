import { findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { removeAccount, type RemovedAccount } from '../../../domain/accounts/remove-account.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import { listDeletable, lockFree, lockRetention } from './retention.queries.ts';
import { deletesFrom, isRetaining } from './retention.rules.ts';

const atOnce = 20;
/** The log names nobody: the rule did it, not a person. */
const nobody = { session: { staffId: '00000000-0000-0000-0000-000000000000', name: '', roles: [] }, ip: '' };

type Parts = Pick<AppParts, 'outbox' | 'storage' | 'log' | 'secretKey'> & { readonly now: Date };

/**
 * Deletes everybody in a project who is due and was told in time, some in each transaction. The line of the log commits
 * with them; files that a crash leaves in storage have no row any more and go with the sweep. Returns how many.
 */
export async function deleteDue(db: ProjectDb, projectId: string, parts: Parts): Promise<number> {
  let deleted = 0;
  let after: string | undefined;
  for (;;) {
    const step = await db.transaction().execute((inside) => deleteSome(inside, projectId, after, parts));
    if (step.removed.length > 0) await forgetOutside(projectId, step.removed, parts);
    deleted += step.removed.length;
    if (step.last === undefined) return deleted;
    after = step.last;
  }
}

interface Step {
  readonly removed: readonly RemovedAccount[];
  /** The last one that was looked at, where there may be more. */
  readonly last: string | undefined;
}

async function deleteSome(db: ProjectDb, projectId: string, after: string | undefined, parts: Parts): Promise<Step> {
  const { now, secretKey } = parts;
  const project = await lockRetention(db);
  if (!isRetaining(project) || now < deletesFrom(project)) return { removed: [], last: undefined };
  const found = await listDeletable(db, project.retention, now, {
    ...(after === undefined ? {} : { after }),
    most: atOnce,
  });
  const last = found.length < atOnce ? undefined : found.at(-1)?.applicant;
  const among = await lockFree(
    db,
    found.map(({ applicant }) => applicant),
  );
  // Again, now that nothing about them can change.
  const due = await listDeletable(db, project.retention, now, { among, most: atOnce });
  const removed: RemovedAccount[] = [];
  for (const { applicant: id } of due) {
    const applicant = await findApplicant(db, id);
    if (applicant !== undefined) removed.push(await removeAccount(db, secretKey, applicant));
  }
  if (due.length > 0) {
    const count = (kind: string) => due.filter((one) => one.kind === kind).length;
    const before = { drafts: count('draft'), applications: count('application') };
    const change = { before, after: { drafts: 0, applications: 0 } };
    await logStaffChange(db, nobody, 'deleted by retention', { project: projectId }, change);
  }
  return { removed, last };
}

async function forgetOutside(
  projectId: string,
  removed: readonly RemovedAccount[],
  { outbox, storage, log }: Parts,
): Promise<void> {
  const messages = removed.flatMap((one) => one.messages);
  const keys = removed.flatMap((one) => one.keys);
  await outbox.forget(projectId, { messages, keys });
  const files = removed.flatMap((one) => one.files);
  await storage.delete(files).catch((err: unknown) => log.warn({ err }, 'files are left to the sweep'));
}
