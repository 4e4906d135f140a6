import type { DismissLeftOver } from '@portico/contract/applications.schemas';
import type { Language } from '@portico/form-engine/language';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';

type WireLeftOver = DismissLeftOver['output']['left_over'][number];

export function presentLeftOver(stored: KeptLeftOver, language: Language): WireLeftOver {
  const { uid, key, label, group, row, answer, words } = stored;
  const { value: given, other } = answer;
  // What was left over before words were kept is shown as it was then.
  const value = words?.[language] ?? (other === undefined ? given : [given, ...Object.values(other)].flat());
  return { uid, field: key, name: label, group: group ?? '', columnNumber: row ?? 0, value };
}
