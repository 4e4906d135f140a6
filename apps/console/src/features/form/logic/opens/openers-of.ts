import type { Trigger } from '@portico/form-engine/definition/trigger';
import { fieldIn, type FormParts, partName } from '@portico/form-engine/editing/form-parts';

interface Opener {
  /** The id of the field whose answers open it. */
  readonly by: string;
  readonly trigger: Trigger;
}

/** An id that a field has means the field, and not the group or module of the same id. */
export function openersOf(parts: FormParts, name: string, id: string): readonly Opener[] {
  if (name !== partName.field(id) && fieldIn(parts, id) !== undefined) return [];
  return [...parts.keys()].flatMap((one) => {
    const by = one.startsWith('field:') ? fieldIn(parts, one.slice('field:'.length)) : undefined;
    return (by?.triggers ?? [])
      .filter(({ opens }) => opens.includes(id))
      .map((trigger) => ({ by: by?.id ?? '', trigger }));
  });
}
