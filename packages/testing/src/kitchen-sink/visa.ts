import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { idOf, question, words, yesNo } from './words.ts';

const hasVisited = question(
  'hasVisited',
  'single-choice',
  words('是否来过中国内地', '是否到過中國內地', 'Have you been to the Chinese Mainland?'),
  {
    options: yesNo,
    choice: { arrangement: 'inline' },
  },
);

/** Asked only of people who apply with a passport; earlier stays only of those who have been here. */
export const visa: ModuleDefinition = {
  id: 'visa',
  title: words('签证', '簽證', 'Visa'),
  author: 'applicant',
  layout: 'vertical',
  startsShown: true,
  relation: { field: idOf('documentKind'), option: 'passport' },
  shownWhen: { field: idOf('documentKind'), chosen: ['passport'] },
  fields: [hasVisited],
  groups: [
    {
      id: 'g-stays',
      key: 'stays',
      title: words('在华停留记录', '在華停留紀錄', 'Stays in China'),
      requiredRows: 1,
      extraRows: 4,
      layout: 'table',
      relation: { field: idOf('hasVisited'), option: 'yes' },
      shownWhen: { field: idOf('hasVisited'), answered: true },
      fields: [
        question('stayPeriod', 'date-range', words('停留时间', '停留時間', 'Period'), {
          required: true,
          date: { unit: 'month', format: 'yyyy-MM', offersPresent: true },
          inTable: { shown: true },
        }),
        question('stayPurpose', 'text', words('来访目的', '來訪目的', 'Purpose'), {
          required: true,
          text: { longest: 80 },
          inTable: { shown: true },
        }),
      ],
    },
  ],
};
