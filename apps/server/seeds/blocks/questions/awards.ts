import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inTable, pastMonth, scans } from '../settings.ts';
import { choice, question, words } from '../words.ts';

/** Prizes and honours; the group takes the first number, its fields the four after it. */
export function awardGroup(first: number, extraRows: number): GroupDefinition {
  const key = (index: number) => `f${first + index}`;
  return {
    id: `${first}`,
    key: `g${first}`,
    title: words('获奖情况', '獲獎紀錄', 'Awards'),
    remark: words(
      '请按重要程度填写，没有可留空。',
      '請按重要程度填寫，如沒有可留空。',
      'The most important first; leave empty if there are none.',
    ),
    requiredRows: 0,
    extraRows,
    addLabel: words('添加奖项', '新增獎項', 'Add an award'),
    layout: 'table',
    labelPosition: 'top',
    fields: [
      question(key(1), 'text', words('奖项名称', '獎項名稱', 'Award'), {
        required: true,
        text: { longest: 60 },
        ...inTable,
      }),
      question(key(2), 'select', words('级别', '級別', 'Level'), {
        required: true,
        options: [
          choice('international', '国际级', '國際級', 'International'),
          choice('national', '国家级', '國家級', 'National'),
          choice('provincial', '省市级', '省市級', 'Provincial or municipal'),
          choice('school', '校级', '校級', 'University'),
        ],
        ...half,
        ...inTable,
      }),
      question(key(3), 'date', words('获奖时间', '獲獎時間', 'When'), {
        required: true,
        date: pastMonth,
        ...half,
        ...inTable,
      }),
      question(key(4), 'upload', words('获奖证书', '獎狀', 'Certificate'), { files: scans(5) }),
    ],
  };
}
