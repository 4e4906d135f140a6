import type { FieldSetting } from '../field-setting.ts';
import { errorText, filledFromAccount, placeholder } from '../shared/shared-settings.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  placeholder,
  {
    path: 'options',
    label: words(
      '可选国家或地区（每项填写区号，留空为全部）',
      '可選國家或地區（每項填寫區號，留空為全部）',
      'Countries offered (each option with a dialling code; none means all)',
    ),
    kind: 'options',
    takesAreas: true,
  },
  filledFromAccount,
  errorText,
];
