import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, sensitive } from '../../seeds/blocks/settings.ts';
import { question, words } from '../../seeds/blocks/words.ts';

/** Who somebody is that the institution knows already: how to reach them, and the number of their application. */
export const knownPerson: ModuleDefinition = {
  id: 'person',
  title: words('您的信息', '您的資料', 'About you'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f4001', 'text', words('姓名', '姓名', 'Full name'), {
      required: true,
      filledFromAccount: 'name',
      placeholder: words('与申请时一致', '與申請時一致', 'As in your application'),
      text: { longest: 60 },
      ...half,
    }),
    question('f4002', 'text', words('申请编号', '申請編號', 'Number of your application'), {
      required: true,
      remark: words(
        '见提交申请后的确认邮件。',
        '見提交申請後的確認電郵。',
        'It is in the mail that confirmed your submission.',
      ),
      text: { shortest: 4, longest: 40 },
      ...half,
    }),
    question('f4003', 'text', words('电子邮箱', '電郵地址', 'Email'), {
      required: true,
      filledFromAccount: 'mail',
      text: { nature: 'email', longest: 100 },
      ...half,
      ...sensitive,
    }),
    question('f4004', 'phone', words('手机号码', '手提電話', 'Mobile phone'), {
      filledFromAccount: 'phone',
      ...half,
      ...sensitive,
    }),
  ],
  groups: [],
};
