import type { Fixtures } from '../testing/battery.ts';

const text = (sc: string, tc: string, en: string) => ({ sc, tc, en });

export const levelledListFixtures: Fixtures = {
  fields: [
    {
      id: 'subjects',
      key: 'f1501',
      type: 'levelled-list',
      label: text('考试科目', '考試科目', 'Subjects'),
      levels: [
        {
          label: text('理科', '理科', 'Science'),
          items: [text('物理', '物理', 'Physics'), text('化学', '化學', 'Chemistry')],
        },
        { label: text('文科', '文科', 'Arts'), items: [text('历史', '歷史', 'History')] },
      ],
    },
  ],
  good: [{ value: [{ group: 'Science', items: ['Physics', 'Biology'] }] }, { value: [{ group: 'None', items: [] }] }],
  bad: [],
};
