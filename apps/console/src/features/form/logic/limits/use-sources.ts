import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { formOf } from '@portico/form-engine/editing/form-parts';
import { sourcesFor } from '@portico/form-engine/editing/sources-for';
import { useEditing } from '../../draft/use-form.ts';
import { type PickGroup, usePicks } from '../pick/use-offers.ts';

/** The questions that a rule of this question may name, as a list to pick from. */
export function useSources(
  id: string,
  rule: (source: string) => Partial<FieldDefinition>,
  mayDepend: boolean,
): () => readonly PickGroup[] {
  const { store } = useEditing();
  const picks = usePicks();
  return () =>
    picks({ fields: sourcesFor(formOf(store.readParts()), models, id, rule, { mayDepend }), sections: [] }, 'rows');
}
