import type { EditApplication } from '@portico/contract/staff-applications.schemas';
import { Refused } from '../../../platform/refused.ts';
import { isStaffRole, mayInProject } from '../../../platform/session/abilities.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import { makeToken } from '../../../platform/session/token.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { reachApplication } from '../../../domain/applications/reach-application.ts';
import { addEntry, findStaffHere } from './editing.queries.ts';

const codeSeconds = 60;

/** Gives an address of the portal that opens somebody's form once; the code in it never reaches a server's log. */
export async function openForEditing(
  { application }: EditApplication['input'],
  call: StaffCall,
): Promise<EditApplication['output']> {
  const { session, now, publicUrl } = call;
  const { row, project, projectDb } = await reachApplication(application, call);
  const { token: code, hash: codeHash } = makeToken();
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
  const entry = { codeHash, projectId: project.id, applicantId: row.applicant_id, staffId: session.staffId, expiresAt };
  await projectDb.transaction().execute(async (db) => {
    // A removal of the role waits, and then finds the code; after one, no code is made.
    const staff = await findStaffHere(db, session.staffId);
    if (!mayInProject((staff?.roles ?? []).filter(isStaffRole), 'applications.edit')) throw new Refused('notFound');
    await addEntry(db, entry, now);
    await logStaffChange(db, call, 'opened for editing', { application });
  });
  return { address: `${publicUrl}/apply/${project.slug}/#/applyform?staff=${code}` };
}
