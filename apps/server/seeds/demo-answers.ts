import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { FieldValue, FormAnswers } from '@portico/form-engine/values/answer';
import { readAnswers } from '@portico/form-engine/values/read-answers';

/** Values by the key of their field, and rows of values by the key of their group. */
export interface DemoAnswers {
  readonly fields: DemoValues;
  readonly rows: Readonly<Record<string, readonly DemoValues[]>>;
}

export type DemoValues = Readonly<Record<string, FieldValue>>;

/** The answers as the engine keeps them. */
export function readDemoAnswers(form: CompiledForm, { fields, rows }: DemoAnswers): FormAnswers {
  const groups = Object.entries(rows).map(([key, list]) => [key, list.map(asAnswers)] as const);
  return readAnswers(form, { fields: asAnswers(fields), rows: Object.fromEntries(groups) });
}

function asAnswers(values: DemoValues) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }] as const));
}
