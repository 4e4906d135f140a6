import type { FieldType } from '@portico/form-engine/definition/field-type';
import { commonSettings } from './common-settings.ts';
import type { FieldSetting } from './field-setting.ts';

const own = import.meta.glob<readonly FieldSetting[]>('./*/settings.ts', { eager: true, import: 'settings' });

/** The designer's settings for a field of this type: the common ones, then those of its folder. */
export function settingsOf(type: FieldType): readonly FieldSetting[] {
  return [...commonSettings, ...(own[`./${type}/settings.ts`] ?? [])];
}
