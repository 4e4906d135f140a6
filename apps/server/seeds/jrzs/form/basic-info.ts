import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { contactFields, emergencyFields } from '../../blocks/questions/contact.ts';
import { photoField } from '../../blocks/questions/files.ts';
import { identityFields } from '../../blocks/questions/identity.ts';
import { genders } from '../../blocks/options.ts';
import { latinOnly } from '../../blocks/questions/names.ts';
import { half, inline } from '../../blocks/settings.ts';
import { choice, question, words } from '../../blocks/words.ts';
import { partTimeQuestions } from './work.ts';

export const basicInfo: ModuleDefinition = {
  id: 'basic-info',
  title: words('基本信息', '基本資料', 'Basic information'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  activeBackground: '#8c2340',
  activeColour: '#ffffff',
  fields: [
    question('f7101', 'single-choice', words('学习方式', '學習方式', 'Form of study'), {
      required: true,
      remark: words(
        '非全日制在周末及集中时段授课，报考者须有三年以上工作经验。',
        '兼讀制在週末及集中時段授課，報考者須有三年以上工作經驗。',
        'Part-time classes meet at weekends and in blocks; they ask for three years of work experience.',
      ),
      options: [
        choice('full-time', '全日制', '全日制', 'Full-time'),
        choice('part-time', '非全日制', '兼讀制', 'Part-time'),
      ],
      triggers: [{ when: { options: ['part-time'] }, opens: partTimeQuestions }],
      ...inline,
    }),
    question('f7102', 'text', words('姓名', '姓名', 'Full name'), {
      required: true,
      placeholder: words('与身份证件一致', '與身份證件一致', 'As on your identity document'),
      filledFromAccount: 'name',
      text: { longest: 40 },
      ...half,
    }),
    question('f7103', 'text', words('英文名或拼音', '英文姓名或拼音', 'Name in Latin letters'), {
      required: true,
      placeholder: words('如 Xu Zhixia', '如 Chan Tai Man', 'e.g. Xu Zhixia'),
      errorText: latinOnly('Xu Zhixia'),
      filledFromAccount: 'name',
      text: { nature: 'no-chinese', longest: 60 },
      ...half,
    }),
    question('f7104', 'single-choice', words('性别', '性別', 'Gender'), {
      required: true,
      options: genders,
      ...inline,
    }),
    ...identityFields(7105),
    photoField('f7112'),
    ...contactFields(7113),
    ...emergencyFields(7116, 'f7113'),
  ],
  groups: [],
};
