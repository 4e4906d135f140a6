import type { formPanel as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formPanel: Dictionary<typeof english> = {
  key: {
    hint: '答案以此为名保存。发布后不可更改。',
    published: '已发布，答案以此为名保存，因此不可更改。',
    bad: '只能使用英文字母、数字、_ 和 -，并以字母开头。',
    taken: '此键已被其他问题使用。',
  },
  type: {
    button: '更改类型',
    title: '将“{name}”改为{to}？',
    confirm: '更改类型',
    stays: '键、文字以及两种类型共有的设置都会保留。',
    settings: '{to}没有以下设置，将被删除：{names}。',
    rules: '以下 {count} 条规则不再成立，将被删除：',
    alwaysShown: '以下内容将始终显示：{names}。',
    toMend: '有 {count} 处条件不再成立，发布前须修改：{names}。',
    unlinked: '此问题将不再随题库中的条目更新。',
    answers: '此问题已发布：新类型能读取的答案会保留。发布前会统计受影响的人数。',
    undo: '撤销即可全部恢复。',
    separator: '、',
  },
  colour: {
    pick: '选取{name}',
    usual: '默认',
  },
  entries: {
    shown: '在这些条目中显示',
    hidden: '在这些条目中隐藏',
  },
  list: {
    up: '上移{name}',
    down: '下移{name}',
    remove: '删除{name}',
  },
  files: {
    upload: '上传文件',
    stored: '查看文件',
    add: '添加网址',
    of: '文件 {number}',
    name: '显示的名称',
    nameOf: '文件 {number} 的名称',
    addressOf: '文件 {number} 的网址',
    badAddress: '请填写以 https:// 开头的网址。',
  },
  levels: {
    addGroup: '添加分组',
    addItem: '添加条目',
    group: '分组 {number}',
    item: '分组 {group} 的条目 {number}',
  },
  columns: {
    title: '表格中的列',
    width: '列宽',
    widthOf: '“{name}”的列宽',
  },
  option: {
    more: '选项 {number} 的更多设置',
    needsText: '必须填写说明文字',
    tips: '选中后的提示',
    tipsOf: '选项 {number} 的提示',
    value: '保存的值',
    valueOf: '选项 {number} 保存的值',
    hint: '答案中保存的内容，各语言相同；引用它的规则会随之更改。',
    published: '已发布，答案中保存了它，因此不可更改。',
    taken: '此值已被其他选项使用。',
  },
};
