import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { yesNo } from '../../seeds/blocks/options.ts';
import { asBlock, documents, half, inline, inTable, pastMonth, stacked, whole } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';
import { declarationField } from '../parts/declaration.ts';
import { education } from '../parts/education.ts';
import { english } from '../parts/english.ts';
import { personal } from '../parts/personal.ts';
import { letter, referees } from '../parts/recommendation.ts';

const programme: ModuleDefinition = {
  id: 'programme',
  title: words('申请项目', '申請課程', 'Programme'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1001', 'single-choice', words('申请途径', '申請途徑', 'Route'), {
      required: true,
      options: [
        choice('regular', '申请考核制', '申請考核制', 'By application and interview'),
        choice('direct', '本科直博', '本科直升博士', 'Directly from a bachelor’s degree'),
        choice('continued', '硕博连读', '碩博連讀', 'Continuing from a master’s programme'),
      ],
      ...stacked,
    }),
    question('f1002', 'text', words('研究方向', '研究方向', 'Field of research'), {
      required: true,
      text: { longest: 80 },
      ...whole,
    }),
    question(
      'f1003',
      'single-choice',
      words('是否已联系导师', '是否已聯絡導師', 'Are you in touch with a supervisor?'),
      {
        required: true,
        options: yesNo,
        triggers: [{ when: { options: ['yes'] }, opens: [idOf('f1004')] }],
        ...inline,
      },
    ),
    question('f1004', 'text', words('导师姓名', '導師姓名', 'Name of the supervisor'), {
      required: true,
      text: { longest: 60 },
      ...half,
    }),
    question('f1005', 'multiple-choice', words('经费来源', '經費來源', 'How your studies are paid for'), {
      required: true,
      options: [
        choice('scholarship', '申请奖学金', '申請獎學金', 'A scholarship that I apply for'),
        choice('employer', '单位资助', '僱主資助', 'My employer'),
        choice('own', '自费', '自費', 'Myself or my family'),
        otherChoice(),
      ],
      ...stacked,
    }),
  ],
  groups: [],
};

const research: ModuleDefinition = {
  id: 'research',
  title: words('研究计划与成果', '研究計劃與成果', 'Research'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1401', 'text', words('研究计划题目', '研究計劃題目', 'Title of the research plan'), {
      required: true,
      text: { longest: 150 },
      ...whole,
    }),
    question('f1402', 'long-text', words('研究计划摘要', '研究計劃摘要', 'Summary of the research plan'), {
      required: true,
      remark: words(
        '问题、方法与预期结果，不超过 500 字。',
        '問題、方法與預期結果，不超過 500 字。',
        'Question, method and expected results, up to 500 words.',
      ),
      text: { longest: 500, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question('f1403', 'upload', words('研究计划全文', '研究計劃全文', 'The plan in full'), {
      required: true,
      remark: words('PDF，5 至 10 页。', 'PDF，5 至 10 頁。', 'As PDF, five to ten pages.'),
      files: documents(10),
    }),
    question('f1404', 'upload', words('学位论文', '學位論文', 'Thesis'), {
      remark: words(
        '最近一次学位的论文或其摘要。',
        '最近一次學位的論文或其摘要。',
        'Of your latest degree, in full or as a summary.',
      ),
      files: documents(20),
    }),
    question('f1405', 'upload', words('个人简历', '個人履歷', 'Curriculum vitae'), {
      required: true,
      files: documents(5),
    }),
    declarationField('f1406'),
  ],
  groups: [
    {
      id: '1411',
      key: 'g1411',
      title: words('发表成果', '已發表成果', 'Publications'),
      remark: words(
        '最具代表性的在前；没有可留空。',
        '最具代表性的在前；如沒有可留空。',
        'The most important first; leave empty if there are none.',
      ),
      requiredRows: 0,
      extraRows: 8,
      addLabel: words('添加成果', '新增成果', 'Add a publication'),
      layout: 'table',
      labelPosition: 'top',
      fields: [
        question('f1412', 'text', words('题目', '題目', 'Title'), {
          required: true,
          text: { longest: 200 },
          ...whole,
          ...inTable,
        }),
        question('f1413', 'text', words('期刊或会议', '期刊或會議', 'Journal or conference'), {
          required: true,
          text: { longest: 120 },
          ...half,
          ...inTable,
        }),
        question('f1414', 'date', words('发表时间', '發表時間', 'Published'), {
          required: true,
          date: pastMonth,
          ...half,
          ...inTable,
        }),
        question('f1415', 'single-choice', words('作者身份', '作者身份', 'Your part'), {
          required: true,
          options: [
            choice('first', '第一作者', '第一作者', 'First author'),
            choice('corresponding', '通讯作者', '通訊作者', 'Corresponding author'),
            choice('co', '其他作者', '其他作者', 'Co-author'),
          ],
          ...inline,
        }),
      ],
    },
  ],
};

export const form: FormDefinition = {
  modules: [programme, personal, education, english, research, referees, letter],
};
