import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { SettingsProblem } from '@portico/form-engine/field-model';
import { knownTypes } from './file-rules.ts';

/** Mistakes in a field's file settings. `alsoKnown` are types that only this kind of field accepts. */
export function checkFileSettings(
  { files }: FieldDefinition,
  alsoKnown: readonly string[] = [],
): readonly SettingsProblem[] {
  if (files === undefined) return [];
  const { types = [], megabytes, most, seconds } = files;
  const unknown = types.filter((type) => !knownTypes.includes(type) && !alsoKnown.includes(type));
  return [
    ...unknown.map((type) => ({ key: 'fileTypeUnknown', params: { type } })),
    ...(most === undefined || most >= 1 ? [] : [{ key: 'fileCountTooSmall', params: { most } }]),
    ...(megabytes === undefined || megabytes > 0 ? [] : [{ key: 'fileSizeTooSmall', params: { megabytes } }]),
    ...(seconds === undefined || seconds >= 0 ? [] : [{ key: 'secondsNegative', params: { seconds } }]),
  ];
}
