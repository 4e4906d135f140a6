import type { FieldSetting } from './field-setting.ts';
import { words } from './words.ts';

/** The settings that every field has in the form designer. */
export const commonSettings: readonly FieldSetting[] = [
  { path: 'label', label: words('问题', '問題', 'Question'), kind: 'local-text', isRequired: true },
  { path: 'required', label: words('必填', '必填', 'Must be answered'), kind: 'flag' },
  { path: 'showsTitle', label: words('显示标题', '顯示標題', 'Show the question'), kind: 'flag' },
  { path: 'remark', label: words('标题下的说明', '標題下的說明', 'Remark under the question'), kind: 'local-text' },
  { path: 'tips', label: words('答案下的提示', '答案下的提示', 'Hint under the answer'), kind: 'local-text' },
  {
    path: 'look.span',
    label: words('宽度', '寬度', 'Width'),
    kind: 'choice',
    choices: { whole: words('整行', '整行', 'Whole'), half: words('半行', '半行', 'Half') },
  },
  { path: 'look.background', label: words('背景', '背景', 'Background'), kind: 'colour' },
  { path: 'inTable.shown', label: words('在列表中显示', '在列表中顯示', 'Show in the table of rows'), kind: 'flag' },
  { path: 'inTable.width', label: words('列宽', '欄寬', 'Width of the column'), kind: 'line' },
  {
    path: 'parentId',
    label: words('缩进显示，归属于以下问题', '縮排顯示，歸屬於以下問題', 'Set in, as part of the question'),
    kind: 'field',
  },
  {
    path: 'startsShown',
    label: words(
      '在控制它的问题未作答前显示',
      '在控制它的問題未作答前顯示',
      'Show before a controlling question is answered',
    ),
    kind: 'flag',
  },
  {
    path: 'startsShownInRow',
    label: words(
      '各条目在控制它的问题未作答前',
      '各條目在控制它的問題未作答前',
      'In single entries, before a controlling question is answered',
    ),
    kind: 'entries',
  },
  {
    path: 'relation',
    label: words('仅在以下答案时显示', '僅在以下答案時顯示', 'Show only for an answer to'),
    kind: 'field',
  },
  {
    path: 'compare.fields',
    label: words('不得与以下答案相同', '不得與以下答案相同', 'May not repeat the answer to'),
    kind: 'field',
  },
  { path: 'compare.text', label: words('重复时的提示', '重複時的提示', 'Message when it repeats'), kind: 'local-text' },
  { path: 'preview.sensitive', label: words('敏感信息', '敏感資料', 'Sensitive'), kind: 'flag' },
  {
    path: 'preview.mode',
    label: words('预览方式', '預覽方式', 'In the preview'),
    kind: 'choice',
    choices: {
      row: words('与标题同行', '與標題同行', 'Beside the question'),
      block: words('标题下方', '標題下方', 'Below the question'),
      hidden: words('不显示', '不顯示', 'Not shown'),
    },
  },
  {
    path: 'preview.singleLine',
    label: words('预览时显示为一行', '預覽時顯示為一行', 'One line in the preview'),
    kind: 'flag',
  },
  {
    path: 'preview.connectTo',
    label: words('预览时接在以下答案之后', '預覽時接在以下答案之後', 'In the preview, behind the answer to'),
    kind: 'field',
  },
  { path: 'key', label: words('答案的键', '答案的鍵', 'Key of the answer'), kind: 'key', isRequired: true },
];
