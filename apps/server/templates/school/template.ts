import { schedule, step } from '../../seeds/blocks/batch-table.ts';
import { words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { fileOf } from '../parts/file-of.ts';
import { form } from './form.ts';

/** A primary or secondary school, to which parents apply. */
export function school(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 3,
      seoTitle: words('学校招生', '學校收生', 'School admissions'),
      guide: paragraphs(
        words(
          '本申请由家长或监护人填写，约需四十分钟；系统会随时保存，您可以分多次完成。',
          '本申請由家長或監護人填寫，約需四十分鐘；系統會隨時保存，您可以分多次完成。',
          'A parent or guardian fills in this form. It takes about forty minutes and is saved as you go; you may take as many sittings as you like.',
        ),
        words(
          '请准备：学生证件照、身份证件和最近两学年的成绩报告。',
          '請準備：學生證件相片、身份證件和最近兩學年的成績表。',
          'You will need a photograph and an identity document of the pupil, and the school reports of the last two years.',
        ),
      ),
      statement: paragraphs(
        words(
          '本人是学生的家长或监护人，所填信息及所附材料真实、完整。',
          '本人是學生的家長或監護人，所填資料及所附文件真實、完整。',
          'I am a parent or guardian of the pupil; everything entered and attached is true and complete.',
        ),
        words(
          '本人同意学校为招生目的使用这些信息。',
          '本人同意學校為收生目的使用這些資料。',
          'I agree that the school uses this information for admission.',
        ),
      ),
      knownItems: [
        words('每位学生填写一份申请。', '每位學生填寫一份申請。', 'One application for each pupil.'),
        words(
          '截止之前可以撤回、修改并再次提交。',
          '截止之前可以撤回、修改並再次提交。',
          'Until the deadline you may take the application back, change it and submit it again.',
        ),
      ],
      form,
      batches: [
        {
          key: 'next-year',
          title: words('下一学年', '下一學年', 'Next school year'),
          opensInDays: 14,
          closesInDays: 60,
          information: schedule(
            [step.review, words('截止后两周内', '截止後兩週內', 'Within two weeks of the deadline')],
            [step.interview, words('截止后第四周', '截止後第四週', 'Week four after the deadline')],
            [step.result, words('截止后六周内', '截止後六週內', 'Within six weeks of the deadline')],
          ),
        },
      ],
    },
    now,
  );
}
