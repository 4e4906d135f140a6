import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';

/**
 * The fields whose answers are kept from whoever may not see what is sensitive: those that are marked, and those that an
 * answer to a marked one opens, since whether they show would tell it. What the newest form marks counts for applications
 * on older ones, too: these can be marked no more.
 */
export function withheldFields(form: CompiledForm, newest: CompiledForm): ReadonlySet<CompiledField> {
  const isMarked = (of: CompiledForm, key: string) => of.byKey.get(key)?.definition.preview?.sensitive === true;
  const marked = [...form.byKey].filter(([key]) => isMarked(form, key) || isMarked(newest, key));
  const kept = new Set(marked.map(([, field]) => field));
  // A set gives what is added while it is walked.
  for (const field of kept) for (const controlled of field.controls) kept.add(controlled);
  return kept;
}
