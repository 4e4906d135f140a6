import type { EditApplication } from '@portico/contract/staff-applications.schemas';
import { placeOf } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import { makeToken } from '../../../platform/session/token.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { reachApplication } from '../../../domain/applications/reach-application.ts';
import { addEntry } from './editing.queries.ts';

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
  await addEntry(projectDb, entry, now);
  await logStaffAction(call, 'opened for editing', { application }, placeOf(project));
  return { address: `${publicUrl}/apply/${project.slug}/#/applyform?staff=${code}` };
}
