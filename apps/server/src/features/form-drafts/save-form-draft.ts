import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FormConflict, SaveFormDraft } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { applyChanges } from '@portico/form-engine/editing/apply-changes';
import { changesBetween, type FormChanges } from '@portico/form-engine/editing/form-changes';
import { formOf } from '@portico/form-engine/editing/form-parts';
import { nameFiles } from '../../domain/articles/content-files.queries.ts';
import { filesInForm } from '../../domain/forms/files-in-form.ts';
import { findSetting } from '../../domain/forms/versions.queries.ts';
import { formModule } from '../../domain/project-file/format/form.schema.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findingsOf, presentChanged } from './form-drafts.present.ts';
import { addSave, type DraftRow, updateDraft } from './form-drafts.queries.ts';
import { isSameForm, lockDraft } from './open-draft.ts';

/**
 * Changes parts of the draft. Two people may work on it: what one changed stays where the other changed something else. Where
 * both changed the same part, nothing is saved, and the later one is asked.
 */
export async function saveFormDraft(
  { project: id, revision, changes }: SaveFormDraft['input'],
  call: StaffCall,
): Promise<SaveFormDraft['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  return inTransaction(projectDb, async (db) => {
    const { row, parts, live } = await lockDraft(db, project.id, now);
    const asked = toChanges(changes);
    const merged = applyChanges(parts, asked);
    if (merged.conflicts.length > 0) throw conflict(row, formOf(parts), merged.conflicts);
    const effect = changesBetween(parts, merged.parts);
    const form = formOf(merged.parts);
    await requireShape(form, asked);
    let saved = row;
    if (effect.size > 0) {
      const isDraft = !isSameForm(merged.parts, live.definition);
      const changed = isDraft ? { at: now, by: session } : null;
      const files = filesInForm(form, project.id);
      const before = new Set(filesInForm(formOf(parts), project.id));
      // From now on they are named, so that none is removed meanwhile.
      await nameFiles(
        db,
        files.filter((file) => !before.has(file)),
        now,
      );
      saved = await updateDraft(db, { definition: form, basedOn: live.number, changed });
      await addSave(db, saved, { kind: 'edited', changes: effect, by: session, now });
      if (beginsWork(row, session.staffId, now)) await logStaffChange(db, call, 'edited form', { project: project.id });
    }
    return {
      revision: Number(saved.revision),
      form: Number(row.revision) === revision ? null : form,
      changed: presentChanged(saved),
      findings: findingsOf(form, await findSetting(db, project.id)),
    };
  });
}

function toChanges(changes: SaveFormDraft['input']['changes']): FormChanges {
  return new Map(Object.entries(changes).map(([name, { from, to }]) => [name, { from: from ?? null, to: to ?? null }]));
}

function conflict(row: DraftRow, form: FormDefinition, parts: readonly string[]): Refused {
  return new Refused('formConflict', {
    data: { revision: Number(row.revision), form, parts: [...parts] } satisfies FormConflict,
  });
}

/** Modules with something new in them have the shape of a definition; the others had it before. Others get a turn between them. */
async function requireShape({ modules }: FormDefinition, changes: FormChanges): Promise<void> {
  for (const module of modules) {
    const { fields, groups } = module;
    const names = [
      ...['module', 'fields-of-module', 'groups-of-module'].map((kind) => `${kind}:${module.id}`),
      ...groups.flatMap(({ id }) => [`group:${id}`, `fields-of-group:${id}`]),
      ...[...fields, ...groups.flatMap((group) => group.fields)].map(({ id }) => `field:${id}`),
    ];
    if (!names.some((name) => changes.has(name))) continue;
    await nextTurn();
    const parsed = formModule.safeParse(module);
    if (!parsed.success)
      throw new Refused('malformed', { cause: parsed.error.issues.map(({ path }) => path.join('.')).join(', ') });
  }
}

// A draft is saved as one types: a line in the log for every word would hide all others. Publishing logs what has changed.
const sittingMs = 10 * 60_000;

function beginsWork({ changed_by, changed_at }: DraftRow, staffId: string, now: Date): boolean {
  return changed_by !== staffId || changed_at === null || now.getTime() - changed_at.getTime() > sittingMs;
}
