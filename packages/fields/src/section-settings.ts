import type { ModuleIcon } from '@portico/form-engine/definition/module-icon';
import type { LocalText } from '@portico/form-engine/language';
import type { GroupSetting, ModuleSetting } from './field-setting.ts';
import { words } from './words.ts';

/** What a designer can set on a module, besides its rules. */
export const moduleSettings: readonly ModuleSetting[] = [
  {
    path: 'title',
    label: words('模块名称', '模組名稱', 'Name of the module'),
    kind: 'local-text',
    isRequired: true,
    most: 200,
  },
  {
    path: 'author',
    label: words('填写人', '填寫人', 'Filled in by'),
    kind: 'choice',
    isRequired: true,
    choices: {
      applicant: words('申请人', '申請人', 'the applicant'),
      referees: words('申请人（填写推荐人）', '申請人（填寫推薦人）', 'the applicant, naming recommenders'),
      recommender: words('推荐人', '推薦人', 'recommenders'),
    },
  },
  { path: 'required', label: words('必须填写', '必須填寫', 'Must be filled in'), kind: 'flag' },
  {
    path: 'icon',
    label: words('菜单中的图标', '選單中的圖示', 'Icon in the menu'),
    kind: 'choice',
    choices: {
      person: words('个人', '個人', 'Person'),
      contact: words('联系方式', '聯絡方式', 'Telephone'),
      family: words('家庭', '家庭', 'House'),
      study: words('学业', '學業', 'Academic cap'),
      languages: words('语言', '語言', 'Globe'),
      work: words('工作', '工作', 'Briefcase'),
      research: words('科研', '研究', 'Flask'),
      award: words('奖项', '獎項', 'Medal'),
      statement: words('陈述', '陳述', 'Pen'),
      letter: words('信件', '信件', 'Envelope'),
      documents: words('材料', '文件', 'Document'),
      video: words('视频', '影片', 'Video'),
      calendar: words('日历', '日曆', 'Calendar'),
    } satisfies Record<ModuleIcon, LocalText>,
  },
  {
    path: 'layout',
    label: words('问题标题的位置', '問題標題的位置', 'Questions stand'),
    kind: 'choice',
    choices: {
      vertical: words('在答案上方', '在答案上方', 'above their answers'),
      horizontal: words('在答案旁边', '在答案旁邊', 'beside their answers'),
    },
  },
  {
    path: 'attachments',
    label: words('模块顶部提供的文件', '模組頂部提供的檔案', 'Files offered at its top'),
    kind: 'samples',
  },
  {
    path: 'activeBackground',
    label: words('打开时菜单项的背景色', '開啟時選單項目的背景色', 'Background of its entry in the menu while open'),
    kind: 'colour',
  },
  {
    path: 'activeColour',
    label: words(
      '打开时菜单项的文字颜色',
      '開啟時選單項目的文字顏色',
      'Text colour of its entry in the menu while open',
    ),
    kind: 'colour',
  },
];

/** What a designer can set on a repeatable group, besides its rules. */
export const groupSettings: readonly GroupSetting[] = [
  {
    path: 'title',
    label: words('分组名称', '分組名稱', 'Name of the group'),
    kind: 'local-text',
    isRequired: true,
    most: 200,
  },
  {
    path: 'requiredRows',
    label: words('必须填写的条数', '必須填寫的條數', 'Entries that are needed'),
    kind: 'number',
    isRequired: true,
    least: 0,
    most: 200,
  },
  {
    path: 'extraRows',
    label: words('另外可添加的条数', '另外可新增的條數', 'Entries that may be added besides'),
    kind: 'number',
    isRequired: true,
    least: 0,
    most: 200,
  },
  {
    path: 'layout',
    label: words('显示方式', '顯示方式', 'Entries shown as'),
    kind: 'choice',
    isRequired: true,
    choices: { table: words('表格', '表格', 'a table'), list: words('列表', '列表', 'a list') },
  },
  {
    path: 'addLabel',
    label: words('添加按钮上的文字', '新增按鈕上的文字', 'Words of the button that adds an entry'),
    kind: 'local-text',
    most: 200,
  },
  { path: 'remark', label: words('说明', '說明', 'Remark'), kind: 'local-text' },
  {
    path: 'labelPosition',
    label: words('填写时标题的位置', '填寫時標題的位置', 'Questions of an entry stand'),
    kind: 'choice',
    choices: {
      top: words('在答案上方', '在答案上方', 'above their answers'),
      left: words('在答案旁边，左对齐', '在答案旁邊，靠左對齊', 'beside their answers, to the left'),
      right: words('在答案旁边，右对齐', '在答案旁邊，靠右對齊', 'beside their answers, to the right'),
    },
  },
  {
    path: 'labelWidth',
    label: words(
      '标题宽度（如 140px，在答案旁边时）',
      '標題寬度（如 140px，在答案旁邊時）',
      'Width of the questions beside answers, such as 140px',
    ),
    kind: 'line',
  },
  { path: 'key', label: words('答案的键', '答案的鍵', 'Key of the answer'), kind: 'key', isRequired: true },
];
