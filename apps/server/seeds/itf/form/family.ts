import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { relatives, yesNo } from '../../blocks/options.ts';
import { half, inline, inTable } from '../../blocks/settings.ts';
import { idOf, question, words } from '../../blocks/words.ts';

export const family: ModuleDefinition = {
  id: 'family',
  title: words('家庭成员', '家庭成員', 'Family'),
  author: 'applicant',
  icon: 'family',
  required: true,
  layout: 'vertical',
  fields: [
    question(
      'f6560',
      'single-choice',
      words('是否有亲属在本校任职', '是否有親屬任職本校', 'Does a relative work here?'),
      {
        required: true,
        remark: words(
          '仅用于安排评审回避，不影响录取。',
          '僅用於安排評審迴避，不影響錄取。',
          'Asked so that relatives take no part in the review; it has no other effect.',
        ),
        options: yesNo,
        triggers: [{ when: { options: ['yes'] }, opens: [idOf('f6561')] }],
        ...inline,
      },
    ),
    question('f6561', 'text', words('亲属姓名与部门', '親屬姓名及部門', 'Their name and department'), {
      required: true,
      text: { longest: 60 },
    }),
  ],
  groups: [
    {
      id: '6555',
      key: 'g6555',
      title: words('主要家庭成员', '主要家庭成員', 'Family members'),
      requiredRows: 1,
      extraRows: 4,
      addLabel: words('添加家庭成员', '新增家庭成員', 'Add a family member'),
      layout: 'list',
      labelPosition: 'top',
      fields: [
        question('f6556', 'select', words('关系', '關係', 'Relation'), {
          required: true,
          options: relatives,
          ...half,
          ...inTable,
        }),
        question('f6557', 'text', words('姓名', '姓名', 'Name'), {
          required: true,
          text: { longest: 40 },
          ...half,
          ...inTable,
        }),
        question('f6558', 'text', words('工作单位及职务', '任職機構及職位', 'Employer and position'), {
          placeholder: words('退休或无业请注明', '退休或待業請註明', 'Say so if retired or not working'),
          text: { longest: 80 },
          ...inTable,
        }),
        question('f6559', 'phone', words('联系电话', '聯絡電話', 'Telephone'), { preview: { sensitive: true } }),
      ],
    },
  ],
};
