import type { FormFindings, SaveKind } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { insertFormVersion } from '../../domain/forms/versions.queries.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { addPublication, addSave, updateDraft } from './form-drafts.queries.ts';
import { loggedChange } from './logged-change.ts';
import { follow, isSameForm, type LiveForm, type OpenDraft } from './open-draft.ts';

/** In whose name a version is published. */
export interface Publisher {
  readonly session: Pick<StaffCall['session'], 'staffId' | 'name' | 'roles'>;
  /** Empty where a job does it. */
  readonly ip: string;
  readonly now: Date;
}

/** Refuses what is published already, what is empty, and what has findings. */
export async function requirePublishable(
  form: FormDefinition,
  live: LiveForm,
  check: () => Promise<FormFindings>,
): Promise<void> {
  if (changesBetween(partsOf(live.definition), partsOf(form)).size === 0) throw new Refused('formSame');
  if (form.modules.length === 0) throw new Refused('formEmpty');
  const findings = await check();
  if (findings.length > 0) throw new Refused('formUnsound', { data: { findings } });
}

interface Publication {
  readonly form: FormDefinition;
  readonly live: LiveForm;
  readonly note: string;
  readonly restores: number | null;
}

/** Adds a version, says who published it, and logs what it changes. */
export async function publishVersion(
  db: ProjectDb,
  projectId: string,
  { form, live, note, restores }: Publication,
  by: Publisher,
): Promise<number> {
  const number = await insertFormVersion(db, projectId, form);
  const named = { published_by: by.session.staffId, published_name: by.session.name };
  await addPublication(db, { project_id: projectId, number, note, restores, ...named });
  const subject = { project: projectId, version: String(number) };
  const change = loggedChange(partsOf(live.definition), partsOf(form));
  await logStaffChange(db, by, restores === null ? 'published form' : 'rolled back form', subject, change);
  return number;
}

/** After a version that is not the draft: whatever staff have changed in the draft stays there. */
export async function keepDraftBeside(
  db: ProjectDb,
  { row, parts }: OpenDraft,
  published: LiveForm,
  kind: SaveKind,
  { session, now }: Publisher,
): Promise<void> {
  const next = await follow(db, row, published);
  const isDraft = row.changed_at !== null && !isSameForm(next, published.definition);
  const by = { staffId: row.changed_by, name: row.changed_name };
  const changed = isDraft ? { at: row.changed_at ?? now, by } : null;
  const saved = await updateDraft(db, { definition: formOf(next), basedOn: published.number, changed });
  await addSave(db, saved, { kind, changes: changesBetween(parts, next), by: session, now });
}
