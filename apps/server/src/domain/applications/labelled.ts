import { randomUUID } from 'node:crypto';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { LeftOver } from '@portico/form-engine/versions/move-answers';
import type { KeptLeftOver } from '../../platform/db/kept-left-over.ts';

/** What was left over with the words of the question, which the newer form may not ask any more. */
export function labelled(leftOver: readonly LeftOver[], from: CompiledForm): readonly KeptLeftOver[] {
  return leftOver.flatMap((one) => {
    const field = from.byKey.get(one.key);
    return field === undefined || field.model.isEmpty(one.answer)
      ? []
      : [{ ...one, uid: randomUUID(), label: field.definition.label }];
  });
}
