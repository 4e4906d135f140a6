import { words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { fileOf } from '../parts/file-of.ts';
import { graduateRules } from '../parts/graduate-rules.ts';
import { form } from './form.ts';

/** A doctoral programme; two recommenders write. */
export function doctoral(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 1,
      seoTitle: words('博士招生', '博士課程招生', 'Doctoral admissions'),
      guide: paragraphs(
        words(
          '欢迎申请。请先选择批次，再依次填写各模块；系统会随时保存，您可以分多次完成。',
          '歡迎申請。請先選擇批次，再依次填寫各模組；系統會隨時保存，您可以分多次完成。',
          'Thank you for applying. Choose a round first, then fill in the modules; everything is saved as you go, and you may take as many sittings as you like.',
        ),
        words(
          '请准备：证件照、身份证件、个人简历、成绩单、英语成绩报告和研究计划。',
          '請準備：證件相片、身份證件、個人履歷、成績單、英語成績報告和研究計劃。',
          'You will need a photograph, an identity document, a curriculum vitae, transcripts, an English score report and a research plan.',
        ),
        words(
          '请至少在截止日前两周邀请两位推荐人。推荐信由推荐人直接提交。',
          '請至少在截止日前兩週邀請兩位推薦人。推薦信由推薦人直接提交。',
          'Please invite two recommenders at least two weeks before the deadline. They submit their letters directly.',
        ),
      ),
      ...graduateRules,
      form,
      letters: { applicantReads: 'unlessWaived', shows: ['f1002'] },
    },
    now,
  );
}
