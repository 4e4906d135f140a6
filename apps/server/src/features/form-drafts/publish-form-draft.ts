import type { FormFindings, PublishFormDraft, RollBackForm } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { changesBetween, type FormChanges } from '@portico/form-engine/editing/form-changes';
import { formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { findLanguages, findSetting, insertFormVersion } from '../../domain/forms/versions.queries.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { lockRevision } from '../../domain/revisions/revisions.queries.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { dayIn } from '../../platform/day-in.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findErrors } from './check-draft.ts';
import { findingsOf } from './form-drafts.present.ts';
import { addPublication, addSave, findByNumber, updateDraft } from './form-drafts.queries.ts';
import { follow, isSameForm, type LiveForm, lockSeen } from './open-draft.ts';

/** Makes the draft the newest version. Applicants who are writing are moved to it when they next save. */
export async function publishFormDraft(
  { project: id, revision, note }: PublishFormDraft['input'],
  call: StaffCall,
): Promise<PublishFormDraft['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  return inTransaction(projectDb, async (db) => {
    await lockRevision(db);
    const { row, live } = await lockSeen(db, project.id, revision, now);
    const form = row.definition;
    const check = async () => {
      const { languages, timeZone } = await findSetting(db, project.id);
      return findErrors(form, languages, dayIn(timeZone, now));
    };
    const number = await publish(db, project.id, { form, live, note, restores: null, check }, call);
    const saved = await updateDraft(db, { definition: form, basedOn: number, changed: null });
    await addSave(db, saved, { kind: 'published', changes: new Map(), by: session, now });
    return { number };
  });
}

/** Publishes an earlier version anew. Whatever staff have changed in the draft stays there. */
export async function rollBackForm(
  { project: id, revision, number: restores, note }: RollBackForm['input'],
  call: StaffCall,
): Promise<RollBackForm['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  return inTransaction(projectDb, async (db) => {
    await lockRevision(db);
    const { row, parts, live } = await lockSeen(db, project.id, revision, now);
    const earlier = await findByNumber(db, restores);
    if (earlier === undefined) throw new Refused('notFound');
    const form = earlier.definition;
    // It was published once: what a search has learnt to find since then must not stand in the way.
    const check = async () => findingsOf(form, await findLanguages(db, project.id));
    const number = await publish(db, project.id, { form, live, note, restores, check }, call);
    const next = await follow(db, row, { number, definition: form });
    const isDraft = row.changed_at !== null && !isSameForm(next, form);
    const by = { staffId: row.changed_by, name: row.changed_name };
    const changed = isDraft ? { at: row.changed_at ?? now, by } : null;
    const saved = await updateDraft(db, { definition: formOf(next), basedOn: number, changed });
    await addSave(db, saved, { kind: 'rolled back', changes: changesBetween(parts, next), by: session, now });
    return { number };
  });
}

interface Publication {
  readonly form: FormDefinition;
  readonly live: LiveForm;
  readonly note: string;
  readonly restores: number | null;
  /** What prevents it. */
  readonly check: () => Promise<FormFindings>;
}

async function publish(
  db: ProjectDb,
  projectId: string,
  { form, live, note, restores, check }: Publication,
  call: StaffCall,
): Promise<number> {
  const changes = changesBetween(partsOf(live.definition), partsOf(form));
  if (changes.size === 0) throw new Refused('formSame');
  if (form.modules.length === 0) throw new Refused('formEmpty');
  const findings = await check();
  if (findings.length > 0) throw unsound(findings);
  const number = await insertFormVersion(db, projectId, form);
  const by = { published_by: call.session.staffId, published_name: call.session.name };
  await addPublication(db, { project_id: projectId, number, note, restores, ...by });
  const subject = { project: projectId, version: String(number) };
  await logStaffChange(db, call, restores === null ? 'published form' : 'rolled back form', subject, logged(changes));
  return number;
}

function unsound(findings: FormFindings): Refused {
  return new Refused('formUnsound', { data: { findings } });
}

const mostLogged = 200;

/** The parts that changed, as the log shows them; of very many, the first ones. */
function logged(changes: FormChanges) {
  const parts = [...changes].slice(0, mostLogged);
  return {
    before: Object.fromEntries(parts.map(([name, { from }]) => [name, from])),
    after: Object.fromEntries(parts.map(([name, { to }]) => [name, to])),
  };
}
