import { schedule, step } from '../../seeds/blocks/batch-table.ts';
import { words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';

/** What applicants of a programme with letters declare and should know, and its first round. */
export const graduateRules = {
  statement: paragraphs(
    words(
      '本人承诺：所填信息及所附材料真实、准确、完整，由本人填写。',
      '本人承諾：所填資料及所附文件真實、準確、完整，由本人填寫。',
      'I declare that everything entered and attached is true, accurate, complete and my own.',
    ),
    words(
      '如有不实，招生单位可在任何阶段取消本人的申请、录取或入学资格。',
      '如有不實，招生單位可在任何階段取消本人的申請、錄取或入學資格。',
      'If anything proves untrue, my application, offer or enrolment may be withdrawn at any stage.',
    ),
  ),
  knownItems: [
    words(
      '批次截止之前可以撤回、修改并再次提交；截止之后不能修改。',
      '批次截止之前可以撤回、修改並再次提交；截止之後不能修改。',
      'Until the round closes you may take your application back, change it and submit it again; afterwards it cannot be changed.',
    ),
    words(
      '两封推荐信须在批次截止后七天内送达。',
      '兩封推薦信須在批次截止後七天內送達。',
      'Both letters must arrive within seven days of the deadline.',
    ),
  ],
  batches: [
    {
      key: 'first-round',
      title: words('第一批次', '第一批次', 'First round'),
      opensInDays: 14,
      closesInDays: 74,
      daysForLetters: 7,
      information: schedule(
        [step.review, words('截止后三周内', '截止後三週內', 'Within three weeks of the deadline')],
        [step.interview, words('截止后第五周', '截止後第五週', 'Week five after the deadline')],
        [step.result, words('截止后八周内', '截止後八週內', 'Within eight weeks of the deadline')],
      ),
    },
  ],
};
