import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';

/**
 * The fields whose answers are kept from whoever may not see what is sensitive: those that are marked, and those that an
 * answer to a marked one opens, since whether they show would tell it.
 */
export function withheldFields(form: CompiledForm): ReadonlySet<CompiledField> {
  const kept = new Set([...form.byKey.values()].filter(({ definition }) => definition.preview?.sensitive === true));
  // A set gives what is added while it is walked.
  for (const field of kept) for (const controlled of field.controls) kept.add(controlled);
  return kept;
}
