import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, scans, stacked } from '../../blocks/settings.ts';
import { choice, otherChoice, question, words } from '../../blocks/words.ts';

/** Only in the manufacturing track. */
export const production: ModuleDefinition = {
  id: 'production',
  title: words('生产与供应链', '生產與供應鏈', 'Production and supply'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f9161', 'single-choice', words('生产方式', '生產方式', 'How you produce'), {
      required: true,
      options: [
        choice('own', '自有工厂', '自設工廠', 'In our own factory'),
        choice('contract', '委托加工', '委託加工', 'By contract manufacturers'),
        choice('both', '两者兼有', '兩者兼有', 'Both'),
      ],
      ...stacked,
    }),
    question('f9162', 'text', words('年产能', '年產能', 'Capacity a year'), {
      required: true,
      placeholder: words('请注明单位', '請註明單位', 'With its unit'),
      text: { longest: 40 },
      ...half,
    }),
    question('f9163', 'upload', words('质量体系证书', '品質體系證書', 'Quality certificates'), { files: scans(10, 3) }),
  ],
  groups: [],
};

/** Only in the energy track. */
export const emissions: ModuleDefinition = {
  id: 'emissions',
  title: words('减排效益', '減排效益', 'Emissions saved'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f9171', 'multiple-choice', words('技术领域', '技術領域', 'Field of technology'), {
      required: true,
      options: [
        choice('storage', '储能', '儲能', 'Storage'),
        choice('solar', '光伏', '太陽能', 'Solar'),
        choice('wind', '风电', '風電', 'Wind'),
        choice('hydrogen', '氢能', '氫能', 'Hydrogen'),
        choice('efficiency', '节能与能效', '節能與能源效益', 'Energy efficiency'),
        otherChoice(),
      ],
      choice: { most: 2, arrangement: 'stacked' },
    }),
    question('f9172', 'text', words('预计年减排量', '預計年減排量', 'Expected savings a year'), {
      required: true,
      text: { nature: 'decimal', longest: 10, suffix: words('吨二氧化碳', '噸二氧化碳', 'tonnes of CO2') },
      ...half,
    }),
    question('f9173', 'upload', words('测算依据', '計算依據', 'How it was calculated'), { files: scans(10) }),
  ],
  groups: [],
};
