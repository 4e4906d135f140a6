import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inline, inTable, pastDay, pastMonth, scans } from '../../blocks/settings.ts';
import { choice, otherChoice, question, words } from '../../blocks/words.ts';

/** Opened in the basic information when somebody applies with a passport. */
export const chineseTest = 'f6573';

const certificates: GroupDefinition = {
  id: '6577',
  key: 'g6577',
  title: words('职业资格证书', '專業資格證書', 'Professional qualifications'),
  requiredRows: 0,
  extraRows: 5,
  addLabel: words('添加证书', '新增證書', 'Add a qualification'),
  layout: 'table',
  labelPosition: 'top',
  fields: [
    question('f6578', 'select', words('证书', '證書', 'Qualification'), {
      required: true,
      options: [
        choice('cfa', '特许金融分析师（CFA）', '特許金融分析師（CFA）', 'CFA'),
        choice('frm', '金融风险管理师（FRM）', '金融風險管理師（FRM）', 'FRM'),
        choice('cpa', '注册会计师（CPA）', '註冊會計師（CPA）', 'CPA'),
        choice('actuary', '精算师', '精算師', 'Actuary'),
        otherChoice(),
      ],
      ...half,
      ...inTable,
    }),
    question('f6579', 'text', words('级别或通过科目', '級別或通過科目', 'Level or papers passed'), {
      text: { longest: 40 },
      ...half,
      ...inTable,
    }),
    question('f6580', 'date', words('取得时间', '取得時間', 'When'), {
      required: true,
      date: pastMonth,
      ...half,
      ...inTable,
    }),
    question('f6581', 'upload', words('证书扫描件', '證書掃描本', 'Scan'), { files: scans(5) }),
  ],
};

export const languages: ModuleDefinition = {
  id: 'languages',
  title: words('语言与考试', '語言與考試', 'Languages and tests'),
  author: 'applicant',
  icon: 'languages',
  required: true,
  layout: 'vertical',
  fields: [
    question('f6565', 'matrix', words('英语能力自评', '英語能力自評', 'Your English'), {
      required: true,
      options: [
        choice('listening', '听', '聽', 'Listening'),
        choice('speaking', '说', '說', 'Speaking'),
        choice('reading', '读', '讀', 'Reading'),
        choice('writing', '写', '寫', 'Writing'),
      ],
      columns: [
        choice('fluent', '流利', '流利', 'Fluent'),
        choice('good', '良好', '良好', 'Good'),
        choice('fair', '一般', '一般', 'Fair'),
        choice('basic', '入门', '入門', 'Basic'),
      ],
    }),
    question('f6566', 'select', words('英语考试', '英語考試', 'English test'), {
      required: true,
      remark: words(
        '请上传成绩单；尚未取得成绩的，可先选择考试，补交时再上传。',
        '請上載成績單；尚未取得成績者，可先選擇考試，補交時再上載。',
        'Add the score report; if it has not arrived, choose the test now and add the report later.',
      ),
      options: [
        choice('ielts', '雅思', '雅思', 'IELTS'),
        choice('toefl', '托福', '托福', 'TOEFL iBT'),
        choice('cet6', '大学英语六级', '大學英語六級', 'CET-6'),
        otherChoice('其他考试', '其他考試', 'Another test'),
        choice('exempt', '免试（英语授课学位）', '豁免（英語授課學位）', 'Exempt: degree taught in English'),
      ],
      takesAttachments: true,
      files: scans(5, 2),
      triggers: [{ when: { options: ['ielts', 'toefl', 'cet6', 'other'] }, opens: ['6567', '6568', '6569'] }],
    }),
    question('f6567', 'text', words('英语考试总分', '英語考試總分', 'Overall score in English'), {
      required: true,
      placeholder: words('如 7.5', '如 7.5', 'e.g. 7.5'),
      text: { nature: 'decimal', longest: 6 },
      ...half,
    }),
    question('f6568', 'date', words('考试日期', '考試日期', 'Date of the test'), {
      required: true,
      date: {
        ...pastDay,
        limits: {
          from: '2023-01-01',
          to: '',
          text: words('成绩须在有效期内。', '成績須在有效期內。', 'The score must still be valid.'),
        },
      },
      ...half,
    }),
    question('f6569', 'text', words('考号或成绩单编号', '准考證或成績單編號', 'Candidate or report number'), {
      text: { longest: 30 },
      ...half,
    }),
    question('f6570', 'single-choice', words('GRE 或 GMAT', 'GRE 或 GMAT', 'GRE or GMAT'), {
      required: true,
      options: [
        choice('gre', 'GRE', 'GRE', 'GRE'),
        choice('gmat', 'GMAT', 'GMAT', 'GMAT'),
        choice('none', '未参加', '沒有參加', 'Neither'),
      ],
      triggers: [{ when: { options: ['gre', 'gmat'] }, opens: ['6571', '6572'] }],
      ...inline,
    }),
    question('f6571', 'text', words('GRE 或 GMAT 总分', 'GRE 或 GMAT 總分', 'GRE or GMAT score'), {
      required: true,
      text: { nature: 'decimal', longest: 5 },
      ...half,
    }),
    question('f6572', 'upload', words('GRE 或 GMAT 成绩单', 'GRE 或 GMAT 成績單', 'GRE or GMAT score report'), {
      files: scans(5),
    }),
    question(chineseTest, 'select', words('汉语水平考试（HSK）', '漢語水平考試（HSK）', 'Chinese test (HSK)'), {
      required: true,
      remark: words('请选择已通过的最高等级。', '請選擇已通過的最高等級。', 'The highest level you have passed.'),
      options: [
        choice('6', '六级', '六級', 'Level 6'),
        choice('5', '五级', '五級', 'Level 5'),
        choice('4', '四级', '四級', 'Level 4'),
        choice('native', '母语', '母語', 'Native speaker'),
        choice('none', '未参加', '沒有參加', 'Not taken'),
      ],
    }),
    question('f6574', 'multiple-choice', words('掌握的编程工具', '掌握的編程工具', 'Programming tools you use'), {
      options: [
        choice('python', 'Python', 'Python', 'Python'),
        choice('r', 'R', 'R', 'R'),
        choice('matlab', 'MATLAB', 'MATLAB', 'MATLAB'),
        choice('sql', 'SQL', 'SQL', 'SQL'),
        choice('cpp', 'C++', 'C++', 'C++'),
        choice('java', 'Java', 'Java', 'Java'),
        otherChoice(),
      ],
      ...inline,
    }),
    question('f6575', 'levelled-list', words('建议先修课程', '建議先修科目', 'Suggested prerequisites'), {
      levels: [
        {
          label: words('数学', '數學', 'Mathematics'),
          items: [
            words('数学分析或高等数学', '數學分析或高等數學', 'Analysis or advanced calculus'),
            words('线性代数', '線性代數', 'Linear algebra'),
            words('概率论与数理统计', '概率論與數理統計', 'Probability and statistics'),
          ],
        },
        {
          label: words('计算机', '電腦', 'Computing'),
          items: [words('程序设计', '程式設計', 'Programming'), words('数据结构', '數據結構', 'Data structures')],
        },
      ],
    }),
  ],
  groups: [certificates],
};
