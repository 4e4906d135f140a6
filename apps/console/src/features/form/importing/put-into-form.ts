import { largestFormSave } from '@portico/contract/form-draft';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { type FormParts, formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { type Renamed, withFreeNames } from './free-names.ts';
import { TooLarge } from './unreadable.ts';

/** What becomes of the draft: the imported form instead of it, or its modules behind those that are there. */
export type ImportMode = 'replace' | 'add';

export interface Planned {
  readonly parts: FormParts;
  /** Names that the draft has already: the imported ones get others. */
  readonly renamed: readonly Renamed[];
}

/** The draft with the imported form in it. Throws if that is more than can be saved at once. */
export function putIntoForm(draft: FormParts, imported: FormDefinition, mode: ImportMode): Planned {
  const planned = mode === 'replace' ? { parts: partsOf(imported), renamed: [] } : added(draft, imported);
  requireOneSave(draft, planned.parts);
  return planned;
}

function added(draft: FormParts, imported: FormDefinition): Planned {
  const current = formOf(draft);
  const { form, renamed } = withFreeNames(imported, current);
  return { parts: partsOf({ modules: [...current.modules, ...form.modules] }), renamed };
}

/** A form is saved whole or not at all, so it has to fit into one request. */
export function requireOneSave(before: FormParts, after: FormParts): void {
  const body = JSON.stringify(Object.fromEntries(changesBetween(before, after)));
  const { bytes, values } = largestFormSave;
  // Some room for what is sent besides.
  if (new Blob([body]).size > bytes - 10_000) throw new TooLarge('values', bytes);
  const quoted = /"(?:[^"\\]|\\.)*"/g;
  const counted = body.replaceAll(quoted, '').match(/[,[{]/g)?.length ?? 0;
  if (counted > values - 100) throw new TooLarge('values', values);
}
