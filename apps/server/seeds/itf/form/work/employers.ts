import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { industries } from '../../../blocks/options.ts';
import { half, inTable, sensitive } from '../../../blocks/settings.ts';
import { choice, question, words } from '../../../blocks/words.ts';

/** Spec 9: the unit of f6537 and f6544. */
const salaryUnit = words('（万元/人）', '（萬元人民幣／人）', '(10k CNY per person)');

/** Spec 9: shown if int_type is 1. */
export const enterpriseFields: readonly FieldDefinition[] = [
  question('f6529', 'text', words('企业名称', '企業名稱', 'Company'), {
    required: true,
    text: { longest: 80 },
    ...inTable,
  }),
  question('f6530', 'select', words('所属行业', '所屬行業', 'Industry'), {
    required: true,
    options: industries,
    ...half,
  }),
  question('f6531', 'select', words('企业规模', '企業規模', 'Size of company'), {
    options: [
      choice('50', '50 人以下', '50 人以下', 'Fewer than 50'),
      choice('500', '50 至 500 人', '50 至 500 人', '50 to 500'),
      choice('2000', '500 至 2,000 人', '500 至 2,000 人', '500 to 2,000'),
      choice('more', '2,000 人以上', '2,000 人以上', 'More than 2,000'),
    ],
    ...half,
  }),
  question('f6532', 'text', words('所在部门', '所屬部門', 'Department'), { text: { longest: 40 }, ...half }),
  question('f6533', 'text', words('职位', '職位', 'Position'), {
    required: true,
    text: { longest: 40 },
    ...half,
  }),
  question('f6534', 'text', words('下属人数', '下屬人數', 'People reporting to you'), {
    text: { nature: 'decimal', longest: 6 },
    ...half,
  }),
  question('f6537', 'text', words('税前年薪', '稅前年薪', 'Annual salary before tax'), {
    placeholder: words('如 12.5', '如 12.5', 'e.g. 12.5'),
    text: { nature: 'decimal', longest: 8, suffix: salaryUnit },
    ...half,
    ...sensitive,
  }),
];

/** For government and public institutions, which have ranks instead of industries. */
export const governmentFields: readonly FieldDefinition[] = [
  question('f6540', 'text', words('单位名称', '機構名稱', 'Name of the institution'), {
    required: true,
    text: { longest: 80 },
    ...inTable,
  }),
  question('f6541', 'select', words('单位级别', '機構級別', 'Level of the institution'), {
    required: true,
    options: [
      choice('national', '国家级', '國家級', 'National'),
      choice('provincial', '省部级', '省部級', 'Provincial or ministerial'),
      choice('municipal', '地市级', '地市級', 'Municipal'),
      choice('county', '县区级及以下', '縣區級及以下', 'County and below'),
    ],
    ...half,
  }),
  question('f6542', 'text', words('职务', '職務', 'Post'), {
    required: true,
    text: { longest: 40 },
    ...half,
  }),
  question('f6543', 'text', words('职级', '職級', 'Rank'), {
    placeholder: words('如 四级主任科员', '如 二級行政主任', 'e.g. section chief'),
    text: { longest: 30 },
    ...half,
  }),
  question('f6544', 'text', words('年度工资收入', '全年薪酬', 'Annual pay'), {
    placeholder: words('如 9.6', '如 9.6', 'e.g. 9.6'),
    text: { nature: 'decimal', longest: 8, suffix: salaryUnit },
    ...half,
    ...sensitive,
  }),
];

/** For founders and everybody else. */
export const ownFields: readonly FieldDefinition[] = [
  question('f6545', 'text', words('项目或机构名称', '項目或機構名稱', 'Venture or organisation'), {
    required: true,
    text: { longest: 80 },
  }),
  question('f6546', 'text', words('担任角色', '擔任角色', 'Your role'), {
    required: true,
    text: { longest: 40 },
    ...half,
  }),
  question('f6547', 'text', words('网站或公开链接', '網站或公開連結', 'Website'), {
    placeholder: words('如 https://www.example.org', '如 https://www.example.org', 'e.g. https://www.example.org'),
    text: { nature: 'web-address', longest: 120 },
    ...half,
  }),
];
