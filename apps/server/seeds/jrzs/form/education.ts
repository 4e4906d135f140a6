import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { degrees, yesNo } from '../../blocks/options.ts';
import { documents, half, inline, inTable, months, scans } from '../../blocks/settings.ts';
import { idOf, question, words } from '../../blocks/words.ts';

export const education: ModuleDefinition = {
  id: 'education',
  title: words('教育背景', '教育背景', 'Education'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f7121', 'single-choice', words('是否持有境外学位', '是否持有境外學位', 'Is your degree from abroad?'), {
      required: true,
      options: yesNo,
      triggers: [{ when: { options: ['yes'] }, opens: [idOf('f7122')] }],
      ...inline,
    }),
    question('f7122', 'upload', words('境外学历学位认证书', '境外學歷學位認證書', 'Recognition of a foreign degree'), {
      remark: words(
        '教育部留学服务中心出具；面试前补交即可。',
        '由教育部留學服務中心發出；可於面試前補交。',
        'From the Chinese Service Center for Scholarly Exchange; it may follow before the interview.',
      ),
      files: documents(10),
    }),
  ],
  groups: [
    {
      id: '7123',
      key: 'g7123',
      title: words('高等教育经历', '高等教育經歷', 'Higher education'),
      remark: words('从第一学历填起。', '由第一個學位填起。', 'Begin with your first degree.'),
      requiredRows: 1,
      extraRows: 3,
      addLabel: words('添加教育经历', '新增教育經歷', 'Add a school'),
      layout: 'table',
      labelPosition: 'top',
      fields: [
        question('f7124', 'date-range', words('起止时间', '起訖時間', 'Period'), {
          required: true,
          date: months,
          ...inTable,
        }),
        question('f7125', 'text', words('毕业院校', '畢業院校', 'University'), {
          required: true,
          text: { longest: 60, suggest: 'school' },
          ...inTable,
        }),
        question('f7126', 'select', words('学历', '學歷', 'Degree'), {
          required: true,
          options: degrees.slice(0, 4),
          ...half,
          ...inTable,
        }),
        question('f7127', 'text', words('专业', '主修科目', 'Major'), {
          required: true,
          text: { longest: 60 },
          ...half,
          ...inTable,
        }),
        question('f7128', 'upload', words('毕业证与学位证', '畢業證書及學位證書', 'Certificates'), {
          files: scans(10, 2),
        }),
      ],
    },
  ],
};
