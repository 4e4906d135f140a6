import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { yesNo } from '../../seeds/blocks/options.ts';
import { asBlock, documents, half, inline, inTable, months, whole } from '../../seeds/blocks/settings.ts';
import { choice, idOf, question, words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { declarationField } from '../parts/declaration.ts';
import { education } from '../parts/education.ts';
import { english } from '../parts/english.ts';
import { fileOf } from '../parts/file-of.ts';
import { graduateRules } from '../parts/graduate-rules.ts';
import { personal } from '../parts/personal.ts';
import { letter, referees } from '../parts/recommendation.ts';

const programme: ModuleDefinition = {
  id: 'programme',
  title: words('申请项目', '申請課程', 'Programme'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1001', 'text', words('申请专业', '申請專業', 'Programme applied for'), {
      required: true,
      text: { longest: 80 },
      ...whole,
    }),
    question('f1002', 'single-choice', words('学习方式', '學習方式', 'Mode of study'), {
      required: true,
      options: [choice('full', '全日制', '全日制', 'Full time'), choice('part', '非全日制', '兼讀制', 'Part time')],
      ...inline,
    }),
    question('f1003', 'single-choice', words('是否申请奖学金', '是否申請獎學金', 'Do you apply for a scholarship?'), {
      required: true,
      options: yesNo,
      triggers: [{ when: { options: ['yes'] }, opens: [idOf('f1004')] }],
      ...inline,
    }),
    question('f1004', 'long-text', words('申请奖学金的理由', '申請獎學金的理由', 'Why a scholarship is due to you'), {
      required: true,
      remark: words('不超过 300 字。', '不超過 300 字。', 'Up to 300 words.'),
      text: { longest: 300, lines: 5 },
      ...whole,
    }),
  ],
  groups: [],
};

const experience: ModuleDefinition = {
  id: 'experience',
  title: words('实习与工作', '實習與工作', 'Work experience'),
  author: 'applicant',
  required: false,
  layout: 'vertical',
  fields: [],
  groups: [
    {
      id: '1701',
      key: 'g1701',
      title: words('实习与工作经历', '實習與工作經驗', 'Internships and jobs'),
      remark: words(
        '由近及远；没有可留空。',
        '由近至遠；如沒有可留空。',
        'The latest first; leave empty if there are none.',
      ),
      requiredRows: 0,
      extraRows: 6,
      addLabel: words('添加经历', '新增經驗', 'Add one'),
      layout: 'table',
      labelPosition: 'top',
      fields: [
        question('f1702', 'date-range', words('起止时间', '起訖時間', 'Period'), {
          required: true,
          date: months,
          ...inTable,
        }),
        question('f1703', 'text', words('单位', '機構', 'Employer'), {
          required: true,
          text: { longest: 80 },
          ...half,
          ...inTable,
        }),
        question('f1704', 'text', words('职位', '職位', 'Position'), {
          required: true,
          text: { longest: 60 },
          ...half,
          ...inTable,
        }),
        question('f1705', 'long-text', words('工作内容', '工作內容', 'What you did'), {
          text: { longest: 200, lines: 3 },
          ...whole,
        }),
      ],
    },
  ],
};

const statement: ModuleDefinition = {
  id: 'statement',
  title: words('个人陈述与材料', '個人陳述與文件', 'Statement and documents'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1401', 'long-text', words('个人陈述', '個人陳述', 'Personal statement'), {
      required: true,
      remark: words(
        '申请动机、学业准备与职业规划，不超过 1,000 字。',
        '申請動機、學業準備與職業規劃，不超過 1,000 字。',
        'Why you apply, how you have prepared and what you plan, up to 1,000 words.',
      ),
      text: { longest: 1000, lines: 10 },
      ...whole,
      ...asBlock,
    }),
    question('f1402', 'upload', words('个人简历', '個人履歷', 'Curriculum vitae'), {
      required: true,
      files: documents(5),
    }),
    question('f1403', 'upload', words('其他证明材料', '其他證明文件', 'Other supporting documents'), {
      files: documents(20, 5),
    }),
    declarationField('f1404'),
  ],
  groups: [],
};

/** A taught master's programme; two recommenders write. */
export function master(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 2,
      seoTitle: words('硕士招生', '碩士課程招生', 'Master’s admissions'),
      guide: paragraphs(
        words(
          '欢迎申请。请先选择批次，再依次填写各模块；系统会随时保存，您可以分多次完成。',
          '歡迎申請。請先選擇批次，再依次填寫各模組；系統會隨時保存，您可以分多次完成。',
          'Thank you for applying. Choose a round first, then fill in the modules; everything is saved as you go, and you may take as many sittings as you like.',
        ),
        words(
          '请准备：证件照、身份证件、个人简历、成绩单、英语成绩报告。',
          '請準備：證件相片、身份證件、個人履歷、成績單、英語成績報告。',
          'You will need a photograph, an identity document, a curriculum vitae, transcripts and an English score report.',
        ),
        words(
          '请至少在截止日前两周邀请两位推荐人。推荐信由推荐人直接提交。',
          '請至少在截止日前兩週邀請兩位推薦人。推薦信由推薦人直接提交。',
          'Please invite two recommenders at least two weeks before the deadline. They submit their letters directly.',
        ),
      ),
      ...graduateRules,
      form: { modules: [programme, personal, education, english, experience, statement, referees, letter] },
      letters: { applicantReads: 'unlessWaived', shows: ['f1001'] },
    },
    now,
  );
}
