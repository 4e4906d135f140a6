import type { Dictionary } from '../dictionary.ts';
import type { saving as en } from './en.ts';

export const saving = {
  word: {
    saved: '已儲存',
    savedAt: '已於 {time} 儲存',
    saving: '正在儲存…',
    onDevice: '已存於本裝置，尚未傳送',
    retrying: '尚未儲存，正在重試；已存於本裝置',
    retryingLoose: '尚未儲存，正在重試；請勿關閉本頁面',
    stopped: '未儲存；已存於本裝置',
    stoppedLoose: '未儲存；請勿關閉本頁面',
    tryNow: '立即重試',
    choose: '選擇保留哪一份',
  },
  conflict: {
    title: '有 {count} 項回答在兩處被修改',
    lead: '內容沒有遺失，兩份都在這裡。請選擇保留哪一份。',
    mine: '在此處填寫的',
    theirs: '在別處填寫的',
    nothing: '沒有填寫',
    keepMine: '保留此處填寫的',
    keepTheirs: '採用別處填寫的',
    goTo: '前往「{field}」',
    here: '此項在其他地方也有修改，兩份內容均已保留。',
    compare: '比較並選擇',
  },
} as const satisfies Dictionary<typeof en>;
