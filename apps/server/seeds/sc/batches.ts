import { schedule, step } from '../blocks/batch-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoBatch } from '../demo-tenant.ts';

const rounds = schedule(
  [step.review, words('截止后四周内', '截止後四週內', 'Within four weeks of the deadline')],
  [step.interview, words('线上或香港', '線上或香港', 'Online or in Hong Kong')],
  [step.result, words('面试后三周内', '面試後三週內', 'Within three weeks of the interview')],
  [step.fee, words('免收', '免收', 'None')],
);

export const batches: readonly DemoBatch[] = [
  {
    key: 'early-action',
    title: words('提早申请', '提早申請', 'Early action'),
    opensInDays: -95,
    closesInDays: -33,
    daysForLetters: 7,
    information: rounds,
  },
  {
    key: 'main',
    title: words('主轮申请', '主輪申請', 'Main round'),
    opensInDays: -28,
    closesInDays: 60,
    daysForLetters: 7,
    places: [
      {
        kind: 'interview',
        name: words('云雀书院会客厅', '雲雀書院會客廳', 'The Parlour, Skylark College'),
        address: words(
          '香港半山云雀径 7 号云雀书院',
          '香港半山雲雀徑 7 號雲雀書院',
          'Skylark College, 7 Skylark Path, Mid-Levels, Hong Kong',
        ),
        remark: words(
          '交通和住宿由书院承担。',
          '交通和住宿由書院承擔。',
          'Travel and lodging are paid by the College.',
        ),
        contact: {
          person: words('入学事务处', '入學事務處', 'Office of Admissions'),
          phone: '+852 5550 0127',
          email: 'scholars@skylark.example.edu',
        },
      },
    ],
    information: rounds,
  },
  {
    key: 'exchange',
    title: words('短期交换', '短期交換', 'Visiting and exchange'),
    opensInDays: 21,
    closesInDays: 96,
    daysForLetters: 7,
    leftOut: ['work', 'preferences'],
    information: rounds,
  },
];
