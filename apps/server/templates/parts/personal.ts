import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { genders } from '../../seeds/blocks/options.ts';
import { places } from '../../seeds/blocks/places.ts';
import { contactFields, emergencyFields } from '../../seeds/blocks/questions/contact.ts';
import { photoField } from '../../seeds/blocks/questions/files.ts';
import { identityFields } from '../../seeds/blocks/questions/identity.ts';
import { latinOnly } from '../../seeds/blocks/questions/names.ts';
import { half, inline } from '../../seeds/blocks/settings.ts';
import { question, words } from '../../seeds/blocks/words.ts';

/** Who applies: name, identity document, photograph and how to reach them. */
export const personal: ModuleDefinition = {
  id: 'personal',
  title: words('个人信息', '個人資料', 'Personal details'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1101', 'text', words('姓名', '姓名', 'Full name'), {
      required: true,
      filledFromAccount: 'name',
      placeholder: words('与证件一致', '與證件一致', 'As on your document'),
      text: { longest: 60 },
      ...half,
    }),
    question('f1102', 'text', words('姓名（拼音或拉丁字母）', '姓名（拼音或拉丁字母）', 'Name in Latin letters'), {
      required: true,
      placeholder: words('与护照一致，如 LIN Jiahe', '與護照一致，如 LIN Jiahe', 'As in your passport'),
      errorText: latinOnly('LIN Jiahe'),
      text: { nature: 'no-chinese', longest: 80 },
      ...half,
    }),
    question('f1103', 'single-choice', words('性别', '性別', 'Gender'), {
      required: true,
      options: genders,
      ...inline,
    }),
    question('f1104', 'select', words('国籍或地区', '國籍或地區', 'Nationality or region'), {
      required: true,
      options: places,
      ...half,
    }),
    ...identityFields(1105),
    photoField('f1112'),
    ...contactFields(1113),
    ...emergencyFields(1116, 'f1113'),
  ],
  groups: [],
};
