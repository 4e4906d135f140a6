import type { formLists as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formLists: Dictionary<typeof english> = {
  open: '從列表新增',
  title: '從列表新增選項',
  lead: '同一列表在每張表格中使用相同的值，因此可以跨表格、跨年度比較申請人的選擇。',
  list: '選擇列表',
  failed: '列表載入失敗',
  kinds: { places: '地區', counties: '區縣', subjects: '學科', schools: '院校' },
  countries: '國家和地區',
  provinces: '中國省級行政區',
  cities: '中國城市（地級）',
  counties: '所有省份的區縣',
  disciplines: '學科門類（研究生教育目錄）',
  subjects: '所有門類的一級學科',
  linked: '每一項只在「{question}」選擇了其所屬的答案時提供。',
  search: '搜尋',
  all: '全選',
  none: '全不選',
  entries: '列表條目',
  noMatch: '沒有符合的條目。',
  known: '其中 {count} 項已在選項中。',
  add: '{count, plural, =0 {新增} other {新增 # 個選項}}',
  more: '顯示更多（還有 {count} 項）',
  cancel: '取消',
};
