import type { FieldSetting } from '../field-setting.ts';
import { arrangementSetting, attachmentSettings, optionSettings } from '../shared/choices/choice-settings.ts';

export const settings: readonly FieldSetting[] = [...optionSettings, arrangementSetting, ...attachmentSettings];
