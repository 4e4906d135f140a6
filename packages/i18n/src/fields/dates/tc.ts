import type { Dictionary } from '../../dictionary.ts';
import type { dates as english } from './en.ts';

export const dates = {
  openCalendar: '開啟日曆',
  chooseDate: '選擇日期',
  chooseMonth: '選擇月份',
  chooseYear: '選擇年份',
  year: '年份',
  month: '月份',
  previousYear: '上一年',
  nextYear: '下一年',
  earlierYears: '較早的年份',
  laterYears: '較後的年份',
  calendarMissing: '未能載入日曆，請直接輸入日期。',
  start: '開始',
  end: '結束',
  present: '至今',
  endCleared: '結束時間不晚於新的開始時間，已清空，請重新填寫。',
} as const satisfies Dictionary<typeof english>;
