import { isSettings } from '@portico/form-engine/editing/form-parts';

/** Settings whose value is the id of a question or group, or a list of them. A key is made of the id where nobody named it. */
const idSettings = new Set([
  'id',
  'key',
  'parentId',
  'opens',
  'fields',
  'filledFromIdCard',
  'connectTo',
  'under',
  'field',
  'group',
  'age',
  'sum',
  'average',
  'weights',
]);

/** What people read and what stored answers name: never ids, even if they look like one. */
const ownWords = new Set([
  'options',
  'retired',
  'columns',
  'retiredColumns',
  'levels',
  'label',
  'title',
  'html',
  'remark',
  'tips',
  'placeholder',
]);

/** Settings, or with `isId` a list of ids, in which each of these ids is the other one. */
export function withIds(value: unknown, ids: ReadonlyMap<string, string>, isId = false): unknown {
  if (typeof value === 'string') return isId ? (ids.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids, isId));
  if (!isSettings(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, ownWords.has(key) ? one : withIds(one, ids, idSettings.has(key))]),
  );
}
