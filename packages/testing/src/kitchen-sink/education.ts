import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, idOf, question, words } from './words.ts';

const schools: GroupDefinition = {
  id: 'g-schools',
  key: 'schools',
  title: words('教育经历', '教育經歷', 'Schools attended'),
  remark: words(
    '请从最高学历开始，由近及远填写。',
    '請由最高學歷開始，由近至遠填寫。',
    'Begin with your highest degree and work backwards.',
  ),
  requiredRows: 1,
  extraRows: 4,
  addLabel: words('添加一段教育经历', '新增一段教育經歷', 'Add a school'),
  layout: 'table',
  labelWidth: '140px',
  labelPosition: 'right',
  order: 1,
  fields: [
    question('schoolPeriod', 'date-range', words('就读时间', '就讀時間', 'Period'), {
      required: true,
      date: { unit: 'month', format: 'yyyy-MM', offersPresent: true },
      inTable: { shown: true, width: '200px' },
    }),
    question('schoolName', 'text', words('学校名称', '學校名稱', 'School'), {
      required: true,
      text: { longest: 80, suggest: 'school' },
      inTable: { shown: true, width: 'auto' },
    }),
    question('degree', 'select', words('学历', '學歷', 'Degree'), {
      required: true,
      options: [
        choice('doctorate', '博士', '博士', 'Doctorate'),
        choice('master', '硕士', '碩士', 'Master’s'),
        choice('bachelor', '本科', '學士', 'Bachelor’s'),
        choice('senior', '高中', '高中', 'Senior secondary'),
        choice('other', '其他', '其他', 'Other', { takesText: true, needsText: true }),
      ],
      triggers: [{ when: { options: ['doctorate', 'master', 'bachelor'] }, opens: [idOf('subject'), idOf('diploma')] }],
      inTable: { shown: true, width: '120px' },
    }),
    question('subject', 'text', words('专业', '主修科目', 'Subject'), {
      required: true,
      text: { longest: 60 },
      // The first row is the highest degree, which nearly always has a subject.
      startsShownInRow: { 1: true },
      inTable: { shown: true },
    }),
    question('gpa', 'text', words('平均绩点', '平均績點', 'GPA'), {
      text: { nature: 'decimal', longest: 5 },
      errorText: words('请填写数字，例如 3.62。', '請填寫數字，例如 3.62。', 'Please give a number, for example 3.62.'),
      inTable: { shown: false },
    }),
    question('diploma', 'upload', words('学位证书或在读证明', '學位證書或在讀證明', 'Diploma or proof of enrolment'), {
      files: { types: ['pdf', 'jpg', 'png'], megabytes: 10, most: 2 },
      inTable: { shown: false },
    }),
  ],
};

export const education: ModuleDefinition = {
  id: 'education',
  title: words('教育背景', '教育背景', 'Education'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('graduationYear', 'date', words('预计毕业年份', '預計畢業年份', 'Expected year of graduation'), {
      required: true,
      // A future year: without a limit of its own, the trial form would end today.
      date: { unit: 'year', format: 'yyyy', limits: { from: '1980', to: '2040' } },
      look: { span: 'half' },
    }),
    question('meanGpa', 'text', words('各段学历平均绩点', '各段學歷平均績點', 'Mean GPA of all schools'), {
      calculated: { average: [idOf('gpa')], digits: 2 },
      text: { nature: 'decimal' },
      look: { span: 'half' },
    }),
  ],
  groups: [schools],
};
