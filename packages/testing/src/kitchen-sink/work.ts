import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, idOf, question, words, yesNo } from './words.ts';

const jobs: GroupDefinition = {
  id: 'g-jobs',
  key: 'jobs',
  title: words('工作经历', '工作經驗', 'Positions held'),
  requiredRows: 0,
  extraRows: 6,
  addLabel: words('添加一段工作经历', '新增一段工作經驗', 'Add a position'),
  layout: 'list',
  labelWidth: '160px',
  labelPosition: 'top',
  order: 1,
  startsShown: true,
  fields: [
    question('employerKind', 'single-choice', words('单位性质', '機構性質', 'Kind of employer'), {
      required: true,
      order: 1,
      options: [
        choice('company', '企业', '企業', 'Company'),
        choice('government', '政府机关', '政府部門', 'Government'),
        choice('public', '事业单位', '公營機構', 'Public institution'),
        choice('other', '其他', '其他', 'Other', {
          takesText: true,
          tips: words('请说明单位性质', '請說明機構性質', 'Please say which'),
        }),
      ],
      choice: { arrangement: 'inline' },
      triggers: [
        { when: { options: ['company'] }, opens: [idOf('staffCount'), idOf('f6544')] },
        { when: { options: ['government', 'public'] }, opens: [idOf('rank')] },
      ],
      inTable: { shown: true },
    }),
    question('company', 'text', words('单位名称', '機構名稱', 'Employer'), {
      required: true,
      order: 2,
      text: { longest: 80 },
      inTable: { shown: true },
    }),
    question('position', 'text', words('职位', '職位', 'Position'), {
      required: true,
      order: 3,
      text: { longest: 60 },
      inTable: { shown: true },
    }),
    question('jobPeriod', 'date-range', words('任职时间', '任職時間', 'Period'), {
      required: true,
      order: 4,
      date: { unit: 'month', format: 'yyyy-MM', offersPresent: true },
      inTable: { shown: true },
    }),
    question('staffCount', 'text', words('管理人数', '管理人數', 'People managed'), {
      order: 5,
      defaultValue: '0',
      text: { nature: 'decimal', longest: 6, least: 0, greatest: 100_000 },
    }),
    question('f6544', 'text', words('税前年薪', '稅前年薪', 'Annual salary before tax'), {
      order: 6,
      text: {
        nature: 'decimal',
        longest: 8,
        suffix: words('（万元/人）', '（萬元／人）', '(10k CNY per person)'),
      },
      preview: { sensitive: true },
    }),
    question('rank', 'text', words('行政级别', '職級', 'Rank'), {
      order: 7,
      text: { longest: 30 },
      shownWhen: { field: idOf('employerKind'), answered: true },
    }),
    question('duties', 'long-text', words('主要职责', '主要職責', 'Duties'), {
      order: 8,
      requiredWhen: {
        all: [
          { field: idOf('staffCount'), number: { least: 1000 } },
          { not: { field: idOf('employerKind'), chosen: ['government'] } },
        ],
      },
      text: { longest: 200, lines: 4 },
      preview: { mode: 'block' },
    }),
  ],
};

export const work: ModuleDefinition = {
  id: 'work',
  title: words('工作经历', '工作經驗', 'Work experience'),
  author: 'applicant',
  layout: 'vertical',
  fields: [
    question('hasWorked', 'single-choice', words('是否有工作经历', '是否有工作經驗', 'Have you held a position?'), {
      options: yesNo,
      choice: { arrangement: 'inline' },
      triggers: [{ when: { options: ['yes'] }, opens: ['g-jobs'] }],
    }),
  ],
  groups: [jobs],
};
