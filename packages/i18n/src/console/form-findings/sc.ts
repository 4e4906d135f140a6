import type { Dictionary } from '../../dictionary.ts';
import type { formFindings as english } from './en.ts';

export const formFindings: Dictionary<typeof english> = {
  warnings: '请留意',
  warningsLead: '以下各项不影响发布。',
  hints: '{count} 条提示',
  missing: {
    title: '缺少的译文',
    lead: '缺少译文时不能发布。如允许缺少，填写人将看到其他语言的文字，有简体中文时以简体中文显示。',
    count: '{language}：{count, plural, =0 {没有缺少} other {缺少 # 处}}',
    allow: '允许缺少',
    allowIn: '允许缺少{language}译文',
  },
  problems: {
    unreachable: '任何人都看不到此项：其显示条件不可能同时满足。',
    requiredUnreachable: '此项必填，但任何人都看不到：其显示条件不可能同时满足。',
    optionUnreachable: '选项“{option}”永远不会出现：其所依据的答案不可能同时成立。',
    unanswerable: '任何答案都不会被接受：各项限制互相矛盾。',
    fewestUnder: '至少须选择 {fewest} 项，但另一问题的答案为“{option}”时只提供 {offered} 项。',
    cannotComplete: '没有人能填完此表单：此处的必填内容无法填写。',
    undecided: '无法判定是否有人能看到、选择并填完此处的全部内容，请自行试填。',
    sameText: '{language}的{text}与英文相同。',
    mixedScripts: '{language}的{text}混用了不同文字。',
    otherChinese: '{language}的{text}中有另一种中文字体的字。',
    translationLeftOut: '“{text}”没有{language}译文，填写人将看到其他语言的文字。',
    unmarkedSensitive: '此项要求填写证件号码，但未标记为敏感信息。',
    keyReused: '键“{key}”在第 {version} 版中用于其他内容：{label}。以前的答案会被当作此项的答案。',
  },
};
