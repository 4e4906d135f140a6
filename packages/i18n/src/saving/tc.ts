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
  version: {
    title: '院校已更新申請表',
    text: '您的答案已一併帶入，輸入的內容沒有遺失。',
    added: '新增問題：',
    gone: '不再詢問：',
    renamed: '表述有變：',
    renamedTo: '{before} → {after}',
    nothing: '本部分的問題與之前相同。',
    understood: '知道了',
  },
  leftOver: {
    title: '已無對應問題的答案（{count, number}）',
    text: '申請表更新後不再詢問以下內容。您的答案會一直顯示在這裡，直到您選擇不再顯示。',
    row: '{group}，第 {row, number} 項',
    copy: '複製',
    copied: '已複製',
    dismiss: '不再顯示',
    dismissLabel: '不再顯示：{name}',
    dismissFailed: '操作未成功，請重試。',
  },
} as const satisfies Dictionary<typeof en>;
