import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { awardGroup } from '../../blocks/questions/awards.ts';
import { degrees } from '../../blocks/options.ts';
import { places } from '../../blocks/places.ts';
import { documents, half, inTable, months } from '../../blocks/settings.ts';
import { choice, idOf, question, words } from '../../blocks/words.ts';

export const career: ModuleDefinition = {
  id: 'career',
  title: words('学术经历', '學術經歷', 'Academic career'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f8131', 'single-choice', words('博士学位', '博士學位', 'Your doctorate'), {
      required: true,
      options: [
        choice('awarded', '已获得', '已獲頒', 'Awarded'),
        choice('expected', '即将获得', '即將獲頒', 'Expected'),
        choice('none', '在读或未攻读', '在讀或未攻讀', 'Not yet'),
      ],
      choice: { arrangement: 'inline' },
      triggers: [
        { when: { options: ['awarded', 'expected'] }, opens: [idOf('f8132'), idOf('f8133')] },
        { when: { options: ['awarded'] }, opens: [idOf('f8134')] },
      ],
    }),
    question('f8132', 'date', words('获得或预计获得年份', '獲頒或預計獲頒年份', 'Year awarded or expected'), {
      required: true,
      date: { unit: 'year', format: 'yyyy' },
      ...half,
    }),
    question('f8133', 'text', words('博士论文题目', '博士論文題目', 'Title of your thesis'), {
      required: true,
      text: { longest: 160 },
    }),
    question('f8134', 'upload', words('博士学位证书', '博士學位證書', 'Doctoral certificate'), {
      files: documents(10),
    }),
  ],
  groups: [
    {
      id: '8135',
      key: 'g8135',
      title: words('学习与任职', '學習與任職', 'Studies and appointments'),
      remark: words(
        '由近及远，含本科及以上学习经历。',
        '由近至遠，包括學士及以上學習經歷。',
        'The latest first, back to your bachelor’s degree.',
      ),
      requiredRows: 1,
      extraRows: 9,
      addLabel: words('添加经历', '新增經歷', 'Add an entry'),
      layout: 'table',
      labelPosition: 'top',
      fields: [
        question('f8136', 'date-range', words('起止时间', '起訖時間', 'Period'), {
          required: true,
          date: months,
          ...inTable,
        }),
        question('f8137', 'text', words('机构', '機構', 'Institution'), {
          required: true,
          text: { longest: 80, suggest: 'school' },
          ...inTable,
        }),
        question('f8138', 'select', words('国家或地区', '國家或地區', 'Country or region'), {
          required: true,
          options: places,
          ...half,
        }),
        question('f8139', 'single-choice', words('性质', '性質', 'Kind'), {
          required: true,
          options: [
            choice('study', '学习', '學習', 'Study'),
            choice('appointment', '任职', '任職', 'Appointment'),
            choice('visit', '访问', '訪問', 'Visit'),
          ],
          choice: { arrangement: 'inline' },
          triggers: [
            { when: { options: ['study'] }, opens: [idOf('f8140'), idOf('f8142')] },
            { when: { options: ['appointment', 'visit'] }, opens: [idOf('f8141')] },
          ],
          ...inTable,
        }),
        question('f8140', 'select', words('学位', '學位', 'Degree'), {
          required: true,
          options: degrees.slice(0, 3),
          ...half,
        }),
        question('f8142', 'text', words('导师', '導師', 'Supervisor'), { text: { longest: 40 }, ...half }),
        question('f8141', 'text', words('职位', '職位', 'Position'), {
          required: true,
          text: { longest: 60 },
          ...half,
        }),
      ],
    },
    awardGroup(8143, 6),
  ],
};
