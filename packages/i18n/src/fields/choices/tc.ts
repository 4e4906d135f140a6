import type { Dictionary } from '../../dictionary.ts';
import type { choices as english } from './en.ts';

export const choices = {
  choose: '請選擇',
  clear: '清除',
  required: '必填',
  limit: '最多可選 {most} 項。',
  limitReached: '已選滿 {most} 項。如要改選，請先取消一項。',
  ownWords: '{option}：補充說明',
  pleaseSpecify: '請註明',
  pleaseSpecifyIfAny: '請註明（選填）',
  withWords: '{option}：{words}',
  gone: '{option}（已不再提供）',
  elsewhere: '{option}（與所依據的答案不符）',
  answerFirst: '請先回答「{field}」，此處的選項由其答案決定。',
  attachments: '所選項目的附件',
  filter: '輸入關鍵字篩選',
  noMatch: '沒有符合的選項，請試試其他關鍵字。',
  notAnswered: '未作答',
} as const satisfies Dictionary<typeof english>;
