import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { awardGroup } from '../../blocks/questions/awards.ts';
import { degrees } from '../../blocks/options.ts';
import { places } from '../../blocks/places.ts';
import { documents, half, inline, inTable, month, months, scans } from '../../blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../blocks/words.ts';

const higherDegrees = ['doctor', 'master', 'bachelor'];

const schools: GroupDefinition = {
  id: '6514',
  key: 'g6514',
  title: words('教育经历', '教育經歷', 'Schools attended'),
  remark: words(
    '请从最高学历填起，至少填写一段本科或以上的学习经历。',
    '請由最高學歷填起，至少填寫一段學士或以上的學習經歷。',
    'Begin with your highest degree; at least one entry at bachelor’s level or above.',
  ),
  requiredRows: 1,
  extraRows: 3,
  addLabel: words('添加教育经历', '新增教育經歷', 'Add a school'),
  layout: 'table',
  labelWidth: '140px',
  labelPosition: 'top',
  fields: [
    question('f6515', 'date-range', words('起止时间', '起訖時間', 'Period'), {
      required: true,
      date: months,
      inTable: { shown: true, width: '180px' },
    }),
    question('f6516', 'text', words('学校名称', '院校名稱', 'School'), {
      required: true,
      text: { longest: 80, suggest: 'school' },
      ...inTable,
    }),
    question('f6517', 'select', words('学校所在地', '院校所在地', 'Country or region'), {
      required: true,
      options: places,
      ...half,
    }),
    question('f6518', 'select', words('学历', '學歷', 'Degree'), {
      required: true,
      options: degrees,
      triggers: [{ when: { options: higherDegrees }, opens: ['6519', '6520', '6521', '6522', '6523', '6524'] }],
      ...half,
      ...inTable,
    }),
    question('f6519', 'text', words('专业', '主修科目', 'Major'), {
      required: true,
      text: { longest: 60 },
      startsShownInRow: { 1: true },
      ...half,
      ...inTable,
    }),
    question('f6520', 'text', words('平均绩点', '平均績點', 'GPA'), {
      required: true,
      placeholder: words('如 3.68', '如 3.68', 'e.g. 3.68'),
      errorText: words('请填写数字，例如 3.68。', '請填寫數字，例如 3.68。', 'Please give a number, e.g. 3.68.'),
      text: { nature: 'decimal', longest: 6 },
      ...half,
    }),
    question('f6521', 'select', words('绩点满分', '績點滿分', 'GPA scale'), {
      required: true,
      options: [
        choice('4.0', '4.0', '4.0', '4.0'),
        choice('4.3', '4.3', '4.3', '4.3'),
        choice('5.0', '5.0', '5.0', '5.0'),
        choice('100', '100', '100', '100'),
        otherChoice(),
      ],
      ...half,
      preview: { connectTo: idOf('f6520') },
    }),
    question('f6522', 'text', words('专业排名', '級內排名', 'Rank in class'), {
      placeholder: words('名次/总人数，如 6/120', '名次/總人數，如 6/120', 'Rank/total, e.g. 6/120'),
      text: { longest: 12 },
      ...half,
    }),
    question('f6523', 'upload', words('成绩单', '成績單', 'Transcript'), {
      required: true,
      remark: words('请上传加盖公章的扫描件。', '請上載蓋有校印的掃描本。', 'A scan bearing the school’s stamp.'),
      files: documents(10, 3),
    }),
    question(
      'f6524',
      'upload',
      words('学位证书或在读证明', '學位證書或在學證明', 'Degree certificate or proof of enrolment'),
      {
        files: scans(10, 2),
      },
    ),
  ],
};

export const education: ModuleDefinition = {
  id: 'education',
  title: words('教育背景', '教育背景', 'Education'),
  author: 'applicant',
  icon: 'study',
  required: true,
  layout: 'vertical',
  fields: [
    question('f6511', 'single-choice', words('考生类别', '申請人類別', 'You are'), {
      required: true,
      options: [
        choice('final-year', '应届毕业生', '應屆畢業生', 'A final-year student'),
        choice('graduate', '往届毕业生', '往屆畢業生', 'A graduate'),
        choice('working', '在职人员', '在職人士', 'In employment'),
      ],
      triggers: [{ when: { options: ['final-year'] }, opens: [idOf('f6512')] }],
      ...inline,
    }),
    question('f6512', 'date', words('预计毕业时间', '預計畢業時間', 'Expected graduation'), {
      required: true,
      date: month,
      ...half,
    }),
    question('f6513', 'text', words('学号', '學生編號', 'Student number'), {
      relation: { field: idOf('f6511'), option: 'final-year' },
      text: { longest: 20 },
      ...half,
    }),
  ],
  groups: [schools, awardGroup(6621, 5)],
};
