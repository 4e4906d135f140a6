import type { DiscardFormDraft, RestoreFormDraft } from '@portico/contract/form-draft.schemas';
import { applyChanges } from '@portico/form-engine/editing/apply-changes';
import { changesBetween, inverseOf } from '@portico/form-engine/editing/form-changes';
import { type FormParts, formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { addSave, listChangesAfter, updateDraft } from './form-drafts.queries.ts';
import { isSameForm, lockSeen, type OpenDraft } from './open-draft.ts';

/** Gives up the draft; the history has it still. */
export async function discardFormDraft(
  { project: id, revision }: DiscardFormDraft['input'],
  call: StaffCall,
): Promise<null> {
  const { project, projectDb } = await reachProject(id, call);
  await inTransaction(projectDb, async (db) => {
    const draft = await lockSeen(db, project.id, revision, call.now);
    const isReplaced = await replace(db, draft, partsOf(draft.live.definition), 'discarded', call);
    if (isReplaced) await logStaffChange(db, call, 'discarded form draft', { project: project.id });
  });
  return null;
}

/** Makes the draft what it was at an earlier revision, which the history tells as well. */
export async function restoreFormDraft(
  { project: id, revision, to }: RestoreFormDraft['input'],
  call: StaffCall,
): Promise<null> {
  const { project, projectDb } = await reachProject(id, call);
  await inTransaction(projectDb, async (db) => {
    const draft = await lockSeen(db, project.id, revision, call.now);
    if (to > revision) throw new Refused('notFound');
    const isReplaced = await replace(db, draft, await partsAt(db, draft, to), 'restored', call);
    if (isReplaced)
      await logStaffChange(db, call, 'restored form draft', { project: project.id, revision: String(to) });
  });
  return null;
}

/** Walks back from the draft as it is, one revision after the other. */
async function partsAt(db: ProjectDb, { parts }: OpenDraft, revision: number): Promise<FormParts> {
  const saves = await listChangesAfter(db, revision);
  return saves.reduce(
    (later, { changes }) => applyChanges(later, inverseOf(new Map(Object.entries(changes)))).parts,
    parts,
  );
}

async function replace(
  db: ProjectDb,
  { parts, live }: OpenDraft,
  next: FormParts,
  kind: 'discarded' | 'restored',
  { session, now }: StaffCall,
): Promise<boolean> {
  const changes = changesBetween(parts, next);
  if (changes.size === 0) return false;
  const isDraft = !isSameForm(next, live.definition);
  const saved = await updateDraft(db, {
    definition: formOf(next),
    basedOn: live.number,
    changed: isDraft ? { at: now, by: session } : null,
  });
  await addSave(db, saved, { kind, changes, by: session, now });
  return true;
}
