import type { Dictionary } from '../../dictionary.ts';
import type { dates as english } from './en.ts';

export const dates = {
  openCalendar: '打开日历',
  chooseDate: '选择日期',
  chooseMonth: '选择月份',
  chooseYear: '选择年份',
  year: '年份',
  month: '月份',
  previousYear: '上一年',
  nextYear: '下一年',
  earlierYears: '更早的年份',
  laterYears: '更晚的年份',
  calendarMissing: '日历加载失败，请直接输入日期。',
  start: '开始',
  end: '结束',
  present: '至今',
  endCleared: '结束时间不晚于新的开始时间，已清空，请重新填写。',
} as const satisfies Dictionary<typeof english>;
