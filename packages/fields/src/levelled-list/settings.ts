import type { FieldSetting } from '../field-setting.ts';

export const levelledListSettings: readonly FieldSetting[] = [{ path: 'levels', label: 'levels', kind: 'levels' }];
