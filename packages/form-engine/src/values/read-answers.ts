import type { CompiledField, CompiledForm } from '../compile/compiled-form.ts';
import type { Answers, FormAnswers } from './answer.ts';

/** Reads untrusted answers by the types of their fields; what belongs to no field of the form is left out. */
export function readAnswers(form: CompiledForm, raw: FormAnswers): FormAnswers {
  const groups = [...form.groups.values()].map((group) => {
    const rows = own(raw.rows, group.definition.key) ?? [];
    return [group.definition.key, rows.map((row) => readFields(group.fields, row))] as const;
  });
  return {
    fields: readFields(
      form.modules.flatMap((module) => module.fields),
      raw.fields,
    ),
    rows: Object.fromEntries(groups.filter(([, rows]) => rows.length > 0)),
  };
}

function readFields(fields: readonly CompiledField[], raw: Answers): Answers {
  const entries = fields.flatMap(({ definition, model }) => {
    const rawAnswer = own(raw, definition.key);
    return rawAnswer === undefined ? [] : [[definition.key, model.read(rawAnswer, definition)] as const];
  });
  return Object.fromEntries(entries);
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
