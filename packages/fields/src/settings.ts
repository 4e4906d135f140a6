import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { FieldSetting } from './field-setting.ts';
import { dateSettings } from './date/settings.ts';
import { dateRangeSettings } from './date-range/settings.ts';
import { levelledListSettings } from './levelled-list/settings.ts';
import { longTextSettings } from './long-text/settings.ts';
import { matrixSettings } from './matrix/settings.ts';
import { multipleChoiceSettings } from './multiple-choice/settings.ts';
import { phoneSettings } from './phone/settings.ts';
import { richTextSettings } from './rich-text/settings.ts';
import { selectSettings } from './select/settings.ts';
import { signatureSettings } from './signature/settings.ts';
import { singleChoiceSettings } from './single-choice/settings.ts';
import { textSettings } from './text/settings.ts';
import { uploadSettings } from './upload/settings.ts';
import { videoSettings } from './video/settings.ts';

/** What the designer of a form can set on each type, beside what all share. */
export const settings: Readonly<Record<FieldType, readonly FieldSetting[]>> = {
  text: textSettings,
  'long-text': longTextSettings,
  'single-choice': singleChoiceSettings,
  'multiple-choice': multipleChoiceSettings,
  select: selectSettings,
  date: dateSettings,
  'date-range': dateRangeSettings,
  upload: uploadSettings,
  matrix: matrixSettings,
  video: videoSettings,
  signature: signatureSettings,
  phone: phoneSettings,
  'rich-text': richTextSettings,
  'levelled-list': levelledListSettings,
};
