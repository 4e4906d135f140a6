import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { refereeGroup } from '../../seeds/blocks/questions/referees.ts';
import { signatureField } from '../../seeds/blocks/questions/files.ts';
import { asBlock, documents, half, inline, stacked, whole } from '../../seeds/blocks/settings.ts';
import { choice, idOf, question, words } from '../../seeds/blocks/words.ts';
import { declarationField } from '../parts/declaration.ts';
import { education } from '../parts/education.ts';
import { english } from '../parts/english.ts';
import { personal } from '../parts/personal.ts';

const programme: ModuleDefinition = {
  id: 'programme',
  title: words('申请项目', '申請課程', 'Programme'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1001', 'single-choice', words('申请层次', '申請程度', 'Degree applied for'), {
      required: true,
      options: [choice('master', '硕士', '碩士', 'Master’s'), choice('doctor', '博士', '博士', 'Doctorate')],
      triggers: [{ when: { options: ['doctor'] }, opens: [idOf('f1003')] }],
      ...inline,
    }),
    question('f1002', 'text', words('专业或研究方向', '專業或研究方向', 'Subject or field of research'), {
      required: true,
      text: { longest: 80 },
      ...whole,
    }),
    question('f1003', 'text', words('意向导师', '意向導師', 'Preferred supervisor'), {
      remark: words(
        '如已与导师联系，请填写姓名。',
        '如已與導師聯絡，請填寫姓名。',
        'If you have been in touch with one.',
      ),
      text: { longest: 60 },
      ...half,
    }),
    question('f1004', 'single-choice', words('学习方式', '學習方式', 'Mode of study'), {
      required: true,
      options: [choice('full', '全日制', '全日制', 'Full time'), choice('part', '非全日制', '兼讀制', 'Part time')],
      ...inline,
    }),
  ],
  groups: [],
};

const research: ModuleDefinition = {
  id: 'research',
  title: words('陈述与研究计划', '陳述與研究計劃', 'Statement and research plan'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1401', 'long-text', words('个人陈述', '個人陳述', 'Personal statement'), {
      required: true,
      remark: words(
        '申请动机、学术经历与未来规划，不超过 1,500 字。',
        '申請動機、學術經歷與未來規劃，不超過 1,500 字。',
        'Why you apply, what you have done and what you plan, up to 1,500 words.',
      ),
      text: { longest: 1500, lines: 12 },
      ...whole,
      ...asBlock,
    }),
    question('f1402', 'upload', words('研究计划', '研究計劃', 'Research plan'), {
      remark: words('申请博士者请上传，PDF。', '申請博士者請上載，PDF。', 'For doctoral applicants, as PDF.'),
      files: documents(10),
    }),
    question('f1403', 'upload', words('个人简历', '個人履歷', 'Curriculum vitae'), {
      required: true,
      files: documents(5),
    }),
    question('f1404', 'upload', words('论文或其他成果', '論文或其他成果', 'Papers or other work'), {
      files: documents(20, 5),
    }),
    declarationField('f1405'),
  ],
  groups: [],
};

const referees: ModuleDefinition = {
  id: 'referees',
  title: words('推荐人', '推薦人', 'Recommenders'),
  author: 'referees',
  required: true,
  layout: 'vertical',
  fields: [],
  groups: [
    refereeGroup({
      first: 1501,
      title: words('推荐人', '推薦人', 'Recommenders'),
      remark: words(
        '请填写两位了解您学业或工作表现的推荐人。',
        '請填寫兩位了解您學業或工作表現的推薦人。',
        'Two people who know your studies or your work.',
      ),
      requiredRows: 2,
      extraRows: 1,
    }),
  ],
};

const letter: ModuleDefinition = {
  id: 'letter',
  title: words('推荐信', '推薦信', 'Letter of recommendation'),
  author: 'recommender',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1601', 'single-choice', words('推荐程度', '推薦程度', 'Your recommendation'), {
      required: true,
      options: [
        choice('strongly', '强烈推荐', '極力推薦', 'Strongly recommend'),
        choice('yes', '推荐', '推薦', 'Recommend'),
        choice('reserved', '有保留地推荐', '有保留地推薦', 'Recommend with reservations'),
        choice('no', '不推荐', '不推薦', 'Do not recommend'),
      ],
      ...stacked,
    }),
    question('f1602', 'matrix', words('与同届学生相比', '與同屆學生相比', 'Compared with their peers'), {
      required: true,
      options: [
        choice('foundation', '专业基础', '專業基礎', 'Grounding in the subject'),
        choice('originality', '创新能力', '創新能力', 'Originality'),
        choice('diligence', '勤奋与责任心', '勤奮與責任心', 'Diligence and reliability'),
        choice('expression', '表达能力', '表達能力', 'Expression'),
      ],
      columns: [
        choice('top5', '前 5%', '首 5%', 'Top 5%'),
        choice('top20', '前 20%', '首 20%', 'Top 20%'),
        choice('top50', '前 50%', '首 50%', 'Top half'),
        choice('unknown', '无法评价', '無法評價', 'Cannot say'),
      ],
    }),
    question('f1603', 'long-text', words('推荐意见', '推薦意見', 'Letter'), {
      required: true,
      text: { longest: 2000, lines: 14 },
      ...asBlock,
    }),
    question('f1604', 'upload', words('推荐信附件', '推薦信附件', 'Letter as a file'), { files: documents(5) }),
    signatureField(
      'f1605',
      words('推荐人签名', '推薦人簽署', 'Signature'),
      words('以上意见为本人真实评价。', '以上意見為本人真實評價。', 'This is my own assessment.'),
    ),
  ],
  groups: [],
};

export const form: FormDefinition = {
  modules: [programme, personal, education, english, research, referees, letter],
};
