import { schedule, step } from '../blocks/batch-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoBatch } from '../demo-tenant.ts';
import { consultation, interviewRoom } from './places.ts';

const masters = schedule(
  [step.review, words('截止后三周内', '截止後三週內', 'Within three weeks of the deadline')],
  [step.interview, words('截止后第四、五周，线下', '截止後第四、五週，現場', 'Weeks four and five, on campus')],
  [step.result, words('截止后八周内', '截止後八週內', 'Within eight weeks of the deadline')],
  [step.fee, words('免收', '免收', 'None')],
);

export const batches: readonly DemoBatch[] = [
  {
    key: 'early',
    title: words('提前批次（硕士）', '提前批次（碩士）', 'Early round (Master’s)'),
    opensInDays: -150,
    closesInDays: -90,
    daysForLetters: 7,
    places: [interviewRoom],
    information: masters,
  },
  {
    key: 'regular',
    title: words('常规批次（硕士）', '常規批次（碩士）', 'Regular round (Master’s)'),
    opensInDays: -21,
    closesInDays: 45,
    daysForLetters: 7,
    places: [interviewRoom, consultation],
    information: masters,
  },
  {
    key: 'doctoral',
    title: words('博士申请考核批次', '博士申請考核批次', 'Doctoral application and assessment'),
    opensInDays: -7,
    closesInDays: 75,
    daysForLetters: 7,
    leftOut: ['work', 'family'],
    places: [interviewRoom],
    information: schedule(
      [step.review, words('截止后四周内', '截止後四週內', 'Within four weeks of the deadline')],
      [
        words('笔试与面试', '筆試與面試', 'Written test and interview'),
        words('截止后第六周，为期两天', '截止後第六週，為期兩天', 'Week six, over two days'),
      ],
      [step.result, words('截止后十周内', '截止後十週內', 'Within ten weeks of the deadline')],
    ),
  },
  {
    key: 'supplementary',
    title: words('补录批次（硕士）', '補錄批次（碩士）', 'Supplementary round (Master’s)'),
    opensInDays: 90,
    closesInDays: 120,
    daysForLetters: 7,
    information: masters,
  },
];
