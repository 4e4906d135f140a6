import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { photoField } from '../../blocks/questions/files.ts';
import { identityFields } from '../../blocks/questions/identity.ts';
import { genders } from '../../blocks/options.ts';
import { half, inline, sensitive } from '../../blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../blocks/words.ts';

export const founder: ModuleDefinition = {
  id: 'founder',
  title: words('申请人', '申請人', 'About you'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f9101', 'text', words('姓名', '姓名', 'Name'), {
      required: true,
      filledFromAccount: 'name',
      text: { longest: 40 },
      ...half,
    }),
    question('f9102', 'single-choice', words('性别', '性別', 'Gender'), { options: genders, ...inline }),
    ...identityFields(9103),
    question('f9110', 'phone', words('手机号码', '手提電話', 'Mobile phone'), {
      required: true,
      filledFromAccount: 'phone',
      ...sensitive,
    }),
    question('f9111', 'text', words('电子邮箱', '電郵地址', 'Email'), {
      required: true,
      filledFromAccount: 'mail',
      text: { nature: 'email', longest: 100 },
      ...half,
      ...sensitive,
    }),
    question('f9112', 'text', words('微信号', '微信帳戶名稱', 'WeChat ID'), {
      errorText: words(
        '微信号由字母、数字、下划线和减号组成，例如 qingyu_2026。',
        '微信帳戶名稱由字母、數字、底線和減號組成，例如 qingyu_2026。',
        'A WeChat ID has letters, digits, underscores and hyphens, such as qingyu_2026.',
      ),
      text: { nature: 'no-chinese', longest: 40 },
      ...half,
    }),
    question('f9113', 'select', words('在企业中的角色', '在企業中的角色', 'Your role in the company'), {
      required: true,
      options: [
        choice('founder', '创始人', '創辦人', 'Founder'),
        choice('co-founder', '联合创始人', '聯合創辦人', 'Co-founder'),
        choice('chief', '总经理', '總經理', 'Chief executive'),
        choice('successor', '二代接班人', '第二代接班人', 'Successor in a family firm'),
        otherChoice(),
      ],
      triggers: [{ when: { options: ['founder', 'co-founder'] }, opens: [idOf('f9114')] }],
      ...half,
    }),
    question('f9114', 'text', words('持股比例', '持股比例', 'Share held'), {
      required: true,
      text: { nature: 'decimal', longest: 5, suffix: words('%', '%', '%') },
      ...half,
      ...sensitive,
    }),
    question('f9115', 'select', words('最高学历', '最高學歷', 'Highest degree'), {
      required: true,
      options: [
        choice('doctor', '博士', '博士', 'Doctorate'),
        choice('master', '硕士', '碩士', 'Master’s'),
        choice('bachelor', '本科', '學士', 'Bachelor’s'),
        choice('other', '其他', '其他', 'Other'),
      ],
      ...half,
    }),
    question('f9116', 'text', words('毕业院校', '畢業院校', 'University'), {
      text: { longest: 60, suggest: 'school' },
      ...half,
    }),
    photoField('f9117'),
  ],
  groups: [],
};
