import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inTable, sensitive } from '../../blocks/settings.ts';
import { question, words } from '../../blocks/words.ts';

const unit = words('（万元）', '（萬元人民幣）', '(10k CNY)');

export const figures: ModuleDefinition = {
  id: 'figures',
  title: words('经营数据', '營運數據', 'Figures'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [],
  groups: [
    {
      id: '9141',
      key: 'g9141',
      title: words('近年经营数据', '近年營運數據', 'Results by year'),
      remark: words(
        '至少填写最近两个年度；尚无收入请填 0。仅供评审使用。',
        '至少填寫最近兩個年度；尚無收入請填 0。僅供評審使用。',
        'The last two years at least; enter 0 where there was none. For the jury only.',
      ),
      requiredRows: 2,
      extraRows: 2,
      addLabel: words('添加年度', '新增年度', 'Add a year'),
      layout: 'table',
      labelPosition: 'top',
      fields: [
        question('f9142', 'date', words('年度', '年度', 'Year'), {
          required: true,
          date: { unit: 'year', format: 'yyyy', latest: { date: '' } },
          compare: {
            fields: ['9142'],
            text: words('年度不能重复。', '年度不可重複。', 'Each year once, please.'),
          },
          ...half,
          ...inTable,
        }),
        question('f9143', 'text', words('营业收入', '營業收入', 'Revenue'), {
          required: true,
          text: { nature: 'decimal', longest: 12, suffix: unit },
          ...half,
          ...sensitive,
          ...inTable,
        }),
        question('f9144', 'text', words('净利润', '純利', 'Net profit'), {
          required: true,
          text: { nature: 'decimal', longest: 12, suffix: unit },
          ...half,
          ...sensitive,
          ...inTable,
        }),
        question('f9145', 'text', words('员工人数', '員工人數', 'Employees'), {
          required: true,
          text: { nature: 'decimal', longest: 6 },
          ...half,
          ...inTable,
        }),
      ],
    },
  ],
};
