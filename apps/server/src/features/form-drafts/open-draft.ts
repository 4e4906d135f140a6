import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { applyChanges } from '@portico/form-engine/editing/apply-changes';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { type FormParts, formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { findNewestForm } from '../../domain/forms/versions.queries.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { addSave, type DraftRow, findByNumber, findDraft, insertDraft, updateDraft } from './form-drafts.queries.ts';

export interface LiveForm {
  /** 0 if nothing is published. */
  readonly number: number;
  readonly definition: FormDefinition;
}

export interface OpenDraft {
  readonly row: DraftRow;
  readonly parts: FormParts;
  readonly live: LiveForm;
}

export async function readLiveForm(db: ProjectDb): Promise<LiveForm> {
  return (await findNewestForm(db)) ?? { number: 0, definition: { modules: [] } };
}

/** The draft as it is to be shown; undefined while nobody has begun one. */
export async function readDraft(db: ProjectDb, live: LiveForm): Promise<DraftRow | undefined> {
  const row = await findDraft(db);
  if (row === undefined || row.based_on === live.number) return row;
  return { ...row, definition: formOf(await follow(db, row, live)), based_on: live.number };
}

/** The draft, made where there is none, and locked until the transaction ends: whoever changes it does so alone. */
export async function lockDraft(db: ProjectDb, projectId: string, now: Date): Promise<OpenDraft> {
  const row = (await findDraft(db, 'for update')) ?? (await beginDraft(db, projectId));
  // Only now: another person may have published while this one waited for the lock.
  const live = await readLiveForm(db);
  if (row.based_on === live.number) return { row, parts: partsOf(row.definition), live };
  const parts = await follow(db, row, live);
  return { row: await storeMoved(db, row, { parts, live, now }), parts, live };
}

/** Only the draft that the person has seen is acted on, without changes that were saved meanwhile. */
export async function lockSeen(db: ProjectDb, projectId: string, revision: number, now: Date): Promise<OpenDraft> {
  const draft = await lockDraft(db, projectId, now);
  if (Number(draft.row.revision) !== revision) throw new Refused('formDraftChanged');
  return draft;
}

export function isSameForm(one: FormParts, other: FormDefinition): boolean {
  return changesBetween(partsOf(other), one).size === 0;
}

/** What staff have changed, on a version that was published elsewhere meanwhile. Where both changed the same, the draft stays. */
export async function follow(db: ProjectDb, row: DraftRow, live: LiveForm): Promise<FormParts> {
  const base = await findByNumber(db, row.based_on);
  const known = partsOf(row.definition);
  const changes = changesBetween(partsOf(base?.definition ?? { modules: [] }), known);
  return applyChanges(partsOf(live.definition), changes, { whose: 'mine', known }).parts;
}

async function beginDraft(db: ProjectDb, projectId: string): Promise<DraftRow> {
  await insertDraft(db, projectId, await readLiveForm(db));
  const row = await findDraft(db, 'for update');
  if (row === undefined) throw new Error('the draft is not there');
  return row;
}

interface Moved {
  readonly parts: FormParts;
  readonly live: LiveForm;
  readonly now: Date;
}

async function storeMoved(db: ProjectDb, row: DraftRow, { parts, live, now }: Moved): Promise<DraftRow> {
  const isDraft = row.changed_at !== null && !isSameForm(parts, live.definition);
  const next = await updateDraft(db, {
    definition: formOf(parts),
    basedOn: live.number,
    changed: isDraft ? { at: row.changed_at ?? now, by: writerOf(row) } : null,
  });
  const changes = changesBetween(partsOf(row.definition), parts);
  await addSave(db, next, { kind: 'moved', changes, by: { staffId: null, name: '' }, now });
  return next;
}

function writerOf({ changed_by, changed_name }: DraftRow) {
  return { staffId: changed_by, name: changed_name };
}
