import type { FieldSetting } from '../field-setting.ts';
import { fileTypes, megabytes, mostFiles, samples } from '../shared/shared-settings.ts';

export const settings: readonly FieldSetting[] = [fileTypes, megabytes, mostFiles, samples];
