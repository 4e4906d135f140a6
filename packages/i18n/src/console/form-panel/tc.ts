import type { formPanel as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formPanel: Dictionary<typeof english> = {
  key: {
    hint: '答案以此為名儲存。發佈後不可更改。',
    published: '已發佈，答案以此為名儲存，因此不可更改。',
    bad: '只能使用英文字母、數字、_ 和 -，並以字母開頭。',
    taken: '此鍵已被其他問題使用。',
  },
  type: {
    button: '更改類型',
    title: '將「{name}」改為{to}？',
    confirm: '更改類型',
    stays: '鍵、文字以及兩種類型共有的設定都會保留。',
    settings: '{to}沒有以下設定，將被刪除：{names}。',
    rules: '以下 {count} 條規則不再成立，將被刪除：',
    alwaysShown: '以下內容將始終顯示：{names}。',
    toMend: '有 {count} 處條件不再成立，發布前須修改：{names}。',
    unlinked: '此問題將不再隨題庫中的項目更新。',
    answers: '此問題已發布：新類型能讀取的答案會保留。發布前會統計受影響的人數。',
    undo: '復原即可全部恢復。',
    separator: '、',
  },
  colour: {
    pick: '選取{name}',
    usual: '預設',
  },
  entries: {
    shown: '在這些條目中顯示',
    hidden: '在這些條目中隱藏',
  },
  list: {
    up: '上移{name}',
    down: '下移{name}',
    remove: '刪除{name}',
  },
  files: {
    upload: '上載檔案',
    stored: '查看檔案',
    add: '新增網址',
    of: '檔案 {number}',
    name: '顯示的名稱',
    nameOf: '檔案 {number} 的名稱',
    addressOf: '檔案 {number} 的網址',
    badAddress: '請填寫以 https:// 開頭的網址。',
  },
  levels: {
    addGroup: '新增分組',
    addItem: '新增項目',
    group: '分組 {number}',
    item: '分組 {group} 的項目 {number}',
  },
  columns: {
    title: '表格中的欄',
    width: '欄寬',
    widthOf: '「{name}」的欄寬',
  },
  option: {
    more: '選項 {number} 的更多設定',
    needsText: '必須填寫說明文字',
    tips: '選取後的提示',
    tipsOf: '選項 {number} 的提示',
    value: '儲存的值',
    valueOf: '選項 {number} 儲存的值',
    hint: '答案中儲存的內容，各語言相同；引用它的規則會隨之更改。',
    published: '已發佈，答案中儲存了它，因此不可更改。',
    taken: '此值已被其他選項使用。',
  },
};
