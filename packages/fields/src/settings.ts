import type { FieldType } from '@portico/form-engine/definition/field-type';
import { commonSettings } from './common-settings.ts';
import type { FieldSetting } from './field-setting.ts';

const own = import.meta.glob<readonly FieldSetting[]>('./*/settings.ts', { eager: true, import: 'settings' });

/** What the designer of a form can set on a field of this type: what all share, then what its folder names. */
export function settingsOf(type: FieldType): readonly FieldSetting[] {
  return [...commonSettings, ...(own[`./${type}/settings.ts`] ?? [])];
}
