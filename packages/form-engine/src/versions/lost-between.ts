import { type Answer, type FieldValue, ownWords } from '../values/answer.ts';

/**
 * What an answer loses when it is read by another version of its field: an answer to the older field, or null if
 * nothing is lost. The same type may write a value differently, such as a date; another type may accept only a part of
 * it.
 */
export function lostBetween(before: Answer, after: Answer, isSameType: boolean): Answer | null {
  const words = Object.entries(before.other ?? {}).filter(([option, text]) => text !== ownWords(after, option));
  const keptFiles = new Set(after.attachments?.map(({ uid }) => uid));
  const files = (before.attachments ?? []).filter(({ uid }) => !keptFiles.has(uid));
  const value = lostValue(before.value, after.value, isSameType);
  if (words.length === 0 && files.length === 0 && value === null) return null;
  const options = new Set(words.map(([option]) => option));
  return {
    value:
      value ?? (Array.isArray(before.value) ? before.value.filter((one) => options.has(String(one))) : before.value),
    ...(words.length > 0 ? { other: Object.fromEntries(words) } : {}),
    ...(files.length > 0 ? { attachments: files } : {}),
  };
}

function lostValue(before: FieldValue, after: FieldValue, isSameType: boolean): FieldValue | null {
  if (isSameType) {
    if (!isRecord(before) || !isRecord(after)) return null;
    const removed = Object.entries(before).filter(([name]) => !Object.hasOwn(after, name));
    return removed.length === 0 ? null : Object.fromEntries(removed);
  }
  const remaining = new Set(textsIn(after));
  return textsIn(before).every((text) => remaining.has(text)) ? null : before;
}

function textsIn(value: FieldValue): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.replaceAll(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isRecord(value: FieldValue): value is { readonly [name: string]: FieldValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
