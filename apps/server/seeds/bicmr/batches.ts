import { schedule, step } from '../blocks/batch-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoBatch } from '../demo-tenant.ts';

const fellows = schedule(
  [step.review, words('截止后六周内', '截止後六週內', 'Within six weeks of the deadline')],
  [
    words('线上报告', '線上報告', 'Talk online'),
    words('入围后两周内，45 分钟', '入圍後兩週內，45 分鐘', 'Within two weeks of short-listing, 45 minutes'),
  ],
  [words('聘任通知', '聘任通知', 'Offer'), words('报告后一个月内', '報告後一個月內', 'Within a month of the talk')],
);

export const batches: readonly DemoBatch[] = [
  {
    key: 'summer-school',
    title: words('研究生暑期学校', '研究生暑期學校', 'Graduate summer school'),
    opensInDays: -200,
    closesInDays: -140,
    daysForLetters: 14,
    leftOut: ['publications', 'research'],
    places: [
      {
        kind: 'examination',
        name: words('听海楼报告厅', '聽海樓演講廳', 'Tinghai lecture hall'),
        address: words(
          '北溟市听海路 1 号国际数学研究中心',
          '北溟市聽海路 1 號國際數學研究中心',
          'International Center for Mathematical Research, 1 Tinghai Road, Beiming',
        ),
        remark: words(
          '开学第一天举行分班测验。',
          '開學首日舉行分班測驗。',
          'A placement test is held on the first day.',
        ),
        contact: {
          person: words('暑期学校秘书', '暑期學校秘書', 'Summer school secretary'),
          phone: '+86 10 5555 0173',
          email: 'fellowships@bicmr.example.edu',
        },
      },
    ],
  },
  {
    key: 'postdoctoral',
    title: words('博士后研究员', '博士後研究員', 'Postdoctoral fellows'),
    opensInDays: -30,
    closesInDays: 52,
    daysForLetters: 14,
    information: fellows,
  },
  {
    key: 'visiting',
    title: words('访问学者', '訪問學者', 'Visiting fellows'),
    opensInDays: -10,
    closesInDays: 80,
    daysForLetters: 14,
    leftOut: ['publications'],
    information: fellows,
  },
  {
    key: 'junior',
    title: words('青年学者（长聘轨）', '青年學者（長聘軌）', 'Junior fellows (tenure track)'),
    opensInDays: 30,
    closesInDays: 110,
    daysForLetters: 14,
    information: fellows,
  },
];
