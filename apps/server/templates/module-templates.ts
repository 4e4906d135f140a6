import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import { words } from '../seeds/blocks/words.ts';

/** Modules to add to any form; they are loaded when somebody asks for them. */
interface ModuleTemplate {
  readonly key: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly load: () => Promise<FormDefinition>;
}

export const moduleTemplates: readonly ModuleTemplate[] = [
  {
    key: 'recommendation',
    title: words('推荐人与推荐信', '推薦人與推薦信', 'Recommenders and their letters'),
    summary: words(
      '申请人填写两位推荐人；推荐人评价、写信并签名。',
      '申請人填寫兩位推薦人；推薦人評價、寫信並簽署。',
      'Applicants name two recommenders, who assess them, write and sign.',
    ),
    load: async () => {
      const { referees, letter } = await import('./parts/recommendation.ts');
      return { modules: [referees, letter] };
    },
  },
  {
    key: 'supplement',
    title: words('补充材料', '補充文件', 'Supplementary documents'),
    summary: words(
      '补交的成绩、证明和说明，并注明是否取代先前的材料。',
      '補交的成績、證明和說明，並註明是否取代先前的文件。',
      'Scores, certificates and explanations that come later, and whether they replace earlier ones.',
    ),
    load: async () => ({ modules: [(await import('./modules/supplement.ts')).supplement] }),
  },
  {
    key: 'questionnaire',
    title: words('问卷', '問卷', 'Questionnaire'),
    summary: words(
      '得知途径、申请过程的评价和建议；全部选填。',
      '得知途徑、申請過程的評價和建議；全部選填。',
      'Where people heard of the programme, how applying was, what to do better; nothing has to be answered.',
    ),
    load: async () => ({ modules: [(await import('./modules/questionnaire.ts')).questionnaire] }),
  },
  {
    key: 'personal',
    title: words('个人信息', '個人資料', 'Personal details'),
    summary: words(
      '姓名、证件、照片、联系方式和紧急联系人。',
      '姓名、證件、相片、聯絡方式和緊急聯絡人。',
      'Name, identity document, photograph, contact and emergency contact.',
    ),
    load: async () => ({ modules: [(await import('./parts/personal.ts')).personal] }),
  },
  {
    key: 'education',
    title: words('教育背景', '教育背景', 'Education'),
    summary: words(
      '成绩单、教育经历和奖项。',
      '成績單、教育經歷和獎項。',
      'Transcript, schools and universities, awards.',
    ),
    load: async () => ({ modules: [(await import('./parts/education.ts')).education] }),
  },
  {
    key: 'english',
    title: words('英语水平', '英語水平', 'English'),
    summary: words('英语考试、日期、成绩和证明。', '英語考試、日期、成績和證明。', 'Test, day, score and certificate.'),
    load: async () => ({ modules: [(await import('./parts/english.ts')).english] }),
  },
];
