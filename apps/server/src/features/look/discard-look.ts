import type { DiscardLook } from '@portico/contract/look.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { lockDraft, updateDraft } from './look.queries.ts';

/** Gives up the draft; refused if it is another one than the person has seen. */
export async function discardLook({ project: id, revision }: DiscardLook['input'], call: StaffCall): Promise<null> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  await inTransaction(projectDb, async (db) => {
    const draft = await lockDraft(db, project.id);
    if (Number(draft.revision) !== revision) throw new Refused('lookChanged');
    if (draft.changed_at === null) return;
    await updateDraft(db, project.id, { changes: new Map(), by: session, now });
    await logStaffChange(db, call, 'discarded look', { project: project.id });
  });
  return null;
}
