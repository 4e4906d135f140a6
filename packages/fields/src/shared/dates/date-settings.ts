import type { FieldSetting } from '../../field-setting.ts';
import { triggers } from '../shared-settings.ts';
import { words } from '../../words.ts';

/** The designer's settings for everything with dates. */
export const sharedDateSettings: readonly FieldSetting[] = [
  {
    path: 'date.unit',
    label: words('日期精度', '日期精度', 'Precision'),
    kind: 'choice',
    choices: { year: words('年', '年', 'Year'), month: words('月', '月', 'Month'), day: words('日', '日', 'Day') },
  },
  { path: 'date.format', label: words('日期格式', '日期格式', 'Format of the value'), kind: 'line' },
  { path: 'date.limits.from', label: words('最早日期', '最早日期', 'Earliest date'), kind: 'date' },
  { path: 'date.limits.to', label: words('最晚日期', '最遲日期', 'Latest date allowed'), kind: 'date' },
  {
    path: 'date.moving.from',
    label: words('随日历变化的最早日期', '隨日曆變化的最早日期', 'Earliest date, moving with the calendar'),
    kind: 'moving-day',
  },
  {
    path: 'date.moving.to',
    label: words(
      '随日历变化的最晚日期（年满多少岁：某日的若干年前）',
      '隨日曆變化的最遲日期（年滿多少歲：某日的若干年前）',
      'Latest date, moving with the calendar (old enough: years before a day)',
    ),
    kind: 'moving-day',
  },
  {
    path: 'date.limits.text',
    label: words('超出范围时的提示', '超出範圍時的提示', 'Message outside these dates'),
    kind: 'local-text',
  },
  { path: 'date.latest', label: words('禁选之后的日期', '禁止選擇之後的日期', 'Block later dates'), kind: 'flag' },
  {
    path: 'date.latest.date',
    label: words(
      '可选的最后日期（留空为今天）',
      '可選的最後日期（留空為今天）',
      'Last date that can be picked (empty: today)',
    ),
    kind: 'date',
  },
  triggers,
];
