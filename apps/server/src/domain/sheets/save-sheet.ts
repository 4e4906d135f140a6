import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { Refused } from '../../platform/refused.ts';
import type { SavedModules } from './sheet.rules.ts';
import { bindFiles, rebindFiles } from '../files/binding/bind-files.ts';
import { saveChangedStates } from './sheets.queries.ts';
import { statesOfSheet } from './judging/judge-sheet.ts';
import { readWriting, type Writing } from './read-writing.ts';
import { presentSaved, type SavedSheet } from './saved.present.ts';
import type { OpenedSheet, SheetCall, SheetInput, SheetKind } from './sheet-kind.ts';
import { saveChanges } from './sheets.queries.ts';

/**
 * Saves changed fields of one module; needs a transaction. Each field is compared separately: if it was changed
 * elsewhere, that is a conflict. A repeated request is recognised by its key in the log of changes.
 */
export async function saveSheet<C extends SheetCall, S extends OpenedSheet>(
  kind: SheetKind<C, S>,
  input: SheetInput,
  call: C,
): Promise<SavedSheet> {
  const sheet = await kind.lock(call, input);
  const writing = await readWriting(kind, sheet.form, input, call, sheet.modules);
  const save = { ...writing, id: input.menuid, base: input.revision, request: call.key };
  const { saved, modules } = await writeModule(kind, call, sheet, save);
  return presentSaved(saved, sheet.form, input.menuid, modules[input.menuid]?.state ?? 0);
}

interface ModuleSave extends Writing {
  readonly id: string;
  /** The newest revision that the writer's page has loaded. */
  readonly base: number;
  readonly request: string | null;
}

/** Writes changes to one module of a locked sheet; returns all its modules in their new state. */
export async function writeModule<C extends SheetCall, S extends OpenedSheet>(
  kind: SheetKind<C, S>,
  call: C,
  sheet: S,
  { id, module, changes, leftOver, base, request }: ModuleSave,
) {
  const { db, now } = call;
  const bound = await bindFiles(db, sheet.owner, { module, changes, leftOver, now });
  const save = { kind: kind.name, module: id, changes: bound.changes, leftOver, base, request, at: now };
  const saved = await saveChanges(db, sheet, save);
  if (saved.outcome !== 'saved') throw new Refused(saved.outcome);
  await rebindFiles(db, sheet.owner, { module, references: bound.references, values: saved.merged, now });
  const before = sheet.modules?.[id]?.values ?? noAnswers;
  if (module !== undefined)
    await kind.afterSave?.(call, sheet, { module, changes: bound.changes, before, after: saved.merged });
  return { saved, modules: await judge(call, sheet, id, saved) };
}

/** Stores the new state of each module if it differs. A submitted sheet is left unchanged. */
async function judge(
  { db }: SheetCall,
  sheet: OpenedSheet,
  id: string,
  { merged, revision }: { readonly merged: FormAnswers; readonly revision: string },
): Promise<NonNullable<SavedModules>> {
  const written = { values: merged, revision: Number(revision), state: sheet.modules?.[id]?.state ?? 0 };
  const modules = { ...sheet.modules, [id]: written };
  const states = statesOfSheet({ ...sheet, modules });
  if (sheet.submission === null) await saveChangedStates(db, sheet.id, modules, states);
  return { ...modules, [id]: { ...written, state: states.get(id) ?? 0 } };
}
