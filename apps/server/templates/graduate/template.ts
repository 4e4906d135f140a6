import { schedule, step } from '../../seeds/blocks/batch-table.ts';
import { words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { fileOf } from '../parts/file-of.ts';
import { form } from './form.ts';

/** Master's and doctoral programmes; two recommenders write. */
export function graduate(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 2,
      seoTitle: words('研究生招生', '研究生招生', 'Graduate admissions'),
      guide: paragraphs(
        words(
          '欢迎申请。请先选择批次，再依次填写各模块；系统会随时保存，您可以分多次完成。',
          '歡迎申請。請先選擇批次，再依次填寫各模組；系統會隨時保存，您可以分多次完成。',
          'Thank you for applying. Choose a round first, then fill in the modules; everything is saved as you go, and you may take as many sittings as you like.',
        ),
        words(
          '请准备：证件照、身份证件、个人简历、成绩单、英语成绩报告；申请博士者还需研究计划。',
          '請準備：證件相片、身份證件、個人履歷、成績單、英語成績報告；申請博士者還需研究計劃。',
          'You will need a photograph, an identity document, a curriculum vitae, transcripts and an English score report; for a doctorate also a research plan.',
        ),
        words(
          '请至少在截止日前两周邀请两位推荐人。推荐信由推荐人直接提交。',
          '請至少在截止日前兩週邀請兩位推薦人。推薦信由推薦人直接提交。',
          'Please invite two recommenders at least two weeks before the deadline. They submit their letters directly.',
        ),
      ),
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
      form,
      letters: { applicantReads: 'unlessWaived', shows: ['f1002'] },
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
    },
    now,
  );
}
