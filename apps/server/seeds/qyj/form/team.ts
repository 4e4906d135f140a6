import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inTable } from '../../blocks/settings.ts';
import { choice, question, words } from '../../blocks/words.ts';

export const team: ModuleDefinition = {
  id: 'team',
  title: words('核心团队', '核心團隊', 'Team'),
  author: 'applicant',
  layout: 'vertical',
  fields: [
    question('f9151', 'matrix', words('团队在以下方面', '團隊在以下方面', 'How strong is your team in'), {
      required: true,
      options: [
        choice('product', '产品与技术', '產品與技術', 'Product and technology'),
        choice('market', '市场与销售', '市場與銷售', 'Marketing and sales'),
        choice('finance', '财务与融资', '財務與融資', 'Finance'),
        choice('people', '组织与人才', '組織與人才', 'People'),
      ],
      columns: [
        choice('strong', '较强', '較強', 'Strong'),
        choice('fair', '一般', '一般', 'Fair'),
        choice('weak', '较弱', '較弱', 'Weak'),
      ],
    }),
  ],
  groups: [
    {
      id: '9152',
      key: 'g9152',
      title: words('核心成员', '核心成員', 'Members'),
      requiredRows: 1,
      extraRows: 4,
      addLabel: words('添加成员', '新增成員', 'Add a member'),
      layout: 'list',
      labelPosition: 'top',
      fields: [
        question('f9153', 'text', words('姓名', '姓名', 'Name'), {
          required: true,
          text: { longest: 40 },
          ...half,
          ...inTable,
        }),
        question('f9154', 'text', words('职务', '職位', 'Position'), {
          required: true,
          text: { longest: 40 },
          ...half,
          ...inTable,
        }),
        question('f9155', 'long-text', words('简介', '簡介', 'In brief'), {
          required: true,
          text: { longest: 100, lines: 3 },
        }),
      ],
    },
  ],
};
