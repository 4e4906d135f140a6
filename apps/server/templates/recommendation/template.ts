import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, documents, half, stacked, whole } from '../../seeds/blocks/settings.ts';
import { choice, question, words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { declarationField } from '../parts/declaration.ts';
import { fileOf } from '../parts/file-of.ts';
import { personal } from '../parts/personal.ts';
import { letter, referees } from '../parts/recommendation.ts';

const purpose: ModuleDefinition = {
  id: 'purpose',
  title: words('推荐用途', '推薦用途', 'What the letters are for'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f4201', 'single-choice', words('用于', '用於', 'They are for'), {
      required: true,
      options: [
        choice('scholarship', '奖学金', '獎學金', 'a scholarship'),
        choice('exchange', '交流或访学', '交流或訪學', 'an exchange or a stay elsewhere'),
        choice('admission', '入学申请', '入學申請', 'an application for admission'),
        choice('award', '奖项评选', '獎項評選', 'an award'),
      ],
      ...stacked,
    }),
    question('f4202', 'text', words('项目名称', '項目名稱', 'Name of the programme or award'), {
      required: true,
      text: { longest: 100 },
      ...half,
    }),
    question('f4203', 'text', words('所在院系', '所屬院系', 'Your department'), {
      required: true,
      text: { longest: 80 },
      ...half,
    }),
    question('f4204', 'long-text', words('请推荐人留意的内容', '請推薦人留意的內容', 'What recommenders should know'), {
      required: true,
      remark: words(
        '推荐人会读到：您的学业、工作或成果中与此有关的部分，不超过 500 字。',
        '推薦人會讀到：您的學業、工作或成果中與此有關的部分，不超過 500 字。',
        'Recommenders read this: what in your studies, work or results matters here, up to 500 words.',
      ),
      text: { longest: 500, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question('f4205', 'upload', words('个人简历', '個人履歷', 'Curriculum vitae'), {
      required: true,
      files: documents(5),
    }),
    declarationField('f4206'),
  ],
  groups: [],
};

/** Letters alone: somebody says what they are for and who writes them, and two people write. */
export function recommendation(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 2,
      seoTitle: words('推荐信', '推薦信', 'Letters of recommendation'),
      guide: paragraphs(
        words(
          '请先说明推荐信的用途，再邀请两位推荐人；推荐信由推荐人直接提交。',
          '請先說明推薦信的用途，再邀請兩位推薦人；推薦信由推薦人直接提交。',
          'Say what the letters are for, then invite two recommenders, who submit their letters directly.',
        ),
        words(
          '请至少在截止日前两周邀请推荐人，并事先征得其同意。',
          '請至少在截止日前兩週邀請推薦人，並事先徵得其同意。',
          'Please ask them first, and invite them at least two weeks before the deadline.',
        ),
      ),
      statement: paragraphs(
        words(
          '本人承诺：所填信息真实，已征得推荐人同意。',
          '本人承諾：所填資料真實，已徵得推薦人同意。',
          'I declare that what I entered is true, and that the recommenders have agreed.',
        ),
      ),
      knownItems: [
        words(
          '两封推荐信须在截止后七天内送达。',
          '兩封推薦信須在截止後七天內送達。',
          'Both letters must arrive within seven days of the deadline.',
        ),
      ],
      form: { modules: [purpose, personal, referees, letter] },
      letters: { applicantReads: 'unlessWaived', shows: ['f4201', 'f4202', 'f4204'] },
      batches: [
        {
          key: 'first-round',
          title: words('第一批次', '第一批次', 'First round'),
          opensInDays: 7,
          closesInDays: 45,
          daysForLetters: 7,
          information: null,
        },
      ],
    },
    now,
  );
}
