import type { FieldSetting } from '../field-setting.ts';
import { words } from '../words.ts';

// Designer settings that several types share.

export const placeholder: FieldSetting = {
  path: 'placeholder',
  label: words('占位提示', '提示文字', 'Placeholder'),
  kind: 'local-text',
};

export const shortest: FieldSetting = {
  path: 'text.shortest',
  label: words('最少字符数', '最少字元數', 'Fewest characters'),
  kind: 'number',
  least: 0,
};

export const errorText: FieldSetting = {
  path: 'errorText',
  label: words('格式错误提示', '格式錯誤提示', 'Message for a wrong format'),
  kind: 'local-text',
};

export const filledFromAccount: FieldSetting = {
  path: 'filledFromAccount',
  label: words('由账号资料自动填写', '由帳戶資料自動填寫', 'Filled from the account'),
  kind: 'choice',
  choices: {
    name: words('姓名', '姓名', 'Name'),
    mail: words('邮箱', '電郵', 'Email'),
    phone: words('手机号', '手機號碼', 'Mobile number'),
  },
};

export const defaultValue: FieldSetting = {
  path: 'defaultValue',
  label: words('默认答案', '預設答案', 'Default answer'),
  kind: 'line',
};

export const triggers: FieldSetting = {
  path: 'triggers',
  label: words('触发显示的字段', '觸發顯示的欄位', 'Opens other fields'),
  kind: 'triggers',
};

export const fileTypes: FieldSetting = {
  path: 'files.types',
  label: words('允许的文件类型', '允許的檔案類型', 'Allowed file types'),
  kind: 'extensions',
};

export const megabytes: FieldSetting = {
  path: 'files.megabytes',
  label: words('单个文件大小上限（MB）', '單一檔案大小上限（MB）', 'Largest file size (MB)'),
  kind: 'number',
  least: 0,
};

export const mostFiles: FieldSetting = {
  path: 'files.most',
  label: words('文件数量上限', '檔案數量上限', 'Most files'),
  kind: 'number',
  least: 1,
};

export const samples: FieldSetting = {
  path: 'files.samples',
  label: words('样例文件', '樣本檔案', 'Sample files'),
  kind: 'samples',
};
