import type { DismissLeftOver } from '@portico/contract/applications.schemas';
import type { Language } from '@portico/form-engine/language';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import type { FirstLeftOver } from '../sheets.queries.ts';

type WireLeftOver = DismissLeftOver['output'];

export function presentLeftOver({ left_over, more_left_over: more }: FirstLeftOver, language: Language): WireLeftOver {
  const left = { left_over: left_over.map((one) => presentEntry(one, language)) };
  return more === 0 ? left : { ...left, more_left_over: more };
}

function presentEntry(stored: KeptLeftOver, language: Language): WireLeftOver['left_over'][number] {
  const { uid, key, label, group, row, answer, words } = stored;
  const { value: typed, other } = answer;
  // Without words, the answer is shown as it was typed.
  const value = words?.[language] ?? (other === undefined ? typed : [typed, ...Object.values(other)].flat());
  return { uid, field: key, name: label, group: group ?? '', columnNumber: row ?? 0, value };
}
