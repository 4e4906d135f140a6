import type { CompiledField, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Answer, FieldValue, StoredFile } from '@portico/form-engine/values/answer';
import type { ModuleChanges } from '../../forms/read-changes.ts';
import { isFile, storedFilesIn } from '../stored-files-in.ts';

/** The files that one answer refers to. */
export interface Naming {
  readonly field: CompiledField;
  readonly uids: readonly string[];
}

export function takesFiles({ definition, model }: CompiledField): boolean {
  return model.takesFiles === true || definition.takesAttachments === true;
}

/**
 * Every changed field that takes files, with the files its answer refers to now. A field of a group has one entry for
 * each row, and one without files so that removed rows are noticed.
 */
export function namedFiles(module: CompiledModule, changes: ModuleChanges): readonly Naming[] {
  const plain = module.fields
    .filter((field) => takesFiles(field) && Object.hasOwn(changes.fields, field.definition.key))
    .map((field) => naming(field, changes.fields[field.definition.key]));
  const inRows = module.groups
    .filter(({ definition }) => Object.hasOwn(changes.rows, definition.key))
    .flatMap(({ definition, fields }) => {
      const rows = changes.rows[definition.key] ?? [];
      return fields
        .filter(takesFiles)
        .flatMap((field) => [naming(field, null), ...rows.map((row) => naming(field, row[field.definition.key]))]);
    });
  return [...plain, ...inRows];
}

function naming(field: CompiledField, answer: Answer | null | undefined): Naming {
  return { field, uids: uidsIn(answer) };
}

export function uidsIn(answer: Answer | null | undefined): readonly string[] {
  return answer === null || answer === undefined ? [] : storedFilesIn(answer).map(({ uid }) => uid);
}

/** The same answers with the stored facts of every file, whatever the client sent. */
export function withStoredFacts(
  module: CompiledModule,
  changes: ModuleChanges,
  own: (uid: string) => StoredFile | undefined,
): ModuleChanges {
  const withFacts = (file: StoredFile): StoredFile => own(file.uid) ?? file;
  const answerOf = (answer: Answer): Answer => ({
    ...answer,
    ...(Array.isArray(answer.value)
      ? { value: answer.value.map((value: FieldValue) => (isFile(value) ? { ...withFacts(value) } : value)) }
      : {}),
    ...(answer.attachments === undefined ? {} : { attachments: answer.attachments.map(withFacts) }),
  });
  const plain = keysOf(module.fields);
  const grouped = new Map(module.groups.map(({ definition, fields }) => [definition.key, keysOf(fields)]));
  return {
    fields: mapped(changes.fields, (answer, key) => (answer !== null && plain.has(key) ? answerOf(answer) : answer)),
    rows: mapped(changes.rows, (rows, group) => {
      const keys = grouped.get(group);
      if (rows === null || keys === undefined) return rows;
      return rows.map((row) => mapped(row, (answer, key) => (keys.has(key) ? answerOf(answer) : answer)));
    }),
  };
}

function keysOf(fields: readonly CompiledField[]): ReadonlySet<string> {
  return new Set(fields.filter(takesFiles).map(({ definition }) => definition.key));
}

function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
