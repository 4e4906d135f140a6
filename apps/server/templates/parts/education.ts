import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { degrees } from '../../seeds/blocks/options.ts';
import { places } from '../../seeds/blocks/places.ts';
import { awardGroup } from '../../seeds/blocks/questions/awards.ts';
import { documents, half, inTable, months } from '../../seeds/blocks/settings.ts';
import { question, words } from '../../seeds/blocks/words.ts';

const schools: GroupDefinition = {
  id: '1201',
  key: 'g1201',
  title: words('教育经历', '教育經歷', 'Schools and universities'),
  remark: words('由近及远，至少填写一段。', '由近至遠，至少填寫一段。', 'The latest first; at least one.'),
  requiredRows: 1,
  extraRows: 4,
  addLabel: words('添加教育经历', '新增教育經歷', 'Add a school'),
  layout: 'table',
  labelPosition: 'top',
  fields: [
    question('f1202', 'date-range', words('起止时间', '起訖時間', 'Period'), {
      required: true,
      date: months,
      ...inTable,
    }),
    question('f1203', 'text', words('学校名称', '院校名稱', 'School'), {
      required: true,
      text: { longest: 80, suggest: 'school' },
      ...inTable,
    }),
    question('f1204', 'select', words('学校所在地', '院校所在地', 'Country or region'), {
      required: true,
      options: places,
      ...half,
    }),
    question('f1205', 'select', words('学历', '學歷', 'Degree'), {
      required: true,
      options: degrees,
      ...half,
      ...inTable,
    }),
    question('f1206', 'text', words('专业', '主修科目', 'Major'), { text: { longest: 60 }, ...half }),
    question('f1207', 'text', words('平均成绩或绩点', '平均成績或績點', 'Average mark or GPA'), {
      placeholder: words('如 3.68/4.0', '如 3.68/4.0', 'e.g. 3.68 of 4.0'),
      text: { longest: 20 },
      ...half,
    }),
  ],
};

/** Where somebody studied, with what results. */
export const education: ModuleDefinition = {
  id: 'education',
  title: words('教育背景', '教育背景', 'Education'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1211', 'upload', words('成绩单', '成績單', 'Transcript'), {
      required: true,
      remark: words(
        '所有学期的正式成绩单，合并为一个 PDF 文件。',
        '所有學期的正式成績單，合併為一個 PDF 檔案。',
        'Official transcripts of all terms, in one PDF.',
      ),
      files: documents(10),
    }),
  ],
  groups: [schools, awardGroup(1221, 5)],
};
