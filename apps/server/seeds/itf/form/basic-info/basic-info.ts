import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { contactFields, emergencyFields } from '../../../blocks/questions/contact.ts';
import { photoField } from '../../../blocks/questions/files.ts';
import { identityFields } from '../../../blocks/questions/identity.ts';
import { genders, politicalStatuses } from '../../../blocks/options.ts';
import { places } from '../../../blocks/places.ts';
import { latinOnly } from '../../../blocks/questions/names.ts';
import { half, inline } from '../../../blocks/settings.ts';
import { idOf, question, words } from '../../../blocks/words.ts';
import { chineseTest } from '../languages.ts';
import { channelFields, programmeFields } from './programme.ts';

const nameFields: readonly FieldDefinition[] = [
  question('f6481', 'text', words('姓名', '姓名', 'Full name'), {
    required: true,
    placeholder: words('与证件一致', '與證件一致', 'As on your document'),
    filledFromAccount: 'name',
    text: { longest: 40 },
    ...half,
  }),
  question('f6482', 'text', words('曾用名', '曾用名', 'Former name'), {
    text: { longest: 40 },
    ...half,
    preview: { connectTo: idOf('f6481') },
  }),
  question('f6483', 'text', words('姓（拼音或拉丁字母）', '姓氏（拼音或拉丁字母）', 'Surname in Latin letters'), {
    required: true,
    placeholder: words('与护照一致，如 LIN', '與護照一致，如 LIN', 'As in your passport, e.g. O’Brien'),
    errorText: latinOnly('LIN'),
    text: { nature: 'no-chinese', longest: 40 },
    ...half,
  }),
  question('f6484', 'text', words('名（拼音或拉丁字母）', '名字（拼音或拉丁字母）', 'Given names in Latin letters'), {
    required: true,
    placeholder: words('如 Jiahe', '如 Jiahe', 'e.g. Noor-Anne'),
    errorText: latinOnly('Jiahe'),
    text: { nature: 'no-chinese', longest: 60 },
    ...half,
  }),
  question('f6485', 'single-choice', words('性别', '性別', 'Gender'), {
    required: true,
    options: genders,
    ...inline,
  }),
  question('f6486', 'select', words('国籍或地区', '國籍或地區', 'Nationality or region'), {
    required: true,
    placeholder: words('可输入名称查找', '可輸入名稱搜尋', 'Type to search'),
    options: places,
  }),
];

export const basicInfo: ModuleDefinition = {
  id: 'basic-info',
  title: words('基本信息', '基本資料', 'Basic information'),
  author: 'applicant',
  icon: 'person',
  required: true,
  layout: 'vertical',
  fields: [
    ...programmeFields,
    ...nameFields,
    ...identityFields(6487, [idOf(chineseTest)]),
    question('f6494', 'select', words('政治面貌', '政治面貌', 'Political status'), {
      required: true,
      options: politicalStatuses,
      ...half,
    }),
    question('f6495', 'text', words('籍贯', '籍貫', 'Place of origin'), {
      text: { longest: 60, suggest: 'area' },
    }),
    photoField('f6496'),
    ...contactFields(6497),
    ...emergencyFields(6500, 'f6497'),
    ...channelFields,
  ],
  groups: [],
};
