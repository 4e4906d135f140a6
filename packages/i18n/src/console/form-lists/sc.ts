import type { formLists as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formLists: Dictionary<typeof english> = {
  open: '从列表添加',
  title: '从列表添加选项',
  lead: '同一列表在每张表单中使用相同的值，因此可以跨表单、跨年度比较申请人的选择。',
  list: '选择列表',
  failed: '列表加载失败',
  kinds: { places: '地区', counties: '区县', subjects: '学科', schools: '院校' },
  countries: '国家和地区',
  provinces: '中国省级行政区',
  cities: '中国城市（地级）',
  counties: '所有省份的区县',
  disciplines: '学科门类（研究生教育目录）',
  subjects: '所有门类的一级学科',
  linked: '每一项只在“{question}”选择了其所属的答案时提供。',
  search: '搜索',
  all: '全选',
  none: '全不选',
  entries: '列表条目',
  noMatch: '没有匹配的条目。',
  known: '其中 {count} 项已在选项中。',
  add: '{count, plural, =0 {添加} other {添加 # 个选项}}',
  more: '显示更多（还有 {count} 项）',
  cancel: '取消',
};
