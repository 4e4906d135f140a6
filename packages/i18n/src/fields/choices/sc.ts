import type { Dictionary } from '../../dictionary.ts';
import type { choices as english } from './en.ts';

export const choices = {
  choose: '请选择',
  clear: '清除',
  required: '必填',
  limit: '最多可选 {most} 项。',
  limitReached: '已选满 {most} 项。如需改选，请先取消一项。',
  ownWords: '{option}：补充说明',
  pleaseSpecify: '请说明',
  pleaseSpecifyIfAny: '请说明（选填）',
  withWords: '{option}：{words}',
  gone: '{option}（已不再提供）',
  elsewhere: '{option}（与所依据的答案不符）',
  answerFirst: '请先回答“{field}”，此处的选项由其答案决定。',
  attachments: '所选项的附件',
  filter: '输入关键词筛选',
  noMatch: '没有匹配的选项，请换个关键词。',
  notAnswered: '未作答',
} as const satisfies Dictionary<typeof english>;
