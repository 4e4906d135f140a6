import type { PublishFormDraft, RollBackForm } from '@portico/contract/form-draft.schemas';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { keepRetired } from '@portico/form-engine/versions/keep-retired';
import { findSetting } from '../../domain/forms/versions.queries.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { lockRevision } from '../../domain/revisions/revisions.queries.ts';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findErrorsOn } from './check-draft.ts';
import { findingsOf } from './form-drafts.present.ts';
import { addSave, findByNumber, updateDraft } from './form-drafts.queries.ts';
import { lockSeen } from './open-draft.ts';
import { keepDraftBeside, publishVersion, requirePublishable } from './publish-version.ts';
import { requireNoneWaiting } from './schedule/form-schedules.queries.ts';

/** Makes the draft the newest version. Applicants who are writing are moved to it when they next save. */
export async function publishFormDraft(
  { project: id, revision, note }: PublishFormDraft['input'],
  call: StaffCall,
): Promise<PublishFormDraft['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  return inTransaction(projectDb, async (db) => {
    await lockRevision(db);
    const { parts, live } = await lockSeen(db, project.id, revision, now);
    await requireNoneWaiting(db);
    const form = keepRetired(live.definition, formOf(parts));
    await requirePublishable(form, live, () => findErrorsOn(db, project.id, form, now));
    const number = await publishVersion(db, project.id, { form, live, note, restores: null }, call);
    const saved = await updateDraft(db, { definition: form, basedOn: number, changed: null });
    await addSave(db, saved, { kind: 'published', changes: changesBetween(parts, partsOf(form)), by: session, now });
    return { number };
  });
}

/** Publishes an earlier version anew. Whatever staff have changed in the draft stays there. */
export async function rollBackForm(
  { project: id, revision, number: restores, note }: RollBackForm['input'],
  call: StaffCall,
): Promise<RollBackForm['output']> {
  const { project, projectDb } = await reachProject(id, call);
  return inTransaction(projectDb, async (db) => {
    await lockRevision(db);
    const draft = await lockSeen(db, project.id, revision, call.now);
    await requireNoneWaiting(db);
    const earlier = await findByNumber(db, restores);
    if (earlier === undefined) throw new Refused('notFound');
    const form = keepRetired(draft.live.definition, earlier.definition);
    // It was published once: what a search has learnt to find since then must not stand in the way.
    const check = async () => findingsOf(form, await findSetting(db, project.id));
    await requirePublishable(form, draft.live, check);
    const number = await publishVersion(db, project.id, { form, live: draft.live, note, restores }, call);
    await keepDraftBeside(db, draft, { number, definition: form }, 'rolled back', call);
    return { number };
  });
}
