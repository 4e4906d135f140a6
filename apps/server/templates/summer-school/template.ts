import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { schedule, step } from '../../seeds/blocks/batch-table.ts';
import { yesNo } from '../../seeds/blocks/options.ts';
import { asBlock, documents, half, inline, stacked, whole } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { declarationField } from '../parts/declaration.ts';
import { education } from '../parts/education.ts';
import { fileOf } from '../parts/file-of.ts';
import { personal } from '../parts/personal.ts';

const course: ModuleDefinition = {
  id: 'course',
  title: words('课程与陈述', '課程與陳述', 'Course and statement'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1001', 'select', words('希望参加的课程', '希望參加的課程', 'Course you would like to take'), {
      required: true,
      options: [
        choice('sciences', '理学', '理學', 'Sciences'),
        choice('engineering', '工程与计算', '工程與計算', 'Engineering and computing'),
        choice('social', '社会科学', '社會科學', 'Social sciences'),
        choice('humanities', '人文', '人文', 'Humanities'),
      ],
      ...half,
    }),
    question('f1002', 'single-choice', words('年级', '年級', 'Year of study'), {
      required: true,
      options: [
        choice('first', '一年级', '一年級', 'First'),
        choice('second', '二年级', '二年級', 'Second'),
        choice('third', '三年级', '三年級', 'Third'),
        choice('fourth', '四年级及以上', '四年級及以上', 'Fourth or later'),
      ],
      ...inline,
    }),
    question('f1003', 'long-text', words('个人陈述', '個人陳述', 'Personal statement'), {
      required: true,
      remark: words(
        '为什么想来，希望学到什么，不超过 500 字。',
        '為甚麼想來，希望學到甚麼，不超過 500 字。',
        'Why you would like to come and what you hope to learn, up to 500 words.',
      ),
      text: { longest: 500, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question('f1004', 'upload', words('个人简历', '個人履歷', 'Curriculum vitae'), { files: documents(5) }),
    question('f1005', 'multiple-choice', words('如何得知本项目', '如何得知本計劃', 'How did you hear of us?'), {
      options: [
        choice('teacher', '老师推荐', '老師推薦', 'A teacher'),
        choice('friend', '同学朋友', '同學朋友', 'A friend'),
        choice('web', '网站或社交媒体', '網站或社交媒體', 'The web or social media'),
        otherChoice(),
      ],
      ...stacked,
    }),
  ],
  groups: [],
};

const stay: ModuleDefinition = {
  id: 'stay',
  title: words('食宿安排', '食宿安排', 'Your stay'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1701', 'single-choice', words('是否需要住宿', '是否需要住宿', 'Do you need accommodation?'), {
      required: true,
      options: yesNo,
      ...inline,
    }),
    question('f1702', 'single-choice', words('饮食需要', '飲食需要', 'Meals'), {
      required: true,
      options: [
        choice('any', '无特别要求', '無特別要求', 'No particular needs'),
        choice('vegetarian', '素食', '素食', 'Vegetarian'),
        choice('halal', '清真', '清真', 'Halal'),
        choice('allergy', '有食物过敏', '有食物過敏', 'I have an allergy'),
      ],
      triggers: [{ when: { options: ['allergy'] }, opens: [idOf('f1703')] }],
      ...stacked,
    }),
    question('f1703', 'text', words('过敏食物', '過敏食物', 'What you are allergic to'), {
      required: true,
      text: { longest: 100 },
      preview: { sensitive: true },
    }),
    declarationField('f1704'),
  ],
  groups: [],
};

/** A summer school for undergraduates. */
export function summerSchool(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 4,
      seoTitle: words('暑期学校报名', '暑期學校報名', 'Summer school'),
      guide: paragraphs(
        words(
          '暑期学校面向在读本科生。请选择一期并填写申请表，约需半小时；系统会随时保存。',
          '暑期學校面向在讀本科生。請選擇一期並填寫申請表，約需半小時；系統會隨時保存。',
          'The summer school is for undergraduates. Choose a session and fill in the form; it takes about half an hour and is saved as you go.',
        ),
        words(
          '请准备证件照、身份证件和成绩单。录取结果将以邮件通知。',
          '請準備證件相片、身份證件和成績單。錄取結果將以電郵通知。',
          'You will need a photograph, an identity document and a transcript. Results are sent by mail.',
        ),
      ),
      statement: paragraphs(
        words(
          '本人承诺所填信息及所附材料真实、完整。',
          '本人承諾所填資料及所附文件真實、完整。',
          'I declare that everything entered and attached is true and complete.',
        ),
        words(
          '录取后如不能参加，本人会在开课前两周告知。',
          '錄取後如不能參加，本人會在開課前兩週告知。',
          'If I am admitted and cannot come, I will say so two weeks before the beginning.',
        ),
      ),
      knownItems: [
        words('每人只能申请一期。', '每人只能申請一期。', 'You may apply for one session.'),
        words(
          '截止之前可以撤回、修改并再次提交。',
          '截止之前可以撤回、修改並再次提交。',
          'Until the deadline you may take your application back, change it and submit it again.',
        ),
      ],
      form: { modules: [personal, education, course, stay] },
      batches: [
        {
          key: 'session-one',
          title: words('第一期', '第一期', 'Session one'),
          opensInDays: 7,
          closesInDays: 52,
          information: schedule(
            [step.review, words('截止后两周内', '截止後兩週內', 'Within two weeks of the deadline')],
            [step.result, words('截止后三周内', '截止後三週內', 'Within three weeks of the deadline')],
          ),
        },
      ],
    },
    now,
  );
}
