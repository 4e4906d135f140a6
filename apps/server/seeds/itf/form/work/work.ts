import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inline, inTable, months, asBlock } from '../../../blocks/settings.ts';
import { choice, idOf, question, words } from '../../../blocks/words.ts';
import { enterpriseFields, governmentFields, ownFields } from './employers.ts';

const ids = (fields: readonly FieldDefinition[]) => fields.map(({ id }) => id);

/** The kind of employer decides which set of company, position and salary is asked for. */
const positions: GroupDefinition = {
  id: '6528',
  key: 'g6528',
  title: words('工作与实习经历', '工作與實習經歷', 'Positions and internships'),
  remark: words(
    '请由近及远填写，没有可留空。',
    '請由近至遠填寫，如沒有可留空。',
    'The latest first; leave empty if there are none.',
  ),
  requiredRows: 0,
  extraRows: 6,
  addLabel: words('添加一段经历', '新增一段經歷', 'Add a position'),
  layout: 'table',
  labelPosition: 'top',
  fields: [
    question('f6527', 'single-choice', words('经历类型', '經歷類別', 'Kind of experience'), {
      required: true,
      options: [
        choice('internship', '实习', '實習', 'Internship'),
        choice('full-time', '全职工作', '全職工作', 'Full-time'),
        choice('part-time', '兼职', '兼職', 'Part-time'),
      ],
      ...inline,
    }),
    question('int_type', 'single-choice', words('单位性质', '機構性質', 'Kind of employer'), {
      required: true,
      options: [
        choice('1', '企业', '企業', 'Enterprise'),
        choice('2', '政府机关', '政府部門', 'Government'),
        choice('3', '事业单位', '公營機構', 'Public institution'),
        choice('4', '自主创业', '自行創業', 'Own venture'),
        choice('5', '其他', '其他', 'Other', { takesText: true, needsText: true }),
      ],
      triggers: [
        { when: { options: ['1'] }, opens: ids(enterpriseFields) },
        { when: { options: ['2', '3'] }, opens: ids(governmentFields) },
        { when: { options: ['4', '5'] }, opens: ids(ownFields) },
      ],
      ...inline,
      ...inTable,
    }),
    question('f6526', 'date-range', words('起止时间', '起訖時間', 'Period'), {
      required: true,
      date: months,
      inTable: { shown: true, width: '180px' },
    }),
    ...enterpriseFields,
    ...governmentFields,
    ...ownFields,
    question('f6548', 'text', words('工作地点', '工作地點', 'Place of work'), { text: { longest: 40 }, ...half }),
    question('f6549', 'long-text', words('工作内容与业绩', '工作內容與成績', 'Duties and results'), {
      required: true,
      placeholder: words('用数字说话更有说服力', '用數字說明更有說服力', 'Figures make it convincing'),
      text: { longest: 200, lines: 4 },
      ...asBlock,
    }),
  ],
};

export const work: ModuleDefinition = {
  id: 'work',
  title: words('工作与实习', '工作與實習', 'Work and internships'),
  author: 'applicant',
  icon: 'work',
  layout: 'vertical',
  fields: [
    question('f6550', 'text', words('全职工作年限', '全職工作年資', 'Years of full-time work'), {
      required: true,
      remark: words('没有请填 0。', '如沒有請填 0。', 'Enter 0 if none.'),
      text: { nature: 'decimal', longest: 4 },
      ...half,
    }),
    question('f6551', 'date-range', words('间隔期', '間斷期', 'Time away'), {
      remark: words(
        '如有半年以上既未就读也未就业的时间，请填写起止月份。',
        '如有半年以上既未就讀亦未就業的時間，請填寫起訖月份。',
        'If you neither studied nor worked for more than six months.',
      ),
      date: months,
      triggers: [{ when: { ranges: [{ from: '', to: '' }] }, opens: [idOf('f6552')] }],
    }),
    question('f6552', 'long-text', words('间隔期说明', '間斷期說明', 'What you did in that time'), {
      required: true,
      text: { longest: 150, lines: 3 },
      ...asBlock,
    }),
  ],
  groups: [positions],
};
