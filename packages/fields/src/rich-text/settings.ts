import type { FieldSetting } from '../field-setting.ts';

export const richTextSettings: readonly FieldSetting[] = [{ path: 'html', label: 'html', kind: 'local-html' }];
