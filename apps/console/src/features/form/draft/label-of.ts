import { fieldIn, type FormParts, groupIn, moduleIn, partName } from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';

/** What a question, group or module is called, by the name of its part. */
export function labelOf(parts: FormParts, name: string): LocalText {
  const id = name.slice(name.indexOf(':') + 1);
  if (name === partName.field(id)) return fieldIn(parts, id)?.label ?? nothing;
  const section = name === partName.group(id) ? groupIn(parts, id) : moduleIn(parts, id);
  return section?.title ?? nothing;
}

const nothing: LocalText = { sc: '', tc: '', en: '' };
