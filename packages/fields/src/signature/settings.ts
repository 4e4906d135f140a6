import type { FieldSetting } from '../field-setting.ts';
import { megabytes } from '../shared/shared-settings.ts';

export const settings: readonly FieldSetting[] = [megabytes];
