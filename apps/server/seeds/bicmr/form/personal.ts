import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { identityFields } from '../../blocks/questions/identity.ts';
import { places } from '../../blocks/places.ts';
import { half, inline, sensitive, whole } from '../../blocks/settings.ts';
import { choice, question, words } from '../../blocks/words.ts';

export const personal: ModuleDefinition = {
  id: 'personal',
  title: words('个人信息', '個人資料', 'Personal details'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f8101', 'text', words('姓名', '姓名', 'Name'), {
      required: true,
      placeholder: words('与护照或身份证一致', '與護照或身份證一致', 'As in your passport or ID card'),
      filledFromAccount: 'name',
      text: { longest: 60 },
      ...half,
    }),
    question('f8102', 'text', words('论文署名', '論文署名', 'Name on your papers'), {
      required: true,
      placeholder: words('如 Yanqing Gu', '如 Yanqing Gu', 'e.g. Yanqing Gu'),
      text: { longest: 60 },
      ...half,
    }),
    question('f8103', 'single-choice', words('性别', '性別', 'Gender'), {
      options: [
        choice('female', '女', '女', 'Female'),
        choice('male', '男', '男', 'Male'),
        choice('undisclosed', '不便透露', '不便透露', 'Prefer not to say'),
      ],
      ...inline,
    }),
    question('f8105', 'select', words('国籍或地区', '國籍或地區', 'Nationality or region'), {
      required: true,
      options: places,
      ...half,
    }),
    ...identityFields(8185),
    question('f8107', 'text', words('电子邮箱', '電郵地址', 'Email'), {
      required: true,
      filledFromAccount: 'mail',
      text: { nature: 'email', longest: 100 },
      ...sensitive,
    }),
    question('f8108', 'phone', words('联系电话', '聯絡電話', 'Telephone'), {
      filledFromAccount: 'phone',
      ...sensitive,
    }),
    question('f8109', 'text', words('现任职单位', '現任職機構', 'Present institution'), {
      required: true,
      text: { longest: 80 },
      ...whole,
    }),
    question('f8110', 'text', words('个人主页', '個人網頁', 'Homepage'), {
      placeholder: words('如 https://www.example.org', '如 https://www.example.org', 'e.g. https://www.example.org'),
      text: { nature: 'web-address', longest: 160 },
      ...half,
    }),
    question('f8111', 'text', words('ORCID 编号', 'ORCID 編號', 'ORCID iD'), {
      placeholder: words('0000-0000-0000-0000', '0000-0000-0000-0000', '0000-0000-0000-0000'),
      text: { shortest: 19, longest: 19 },
      ...half,
    }),
    question('f8112', 'single-choice', words('到岗是否需要签证', '到任是否需要簽證', 'Will you need a visa?'), {
      required: true,
      options: [
        choice('no', '不需要', '不需要', 'No'),
        choice('yes', '需要', '需要', 'Yes'),
        choice('family', '需要，且家属同行', '需要，且有家屬同行', 'Yes, and my family comes along'),
      ],
      ...inline,
    }),
  ],
  groups: [],
};
