import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { KeptLeftOver } from '../../platform/db/kept-left-over.ts';
import { Refused } from '../../platform/refused.ts';
import { carryChanges } from './versions/carry-changes.ts';
import { moduleOf, type SavedModules } from './sheet.rules.ts';
import { type PublishedForm, publishedForm } from '../forms/published-forms.ts';
import { type ModuleChanges, readChanges } from '../forms/read-changes.ts';
import type { OpenedSheet, SheetCall, SheetInput, SheetKind } from './sheet-kind.ts';

/** Changes converted to the sheet's form version. */
export interface Writing {
  /** Undefined if the form no longer has this module; then everything is left over. */
  readonly module: CompiledModule | undefined;
  readonly changes: ModuleChanges;
  /** Answers from a page of an older version that do not fit this version. */
  readonly leftOver: readonly KeptLeftOver[];
}

/** Reads changes by the version of the writer's page, and converts them to the version of the sheet. */
export async function readWriting<C extends SheetCall, S extends OpenedSheet>(
  kind: SheetKind<C, S>,
  form: PublishedForm,
  input: SheetInput,
  call: C,
  saved?: SavedModules,
): Promise<Writing> {
  const { db, project } = call;
  const writtenForm = input.form_version === undefined ? form : await publishedForm(db, project.id, input.form_version);
  const seenModule = writtenForm && moduleOf(writtenForm.compiled, input.menuid);
  if (writtenForm === undefined || seenModule === undefined) throw new Refused('notFound');
  // A newer version may have given a module, which an older page still shows, to other writers.
  const module = moduleOf(form.compiled, input.menuid);
  const modules = module === undefined ? [seenModule] : [seenModule, module];
  if (!modules.every(kind.writes)) throw new Refused('forbidden');
  const changes = readChanges(input.changes, seenModule, saved?.[input.menuid]?.values.rows);
  kind.checkFields?.(call, answered(changes, modules));
  if (writtenForm.id === form.id) return { module, changes, leftOver: [] };
  return { module, ...carryChanges(changes, input.menuid, writtenForm.compiled, form.compiled) };
}

/** The changed questions, as defined in both versions. */
function answered({ fields }: ModuleChanges, modules: readonly CompiledModule[]): readonly FieldDefinition[] {
  const fieldsAsked = modules.flatMap((module) => module.fields).map(({ definition }) => definition);
  return fieldsAsked.filter(({ key }) => Object.hasOwn(fields, key));
}
